// The pointer's effect on a button.
// Apple: "UIButton", isPointerInteractionEnabled, pointerStyleProvider.
import CoreGraphics
import Foundation
import UIKitCore

extension UIButton {
    /// Makes the pointer's style of a button from what the system proposes; nil for none.
    public typealias PointerStyleProvider =
        @MainActor (
            _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
        ) -> UIPointerStyle?

    /// Whether the pointer acts on the button; false by default. Documented.
    public var isPointerInteractionEnabled: Bool {
        get { parts.pointer != nil }
        set {
            guard newValue != (parts.pointer != nil) else { return }
            if let pointer = parts.pointer {
                parts.pointer = nil
                removeInteraction(pointer.interaction)
            } else {
                let pointer = ButtonPointer()
                parts.pointer = pointer
                addInteraction(pointer.interaction)
            }
        }
    }

    /// Changes the style that the system proposes; setting it sets ``isPointerInteractionEnabled``. Documented.
    public var pointerStyleProvider: PointerStyleProvider? {
        get { parts.pointer?.provider }
        set {
            if newValue != nil { isPointerInteractionEnabled = true }
            parts.pointer?.provider = newValue
        }
    }
}

/// The delegate of a button's interaction.
final class ButtonPointer: NSObject, UIPointerInteractionDelegate {
    private(set) lazy var interaction = UIPointerInteraction(delegate: self)
    var provider: UIButton.PointerStyleProvider? { didSet { interaction.invalidate() } }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { (interaction.view as? UIButton)?.isEnabled == true ? defaultRegion : nil }

    /// Proposed: the automatic effect, and a rounded rectangle around the button in points of its superview.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        guard let button = interaction.view as? UIButton else { return nil }
        let preview = UITargetedPreview(view: button)
        let rect = preview.target.container.convert(button.bounds, from: button)
        let radius = button.layer.cornerRadius > 0 ? button.layer.cornerRadius : UIPointerShape.defaultCornerRadius
        let shape = UIPointerShape.roundedRect(rect, radius: radius)
        guard let provider else { return UIPointerStyle(effect: .automatic(preview), shape: shape) }
        return provider(button, .automatic(preview), shape)
    }
}
