// A constraint: its stored state, and every member that a subclass may override, as forwarders.
// Apple: "NSLayoutConstraint", "Auto Layout Guide".
import ConstraintSolver
import Foundation

/// A linear relation of two attributes: first (=, ≤, ≥) multiplier × second + constant.
///
/// It counts while it ``isActive``. Its items are not kept alive by it.
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
    /// What the printed form says where the constant stands for the system's spacing.
    final var form = LayoutForm.plain
    /// Of the view that lists the constraint while it is active. Set by ``ViewLayout`` alone.
    final var holderLayout: ViewLayout?
    /// The tree's engine and its row there. Set by the engine alone.
    final var engine: LayoutEngine?
    final var row: ConstraintID?
    /// The number of the engine in which it waits or counts; 0 for none.
    final var engineNumber = 0
    /// The place in the holder's list, or -1.
    final var heldIndex: Int32 = -1
    /// It was added before its views stood below the holder.
    final var isUnprepared = false

    /// A constraint of nothing; it cannot be activated.
    public override init() { super.init() }

    /// The constraint first (=, ≤, ≥) multiplier × second + constant, not active yet.
    ///
    /// Items are views or guides. Pairs that mean nothing are reported (UIK1602–UIK1605) and the constraint stays empty.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init()
        relate(view1, attr1, relation, view2, attr2, multiplier, c)
    }

    /// The constraints that a line of the visual format means; none of a line that does not parse (UIK1611).
    /// - Parameters:
    ///   - metrics: Numbers by name.
    ///   - views: Views and guides by name.
    open class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        VisualFormat.constraints(format, opts, metrics ?? [:], views)
    }

    /// Above 0, at most 1000. May be changed at any time.
    open var priority: UILayoutPriority {
        get { storedPriority }
        set { setPriority(newValue) }
    }
    /// Whether an archive of the holder keeps the constraint; false.
    open var shouldBeArchived = false
    /// The left side's view or guide; nil once it is gone.
    open var firstItem: AnyObject? { first.object }
    /// The right side's view or guide; nil for a constant, or once it is gone.
    open var secondItem: AnyObject? { second.object }
    /// The left side's attribute.
    open var firstAttribute: Attribute { first.attribute }
    /// The right side's attribute; `notAnAttribute` for a constant.
    open var secondAttribute: Attribute { second.attribute }
    /// The left side as an anchor.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { AnchorMaking.anchor(first) }
    /// The right side as an anchor; nil for a constant.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.isConstant ? nil : AnchorMaking.anchor(second) }
    /// How the sides compare.
    open var relation: Relation { storedRelation }
    /// What the right side is multiplied with.
    open var multiplier: CGFloat { storedMultiplier }
    /// What is added to the right side, in points; finite. May be changed at any time, and is what animations change.
    open var constant: CGFloat {
        get { storedConstant }
        set { setConstant(newValue) }
    }
    /// A name for debugging; a part of the printed form.
    open var identifier: String?
    /// Whether a view lists the constraint. Setting it does what `activate` and `deactivate` do.
    open var isActive: Bool {
        get { holderLayout != nil }
        set { setActive(newValue) }
    }
    /// Lists each constraint in the nearest common ancestor of its items.
    open class func activate(_ constraints: [NSLayoutConstraint]) { LayoutInstaller.activate(constraints) }
    /// Takes each constraint off the view that lists it.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) { for one in constraints { one.isActive = false } }

    /// `<NSLayoutConstraint:0x… UILabel:0x….top == UIView:0x….top + 8   (active)>`, as UIKit prints it.
    open override var description: String { ConstraintPrinter.description(of: self) }

    /// The object was made from a nib and its outlets are set. Does nothing here.
    open func awakeFromNib() {}
}

/// Where a constant comes from, for the printed form.
enum LayoutForm: UInt8 {
    /// A number.
    case plain
    /// The system's spacing.
    case systemSpacing
}
