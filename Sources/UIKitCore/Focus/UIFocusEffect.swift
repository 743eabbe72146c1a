// How focus shows.
// Apple: "UIFocusEffect", "UIFocusHaloEffect"
import CoreGraphics
import Foundation
import QuartzCore
import UIKitValues

/// How focus shows: as the system does, a halo around the item.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, @preconcurrency NSCopying {
    /// The system's way.
    public override init() { super.init() }
    /// A second effect of the same class and settings.
    open func copy(with zone: NSZone? = nil) -> Any { UIFocusEffect() }
}

/// A line around an item, in the colour of its tint.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
    /// The side of the outline on which the line is drawn.
    public enum Position: Int, Sendable {
        /// The system's choice (outside), beside the outline, within the outline.
        case automatic = 0, outside = 1, inside = 2
    }

    /// The outline in the item's coordinates; nil for the item's own.
    final let outline: UIBezierPath?

    /// A line around the item's own outline.
    public override init() {
        outline = nil
        super.init()
    }
    /// A line around a rectangle of the item's coordinates.
    public init(rect: CGRect) {
        outline = UIBezierPath(rect: rect)
        super.init()
    }
    /// A line around a rounded rectangle of the item's coordinates. Both curves are drawn as circles.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        outline = UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius)
        super.init()
    }
    /// A line along a path of the item's coordinates.
    public init(path bezierPath: UIBezierPath) {
        outline = bezierPath
        super.init()
    }

    open override func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    /// The view that the line is put into; nil for the item's window.
    open weak var containerView: UIView?
    /// A subview of ``containerView`` in front of which the line stands; nil for in front of all.
    open weak var referenceView: UIView?
    /// The side of the outline on which the line is drawn.
    open var position: Position = .automatic
}

extension UIFocusHaloEffect {
    private func duplicate() -> UIFocusHaloEffect {
        let copy = (outline?.copy() as? UIBezierPath).map { UIFocusHaloEffect(path: $0) } ?? UIFocusHaloEffect()
        copy.containerView = containerView
        copy.referenceView = referenceView
        copy.position = position
        return copy
    }
}
