// A form built of constraints alone: it follows the width, the text size and the direction of reading.
import UIKit

/// A card with a portrait, fields and two buttons. Captions stand beside their fields, or above them where text is large.
@MainActor
final class ConstraintsController: UIViewController {
    private let scroll = UIScrollView()
    private let card = UIView()
    private let portrait = UIView()
    private let initials = UILabel()
    private let name = UILabel()
    private let role = UILabel()
    private let rows = [FormRow("Name", "Ada Lovelace"), FormRow("Email", "ada@example.org"), FormRow("City", "London")]
    private let size = UISlider()
    private let cancel = UIButton(configuration: .gray())
    private let save = UIButton(configuration: .filled())
    private lazy var side = portrait.widthAnchor.constraint(equalToConstant: 64)
    private var beside: [NSLayoutConstraint] = []
    private var above: [NSLayoutConstraint] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        dress()
        let content = UIView()
        view.addFilling(scroll)
        scroll.addFilling(content, of: scroll.contentLayoutGuide)
        for view in [card, save, cancel] { content.addConstrained(view) }
        content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
        placeCard(in: content)
        placeHeader()
        placeRows()
        placeButtons(in: content)
        arrange()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (form: ConstraintsController, _) in
            form.arrange()
        }
    }

    private func dress() {
        scroll.keyboardDismissMode = .onDrag
        // Always: where it depends on the content's height, which follows from the safe area, both would go to and fro.
        scroll.contentInsetAdjustmentBehavior = .always
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 12
        card.layer.cornerCurve = .continuous
        card.accessibilityIdentifier = "form"
        portrait.backgroundColor = .systemIndigo
        portrait.layer.cornerRadius = 12
        portrait.accessibilityIdentifier = "portrait"
        initials.text = "AL"
        initials.textColor = .white
        initials.font = .systemFont(ofSize: 24, weight: .semibold)
        name.text = "Ada Lovelace"
        name.font = .preferredFont(forTextStyle: .title2)
        role.text = "Wrote the first program for a machine that was never built"
        role.font = .preferredFont(forTextStyle: .subheadline)
        role.textColor = .secondaryLabel
        for label in [name, role] {
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
        }
        size.minimumValue = 48
        size.maximumValue = 112
        size.value = 64
        size.accessibilityIdentifier = "portrait-size"
        size.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                side.constant = CGFloat(size.value)
                view.layoutIfNeeded()
            }, for: .valueChanged)
        save.configuration?.title = "Save"
        cancel.configuration?.title = "Cancel"
    }

    private func placeCard(in content: UIView) {
        let wide = card.widthAnchor.constraint(equalTo: content.widthAnchor, constant: -32)
        wide.priority = .defaultHigh
        NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            card.centerXAnchor.constraint(equalTo: content.centerXAnchor),
            card.widthAnchor.constraint(lessThanOrEqualToConstant: 620),
            wide,
        ])
    }

    /// A portrait with words beside it; the taller of both makes room for the slider below.
    private func placeHeader() {
        let words = UILayoutGuide()
        card.addLayoutGuide(words)
        for view in [portrait, name, role, size] { card.addConstrained(view) }
        portrait.addConstrained(initials)
        let margins = card.layoutMarginsGuide
        card.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        let close = size.topAnchor.constraint(equalTo: margins.topAnchor)
        close.priority = .defaultLow
        NSLayoutConstraint.activate([
            side,
            portrait.heightAnchor.constraint(equalTo: portrait.widthAnchor),
            portrait.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            portrait.topAnchor.constraint(equalTo: margins.topAnchor),
            initials.centerXAnchor.constraint(equalTo: portrait.centerXAnchor),
            initials.centerYAnchor.constraint(equalTo: portrait.centerYAnchor),
            words.leadingAnchor.constraint(equalTo: portrait.trailingAnchor, constant: 12),
            words.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            words.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
            words.centerYAnchor.constraint(greaterThanOrEqualTo: portrait.centerYAnchor),
            name.topAnchor.constraint(equalTo: words.topAnchor),
            role.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 2),
            role.bottomAnchor.constraint(equalTo: words.bottomAnchor),
            size.topAnchor.constraint(greaterThanOrEqualTo: portrait.bottomAnchor, constant: 12),
            size.topAnchor.constraint(greaterThanOrEqualTo: words.bottomAnchor, constant: 12),
            close,
            size.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            size.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
        let middle = words.centerYAnchor.constraint(equalTo: portrait.centerYAnchor)
        middle.priority = .defaultHigh
        let top = words.topAnchor.constraint(equalTo: margins.topAnchor)
        top.priority = .defaultLow
        NSLayoutConstraint.activate([middle, top])
        for label in [name, role] {
            label.leadingAnchor.constraint(equalTo: words.leadingAnchor).isActive = true
            label.trailingAnchor.constraint(equalTo: words.trailingAnchor).isActive = true
        }
    }

    private func placeRows() {
        let margins = card.layoutMarginsGuide
        var above: NSLayoutYAxisAnchor = size.bottomAnchor
        for row in rows {
            card.addConstrained(row.caption)
            card.addConstrained(row.field)
            NSLayoutConstraint.activate([
                row.caption.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                row.field.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                row.caption.topAnchor.constraint(greaterThanOrEqualTo: above, constant: 12),
                row.field.topAnchor.constraint(greaterThanOrEqualTo: above, constant: 12),
            ])
            beside += [
                row.field.leadingAnchor.constraint(equalTo: row.caption.trailingAnchor, constant: 12),
                row.field.topAnchor.constraint(equalTo: above, constant: 12),
                row.caption.firstBaselineAnchor.constraint(equalTo: row.field.firstBaselineAnchor),
            ]
            self.above += [
                row.caption.topAnchor.constraint(equalTo: above, constant: 12),
                row.field.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                row.field.topAnchor.constraint(equalTo: row.caption.bottomAnchor, constant: 4),
            ]
            above = row.field.bottomAnchor
        }
        // All captions are as wide as the longest.
        for row in rows.dropFirst() {
            beside.append(row.caption.widthAnchor.constraint(equalTo: rows[0].caption.widthAnchor))
        }
        margins.bottomAnchor.constraint(equalTo: above).isActive = true
    }

    /// Two buttons of one width below the card, the ordinary one at the trailing edge.
    private func placeButtons(in content: UIView) {
        NSLayoutConstraint.activate([
            cancel.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            save.leadingAnchor.constraint(equalTo: cancel.trailingAnchor, constant: 12),
            save.trailingAnchor.constraint(equalTo: card.trailingAnchor),
            save.widthAnchor.constraint(equalTo: cancel.widthAnchor),
            save.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
            cancel.heightAnchor.constraint(equalTo: save.heightAnchor),
            save.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 16),
            cancel.topAnchor.constraint(equalTo: save.topAnchor),
            content.bottomAnchor.constraint(equalTo: save.bottomAnchor, constant: 16),
        ])
    }

    /// One set of constraints goes before the other comes: both at once could not hold.
    private func arrange() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        NSLayoutConstraint.deactivate(isLarge ? beside : above)
        NSLayoutConstraint.activate(isLarge ? above : beside)
    }
}

/// A caption and its field.
@MainActor
private struct FormRow {
    let caption = UILabel()
    let field = UITextField()

    init(_ title: String, _ text: String) {
        caption.text = title
        caption.textColor = .secondaryLabel
        caption.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        caption.setContentCompressionResistancePriority(.required, for: .horizontal)
        field.text = text
        field.borderStyle = .roundedRect
        field.accessibilityIdentifier = title.lowercased()
        field.accessibilityLabel = title
        caption.font = .preferredFont(forTextStyle: .body)
        field.font = .preferredFont(forTextStyle: .body)
        caption.adjustsFontForContentSizeCategory = true
        field.adjustsFontForContentSizeCategory = true
    }
}
