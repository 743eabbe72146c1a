// Parallax by the device's tilt, and what a pointer does to the views that it is over.
// Apple: "UIInterpolatingMotionEffect", "UIPointerInteraction".
import UIKit

/// A card with depth, a slider in place of the tilt, and three buttons with an effect each.
@MainActor
final class TiltController: UIViewController {
    private let card = ParallaxCard()
    private let slider = UISlider()
    private let caption = UILabel("", .footnote, .secondaryLabel)
    private let report = UILabel("The pointer is elsewhere.", .footnote, .secondaryLabel)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        slider.minimumValue = -1
        slider.maximumValue = 1
        slider.accessibilityIdentifier = "tilt-slider"
        slider.accessibilityLabel = "Tilt"
        slider.addAction(UIAction { [weak self] _ in self?.lean() }, for: .valueChanged)
        caption.text = "Tilt the device, or move the slider if it has no gyroscope."
        report.accessibilityIdentifier = "pointer-report"
        let buttons = TurningStack(row: PointerEffect.allCases.map(makeButton), spacing: 12)
        let heading = UILabel("Pointer effects", .headline)
        heading.accessibilityTraits = .header
        let column = UIStackView(page: [card, slider, caption, heading, buttons, report], spacing: 12)
        column.setCustomSpacing(22, after: card)
        column.setCustomSpacing(24, after: caption)
        view.addScrolling(column, in: UIScrollView())
    }

    private func makeButton(_ effect: PointerEffect) -> UIButton {
        let button = UIButton(configuration: .plain())
        button.configuration?.title = effect.rawValue
        button.configuration?.baseForegroundColor = .label
        // A highlight is drawn behind the content and needs content without a background.
        button.backgroundColor = effect == .highlight ? nil : .secondarySystemGroupedBackground
        button.layer.cornerRadius = 12
        button.accessibilityIdentifier = "pointer-\(effect.rawValue)"
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: 64).isActive = true
        button.addInteraction(UIPointerInteraction(delegate: self))
        return button
    }

    /// Shows what the card's effects would be at that tilt.
    private func lean() { card.lean(UIOffset(horizontal: CGFloat(slider.value), vertical: 0)) }
}

/// What a pointer does to a button.
enum PointerEffect: String, CaseIterable {
    case highlight = "Highlight", lift = "Lift", hover = "Hover"

    @MainActor func style(on view: UIView) -> UIPointerStyle {
        let preview = UITargetedPreview(view: view)
        return switch self {
        case .highlight: UIPointerStyle(effect: .highlight(preview))
        case .lift: UIPointerStyle(effect: .lift(preview))
        case .hover:
            UIPointerStyle(
                effect: .hover(preview, preferredTintMode: .overlay, prefersShadow: true, prefersScaledContent: false))
        }
    }
}

extension TiltController: UIPointerInteractionDelegate {
    private func effect(_ interaction: UIPointerInteraction) -> PointerEffect? {
        (interaction.view as? UIButton)?.configuration?.title.flatMap(PointerEffect.init)
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        guard let view = interaction.view else { return nil }
        return effect(interaction)?.style(on: view)
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) { report.text = "The pointer is over \(effect(interaction)?.rawValue ?? "a button")." }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) { report.text = "The pointer is elsewhere." }
}
