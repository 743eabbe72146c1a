// An anchor: one attribute of one view or guide, from which constraints are made.
// Apple: "NSLayoutAnchor".
import Foundation

/// An attribute of a view or guide; its methods make constraints, which are not active yet.
///
/// The parameter keeps the axes apart: an x anchor cannot be related to a y anchor. An anchor does not keep its item
/// alive.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, @preconcurrency NSCopying {
    /// What the anchor stands for.
    final let side: LayoutSide

    /// Anchors come from views and guides.
    init(side: LayoutSide) {
        self.side = side
        super.init()
    }

    /// This = the other.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .equal, anchor.side, times: 1, plus: 0)
    }
    /// This ≥ the other.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .greaterThanOrEqual, anchor.side, times: 1, plus: 0)
    }
    /// This ≤ the other.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .lessThanOrEqual, anchor.side, times: 1, plus: 0)
    }
    /// This = the other + points.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .equal, anchor.side, times: 1, plus: c)
    }
    /// This ≥ the other + points.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .greaterThanOrEqual, anchor.side, times: 1, plus: c)
    }
    /// This ≤ the other + points.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .lessThanOrEqual, anchor.side, times: 1, plus: c)
    }

    /// `UILabel:0x….right`.
    open var name: String { AnchorNames.name(of: side) }
    /// The view or guide; nil once it is gone.
    open var item: AnyObject? { side.object }
    /// Whether the constraints leave open where the anchor is, or how long.
    open var hasAmbiguousLayout: Bool { AnchorAmbiguity.isAmbiguous(side) }
    /// The constraints that the anchor follows from, for debugging.
    open var constraintsAffectingLayout: [NSLayoutConstraint] { AnchorAmbiguity.constraints(affecting: side) }

    /// The same anchor: anchors never change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// Anchors of the same attribute of the same item are equal.
    open override func isEqual(_ object: Any?) -> Bool { AnchorNames.areEqual(self, object) }
    open override var hash: Int { AnchorNames.hash(of: self) }
    /// `<NSLayoutXAxisAnchor:0x… "UILabel:0x….right">`, as UIKit prints it.
    open override var description: String { AnchorNames.description(of: self) }
}
