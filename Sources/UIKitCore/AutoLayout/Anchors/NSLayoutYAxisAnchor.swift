// Anchors of the vertical axis.
// Apple: "NSLayoutYAxisAnchor".
import Foundation

/// An anchor for a top, a bottom, a vertical center or a baseline.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Returns the distance from this anchor to another one, which constraints can relate to heights.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(side: LayoutSide(LayoutDistance(from: side, to: otherAnchor.side)))
    }

    /// Creates a constraint: this anchor = the other one + the system's spacing × multiplier. Fonts determine the spacing of
    /// baselines.
    open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        SystemSpacing.constraint(side, .equal, below: anchor.side, multiplier: multiplier)
    }
    /// Creates a constraint: this anchor ≥ the other one + the system's spacing × multiplier.
    open func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        SystemSpacing.constraint(side, .greaterThanOrEqual, below: anchor.side, multiplier: multiplier)
    }
    /// Creates a constraint: this anchor ≤ the other one + the system's spacing × multiplier.
    open func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        SystemSpacing.constraint(side, .lessThanOrEqual, below: anchor.side, multiplier: multiplier)
    }
}
