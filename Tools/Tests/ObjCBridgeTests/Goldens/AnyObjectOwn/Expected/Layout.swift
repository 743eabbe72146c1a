import UIKit

class Header: UIView {
          func configureLayout() { alpha = 0.5 }
          func height(for width: CGFloat, _ label: UILabel?) -> CGFloat { width / 2 }
}

class Footer: UIView {
          func configureLayout() { alpha = 0.25 }
}

@MainActor
func layOut(_ views: [UIView]) -> CGFloat {
    views.forEach { AnyObjectMembers(($0 as AnyObject)).configureLayout() }
    return AnyObjectMembers((views[0] as AnyObject)).height(for: 8, nil)
}

#sourceLocation(file: "<objc of Layout.swift>", line: 1)
extension AnyObjectMembers { @discardableResult fileprivate func configureLayout() -> Void! { _vitSend("configureLayout", []) } }
extension AnyObjectMembers { @discardableResult fileprivate func height(for a0: CGFloat, _ a1: UILabel?) -> CGFloat! { _vitSend("heightFor::", [a0, a1]) } }
extension Header { nonisolated fileprivate static func _vit1() {
DispatchTable.add("configureLayout", on: Header.self, .main) { (t: Header) in t.configureLayout() }
DispatchTable.add("heightFor::", on: Header.self, .main) { (t: Header, a0: CGFloat, a1: UILabel?) in t.height(for: a0, a1) }
} }
extension Footer { nonisolated fileprivate static func _vit2() {
DispatchTable.add("configureLayout", on: Footer.self, .main) { (t: Footer) in t.configureLayout() }
} }
@section(".init_array") @used private let _vitLoad: @convention(c) () -> Void = {
_vitPush { Header._vit1() }
_vitPush { Footer._vit2() }
}
