import UIKit

extension UIView {
          func _vitBase_stack(_ views: [UIView]) -> UIView { self }
          var _vitBase_isShown: Bool {
        get { !isHidden }
        set { isHidden = !newValue }
    }
}

extension UIScrollView {
             func _vit_stack(_ views: [UIView]) -> UIView { super._vitBase_stack(views) }
}

class Card: UIView {
#sourceLocation(file: "<moved into Card>", line: 1)
var _vit_isShown: Bool { get { _vitExt_isShown } set { _vitExt_isShown = newValue } }
#sourceLocation(file: "ExtensionsOfExtensions/Cells.swift", line: 15)
}

extension Card {
             var _vitExt_isShown: Bool {
        get { super._vitBase_isShown }
        set { super._vitBase_isShown = newValue }
    }
}

#sourceLocation(file: "<objc of Cells.swift>", line: 1)
extension UIScrollView: _VitBelow_UIView_stack__ {}
extension Card: _VitBelow_UIView_isShown {}
@preconcurrency @MainActor protocol _VitBelow_UIView_stack__: AnyObject { func _vit_stack(_ views: [UIView]) -> UIView }
extension UIView { func stack(_ views: [UIView]) -> UIView { if let below = self as? any _VitBelow_UIView_stack__ { return below._vit_stack(views) }; return _vitBase_stack(views) } }
@preconcurrency @MainActor protocol _VitBelow_UIView_isShown: AnyObject { var _vit_isShown: Bool { get set } }
extension UIView { var isShown: Bool { get { if let below = self as? any _VitBelow_UIView_isShown { return below._vit_isShown }; return _vitBase_isShown } set { if let below = self as? any _VitBelow_UIView_isShown { below._vit_isShown = newValue } else { _vitBase_isShown = newValue } } } }
extension UIView { nonisolated fileprivate static func _vit1() {
DispatchTable.add("stack:", on: UIView.self, .main) { (t: UIView, a0: [UIView]) in t.stack(a0) }
Keyed.add("isShown", on: UIView.self, .main, get: { (t: UIView) in t.isShown }, set: { (t: UIView, v) in t.isShown = v })
} }
@section(".init_array") @used private let _vitLoad: @convention(c) () -> Void = {
_vitPush { UIView._vit1() }
}
