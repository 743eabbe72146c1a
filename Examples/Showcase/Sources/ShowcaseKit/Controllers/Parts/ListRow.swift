// A row of a list: a picture, a title, a value, and what shows that a tap leads on.
// No Apple page: this is ours.
import UIKit

/// A row of at least 44 points that is tapped as a whole, or holds a control.
@MainActor
final class ListRow: UIControl {
    /// What stands at the end of a row.
    enum Ending {
        case nothing, chevron, check
    }

    private let picture = UIImageView()
    private let titleLabel: UILabel
    private let valueLabel: UILabel
    private let mark = UIImageView()
    let control: UIView?

    /// What stands after the title; nil for nothing.
    var value: String? {
        get { valueLabel.text }
        set {
            valueLabel.text = newValue
            accessibilityValue = newValue
        }
    }
    /// The title's colour.
    var titleColor: UIColor {
        get { titleLabel.textColor }
        set { titleLabel.textColor = newValue }
    }
    /// Whether a row that ends in a check has it.
    var isChecked = false {
        didSet {
            mark.alpha = isChecked ? 1 : 0
            accessibilityTraits = isChecked ? [.button, .selected] : .button
        }
    }

    /// A row that calls a closure when it is tapped.
    init(
        _ title: String, named name: String, image: UIImage? = nil, tint: UIColor? = nil, ending: Ending = .chevron,
        action: @escaping @MainActor () -> Void
    ) {
        titleLabel = UILabel(title, .body)
        valueLabel = UILabel("", .body, .secondaryLabel)
        control = nil
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityIdentifier = name
        accessibilityLabel = title
        accessibilityTraits = .button
        addAction(UIAction { _ in action() }, for: .touchUpInside)
        fill(image, tint, ending)
    }

    /// A row that holds a control.
    init(_ title: String, control: UIView) {
        titleLabel = UILabel(title, .body)
        valueLabel = UILabel("", .body, .secondaryLabel)
        self.control = control
        super.init(frame: .zero)
        control.accessibilityLabel = title
        fill(nil, nil, .nothing)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("ListRow is made in code") }

    private func fill(_ image: UIImage?, _ tint: UIColor?, _ ending: Ending) {
        // The value, or the control, below the title at the large text sizes.
        let words = TurningStack(
            row: [titleLabel, valueLabel] + [control].compactMap { $0 }, spacing: 10, distribution: .fill)
        let parts = UIStackView(arrangedSubviews: [words])
        parts.spacing = 10
        parts.alignment = .center
        parts.isUserInteractionEnabled = control != nil
        if let image {
            picture.image = image
            picture.tintColor = tint
            picture.contentMode = tint == nil ? .scaleAspectFill : .scaleAspectFit
            picture.layer.cornerRadius = tint == nil ? 6 : 0
            picture.clipsToBounds = true
            picture.widthAnchor.constraint(equalToConstant: tint == nil ? 44 : 28).isActive = true
            picture.heightAnchor.constraint(equalToConstant: tint == nil ? 44 : 28).isActive = true
            parts.insertArrangedSubview(picture, at: 0)
        }
        titleLabel.setContentHuggingPriority(.defaultLow, for: .horizontal)
        valueLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        valueLabel.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
        if let control {
            control.setContentHuggingPriority(.required, for: .horizontal)
            control.setContentCompressionResistancePriority(.required, for: .horizontal)
        }
        if ending != .nothing {
            let look = UIImage.SymbolConfiguration(textStyle: .footnote)
            mark.image = UIImage(
                systemName: ending == .check ? "checkmark" : "chevron.forward", withConfiguration: look)
            mark.tintColor = ending == .check ? nil : .tertiaryLabel
            mark.alpha = ending == .check ? 0 : 1
            mark.setContentHuggingPriority(.required, for: .horizontal)
            mark.setContentCompressionResistancePriority(.required, for: .horizontal)
            parts.addArrangedSubview(mark)
        }
        addConstrained(parts)
        NSLayoutConstraint.activate([
            heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
            parts.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 6),
            parts.centerYAnchor.constraint(equalTo: centerYAnchor),
            parts.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            parts.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        ])
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted && control == nil ? .systemGray4 : nil }
    }
}
