// A constraint: its stored state, and every member that a subclass may override, as forwarders.
// Apple: "NSLayoutConstraint", "Auto Layout Guide".
import ConstraintSolver
import Foundation

/// A linear relation between two attributes: first (=, ≤, ≥) multiplier × second + constant.
///
/// A constraint has an effect while it ``isActive``. It does not retain its items.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    /// The left side.
    final var first = LayoutSide.constant
    /// The right side.
    final var second = LayoutSide.constant
    final var storedRelation = Relation.equal
    final var storedPriority = UILayoutPriority.required
    final var storedMultiplier: CGFloat = 1
    final var storedConstant: CGFloat = 0
    /// The printed form of a constant that is the system's spacing.
    final var form = LayoutForm.plain
    /// The layout state of the view that lists the constraint while it is active. ``ViewLayout`` alone sets it.
    final var holderLayout: ViewLayout?
    /// The tree's engine and its row there. Set by the engine alone.
    final var engine: LayoutEngine?
    final var row: ConstraintID?
    /// The number of the engine in which it waits or counts; 0 for none.
    final var engineNumber = 0
    /// The place in the holder's list, or -1.
    final var heldIndex: Int32 = -1
    /// Whether the constraint was added before its views were descendants of the holder.
    final var isUnprepared = false

    /// Creates a constraint without items, which cannot be activated.
    public override init() { super.init() }

    /// Creates the constraint first (=, ≤, ≥) multiplier × second + constant, which is not active yet.
    ///
    /// Items are views or guides. Invalid pairs are reported (UIK1602–UIK1605), and the constraint stays empty.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init()
        relate(view1, attr1, relation, view2, attr2, multiplier, c)
    }

    /// Returns the constraints of a visual format string; none if it cannot be parsed (UIK1611).
    /// - Parameters:
    ///   - metrics: The numbers, by name.
    ///   - views: The views and guides, by name.
    open class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        VisualFormat.constraints(format, opts, metrics ?? [:], views)
    }

    /// The priority, above 0 and at most 1000. It can change at any time.
    open var priority: UILayoutPriority {
        get { storedPriority }
        set { setPriority(newValue) }
    }
    /// Whether an archive of the view that holds the constraint contains it; false by default.
    open var shouldBeArchived = false
    /// The view or guide of the left side; nil after it was released.
    open var firstItem: AnyObject? { first.object }
    /// The view or guide of the right side; nil for a constant, or after it was released.
    open var secondItem: AnyObject? { second.object }
    /// The attribute of the left side.
    open var firstAttribute: Attribute { first.attribute }
    /// The attribute of the right side; `notAnAttribute` for a constant.
    open var secondAttribute: Attribute { second.attribute }
    /// The anchor of the left side.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { AnchorMaking.anchor(first) }
    /// The anchor of the right side; nil for a constant.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.isConstant ? nil : AnchorMaking.anchor(second) }
    /// The relation between the sides.
    open var relation: Relation { storedRelation }
    /// The multiplier of the right side.
    open var multiplier: CGFloat { storedMultiplier }
    /// The constant of the right side, in points; finite. It can change at any time, and can be animated.
    open var constant: CGFloat {
        get { storedConstant }
        set { setConstant(newValue) }
    }
    /// A name for debugging, which the description contains.
    open var identifier: String?
    /// Whether a view holds the constraint. Assigning it activates or deactivates the constraint.
    open var isActive: Bool {
        get { holderLayout != nil }
        set { setActive(newValue) }
    }
    /// Adds each constraint to the nearest common ancestor of its items.
    open class func activate(_ constraints: [NSLayoutConstraint]) { LayoutInstaller.activate(constraints) }
    /// Removes each constraint from the view that holds it.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) { for one in constraints { one.isActive = false } }

    /// The description in UIKit's format, `<NSLayoutConstraint:0x… UILabel:0x….top == UIView:0x….top + 8   (active)>`.
    open override var description: String { ConstraintPrinter.description(of: self) }

    /// Called when the object was loaded from a nib and its outlets are set. The default implementation does nothing.
    open func awakeFromNib() {}
}

/// The origin of a constant, for the printed form.
enum LayoutForm: UInt8 {
    /// A number.
    case plain
    /// The system's spacing.
    case systemSpacing
}
