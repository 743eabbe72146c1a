// A form that follows its width, the text size and the direction of reading, and controls for all three.
import UIKit

/// The form, its buttons, and a card that stands in for the device's settings.
@MainActor
final class ConstraintsController: UIViewController {
    private static let sizes: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
        .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    /// The card and its buttons: the part that has other traits.
    private let form = UIView()
    private let card = FormCard()
    private let cancel = UIButton(configuration: .gray())
    private let save = UIButton(configuration: .filled())
    private let settings = UIView()
    private let width = UISlider()
    private let text = UISlider()
    private let direction = UISegmentedControl(items: ["Left to right", "Right to left"])
    /// The buttons beside each other, or below each other at the large text sizes.
    private var beside: [NSLayoutConstraint] = []
    private var below: [NSLayoutConstraint] = []
    private lazy var limit = form.widthAnchor.constraint(lessThanOrEqualToConstant: 720)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        let scroll = UIScrollView(), content = UIView()
        scroll.keyboardDismissMode = .onDrag
        view.addScrolling(content, in: scroll)
        for part in [form, settings] { content.addConstrained(part) }
        NSLayoutConstraint.activate([
            form.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            form.centerXAnchor.constraint(equalTo: content.centerXAnchor),
            form.widthAnchor.constraint(lessThanOrEqualTo: content.widthAnchor, constant: -32),
            // As wide as can be.
            form.widthAnchor.constraint(equalToConstant: 4096).at(.defaultHigh),
            limit,
            settings.topAnchor.constraint(equalTo: form.bottomAnchor, constant: 24),
            settings.centerXAnchor.constraint(equalTo: content.centerXAnchor),
            settings.widthAnchor.constraint(lessThanOrEqualTo: content.widthAnchor, constant: -32),
            settings.widthAnchor.constraint(lessThanOrEqualToConstant: 720),
            settings.widthAnchor.constraint(equalToConstant: 4096).at(.defaultHigh),
            settings.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
        ])
        placeForm()
        addSettings()
        form.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { [weak self] (_: UIView, _) in
            self?.view.setNeedsLayout()
        }
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        text.value = Float(Self.sizes.firstIndex(of: traitCollection.preferredContentSizeCategory) ?? 3)
        direction.selectedSegmentIndex = traitCollection.layoutDirection == .rightToLeft ? 1 : 0
    }

    /// The card, and below it two buttons of one width, the ordinary one at the trailing edge.
    private func placeForm() {
        for part in [card, cancel, save] { form.addConstrained(part) }
        save.configuration?.title = "Save"
        cancel.configuration?.title = "Cancel"
        save.addAction(UIAction { [weak self] _ in self?.view.endEditing(true) }, for: .primaryActionTriggered)
        cancel.addAction(UIAction { [weak self] _ in self?.card.reset() }, for: .primaryActionTriggered)
        NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: form.topAnchor),
            card.leadingAnchor.constraint(equalTo: form.leadingAnchor),
            card.trailingAnchor.constraint(equalTo: form.trailingAnchor),
            cancel.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 12),
            cancel.leadingAnchor.constraint(equalTo: form.leadingAnchor),
            cancel.heightAnchor.constraint(equalTo: save.heightAnchor),
            save.trailingAnchor.constraint(equalTo: form.trailingAnchor),
            save.widthAnchor.constraint(equalTo: cancel.widthAnchor),
            save.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
            save.bottomAnchor.constraint(equalTo: form.bottomAnchor),
        ])
        beside = [
            cancel.firstBaselineAnchor.constraint(equalTo: save.firstBaselineAnchor),
            save.leadingAnchor.constraint(equalTo: cancel.trailingAnchor, constant: 12),
        ]
        below = [
            save.topAnchor.constraint(equalTo: cancel.bottomAnchor, constant: 12),
            save.leadingAnchor.constraint(equalTo: form.leadingAnchor),
        ]
    }

    // MARK: Settings

    private func addSettings() {
        settings.dressAsCard()
        width.value = 1
        text.maximumValue = Float(Self.sizes.count - 1)
        let column = UIStackView()
        column.axis = .vertical
        column.spacing = 12
        settings.addFilling(column, inset: 12)
        column.isLayoutMarginsRelativeArrangement = true
        column.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4)
        let rows: [(String, String, UIControl)] = [
            ("Width", "form-width", width), ("Text size", "form-text", text), ("Reading", "form-direction", direction),
        ]
        var first: UILabel?
        for (title, identifier, control) in rows {
            let caption = UILabel(title, .body)
            caption.setContentHuggingPriority(.defaultHigh, for: .horizontal)
            caption.setContentCompressionResistancePriority(.required, for: .horizontal)
            control.accessibilityIdentifier = identifier
            control.accessibilityLabel = title
            control.addAction(UIAction { [weak self] _ in self?.change() }, for: .valueChanged)
            column.addArrangedSubview(TurningStack(row: [caption, control], spacing: 12, distribution: .fill))
            if let first { caption.widthAnchor.constraint(equalTo: first.widthAnchor).at(.defaultHigh).isActive = true }
            first = first ?? caption
        }
    }

    /// Another width is one constant; text size and direction are traits of the form alone.
    private func change() {
        let size = Self.sizes[Int(text.value.rounded())]
        if form.traitCollection.preferredContentSizeCategory != size {
            form.traitOverrides.preferredContentSizeCategory = size
        }
        let way: UITraitEnvironmentLayoutDirection = direction.selectedSegmentIndex == 1 ? .rightToLeft : .leftToRight
        if form.traitCollection.layoutDirection != way { form.traitOverrides.layoutDirection = way }
        view.setNeedsLayout()
        view.layoutIfNeeded()
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let most = min(720, view.bounds.inset(by: view.safeAreaInsets).width - 32)
        limit.constant = (280 + (max(280, most) - 280) * CGFloat(width.value)).rounded()
        let isLarge = form.hasLargeText
        NSLayoutConstraint.deactivate(isLarge ? beside : below)
        NSLayoutConstraint.activate(isLarge ? below : beside)
        if isLarge {
            card.arrangement = .large
        } else {
            card.arrangement = min(most, limit.constant) < 560 ? .narrow : .wide
        }
    }
}
