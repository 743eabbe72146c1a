// Anchors of the vertical axis.
// Apple: "NSLayoutYAxisAnchor".
import Foundation

/// A top or bottom, a vertical middle, or a baseline.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this anchor to another: an anchor that constraints can relate to heights.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(side: LayoutSide(LayoutDistance(from: side, to: otherAnchor.side)))
    }

    /// This = the other + the system's spacing × multiplier. Between baselines the fonts decide the spacing.
    open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        SystemSpacing.constraint(side, .equal, below: anchor.side, multiplier: multiplier)
    }
    /// This ≥ the other + the system's spacing × multiplier.
    open func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        SystemSpacing.constraint(side, .greaterThanOrEqual, below: anchor.side, multiplier: multiplier)
    }
    /// This ≤ the other + the system's spacing × multiplier.
    open func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        SystemSpacing.constraint(side, .lessThanOrEqual, below: anchor.side, multiplier: multiplier)
    }
}
