// Anchors of the horizontal axis.
// Apple: "NSLayoutXAxisAnchor".
import Foundation

/// An anchor for a left, right, leading or trailing edge, or a horizontal center.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Returns the distance from this anchor to another one, which constraints can relate to widths.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(side: LayoutSide(LayoutDistance(from: side, to: otherAnchor.side)))
    }

    /// Creates a constraint: this anchor = the other one + the system's spacing × multiplier.
    open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        SystemSpacing.constraint(side, .equal, after: anchor.side, multiplier: multiplier)
    }
    /// Creates a constraint: this anchor ≥ the other one + the system's spacing × multiplier.
    open func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        SystemSpacing.constraint(side, .greaterThanOrEqual, after: anchor.side, multiplier: multiplier)
    }
    /// Creates a constraint: this anchor ≤ the other one + the system's spacing × multiplier.
    open func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        SystemSpacing.constraint(side, .lessThanOrEqual, after: anchor.side, multiplier: multiplier)
    }
}
