// The item that a dynamic animator moves, and the shape that collides.
// Apple: "UIDynamicItem", "UIDynamicItemCollisionBoundsType".
import CoreGraphics
import Foundation
import UIKitValues

/// The shape of an item in collisions.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// The bounds.
    case rectangle = 0
    /// The ellipse in the bounds.
    case ellipse = 1
    /// ``UIDynamicItem/collisionBoundingPath``.
    case path = 2
}

/// An object that an animator moves and turns. Views are such objects; others get values that they use as they like.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
    /// The middle, in the coordinates of the animator's reference view, or of its superview where it is a view.
    var center: CGPoint { get set }
    /// The size counts. Both sides must be above 0.
    var bounds: CGRect { get }
    /// The item's transform. The animator adds its own rotation; scales remain (APPLE-DIFF: UIKit is seen to drop them).
    var transform: CGAffineTransform { get set }
    /// The shape that collides; the rectangle unless implemented.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// A convex path about the item's middle, for `path`; of others the hull counts.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    public var collisionBoundingPath: UIBezierPath {
        UIBezierPath(rect: CGRect(x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
    }
}

extension UIView: UIDynamicItem {}
