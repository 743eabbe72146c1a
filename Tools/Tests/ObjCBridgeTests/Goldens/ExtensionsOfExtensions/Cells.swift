import UIKit

extension UIView {
    @objc func stack(_ views: [UIView]) -> UIView { self }
    @objc var isShown: Bool {
        get { !isHidden }
        set { isHidden = !newValue }
    }
}

extension UIScrollView {
    override func stack(_ views: [UIView]) -> UIView { super.stack(views) }
}

class Card: UIView {}

extension Card {
    override var isShown: Bool {
        get { super.isShown }
        set { super.isShown = newValue }
    }
}
