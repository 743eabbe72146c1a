// A card with a scene and, below it, its name and a control.
// No Apple page: this is ours.
import UIKit

/// Clips its scene to the card's corners.
@MainActor
final class SceneCard: UIView {
    /// - Parameters:
    ///   - label: What the control changes.
    ///   - control: It has the size that it wants.
    init(_ title: String, scene: UIView, label: String, control: UIControl) {
        super.init(frame: .zero)
        dressAsCard()
        clipsToBounds = true
        control.accessibilityLabel = label
        control.setContentHuggingPriority(.required, for: .horizontal)
        control.setContentCompressionResistancePriority(.required, for: .horizontal)
        let caption = UILabel(label, .subheadline, .secondaryLabel)
        caption.textAlignment = .natural
        caption.setContentHuggingPriority(.required, for: .horizontal)
        let row = TurningStack(row: [UILabel(title, .headline), caption, control], spacing: 10, distribution: .fill)
        addConstrained(scene)
        addConstrained(row)
        NSLayoutConstraint.activate([
            scene.topAnchor.constraint(equalTo: topAnchor),
            scene.leadingAnchor.constraint(equalTo: leadingAnchor),
            scene.trailingAnchor.constraint(equalTo: trailingAnchor),
            scene.heightAnchor.constraint(equalToConstant: 158),
            row.topAnchor.constraint(equalTo: scene.bottomAnchor, constant: 8),
            row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 14),
            row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -14),
            row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            row.heightAnchor.constraint(greaterThanOrEqualToConstant: 32),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("SceneCard is made in code") }
}
