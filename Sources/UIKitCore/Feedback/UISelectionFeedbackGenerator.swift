// A selection that moves.
// Apple: "UISelectionFeedbackGenerator".
import CoreGraphics
import Foundation

/// Lets the hand feel that a selection moves. Silent here.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// A generator.
    public override init() { super.init() }
    /// A generator for a view.
    public convenience init(view: UIView) { self.init() }
    /// Plays it.
    open func selectionChanged() { PlayedFeedback.play("selection") }
    /// Plays it for a place in the view, in points.
    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}
