// Views of the third set of pictures not seen before.
// No Apple page: this is ours. Each is built after the words of its public source, before any comparison.
import QuartzCore
import UIKit

/// A label that draws its text some points lower (or higher) than it would stand.
final class OffsetLabel: UILabel {
    var offset: CGFloat = 0

    override func drawText(in rect: CGRect) { super.drawText(in: rect.offsetBy(dx: 0, dy: offset)) }
}

/// A view in four colours, a layer each.
final class Quadrants: UIView {
    private let parts: [CALayer] = [UIColor.red, .green, .blue, .yellow].map {
        let part = CALayer()
        part.backgroundColor = $0.cgColor
        return part
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        parts.forEach(layer.addSublayer)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        for (index, part) in parts.enumerated() {
            part.bounds.size = CGSize(width: bounds.width / 2, height: bounds.height / 2)
            part.position = CGPoint(
                x: bounds.width * (index % 2 == 0 ? 0.25 : 0.75), y: bounds.height * (index < 2 ? 0.25 : 0.75))
        }
    }
}

/// Transformed squares in the middle of a grid of lines 10 points apart, below one that is not transformed.
final class TransformGrid: UIView {
    private let grid = CAShapeLayer()
    private let untouched = Quadrants(frame: .zero)
    private var transformed: [UIView] = []

    init(_ transforms: [CATransform3D]) {
        super.init(frame: CGRect(x: 0, y: 0, width: 150, height: 150))
        grid.fillColor = nil
        grid.lineWidth = 0.5
        grid.strokeColor = UIColor.lightGray.cgColor
        layer.addSublayer(grid)
        untouched.bounds.size = CGSize(width: 20, height: 20)
        addSubview(untouched)
        backgroundColor = .white
        for transform in transforms {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            view.backgroundColor = .lightGray
            view.alpha = 0.5
            view.layer.transform = transform
            insertSubview(view, belowSubview: untouched)
            transformed.append(view)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        ([untouched] + transformed).forEach { $0.center = middle }
        grid.frame = bounds
        let path = UIBezierPath()
        let stops = [1.0, -1].flatMap { sign in (0..<8).map { bounds.midX + sign * 10 * CGFloat($0) } }
        for x in stops {
            path.move(to: CGPoint(x: x, y: bounds.minY))
            path.addLine(to: CGPoint(x: x, y: bounds.maxY))
        }
        for y in stops {
            path.move(to: CGPoint(x: bounds.minX, y: y))
            path.addLine(to: CGPoint(x: bounds.maxX, y: y))
        }
        grid.path = path.cgPath
    }
}

/// A button with a configuration that shows an error, and needs what its title and its insets need.
final class SizedError: UIButton {
    init(_ message: String?) {
        super.init(frame: .zero)
        var look = UIButton.Configuration.plain()
        look.titlePadding = 0
        look.baseForegroundColor = .white
        look.background.backgroundColor = UIColor(red: 0.999_514, green: 0.417_593, blue: 0.415_443, alpha: 1)
        look.background.cornerRadius = 0
        look.contentInsets = .zero
        if let message {
            let style = NSMutableParagraphStyle()
            style.alignment = .center
            var attributes = AttributeContainer()
            attributes.paragraphStyle = style
            attributes.font = UIFont.preferredFont(forTextStyle: .body)
            look.attributedTitle = AttributedString(message, attributes: attributes)
            look.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        }
        configuration = look
        alpha = message == nil ? 0 : 1
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
        guard let size = titleLabel?.intrinsicContentSize, let insets = configuration?.contentInsets else {
            return super.intrinsicContentSize
        }
        return CGSize(width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let insets = configuration?.contentInsets else { return }
        titleLabel?.preferredMaxLayoutWidth = bounds.width - insets.leading - insets.trailing
    }
}

/// A form's row: a label, and a switch at its end, inside margins.
final class ToggleRow: UIView {
    init(_ text: String, isOn: Bool, leading: CGFloat) {
        super.init(frame: .zero)
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: leading, bottom: 8, trailing: 16)
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .body)
        label.textColor = .label
        label.numberOfLines = 0
        let toggle = UISwitch()
        toggle.isOn = isOn
        toggle.setContentHuggingPriority(.required, for: .horizontal)
        toggle.setContentCompressionResistancePriority(.required, for: .horizontal)
        let stack = UIStackView(arrangedSubviews: [label, toggle])
        stack.alignment = .center
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        let margins = layoutMarginsGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: margins.topAnchor), stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

extension UIView {
    /// The view, it and all below it laid out from right to left.
    func fromRightToLeft() -> Self {
        @MainActor func turn(_ view: UIView) {
            view.semanticContentAttribute = .forceRightToLeft
            view.subviews.forEach(turn)
        }
        turn(self)
        return self
    }
}
