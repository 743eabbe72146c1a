// The view: its stored state, and every member that a subclass may override, as forwarders.
// Apple: "UIView", "View Programming Guide for iOS".
import CoreGraphics
import Foundation
import QuartzCore
import SelectorDispatch
import UIKitValues

/// A rectangular area of the screen that draws its content, lays out its subviews and receives events.
///
/// The implementation is in `UIView+Geometry.swift`, `UIView+Hierarchy.swift` and so on. Coordinates are in points, with the
/// origin at the top left and y downward.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency CALayerDelegate, UITraitEnvironment, UICoordinateSpace, @preconcurrency NSCoding {
    package nonisolated(unsafe) final let layerStorage: CALayer
    final var hierarchy = ViewHierarchy()
    final var resizing = ViewResizing()
    final var margins = ViewMargins()
    final var appearance = ViewAppearance()
    final var traitState = TraitState()
    final var interaction = ViewInteraction()
    final var guides: [UILayoutGuide] = []
    /// The view's state for Auto Layout; nil while no constraint concerns the view.
    final var layoutPart: LayoutPart?

    // MARK: Construction

    /// Creates a view with a frame in the superview's coordinates. Its layer is of the class ``layerClass``.
    public init(frame: CGRect) {
        layerStorage = Self.makeLayer()
        super.init()
        setUp(frame: frame)
    }

    /// Creates a view from an archive made with ``encode(with:)``.
    public required init?(coder: NSCoder) {
        layerStorage = Self.makeLayer()
        super.init()
        setUp(frame: .zero)
        decode(from: coder)
    }

    /// Creates a view with an empty frame at the origin.
    public convenience override init() { self.init(frame: .zero) }

    /// Encodes geometry, visibility, colours and subviews.
    open func encode(with coder: NSCoder) { encodeState(with: coder) }

    deinit {
        layerStorage.ownDelegate = nil
        layoutPart?.end()
        guard !hierarchy.subviews.isEmpty else { return }
        var subviews = hierarchy.giveUpSubviews()
        DeepWalk.whole { subviews = [] }
    }

    // MARK: Layer

    /// The class of the layer that instances create; `CALayer` by default.
    open class var layerClass: AnyClass { CALayer.self }
    /// The layer that contains the view's visual content.
    open var layer: CALayer { layerStorage }
    /// Draws into a layer: calls ``draw(_:)`` with the context as the current one.
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawContent(of: layer, in: ctx) }
    /// Provides the layer's contents, by default with ``draw(_:in:)``.
    open func display(_ layer: CALayer) { displayContent(of: layer) }
    /// Called before the layer draws. The default implementation does nothing.
    open func layerWillDraw(_ layer: CALayer) {}
    /// Lays out the subviews, and calls the controller's layout methods before and after.
    open func layoutSublayers(of layer: CALayer) { layoutContent(of: layer) }
    /// Returns the action for a change of the layer: none outside an animation block.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { layerAction(layer, event) }

    // MARK: Geometry

    /// The smallest rectangle that contains the view, in the superview's coordinates. Not meaningful with a transform.
    open var frame: CGRect {
        get { layer.frame }
        set { telling("frame", frame) { setFrame(newValue) } }
    }
    /// The view's rectangle in its own coordinates.
    open var bounds: CGRect {
        get { layer.bounds }
        set { telling("bounds", bounds) { setBounds(newValue) } }
    }
    /// The position of the anchor point in the superview's coordinates; the view's center by default.
    open var center: CGPoint {
        get { layer.position }
        set { telling("center", center) { setCenter(newValue) } }
    }
    /// The transform, applied around the anchor point.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { setTransform(newValue) }
    }
    /// The three-dimensional transform, applied around the anchor point.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { setTransform3D(newValue) }
    }
    /// The point of the view that ``center`` positions, in unit coordinates of the bounds.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { setAnchorPoint(newValue) }
    }
    /// The number of pixels per point of the view's drawing.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { setContentScale(newValue) }
    }
    /// Returns the deepest visible view that contains a point of the view's coordinates and receives touches.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { findHit(point, event) }
    /// Returns whether a point of the view's coordinates is inside its bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    /// Converts a point from this view's coordinates to another view's; nil is the window.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }
    /// Converts a point from another view's coordinates to this view's; nil is the window.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { converted(point, from: view) }
    /// Converts a rectangle from this view's coordinates to another view's; nil is the window.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { converted(rect, to: view) }
    /// Converts a rectangle from another view's coordinates to this view's; nil is the window.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { converted(rect, from: view) }
    /// Converts a point from this view's coordinates to another coordinate space.
    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        converted(point, to: coordinateSpace)
    }
    /// Converts a point from another coordinate space to this view's coordinates.
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        converted(point, from: coordinateSpace)
    }
    /// Converts a rectangle from this view's coordinates to another coordinate space.
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        converted(rect, to: coordinateSpace)
    }
    /// Converts a rectangle from another coordinate space to this view's coordinates.
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        converted(rect, from: coordinateSpace)
    }
    /// Whether a change of the bounds moves and resizes the subviews according to their autoresizing masks.
    open var autoresizesSubviews: Bool {
        get { resizing.resizesSubviews }
        set {
            resizing.resizesSubviews = newValue
            if layoutState != nil { for view in hierarchy.subviews { view.maskWasSet() } }
        }
    }
    /// The way in which the view adapts to a change of its superview's size.
    open var autoresizingMask: AutoresizingMask {
        get { resizing.mask }
        set {
            resizing.mask = newValue
            maskWasSet()
        }
    }
    /// The shape of the view for collisions in a dynamic animator; the rectangle by default.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// A convex path around the center for the collision shape `path`; the bounds by default.
    open var collisionBoundingPath: UIBezierPath {
        UIBezierPath(rect: CGRect(x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
    }
    /// Returns the size that fits best into a size; the current size by default.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// Resizes the view to its ``sizeThatFits(_:)``, keeping the origin of the frame.
    open func sizeToFit() { fitSize() }
    /// The natural size of the content, of the alignment rectangle; `noIntrinsicMetric` on both axes by default.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    /// Invalidates ``intrinsicContentSize``.
    open func invalidateIntrinsicContentSize() { noteIntrinsicChange() }
    /// −1: no intrinsic size along an axis.
    open class var noIntrinsicMetric: CGFloat { -1 }

    // MARK: Hierarchy

    /// The superview.
    open var superview: UIView? { hierarchy.superview }
    /// The subviews, frontmost last.
    open var subviews: [UIView] { hierarchy.subviews }
    /// The window that contains the view.
    open var window: UIWindow? { hierarchy.window }
    /// A number that identifies the view; 0 by default.
    open var tag: Int {
        get { hierarchy.tag }
        set { hierarchy.tag = newValue }
    }
    /// Adds a view in front of the other subviews, removing it from its previous superview.
    open func addSubview(_ view: UIView) { add(view) }
    /// Adds a view at a place in ``subviews``.
    open func insertSubview(_ view: UIView, at index: Int) { add(view, at: index) }
    /// Inserts a view directly behind one of the subviews.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { add(view, below: siblingSubview) }
    /// Inserts a view directly in front of one of the subviews.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { add(view, above: siblingSubview) }
    /// Exchanges the positions of two subviews.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
    /// Moves a subview in front of its siblings.
    open func bringSubviewToFront(_ view: UIView) { move(view, toFront: true) }
    /// Moves a subview behind its siblings.
    open func sendSubviewToBack(_ view: UIView) { move(view, toFront: false) }
    /// Removes the view from its superview.
    open func removeFromSuperview() { detach() }
    /// Called when a subview was added. The default implementation does nothing.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed. The default implementation does nothing.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the superview changes. The default implementation does nothing.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called when the superview has changed. The default implementation does nothing.
    open func didMoveToSuperview() {}
    /// Called before the window changes. The default implementation does nothing.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called when the window has changed. The default implementation does nothing.
    open func didMoveToWindow() {}
    /// Returns whether this view is the other one or one of its descendants.
    open func isDescendant(of view: UIView) -> Bool { descends(from: view) }
    /// Returns this view or its first descendant with the tag.
    open func viewWithTag(_ tag: Int) -> UIView? { find(tag: tag) }

    // MARK: Layout

    /// Requests ``layoutSubviews()`` in the next layout pass.
    open func setNeedsLayout() { markLayout() }
    /// Performs pending layout immediately, from the topmost view that needs it.
    open func layoutIfNeeded() { layoutNow() }
    /// Lays out the subviews; by default those with constraints.
    open func layoutSubviews() { placeByConstraints() }

    // MARK: Constraints

    /// Whether frame and ``autoresizingMask`` position the view, as constraints; true by default.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { resizing.translatesMask }
        set { setTranslatesMask(newValue) }
    }
    /// Whether instances require constraint-based layout even without constraints; false by default.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// The constraints that the view holds.
    open var constraints: [NSLayoutConstraint] { layoutState?.constraints ?? [] }
    /// Adds a constraint, which becomes active. Its items must be this view or its descendants (UIK1609 otherwise).
    open func addConstraint(_ constraint: NSLayoutConstraint) { addHeld(constraint) }
    /// Adds each of the constraints; see ``addConstraint(_:)``.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { for one in constraints { addHeld(one) } }
    /// Removes a constraint that the view holds.
    open func removeConstraint(_ constraint: NSLayoutConstraint) { removeHeld(constraint) }
    /// Removes each of the constraints; see ``removeConstraint(_:)``.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { for one in constraints { removeHeld(one) } }
    /// Updates the view's constraints after a request. The default implementation does nothing.
    open func updateConstraints() {}
    /// Requests ``updateConstraints()`` before the next layout.
    open func setNeedsUpdateConstraints() { markUpdate() }
    /// Returns whether ``updateConstraints()`` is pending.
    open func needsUpdateConstraints() -> Bool { layoutState?.needsUpdate ?? false }
    /// Calls ``updateConstraints()`` immediately on this view and its descendants that requested it.
    open func updateConstraintsIfNeeded() { updateNow() }
    /// The insets of the alignment rectangle within the frame; zero by default.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// Returns the alignment rectangle for a frame, both in the superview's coordinates.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    /// Returns the frame for an alignment rectangle, both in the superview's coordinates.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return CGRect(
            x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
            width: alignmentRect.width + insets.horizontal, height: alignmentRect.height + insets.vertical)
    }
    /// The view that provides the first baseline; this view by default.
    open var forFirstBaselineLayout: UIView { self }
    /// The view that provides the last baseline; this view by default.
    open var forLastBaselineLayout: UIView { self }
    /// Returns the view that provides the baseline; this view by default. Apple deprecates it: ``forFirstBaselineLayout`` and
    /// ``forLastBaselineLayout`` replace it, and only these two are used by the layout.
    open func forBaselineLayout() -> UIView { self }
    /// Returns the smallest or largest size that the constraints allow, for `layoutFittingCompressedSize` or
    /// `layoutFittingExpandedSize`.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    /// Returns the size that satisfies the constraints and is nearest to a target with the given priorities, in points.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }
    /// Returns the priority with which the view resists growing beyond its content along an axis.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priority(hugging: true, axis)
    }
    /// Sets the priority of ``contentHuggingPriority(for:)``.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setPriority(priority, hugging: true, axis)
    }
    /// Returns the priority with which the view resists shrinking below its content along an axis.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priority(hugging: false, axis)
    }
    /// Sets the priority of ``contentCompressionResistancePriority(for:)``.
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setPriority(priority, hugging: false, axis)
    }
    /// Whether the constraints leave the view's frame ambiguous.
    open var hasAmbiguousLayout: Bool { isAmbiguous }
    /// Moves an ambiguous view to another frame that its constraints allow, for debugging.
    open func exerciseAmbiguityInLayout() { exerciseAmbiguity() }
    /// Returns the constraints that determine the view's position and length along an axis, for debugging.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        constraintsAffecting(axis)
    }
    /// The guide for the bounds without ``safeAreaInsets``.
    open var safeAreaLayoutGuide: UILayoutGuide { madeSafeAreaGuide }
    /// The guide for the bounds without ``layoutMargins``.
    open var layoutMarginsGuide: UILayoutGuide { madeMarginsGuide }
    /// The guide for the part of the margins' rectangle with a width that is comfortable for reading.
    open var readableContentGuide: UILayoutGuide { madeReadableGuide }
    /// The guide for the space that the keyboard covers at the bottom.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { madeKeyboardGuide }

    // MARK: Margins

    /// The margins at the edges, in points; 8 on each side by default.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set { setMargins(newValue) }
    }
    /// The assigned ``layoutMargins`` with leading and trailing edges.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { effectiveDirectionalMargins }
        set { setDirectionalMargins(newValue) }
    }
    /// Whether the superview's margins apply where they overlap this view.
    open var preservesSuperviewLayoutMargins: Bool {
        get { margins.preservesSuperview }
        set { setPreservesSuperviewMargins(newValue) }
    }
    /// Whether ``layoutMargins`` includes the safe area.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { margins.insetsFromSafeArea }
        set { setInsetsFromSafeArea(newValue) }
    }
    /// Called when ``layoutMargins`` has changed. The default implementation does nothing.
    open func layoutMarginsDidChange() {}
    /// The insets of the safe area from the view's edges, in points.
    open var safeAreaInsets: UIEdgeInsets { margins.safeArea }
    /// Called when ``safeAreaInsets`` has changed. The default implementation does nothing.
    open func safeAreaInsetsDidChange() {}

    // MARK: Drawing

    /// Draws a part of the view into the current context. The default implementation does nothing.
    open func draw(_ rect: CGRect) {}
    /// Requests ``draw(_:)`` in the next display pass.
    open func setNeedsDisplay() { markDisplay(nil) }
    /// Requests ``draw(_:)`` for a part of the view.
    open func setNeedsDisplay(_ rect: CGRect) { markDisplay(rect) }
    /// Whether subviews and drawing are clipped to the bounds.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    /// The background colour; nil for a clear background.
    open var backgroundColor: UIColor? {
        get { appearance.backgroundColor }
        set { styled(.backgroundColor, { $0.backgroundColor = newValue }); setBackground(newValue) }
    }
    /// The opacity of the view with its subviews, from 0 for clear to 1 for opaque.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { telling("alpha", alpha) { setAlpha(newValue) } }
    }
    /// Whether the view promises to fill its bounds with opaque content.
    open var isOpaque: Bool {
        get { appearance.isOpaque }
        set { setOpaque(newValue) }
    }
    /// Whether the context is cleared before ``draw(_:)``.
    open var clearsContextBeforeDrawing: Bool {
        get { appearance.clearsContext }
        set { appearance.clearsContext = newValue }
    }
    /// Whether the view and its subviews are hidden.
    open var isHidden: Bool {
        get { layer.isHidden }
        set { telling("isHidden", isHidden) { setHidden(newValue) } }
    }
    /// The way in which the content adapts to the bounds.
    open var contentMode: ContentMode {
        get { appearance.contentMode }
        set { setContentMode(newValue) }
    }
    /// A view whose alpha channel masks this view.
    open var mask: UIView? {
        get { appearance.mask }
        set { setMask(newValue) }
    }
    /// The tint colour of the view and its descendants; the superview's if none is set.
    open var tintColor: UIColor! {
        get { effectiveTint }
        set { styled(.tintColor, { $0.tintColor = newValue }); setTint(newValue) }
    }
    /// The adjustment of the tint colour.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { effectiveTintAdjustment }
        set { setTintAdjustment(newValue) }
    }
    /// Called when ``tintColor`` has changed. The default implementation does nothing.
    open func tintColorDidChange() {}

    // MARK: Traits

    /// The traits of the view.
    open var traitCollection: UITraitCollection { traitState.current }
    /// Called when ``traitCollection`` has changed. The default implementation does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        hooked("traitCollectionDidChange", at: UIView.self, with: previousTraitCollection) {}
    }
    /// The light or dark style of this view and its descendants.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitState.style }
        set { styled(.style, { $0.overrideUserInterfaceStyle = newValue }); setOverrideStyle(newValue) }
    }
    /// The traits that override the inherited ones for this view and its descendants.
    open var traitOverrides: any UITraitOverrides {
        get { traitState.overrides }
        set { setOverrides(newValue) }
    }
    /// Updates the traits of the view and its descendants immediately. They are always up to date: changes propagate at once.
    open func updateTraitsIfNeeded() { updateTraits() }
    /// The smallest text size for this view and its descendants; nil for no limit.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { traitState.extras?.minimum }
        set { setSizeLimits(minimum: newValue, maximum: maximumContentSizeCategory) }
    }
    /// The largest text size for this view and its descendants; nil for no limit.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { traitState.extras?.maximum }
        set { setSizeLimits(minimum: minimumContentSizeCategory, maximum: newValue) }
    }
    /// A description of the limits of the text size in effect, for debugging; empty without any.
    open var appliedContentSizeCategoryLimitsDescription: String { sizeLimitsDescription }
    /// Whether the view is mirrored in a right-to-left interface.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { appearance.semantic }
        set { styled(.semantic, { $0.semanticContentAttribute = newValue }); setSemantic(newValue) }
    }
    /// The direction in which the view's content is arranged.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { layoutDirection }

    // MARK: Events

    /// Whether the view and its descendants receive touches.
    open var isUserInteractionEnabled: Bool {
        get { interaction.isEnabled }
        set { interaction.isEnabled = newValue }
    }
    /// Whether the view receives several touches at a time.
    open var isMultipleTouchEnabled: Bool {
        get { interaction.isMultipleTouchEnabled }
        set { interaction.isMultipleTouchEnabled = newValue }
    }
    /// Whether touches of this view prevent other views of the window from receiving any.
    open var isExclusiveTouch: Bool {
        get { interaction.isExclusiveTouch }
        set { styled(.exclusive, { $0.isExclusiveTouch = newValue }); interaction.isExclusiveTouch = newValue }
    }
    /// The gesture recognizers of the view.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { interaction.recognizers }
        set { setRecognizers(newValue) }
    }
    /// Adds a gesture recognizer, removing it from its previous view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    /// Removes a gesture recognizer.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
    /// The interactions of the view.
    open var interactions: [any UIInteraction] {
        get { interaction.interactions }
        set { setInteractions(newValue) }
    }
    /// Adds an interaction, removing it from its previous view.
    open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
    /// Removes an interaction.
    open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }
    /// Returns whether a gesture recognizer may begin; true by default.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Makes the first responder in the view resign. Returns whether the view no longer contains the first responder.
    @discardableResult open func endEditing(_ force: Bool) -> Bool { endEditingHere(force) }
    open override var next: UIResponder? { hierarchy.owner ?? superview as UIResponder? }
    open override func resignFirstResponder() -> Bool { super.resignFirstResponder() }

    // MARK: Focus

    /// Whether the view can become focused; false by default, true for enabled controls.
    open var canBecomeFocused: Bool { false }
    /// Whether the view is focused.
    open var isFocused: Bool { hasFocus }
    /// The visual effect of the focus; a halo by default, nil for none.
    open var focusEffect: UIFocusEffect? {
        get { effectiveFocusEffect }
        set { setFocusEffect(newValue) }
    }
    /// The identifier of the focus group. It is stored, and Tab moves through all items.
    open var focusGroupIdentifier: String? {
        get { interaction.focus?.group }
        set { setFocusGroup(newValue) }
    }
    /// The environments that receive the focus in place of this one; none by default.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// The view's controller or, without one, its superview.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { environmentAbove }
    /// Requests a focus update.
    open func setNeedsFocusUpdate() { askForFocusUpdate() }
    /// Updates the focus if an update was requested.
    open func updateFocusIfNeeded() { updateFocusNow() }
    /// Returns whether the focus may move; true by default.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Called when the focus has moved. The default implementation does nothing.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: State restoration and accessibility

    /// The identifier for state restoration; stored, as state is not restored yet (UIK1201).
    open var restorationIdentifier: String? {
        get { accessibilityStore?.restorationIdentifier }
        set { setRestorationIdentifier(newValue) }
    }
    /// An identifier for tests, which is never spoken.
    open var accessibilityIdentifier: String? {
        get { accessibilityStore?.identifier }
        set { accessibilityMade.identifier = newValue }
    }
    /// Whether the view keeps its colours when the user inverts all colours. No stage inverts colours, so it always does.
    open var accessibilityIgnoresInvertColors: Bool {
        get { accessibilityStore?.ignoresInvert ?? false }
        set { accessibilityMade.ignoresInvert = newValue }
    }
    override var frameOnScreen: CGRect { screenFrame }

    // MARK: Ours

    /// Returns the view to which a call should add a subview instead of this one; nil for this one. Reports a mistake.
    func diverted(_ view: UIView, by call: StaticString) -> UIView? { nil }

    /// The part of the safe area that subviews have to keep clear of; scroll views take some by their insets.
    @_spi(Vitrine) open var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }
    /// Whether ``safeArea(for:)`` differs from one subview to the other.
    @_spi(Vitrine) open var givesOwnSafeAreas: Bool { false }
    /// The safe area that one subview is given.
    @_spi(Vitrine) open func safeArea(for subview: UIView) -> UIEdgeInsets { safeAreaForSubviews }

    /// The content's size as constraints count it; the height for a width, where it follows from that.
    @_spi(Vitrine) open func layoutContentSize(forWidth width: CGFloat?) -> CGSize { intrinsicContentSize }
    /// Whether the content's height follows from the width that constraints give.
    @_spi(Vitrine) open var wrapsContent: Bool { false }
    /// The distances of the baselines from the view's edges. By default both baselines are at the bottom.
    @_spi(Vitrine) open var baselineDistances: BaselineDistances { BaselineDistances() }
    /// Hugging and resistance unless set.
    @_spi(Vitrine) open var defaultContentPriorities: ContentPriorities { ContentPriorities() }

    /// Whether the class draws by ``draw(_:)``; UIKit's own classes that fill their layer otherwise say so here.
    @_spi(Vitrine) open var drawsContent: Bool { DrawOverride.isOverridden(in: Self.self) }

    /// The view as one whose content scrolls; nil for all but scroll views.
    var scrolledContent: (any ScrolledContent)? { nil }
    /// Whether the content measures the same each time, so that debug builds may compare; known of UIKit's own labels.
    var measuresAlike: Bool { false }
    /// A menu is about to open from the view: a control shows itself no longer as touched.
    func menuWillOpen() {}
    /// An animation has set the look of a part: an effect view takes it.
    func lookOfPartWasSet() {}

    /// The font whose lines system spacing between baselines separates; nil where the view shows no text.
    @_spi(Vitrine) open var spacingFont: UIFont? { nil }
    /// The text by which messages about constraints name the view.
    @_spi(Vitrine) open var textForMessages: String? { nil }
    /// The radius of the focus halo's corners, in points.
    @_spi(Vitrine) open var focusCornerRadius: CGFloat { max(layer.cornerRadius, FocusMeasures.viewCorner) }
    /// Whether the keys move the focus in this subview of the window alone.
    @_spi(Vitrine) open var confinesFocus: Bool { false }
    /// A subview was hidden or shown.
    @_spi(Vitrine) open func subviewChangedHidden(_ subview: UIView) {}
    /// A subview's own size may be another one.
    @_spi(Vitrine) open func subviewChangedOwnSize(_ subview: UIView) {}

    /// The description in UIKit's format, `<UIView: 0x…; frame = (0 0; 10 10); layer = <CALayer: 0x…>>`.
    open override var description: String { ObjectName.description(of: self) }
}
