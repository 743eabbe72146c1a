import UIKit

extension UIViewController {
          func _vitBase_configure(_ name: String) { title = name }
          var _vitBase_isThemed: Bool { false }
          func endAll() { view.endEditing(true) }
}

class Themed: UIViewController {
             func _vit_configure(_ name: String) { super._vitBase_configure(name + "!") }
             var _vit_isThemed: Bool { true }

#sourceLocation(file: "<moved into Themed>", line: 1)
override func viewWillAppear(_ animated: Bool) { _vit_viewWillAppear(animated) }
#sourceLocation(file: "ViewExtensions/Themed.swift", line: 12)
}

final class List<Item>: UIViewController {
    let button = UIButton()
    func connect() { button.addTarget(self, action: Selector("tapped:", { _ = List.tapped }), for: .touchUpInside) }
          private func tapped(_ sender: UIButton) {}
}

extension Themed {
             func _vit_viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        configure("shown")
    }
}

#sourceLocation(file: "<objc of Themed.swift>", line: 1)
extension Themed: _VitBelow_UIViewController_configure__ {}
extension Themed: _VitBelow_UIViewController_isThemed {}
@preconcurrency @MainActor protocol _VitBelow_UIViewController_configure__: AnyObject { func _vit_configure(_ name: String) }
extension UIViewController { func configure(_ name: String) { if let below = self as? any _VitBelow_UIViewController_configure__ { return below._vit_configure(name) }; return _vitBase_configure(name) } }
@preconcurrency @MainActor protocol _VitBelow_UIViewController_isThemed: AnyObject { var _vit_isThemed: Bool { get } }
extension UIViewController { var isThemed: Bool { get { if let below = self as? any _VitBelow_UIViewController_isThemed { return below._vit_isThemed }; return _vitBase_isThemed } } }
extension UIViewController { nonisolated fileprivate static func _vit1() {
DispatchTable.add("configure:", on: UIViewController.self, .main) { (t: UIViewController, a0: String) in t.configure(a0) }
Keyed.add("isThemed", on: UIViewController.self, .main, get: { (t: UIViewController) in t.isThemed })
DispatchTable.add("endAll", on: UIViewController.self, .main) { (t: UIViewController) in t.endAll() }
} }
@preconcurrency @MainActor fileprivate protocol _VitGeneric2: AnyObject {
func _vitCall2_0(_ a0: Any?) -> Any?
}
extension List: _VitGeneric2 {
fileprivate func _vitCall2_0(_ a0: Any?) -> Any? { guard let a0 = _vitCast(a0, (UIButton).self) else { return nil }; tapped(a0); return nil }
}
private func _vit2() {
DispatchTable.addGeneric("tapped:", .main, has: { $0 is any _VitGeneric2.Type }) { (t: AnyObject, a0: Any?) in (t as? any _VitGeneric2)?._vitCall2_0(a0) ?? nil }
}
@section(".init_array") @used private let _vitLoad: @convention(c) () -> Void = {
_vitPush { UIViewController._vit1() }
_vitPush { _vit2() }
}
