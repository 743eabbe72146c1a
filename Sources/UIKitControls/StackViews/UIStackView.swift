// A row or column of views: its stored state, and every member that a subclass may override, as forwarders.
// Apple: "UIStackView".
import CoreGraphics
import Foundation
@_spi(Vitrine) import UIKitCore

/// A view that lays out its arranged views in a row or a column with constraints that it creates.
///
/// Hidden arranged views take no space. An arranged view's `translatesAutoresizingMaskIntoConstraints` is set to false.
@preconcurrency @MainActor
open class UIStackView: UIView {
    final var stack = StackState()

    // MARK: Construction

    /// Creates an empty row.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Creates a stack view from an archive made with ``encode(with:)``.
    public required init(coder: NSCoder) {
        super.init(coder: coder)!
        decodeStack(from: coder)
    }
    /// Creates an empty row with an empty frame.
    public convenience init() { self.init(frame: .zero) }
    /// Creates a row of views, which become subviews.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }
    /// Encodes the arrangement in addition to the view's state.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeStack(with: coder)
    }

    // MARK: Arranged views

    /// The arranged views in order; all of them are subviews.
    open var arrangedSubviews: [UIView] { stack.arranged }
    /// Appends a view to the arranged views, and adds it as a subview if necessary.
    open func addArrangedSubview(_ view: UIView) { arrange(view, at: stack.arranged.count) }
    /// Inserts a view at an index of ``arrangedSubviews``. A new subview is added in front of the others. An index beyond the
    /// end is reported (UIK1613).
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { arrangeChecked(view, at: stackIndex) }
    /// Removes a view from the arranged views. It stays a subview, without constraints of the stack.
    open func removeArrangedSubview(_ view: UIView) { unarrange(view) }

    // MARK: Arrangement

    /// The axis of the arranged views; horizontal by default.
    open var axis: NSLayoutConstraint.Axis {
        get { stack.axis }
        set { change(\.axis, newValue) }
    }
    /// The distribution of the views along the axis; fill by default.
    open var distribution: Distribution {
        get { stack.distribution }
        set { change(\.distribution, newValue) }
    }
    /// The alignment of the views perpendicular to the axis; fill by default.
    open var alignment: Alignment {
        get { stack.alignment }
        set { change(\.alignment, newValue) }
    }
    /// The spacing between adjacent views, in points, or the minimum spacing for the equal distributions; 0 by default. Finite,
    /// or ``spacingUseSystem``.
    open var spacing: CGFloat {
        get { stack.spacing }
        set { setSpacing(newValue) }
    }
    /// Sets the spacing after one arranged view, in points; ``spacingUseDefault`` restores ``spacing``. The value is kept while
    /// the view is arranged.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        setSpacing(spacing, after: arrangedSubview)
    }
    /// Returns the custom spacing after a view; ``spacingUseDefault`` if there is none.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat { customSpacingSet(after: arrangedSubview) }
    /// Whether the spacing of a column is measured between baselines; false by default.
    open var isBaselineRelativeArrangement: Bool {
        get { stack.isBaselineRelative }
        set { change(\.isBaselineRelative, newValue) }
    }
    /// Whether the views are laid out within the layout margins; false by default.
    open var isLayoutMarginsRelativeArrangement: Bool {
        get { stack.isMarginsRelative }
        set { change(\.isMarginsRelative, newValue) }
    }
    /// A value for ``setCustomSpacing(_:after:)`` that stands for ``spacing``.
    public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
    /// A value for the system's spacing: 8 points, or the fonts' spacing between baselines.
    public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

    // MARK: Layout

    /// True.
    open override class var requiresConstraintBasedLayout: Bool { true }
    /// Updates the stack's own constraints.
    open override func updateConstraints() {
        updateStack()
        super.updateConstraints()
    }
    /// Removes the view from the arranged views.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        unarrange(subview)
    }
    /// The first view of a column or the tallest view of a row, among the visible ones.
    open override var forFirstBaselineLayout: UIView { baselineView(isLast: false) }
    /// The last view of a column or the tallest view of a row, among the visible ones.
    open override var forLastBaselineLayout: UIView { baselineView(isLast: true) }
    @_spi(Vitrine) open override func subviewChangedHidden(_ subview: UIView) { arrangedChangedHidden(subview) }
    @_spi(Vitrine) open override func subviewChangedOwnSize(_ subview: UIView) { arrangedChangedOwnSize(subview) }
}
