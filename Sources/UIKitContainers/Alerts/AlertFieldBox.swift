// The text fields of an alert, in a box with lines between them.
// No Apple page: this is ours; sizes: AlertMeasures.
import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore
import UIKitText
import UIKitValues

/// The box with an alert's text fields.
final class AlertFieldBox: UIView {
    private var lines: [UIView] = []
    var fields: [UITextField] = [] { didSet { refill(oldValue) } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        layer.cornerRadius = AlertMeasures.fieldCorner
        backgroundColor = .grey(AlertColorMeasures.field.light, AlertColorMeasures.field.dark)
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
    var height: CGFloat { fields.isEmpty ? 0 : CGFloat(fields.count) * AlertMeasures.fieldHeight + 2 * thin }

    private func colourBorder() {
        layer.borderWidth = thin
        let border = AlertColorMeasures.fieldBorder
        layer.borderColor = UIColor.grey(border.light, border.dark).resolvedColor(with: traitCollection).cgColor
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        colourBorder()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        colourBorder()
        let padding = AlertMeasures.fieldPadding
        for (index, field) in fields.enumerated() {
            field.frame = CGRect(
                x: padding + thin, y: thin + CGFloat(index) * AlertMeasures.fieldHeight,
                width: max(0, bounds.width - 2 * padding - 2 * thin),
                height: AlertMeasures.fieldHeight)
        }
        for (index, line) in lines.enumerated() {
            line.frame = CGRect(x: 0, y: thin + CGFloat(index + 1) * AlertMeasures.fieldHeight, width: bounds.width, height: thin)
        }
    }
}
