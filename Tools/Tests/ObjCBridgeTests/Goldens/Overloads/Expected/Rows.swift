import UIKit

extension UIView {
          func stack(_ views: UIView...) { stack(views) }
          func _vitBase_stack(_ views: [UIView]) { views.forEach(addSubview) }
}

class Row: UIView {
    let content = UIView()
             func _vit_stack(_ views: [UIView]) { content.stack(views) }
}

#sourceLocation(file: "<objc of Rows.swift>", line: 1)
extension Row: _VitBelow_UIView_stack__ {}
@preconcurrency @MainActor protocol _VitBelow_UIView_stack__: AnyObject { func _vit_stack(_ views: [UIView]) }
extension UIView { func stack(_ views: [UIView]) { if let below = self as? any _VitBelow_UIView_stack__ { return below._vit_stack(views) }; return _vitBase_stack(views) } }
extension UIView { nonisolated fileprivate static func _vit1() {
DispatchTable.add("stack:", on: UIView.self, .main) { (t: UIView, a0: [UIView]) in t.stack(a0) }
} }
@section(".init_array") @used private let _vitLoad: @convention(c) () -> Void = {
_vitPush { UIView._vit1() }
}
