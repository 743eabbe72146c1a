// The text fields of an alert, in a box with lines between them.
// No Apple page: this is ours; sizes of one field observed on a recorded screen, of several guessed.
import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore
import UIKitText
import UIKitValues

/// The box with an alert's text fields.
final class AlertFieldBox: UIView {
    static let fieldHeight: CGFloat = 30
    /// The distance from the alert's sides to the box, above it and below it, in points. Observed.
    static let inset: CGFloat = 15
    static let above: CGFloat = 20
    static let below: CGFloat = 12
    private var lines: [UIView] = []
    var fields: [UITextField] = [] { didSet { refill(oldValue) } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        layer.cornerRadius = 7
        backgroundColor = .grey(255, 28)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    private func refill(_ old: [UITextField]) {
        guard fields != old else { return }
        for view in old as [UIView] + lines { view.removeFromSuperview() }
        lines = fields.dropFirst().map { _ in
            let line = UIView()
            line.backgroundColor = .separator
            return line
        }
        for view in fields as [UIView] + lines { addSubview(view) }
        setNeedsLayout()
    }

    private var thin: CGFloat { 1 / max(1, traitCollection.displayScale) }

    /// The height of the box with the hairline around the fields.
    var height: CGFloat { fields.isEmpty ? 0 : CGFloat(fields.count) * Self.fieldHeight + 2 * thin }

    private func colourBorder() {
        layer.borderWidth = thin
        layer.borderColor = UIColor.grey(180, 72).resolvedColor(with: traitCollection).cgColor
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        colourBorder()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        colourBorder()
        for (index, field) in fields.enumerated() {
            field.frame = CGRect(
                x: 7 + thin, y: thin + CGFloat(index) * Self.fieldHeight, width: max(0, bounds.width - 14 - 2 * thin),
                height: Self.fieldHeight)
        }
        for (index, line) in lines.enumerated() {
            line.frame = CGRect(x: 0, y: thin + CGFloat(index + 1) * Self.fieldHeight, width: bounds.width, height: thin)
        }
    }
}
