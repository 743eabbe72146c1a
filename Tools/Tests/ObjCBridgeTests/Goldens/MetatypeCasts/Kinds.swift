import UIKit

struct Item {
    let kind: AnyClass
}

@MainActor func screen(_ item: Item) -> UIViewController {
    let kind = item.kind as! UIViewController.Type
    return kind.init()
}
@MainActor func view(named name: String) -> UIView? {
    guard let kind = NSClassFromString(name) as? UIView.Type else { return nil }
    if let other = NSClassFromString(name) as? UIView.Type { return other.init(frame: .zero) }
    return kind.init()
}
@MainActor func inline(_ item: Item) -> UIView { (item.kind as! UIView.Type).init() }

extension UIAlertController {
    class func hint() -> UIAlertController { self.init(title: "Hint", message: nil, preferredStyle: .alert) }
    static var warning: UIAlertController { self.init(title: "Warning", message: nil, preferredStyle: .alert) }
}
