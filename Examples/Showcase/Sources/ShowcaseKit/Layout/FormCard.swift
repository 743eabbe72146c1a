// A form built of constraints alone, in three arrangements of the same views.
import UIKit

/// A card with a portrait, words about a person, and fields.
@MainActor
final class FormCard: UIView {
    /// Each is a set of constraints; one of them is in force.
    enum Arrangement {
        /// The fields below the head, captions beside them.
        case narrow
        /// The fields beside the head.
        case wide
        /// Everything below each other, captions above their fields: for large text.
        case large
    }

    private let portrait = UIView()
    private let initials = UILabel()
    private let name = UILabel("", .title2)
    private let role = UILabel("Wrote the first program for a machine that was never built", .subheadline, .secondaryLabel)
    private let texts = [("Name", "Ada Lovelace"), ("Email", "ada@example.org"), ("City", "London")]
    private let fields = [UITextField(), UITextField(), UITextField()]
    private let size = UISlider()
    private let head = UILayoutGuide()
    private let foot = UILayoutGuide()
    private lazy var side = portrait.widthAnchor.constraint(equalToConstant: 0)
    private var sets: [Arrangement: [NSLayoutConstraint]] = [.narrow: [], .wide: [], .large: []]

    /// Which set is in force. One goes before the other comes: both at once could not hold.
    var arrangement: Arrangement? {
        didSet {
            guard arrangement != oldValue else { return }
            if let oldValue { NSLayoutConstraint.deactivate(sets[oldValue] ?? []) }
            if let arrangement { NSLayoutConstraint.activate(sets[arrangement] ?? []) }
        }
    }

    init() {
        super.init(frame: .zero)
        dress()
        placeHead()
        placeRows()
        arrangeParts()
        reset()
        resizePortrait()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("FormCard is made in code") }

    /// The texts as they were at the beginning.
    func reset() {
        for (field, text) in zip(fields, texts) { field.text = text.1 }
        showName()
    }

    private func dress() {
        dressAsCard()
        accessibilityIdentifier = "form"
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        portrait.backgroundColor = .systemIndigo
        portrait.layer.cornerRadius = 12
        portrait.layer.cornerCurve = .continuous
        portrait.accessibilityIdentifier = "portrait"
        initials.textColor = .white
        name.accessibilityIdentifier = "form-name"
        for (field, text) in zip(fields, texts) {
            field.borderStyle = .roundedRect
            field.font = .preferredFont(forTextStyle: .body)
            field.adjustsFontForContentSizeCategory = true
            field.accessibilityIdentifier = text.0.lowercased()
            field.accessibilityLabel = text.0
        }
        fields[0].addAction(UIAction { [weak self] _ in self?.showName() }, for: .editingChanged)
        fields[1].keyboardType = .emailAddress
        size.minimumValue = 48
        size.maximumValue = 112
        size.value = 64
        size.accessibilityIdentifier = "portrait-size"
        size.accessibilityLabel = "Portrait"
        size.addAction(UIAction { [weak self] _ in self?.resizePortrait() }, for: .valueChanged)
    }

    private func showName() {
        let text = fields[0].text ?? ""
        name.text = text.isEmpty ? "No name" : text
        initials.text = text.split(separator: " ").prefix(2).compactMap { $0.first.map(String.init) }.joined().uppercased()
    }

    private func resizePortrait() {
        side.constant = CGFloat(size.value.rounded())
        initials.font = .systemFont(ofSize: side.constant * 0.375, weight: .semibold)
    }

