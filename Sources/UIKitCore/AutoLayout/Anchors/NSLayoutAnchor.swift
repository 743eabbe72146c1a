// An anchor: one attribute of one view or guide, from which constraints are made.
// Apple: "NSLayoutAnchor".
import Foundation

/// A layout attribute of a view or guide with methods that create constraints, which are not active yet.
///
/// The generic parameter separates the axes: an x anchor cannot be related to a y anchor. An anchor does not retain its
/// item.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, @preconcurrency NSCopying {
    /// The item and attribute of the anchor.
    final let side: LayoutSide

    /// Anchors come from views and guides.
    init(side: LayoutSide) {
        self.side = side
        super.init()
    }

    /// Creates a constraint: this anchor = the other one.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .equal, anchor.side, times: 1, plus: 0)
    }
    /// Creates a constraint: this anchor ≥ the other one.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .greaterThanOrEqual, anchor.side, times: 1, plus: 0)
    }
    /// Creates a constraint: this anchor ≤ the other one.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .lessThanOrEqual, anchor.side, times: 1, plus: 0)
    }
    /// Creates a constraint: this anchor = the other one + a constant in points.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .equal, anchor.side, times: 1, plus: c)
    }
    /// Creates a constraint: this anchor ≥ the other one + a constant in points.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
        -> NSLayoutConstraint
    {
        NSLayoutConstraint(side, .greaterThanOrEqual, anchor.side, times: 1, plus: c)
    }
    /// Creates a constraint: this anchor ≤ the other one + a constant in points.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
        -> NSLayoutConstraint
    {
        NSLayoutConstraint(side, .lessThanOrEqual, anchor.side, times: 1, plus: c)
    }

    /// The name of the anchor, such as `UILabel:0x….right`.
    open var name: String { AnchorNames.name(of: side) }
    /// The view or guide; nil after it was released.
    open var item: AnyObject? { side.object }
    /// Whether the constraints leave the anchor's position or length ambiguous.
    open var hasAmbiguousLayout: Bool { AnchorAmbiguity.isAmbiguous(side) }
    /// The constraints that determine the anchor, for debugging.
    open var constraintsAffectingLayout: [NSLayoutConstraint] { AnchorAmbiguity.constraints(affecting: side) }

    /// Returns this anchor, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// Returns whether the other anchor is for the same attribute of the same item.
    open override func isEqual(_ object: Any?) -> Bool { AnchorNames.areEqual(self, object) }
    open override var hash: Int { AnchorNames.hash(of: self) }
    /// The description in UIKit's format, `<NSLayoutXAxisAnchor:0x… "UILabel:0x….right">`.
    open override var description: String { AnchorNames.description(of: self) }
}
