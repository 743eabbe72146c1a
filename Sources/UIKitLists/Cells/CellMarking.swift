// Labels and images that follow a cell's selection.
// Apple: "UILabel", highlightedTextColor; "UIImageView", isHighlighted
import UIKitControls
import UIKitCore

/// Gives the labels and images in a cell their highlighted look.
@MainActor enum CellMarking {
    /// Steps through a view; controls follow their own state.
    static func mark(_ view: UIView, _ isMarked: Bool) {
        for part in view.subviews {
            if let label = part as? UILabel {
                label.isHighlighted = isMarked
            } else if let image = part as? UIImageView {
                image.isHighlighted = isMarked
            } else if !(part is UIControl) {
                mark(part, isMarked)
            }
        }
    }
}
