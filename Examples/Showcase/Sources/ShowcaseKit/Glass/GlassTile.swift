// A rounded pane of glass with words on it in the vibrancy that belongs to it.
import UIKit

extension UIVisualEffectView {
    /// A pane with round corners.
    convenience init(pane style: UIBlurEffect.Style, cornerRadius: CGFloat) {
        self.init(effect: UIBlurEffect(style: style))
        layer.cornerRadius = cornerRadius
        layer.cornerCurve = .continuous
        clipsToBounds = true
    }

    /// An effect view in this one's content, as large as it; what is added to its content view shines in a vibrancy's style.
    func addVibrancy(_ style: UIVibrancyEffectStyle) -> UIVisualEffectView {
        guard let blur = effect as? UIBlurEffect else { preconditionFailure("vibrancy goes with a blur") }
        let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: style))
        contentView.addFilling(vibrancy)
        return vibrancy
    }
}

extension UILabel {
    /// One line on a pane, made smaller where it is too long; it wraps at the large text sizes.
    convenience init(onGlass text: String, _ style: UIFont.TextStyle = .footnote) {
        self.init(text, style)
        adjustsFontSizeToFitWidth = true
        minimumScaleFactor = 0.5
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (label: UILabel, _) in
            label.numberOfLines = label.hasLargeText ? 0 : 1
        }
        numberOfLines = UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory ? 0 : 1
    }
}
