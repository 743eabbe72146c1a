// Anchors of the horizontal axis.
// Apple: "NSLayoutXAxisAnchor".
import Foundation

/// A left, right, leading or trailing edge, or a horizontal middle.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this anchor to another: an anchor that constraints can relate to widths.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(side: LayoutSide(LayoutDistance(from: side, to: otherAnchor.side)))
    }

    /// This = the other + the system's spacing × multiplier.
    open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        SystemSpacing.constraint(side, .equal, after: anchor.side, multiplier: multiplier)
    }
    /// This ≥ the other + the system's spacing × multiplier.
    open func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        SystemSpacing.constraint(side, .greaterThanOrEqual, after: anchor.side, multiplier: multiplier)
    }
    /// This ≤ the other + the system's spacing × multiplier.
    open func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        SystemSpacing.constraint(side, .lessThanOrEqual, after: anchor.side, multiplier: multiplier)
    }
}
