import UIKit

struct Item {
    let kind: AnyClass
}

@MainActor func screen(_ item: Item) -> UIViewController {
    let kind = item.kind as! UIViewController.Type
    return _vitInit(kind)
}
@MainActor func view(named name: String) -> UIView? {
    guard let kind = _vitClass(name) as? UIView.Type else { return nil }
    if let other = _vitClass(name) as? UIView.Type { return _vitInit(other, frame: .zero) }
    return _vitInit(kind)
}
@MainActor func inline(_ item: Item) -> UIView { _vitInit((item.kind as! UIView.Type)) }

extension UIAlertController {
    class func hint() -> UIAlertController { UIAlertController.init(title: "Hint", message: nil, preferredStyle: .alert) }
    static var warning: UIAlertController { UIAlertController.init(title: "Warning", message: nil, preferredStyle: .alert) }
}

#sourceLocation(file: "<objc of Kinds.swift>", line: 1)
#sourceLocation(file: "MetatypeCasts/Kinds.swift", line: 19)
#warning("U-METATYPE: self.init(…) builds a UIAlertController here, also where a class below it is asked; write UIAlertController(…)")
#sourceLocation(file: "MetatypeCasts/Kinds.swift", line: 20)
#warning("U-METATYPE: self.init(…) builds a UIAlertController here, also where a class below it is asked; write UIAlertController(…)")
