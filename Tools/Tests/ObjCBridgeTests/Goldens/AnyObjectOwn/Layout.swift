import UIKit

class Header: UIView {
    @objc func configureLayout() { alpha = 0.5 }
    @objc func height(for width: CGFloat, _ label: UILabel?) -> CGFloat { width / 2 }
}

class Footer: UIView {
    @objc func configureLayout() { alpha = 0.25 }
}

@MainActor
func layOut(_ views: [UIView]) -> CGFloat {
    views.forEach { ($0 as AnyObject).configureLayout() }
    return (views[0] as AnyObject).height(for: 8, nil)
}