    /// What is true of portrait and words in each arrangement. The head is as high as what stands in it, the card too.
    private func placeHead() {
        let words = UILayoutGuide(), margins = layoutMarginsGuide
        for guide in [head, foot, words] { addLayoutGuide(guide) }
        for view in [portrait, name, role] { addConstrained(view) }
        portrait.addConstrained(initials)
        NSLayoutConstraint.activate([
            head.topAnchor.constraint(equalTo: margins.topAnchor),
            head.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            head.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
            head.heightAnchor.constraint(equalToConstant: 0).at(.fittingSizeLevel),
            foot.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            foot.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
            heightAnchor.constraint(equalToConstant: 0).at(.fittingSizeLevel),
            side,
            portrait.heightAnchor.constraint(equalTo: portrait.widthAnchor),
            portrait.topAnchor.constraint(equalTo: head.topAnchor),
            portrait.leadingAnchor.constraint(equalTo: head.leadingAnchor),
            portrait.bottomAnchor.constraint(lessThanOrEqualTo: head.bottomAnchor),
            initials.centerXAnchor.constraint(equalTo: portrait.centerXAnchor),
            initials.centerYAnchor.constraint(equalTo: portrait.centerYAnchor),
            words.topAnchor.constraint(greaterThanOrEqualTo: head.topAnchor),
            words.trailingAnchor.constraint(equalTo: head.trailingAnchor),
            words.bottomAnchor.constraint(lessThanOrEqualTo: head.bottomAnchor),
            name.topAnchor.constraint(equalTo: words.topAnchor),
            role.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 2),
            role.bottomAnchor.constraint(equalTo: words.bottomAnchor),
        ])
        for label in [name, role] {
            label.leadingAnchor.constraint(equalTo: words.leadingAnchor).isActive = true
            label.trailingAnchor.constraint(equalTo: words.trailingAnchor).isActive = true
        }
        sets[.narrow]! += [
            words.leadingAnchor.constraint(equalTo: portrait.trailingAnchor, constant: 12),
            // In the portrait's middle, unless the words are higher than it.
            words.centerYAnchor.constraint(equalTo: portrait.centerYAnchor).at(.defaultHigh),
        ]
        for way in [Arrangement.wide, .large] {
            sets[way]! += [
                words.leadingAnchor.constraint(equalTo: head.leadingAnchor),
                words.topAnchor.constraint(equalTo: portrait.bottomAnchor, constant: 12),
            ]
        }
    }

    /// Captions and fields, beside or below each other. All captions are as wide as the longest.
    private func placeRows() {
        var above = foot.topAnchor, gap: CGFloat = 0, first: UILabel?
        for (title, control) in zip(texts.map(\.0) + ["Portrait"], fields as [UIView] + [size]) {
            let caption = UILabel(title, .body, .secondaryLabel)
            caption.setContentHuggingPriority(.defaultHigh, for: .horizontal)
            caption.setContentCompressionResistancePriority(.required, for: .horizontal)
            addConstrained(caption)
            addConstrained(control)
            NSLayoutConstraint.activate([
                caption.leadingAnchor.constraint(equalTo: foot.leadingAnchor),
                control.trailingAnchor.constraint(equalTo: foot.trailingAnchor),
            ])
            var beside = [
                control.leadingAnchor.constraint(equalTo: caption.trailingAnchor, constant: 12),
                control.topAnchor.constraint(equalTo: above, constant: gap),
                control is UITextField
                    ? caption.firstBaselineAnchor.constraint(equalTo: control.firstBaselineAnchor)
                    : caption.centerYAnchor.constraint(equalTo: control.centerYAnchor),
            ]
            if let first { beside.append(caption.widthAnchor.constraint(equalTo: first.widthAnchor)) }
            sets[.narrow]! += beside
            sets[.wide]! += beside
            sets[.large]! += [
                caption.topAnchor.constraint(equalTo: above, constant: gap),
                control.leadingAnchor.constraint(equalTo: foot.leadingAnchor),
                control.topAnchor.constraint(equalTo: caption.bottomAnchor, constant: 4),
            ]
            above = control.bottomAnchor
            gap = 12
            first = first ?? caption
        }
        foot.bottomAnchor.constraint(equalTo: above).isActive = true
    }

    /// Where head and foot stand.
    private func arrangeParts() {
        let margins = layoutMarginsGuide
        for way in [Arrangement.narrow, .large] {
            sets[way]! += [
                head.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                foot.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                foot.topAnchor.constraint(equalTo: head.bottomAnchor, constant: 16),
            ]
        }
        sets[.wide]! += [
            head.widthAnchor.constraint(equalTo: margins.widthAnchor, multiplier: 0.36),
            foot.leadingAnchor.constraint(equalTo: head.trailingAnchor, constant: 24),
            foot.topAnchor.constraint(equalTo: margins.topAnchor),
        ]
    }
}
