// A row or column of views: its stored state, and every member that a subclass may override, as forwarders.
// Apple: "UIStackView".
import CoreGraphics
import Foundation

/// Lays out its arranged views in a row or a column by constraints that it makes itself.
///
/// Hidden arranged views take no room. An arranged view's `translatesAutoresizingMaskIntoConstraints` is set to false.
@preconcurrency @MainActor
open class UIStackView: UIView {
    final var stack = StackState()

    // MARK: Construction

    /// A row of no views.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// A stack from an archive made with ``encode(with:)``.
    public required init(coder: NSCoder) {
        super.init(coder: coder)!
        decodeStack(from: coder)
    }
    /// A row of no views and no size.
    public convenience init() { self.init(frame: .zero) }
    /// A row of these views, which become subviews.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }
    /// Writes the arrangement beside what every view writes.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeStack(with: coder)
    }

    // MARK: Arranged views

    /// The views in the order in which they stand; all of them are subviews.
    open var arrangedSubviews: [UIView] { stack.arranged }
    /// Puts a view at the end, as a subview if it is none yet.
    open func addArrangedSubview(_ view: UIView) { arrange(view, at: stack.arranged.count) }
    /// Puts a view at a place of ``arrangedSubviews``; a new subview goes in front of the others. An index beyond the
    /// end is reported (UIK1613).
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { arrangeChecked(view, at: stackIndex) }
    /// Arranges a view no longer. It stays a subview, without constraints of the stack.
    open func removeArrangedSubview(_ view: UIView) { unarrange(view) }

    // MARK: Arrangement

    /// Along which the views stand; horizontal.
    open var axis: NSLayoutConstraint.Axis {
        get { stack.axis }
        set { change(\.axis, newValue) }
    }
    /// How the views share the length; fill.
    open var distribution: Distribution {
        get { stack.distribution }
        set { change(\.distribution, newValue) }
    }
    /// How the views stand across; fill.
    open var alignment: Alignment {
        get { stack.alignment }
        set { change(\.alignment, newValue) }
    }
    /// The space between neighbours in points, or the least one for the equal distributions; 0. Finite, or
    /// ``spacingUseSystem``.
    open var spacing: CGFloat {
        get { stack.spacing }
        set { setSpacing(newValue) }
    }
    /// Sets the space after one arranged view, in points; ``spacingUseDefault`` goes back to ``spacing``. It stays while
    /// the view is arranged.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        setSpacing(spacing, after: arrangedSubview)
    }
    /// The space set after a view; ``spacingUseDefault`` where none is.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat { customSpacingSet(after: arrangedSubview) }
    /// Whether a column measures its spaces between baselines; false.
    open var isBaselineRelativeArrangement: Bool {
        get { stack.isBaselineRelative }
        set { change(\.isBaselineRelative, newValue) }
    }
    /// Whether the views keep clear of the layout margins; false.
    open var isLayoutMarginsRelativeArrangement: Bool {
        get { stack.isMarginsRelative }
        set { change(\.isMarginsRelative, newValue) }
    }
    /// Stands for ``spacing`` in ``setCustomSpacing(_:after:)``.
    public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
    /// Stands for the system's spacing: 8 points, or what the fonts ask for between baselines.
    public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

    // MARK: Layout

    /// True.
    open override class var requiresConstraintBasedLayout: Bool { true }
    /// Brings the stack's own constraints up to date.
    open override func updateConstraints() {
        updateStack()
        super.updateConstraints()
    }
    /// An arranged view that goes is arranged no longer.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        unarrange(subview)
    }
    /// A column's first view, a row's tallest, as far as shown.
    open override var forFirstBaselineLayout: UIView { baselineView(isLast: false) }
    /// A column's last view, a row's tallest, as far as shown.
    open override var forLastBaselineLayout: UIView { baselineView(isLast: true) }
}

/// Changed by `UIStackView+Arranging.swift`.
struct StackState {
    var arranged: [UIView] = []
    var axis = NSLayoutConstraint.Axis.horizontal
    var distribution = UIStackView.Distribution.fill
    var alignment = UIStackView.Alignment.fill
    var spacing: CGFloat = 0
    /// By view, where set.
    var custom: [ObjectIdentifier: CGFloat] = [:]
    var isBaselineRelative = false
    var isMarginsRelative = false
    /// The constraints in force by the rule they come from, its constant left out.
    var made: [StackRuleKey: NSLayoutConstraint] = [:]
    /// A row or column from an archive waits for its views.
    var isCurrent = false
}
