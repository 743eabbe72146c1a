// Whether a touch of an element would reach it: tools that click wait until it does.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import Stage

/// Whether a touch in the middle of an element goes to it.
@MainActor enum ElementReach {
    /// Seconds after the last change for which what is covered is looked at again.
    static let patience: TimeInterval = 2

    /// True also of what takes no touches itself, where they go to something that holds it, and of elements that are no
    /// views.
    static func isHit(_ node: AccessibilityNode) -> Bool {
        guard node.isElement, let view = node.object as? UIView else { return true }
        let frame = node.visible
        guard !frame.isEmpty, let hit = UIScreen.main.view(at: CGPoint(x: frame.midX, y: frame.midY)) else {
            return frame.isEmpty
        }
        if hit === view || hit.isDescendant(of: view) { return true }
        let isUsed = view is UIControl || view is any UIKeyInput || node.traits.contains(.button)
        return !isUsed && view.isDescendant(of: hit)
    }
}
