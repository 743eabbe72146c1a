// Anchors of sizes.
// Apple: "NSLayoutDimension".
import Foundation

/// An anchor for a width, a height, or the distance between two anchors.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Creates a constraint: this dimension = a constant in points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .equal, .constant, times: 1, plus: c)
    }
    /// Creates a constraint: this dimension ≥ a constant in points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .greaterThanOrEqual, .constant, times: 1, plus: c)
    }
    /// Creates a constraint: this dimension ≤ a constant in points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .lessThanOrEqual, .constant, times: 1, plus: c)
    }
    /// Creates a constraint: this dimension = the other one × m.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .equal, anchor.side, times: m, plus: 0)
    }
    /// Creates a constraint: this dimension ≥ the other one × m.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .greaterThanOrEqual, anchor.side, times: m, plus: 0)
    }
    /// Creates a constraint: this dimension ≤ the other one × m.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .lessThanOrEqual, anchor.side, times: m, plus: 0)
    }
    /// Creates a constraint: this dimension = the other one × m + a constant in points.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
        -> NSLayoutConstraint
    {
        NSLayoutConstraint(side, .equal, anchor.side, times: m, plus: c)
    }
    /// Creates a constraint: this dimension ≥ the other one × m + a constant in points.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
        -> NSLayoutConstraint
    {
        NSLayoutConstraint(side, .greaterThanOrEqual, anchor.side, times: m, plus: c)
    }
    /// Creates a constraint: this dimension ≤ the other one × m + a constant in points.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
        -> NSLayoutConstraint
    {
        NSLayoutConstraint(side, .lessThanOrEqual, anchor.side, times: m, plus: c)
    }
}
