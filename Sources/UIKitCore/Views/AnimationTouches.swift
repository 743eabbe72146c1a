// Touches of views that move.
// Apple: "UIView.AnimationOptions.allowUserInteraction"; "UIViewPropertyAnimator", isUserInteractionEnabled and
// isManualHitTestingEnabled (that animators look for views where they are shown is observed).
import CoreGraphics
import Foundation
import QuartzCore

/// The layers that ignore touches while they move, and those that receive them where they are shown.
@MainActor enum AnimationTouches {
    private struct Entry {
        weak var layer: CALayer?
        var blocked = 0
        var shown = 0
    }

    private static var entries: [ObjectIdentifier: Entry] = [:]

    static func block(_ layer: CALayer) { change(layer) { $0.blocked += 1 } }
    static func unblock(_ layer: CALayer) { change(layer) { $0.blocked -= 1 } }
    /// Hits find the layer's view where it is shown.
    static func followShown(_ layer: CALayer) { change(layer) { $0.shown += 1 } }
    static func followModel(_ layer: CALayer) { change(layer) { $0.shown -= 1 } }

    private static func change(_ layer: CALayer, _ body: (inout Entry) -> Void) {
        let id = ObjectIdentifier(layer)
        var entry = entries[id] ?? Entry(layer: layer)
        // A layer that went while it moved has left its number to another.
        if entry.layer !== layer { entry = Entry(layer: layer) }
        body(&entry)
        entries[id] = entry.blocked > 0 || entry.shown > 0 ? entry : nil
    }

    /// Whether touches pass a view and those below it by.
    static func passBy(_ layer: CALayer) -> Bool {
        if entries.isEmpty { return false }
        guard let entry = entries[ObjectIdentifier(layer)], entry.layer === layer else { return false }
        return entry.blocked > 0
    }

    /// A point of the superview's space in a view that is hit where it is shown; nil for one hit where it is.
    static func shownPoint(_ point: CGPoint, in layer: CALayer) -> CGPoint? {
        if entries.isEmpty { return nil }
        guard let entry = entries[ObjectIdentifier(layer)], entry.layer === layer, entry.shown > 0,
            let position = layer.presented("position") as? CGPoint, let bounds = layer.presented("bounds") as? CGRect,
            let transform = layer.presented("transform") as? CATransform3D, CATransform3DIsAffine(transform)
        else { return nil }
        let inverse = CATransform3DGetAffineTransform(transform).inverted()
        let moved = CGPoint(x: point.x - position.x, y: point.y - position.y).applying(inverse)
        let anchor = layer.anchorPoint
        return CGPoint(
            x: moved.x + bounds.minX + anchor.x * bounds.width, y: moved.y + bounds.minY + anchor.y * bounds.height)
    }
}
