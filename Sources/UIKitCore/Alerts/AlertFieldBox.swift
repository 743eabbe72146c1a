// The text fields of an alert, in a box with lines between them.
// No Apple page: this is ours; sizes by eye of iOS 17, guessed.
import CoreGraphics
import Foundation

/// The box with an alert's text fields.
final class AlertFieldBox: UIView {
    static let fieldHeight: CGFloat = 30
    private var lines: [UIView] = []
    var fields: [UITextField] = [] { didSet { refill(oldValue) } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        layer.cornerRadius = 6
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

    var height: CGFloat { CGFloat(fields.count) * Self.fieldHeight }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, field) in fields.enumerated() {
            field.frame = CGRect(
                x: 7, y: CGFloat(index) * Self.fieldHeight, width: bounds.width - 14, height: Self.fieldHeight)
        }
        let thin = 1 / max(1, traitCollection.displayScale)
        for (index, line) in lines.enumerated() {
            line.frame = CGRect(x: 0, y: CGFloat(index + 1) * Self.fieldHeight, width: bounds.width, height: thin)
        }
    }
}
