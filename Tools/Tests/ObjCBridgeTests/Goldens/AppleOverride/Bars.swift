import UIKit

extension UINavigationController {
    open override func viewDidLoad() { super.viewDidLoad() }
    open override var prefersHomeIndicatorAutoHidden: Bool { true }
}

extension UILabel {
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
