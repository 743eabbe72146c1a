// The view: its stored state, and every member that a subclass may override, as forwarders.
// Apple: "UIView", "View Programming Guide for iOS".
import CoreGraphics
import Foundation
import QuartzCore
import SelectorDispatch

/// A rectangle of the screen that draws itself, arranges its subviews and receives events.
///
/// The logic stands in `UIView+Geometry.swift`, `UIView+Hierarchy.swift` and so on. Coordinates are points, origin top
/// left, y downwards.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency CALayerDelegate, UITraitEnvironment, UICoordinateSpace, @preconcurrency NSCoding {
    nonisolated(unsafe) final let layerStorage: CALayer
    final var hierarchy = ViewHierarchy()
    final var resizing = ViewResizing()
    final var margins = ViewMargins()
    final var appearance = ViewAppearance()
    final var traitState = TraitState()
    final var interaction = ViewInteraction()
    final var guides: [UILayoutGuide] = []
    /// What the view keeps for Auto Layout; nil where no constraint has to do with it.
    final var layoutState: ViewLayout?

    // MARK: Construction

    /// A view of this frame, in the superview's coordinates. The class of its layer is ``layerClass``.
    public init(frame: CGRect) {
        layerStorage = Self.makeLayer()
        super.init()
        setUp(frame: frame)
    }

    /// A view from an archive made with ``encode(with:)``.
    public required init?(coder: NSCoder) {
        layerStorage = Self.makeLayer()
        super.init()
        setUp(frame: .zero)
        decode(from: coder)
    }

    /// A view of no size at the origin.
    public convenience override init() { self.init(frame: .zero) }

    /// Writes geometry, visibility, colours and subviews.
    open func encode(with coder: NSCoder) { encodeState(with: coder) }

    deinit {
        layerStorage.ownDelegate = nil
        layoutState?.end()
        guard !hierarchy.subviews.isEmpty else { return }
        var subviews = hierarchy.subviews
        hierarchy.subviews = []
        DeepWalk.whole { subviews = [] }
    }

    // MARK: Layer

    /// The class of the layer made for instances; CALayer here.
    open class var layerClass: AnyClass { CALayer.self }
    /// The layer that holds what the view shows.
    open var layer: CALayer { layerStorage }
    /// Draws into a layer: calls ``draw(_:)`` with the context made current.
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawContent(of: layer, in: ctx) }
    /// Fills the layer's contents: by ``draw(_:in:)`` unless overridden.
    open func display(_ layer: CALayer) { displayContent(of: layer) }
    /// Called before the layer draws. Does nothing here.
    open func layerWillDraw(_ layer: CALayer) {}
    /// Lays out the subviews, with the controller's callbacks around.
    open func layoutSublayers(of layer: CALayer) { layoutContent(of: layer) }
    /// The animation of a layer's change: none outside an animation block.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { layerAction(layer, event) }

    // MARK: Geometry

    /// The smallest rectangle of the superview's coordinates that holds the view. Undefined use while transformed.
    open var frame: CGRect {
        get { layer.frame }
        set { telling("frame", frame) { setFrame(newValue) } }
    }
    /// The view's own rectangle, in its own coordinates.
    open var bounds: CGRect {
        get { layer.bounds }
        set { telling("bounds", bounds) { setBounds(newValue) } }
    }
    /// Where the anchor point lies in the superview's coordinates; the middle by default.
    open var center: CGPoint {
        get { layer.position }
        set { telling("center", center) { setCenter(newValue) } }
    }
    /// Applied about the anchor point.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { setTransform(newValue) }
    }
    /// Applied about the anchor point, in three dimensions.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { setTransform3D(newValue) }
    }
    /// The point that ``center`` places, in unit coordinates of the bounds.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { setAnchorPoint(newValue) }
    }
    /// Pixels a point of what the view draws.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { setContentScale(newValue) }
    }
    /// The deepest visible view under a point of the view's coordinates that takes touches.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { findHit(point, event) }
    /// Whether a point of the view's coordinates lies in its bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    /// A point of this view in another's coordinates; nil is the window.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }
    /// A point of another view's coordinates in this one's; nil is the window.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { converted(point, from: view) }
    /// A rectangle of this view in another's coordinates; nil is the window.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { converted(rect, to: view) }
    /// A rectangle of another view's coordinates in this one's; nil is the window.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { converted(rect, from: view) }
    /// As the form that takes a view.
    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        converted(point, to: coordinateSpace)
    }
    /// As the form that takes a view.
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        converted(point, from: coordinateSpace)
    }
    /// As the form that takes a view.
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        converted(rect, to: coordinateSpace)
    }
    /// As the form that takes a view.
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        converted(rect, from: coordinateSpace)
    }
    /// Whether a change of the bounds moves and resizes the subviews by their masks.
    open var autoresizesSubviews: Bool {
        get { resizing.resizesSubviews }
        set {
            resizing.resizesSubviews = newValue
            if layoutState != nil { for view in hierarchy.subviews { view.maskWasSet() } }
        }
    }
    /// How the view follows a change of its superview's size.
    open var autoresizingMask: AutoresizingMask {
        get { resizing.mask }
        set {
            resizing.mask = newValue
            maskWasSet()
        }
    }
    /// The shape with which a dynamic animator lets the view collide; the rectangle here.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// A convex path about the middle, for the shape `path`; the bounds here.
    open var collisionBoundingPath: UIBezierPath {
        UIBezierPath(rect: CGRect(x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
    }
    /// The size that suits the view best within one; the present size here.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// Takes the size of ``sizeThatFits(_:)``, keeping the origin of the frame.
    open func sizeToFit() { fitSize() }
    /// The size that the content has by itself, of the alignment rectangle; `noIntrinsicMetric` on both axes here.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    /// Says that ``intrinsicContentSize`` has changed.
    open func invalidateIntrinsicContentSize() { noteIntrinsicChange() }
    /// −1: no size of its own along that axis.
    open class var noIntrinsicMetric: CGFloat { -1 }

    // MARK: Hierarchy

    /// The view that holds this one.
    open var superview: UIView? { hierarchy.superview }
    /// The views it holds, the front one last.
    open var subviews: [UIView] { hierarchy.subviews }
    /// The window it is in.
    open var window: UIWindow? { hierarchy.window }
    /// A number to find the view by; 0.
    open var tag: Int {
        get { hierarchy.tag }
        set { hierarchy.tag = newValue }
    }
    /// Adds a view in front of the others, taking it from where it was.
    open func addSubview(_ view: UIView) { add(view) }
    /// Adds a view at a place in ``subviews``.
    open func insertSubview(_ view: UIView, at index: Int) { add(view, at: index) }
    /// Adds a view directly behind one of the subviews.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { add(view, below: siblingSubview) }
    /// Adds a view directly in front of one of the subviews.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { add(view, above: siblingSubview) }
    /// Lets two subviews change places.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
    /// Moves a subview before its siblings.
    open func bringSubviewToFront(_ view: UIView) { move(view, toFront: true) }
    /// Moves a subview behind its siblings.
    open func sendSubviewToBack(_ view: UIView) { move(view, toFront: false) }
    /// Takes the view out of its superview.
    open func removeFromSuperview() { detach() }
    /// A subview was added. Does nothing here.
    open func didAddSubview(_ subview: UIView) {}
    /// A subview is about to go. Does nothing here.
    open func willRemoveSubview(_ subview: UIView) {}
    /// The superview is about to change. Does nothing here.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// The superview has changed. Does nothing here.
    open func didMoveToSuperview() {}
    /// The window is about to change. Does nothing here.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// The window has changed. Does nothing here.
    open func didMoveToWindow() {}
    /// Whether this view is the other one or stands below it.
    open func isDescendant(of view: UIView) -> Bool { descends(from: view) }
    /// This view or the first below it that has the tag.
    open func viewWithTag(_ tag: Int) -> UIView? { find(tag: tag) }

    // MARK: Layout

    /// Asks for ``layoutSubviews()`` in the next layout pass.
    open func setNeedsLayout() { markLayout() }
    /// Lays out now what asked for it, from the topmost view that did.
    open func layoutIfNeeded() { layoutNow() }
    /// Places the subviews: here those that constraints place.
    open func layoutSubviews() { placeByConstraints() }

    // MARK: Constraints

    /// Whether frame and ``autoresizingMask`` place the view, as constraints of their own; true unless set.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { resizing.translatesMask }
        set { setTranslatesMask(newValue) }
    }
    /// Whether instances have to be asked for constraints where there are none yet; false here.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// The constraints that the view lists.
    open var constraints: [NSLayoutConstraint] { layoutState?.constraints ?? [] }
    /// Lists a constraint, which becomes active. Its items must be this view or stand in it (UIK1609 otherwise).
    open func addConstraint(_ constraint: NSLayoutConstraint) { addHeld(constraint) }
    /// As ``addConstraint(_:)`` of each.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { for one in constraints { addHeld(one) } }
    /// Takes a constraint off that the view lists.
    open func removeConstraint(_ constraint: NSLayoutConstraint) { removeHeld(constraint) }
    /// As ``removeConstraint(_:)`` of each.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { for one in constraints { removeHeld(one) } }
    /// Makes or changes the view's constraints, when that was asked for. Does nothing here.
    open func updateConstraints() {}
    /// Asks for ``updateConstraints()`` before the next layout.
    open func setNeedsUpdateConstraints() { markUpdate() }
    /// Whether ``updateConstraints()`` is due.
    open func needsUpdateConstraints() -> Bool { layoutState?.needsUpdate ?? false }
    /// Calls ``updateConstraints()`` now of this view and those below that asked for it.
    open func updateConstraintsIfNeeded() { updateNow() }
    /// How far the frame reaches beyond the alignment rectangle; nothing here.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// The alignment rectangle of a frame, both in the superview's coordinates.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    /// The frame of an alignment rectangle, both in the superview's coordinates.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return CGRect(
            x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
            width: alignmentRect.width + insets.horizontal, height: alignmentRect.height + insets.vertical)
    }
    /// The view whose first baseline is this one's; itself here.
    open var forFirstBaselineLayout: UIView { self }
    /// The view whose last baseline is this one's; itself here.
    open var forLastBaselineLayout: UIView { self }
    /// The view whose baseline is this one's; itself here. Apple deprecates it: ``forFirstBaselineLayout`` and
    /// ``forLastBaselineLayout`` replace it, and the layout asks those two alone.
    open func forBaselineLayout() -> UIView { self }
    /// The smallest or largest size that the constraints allow; ask with `layoutFittingCompressedSize` or its opposite.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    /// The size that the constraints give next to a target that counts so much, in points.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }
    /// How much the view resists growing beyond its content along an axis.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priority(hugging: true, axis)
    }
    /// Sets ``contentHuggingPriority(for:)``.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setPriority(priority, hugging: true, axis)
    }
    /// How much the view resists shrinking below its content along an axis.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priority(hugging: false, axis)
    }
    /// Sets ``contentCompressionResistancePriority(for:)``.
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setPriority(priority, hugging: false, axis)
    }
    /// Whether the constraints leave the view's frame open.
    open var hasAmbiguousLayout: Bool { isAmbiguous }
    /// Moves an ambiguous view to another frame that the constraints allow, for debugging.
    open func exerciseAmbiguityInLayout() { exerciseAmbiguity() }
    /// The constraints that the view's place and length along an axis follow from, for debugging.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        constraintsAffecting(axis)
    }
    /// The bounds without ``safeAreaInsets``.
    open var safeAreaLayoutGuide: UILayoutGuide { madeSafeAreaGuide }
    /// The bounds without ``layoutMargins``.
    open var layoutMarginsGuide: UILayoutGuide { madeMarginsGuide }
    /// The part of the margins' rectangle that is no wider than suits reading.
    open var readableContentGuide: UILayoutGuide { madeReadableGuide }
    /// The room at the bottom that the keyboard takes.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { madeKeyboardGuide }

    // MARK: Margins

    /// Room kept free at the edges, in points; 8 on each side unless set.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set { setMargins(newValue) }
    }
    /// ``layoutMargins`` by leading and trailing, as set.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { effectiveDirectionalMargins }
        set { setDirectionalMargins(newValue) }
    }
    /// Whether the superview's margins count where they reach into this view.
    open var preservesSuperviewLayoutMargins: Bool {
        get { margins.preservesSuperview }
        set { setPreservesSuperviewMargins(newValue) }
    }
    /// Whether ``layoutMargins`` holds the safe area too.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { margins.insetsFromSafeArea }
        set { setInsetsFromSafeArea(newValue) }
    }
    /// ``layoutMargins`` has changed. Does nothing here.
    open func layoutMarginsDidChange() {}
    /// How far bars and the screen's corners reach into the view, in points.
    open var safeAreaInsets: UIEdgeInsets { margins.safeArea }
    /// ``safeAreaInsets`` has changed. Does nothing here.
    open func safeAreaInsetsDidChange() {}

    // MARK: Drawing

    /// Draws a part of the view in the current context. Does nothing here.
    open func draw(_ rect: CGRect) {}
    /// Asks for ``draw(_:)`` in the next display pass.
    open func setNeedsDisplay() { markDisplay(nil) }
    /// Asks for ``draw(_:)`` of a part.
    open func setNeedsDisplay(_ rect: CGRect) { markDisplay(rect) }
    /// Whether subviews and drawing are cut at the bounds.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    /// Fills the bounds; nil leaves them clear.
    open var backgroundColor: UIColor? {
        get { appearance.backgroundColor }
        set { styled(.backgroundColor, { $0.backgroundColor = newValue }); setBackground(newValue) }
    }
    /// 0 clear to 1 opaque, for the view with its subviews.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { telling("alpha", alpha) { setAlpha(newValue) } }
    }
    /// A promise that the view fills its bounds.
    open var isOpaque: Bool {
        get { appearance.isOpaque }
        set { setOpaque(newValue) }
    }
    /// Whether the context is cleared before ``draw(_:)``.
    open var clearsContextBeforeDrawing: Bool {
        get { appearance.clearsContext }
        set { appearance.clearsContext = newValue }
    }
    /// Takes the view and its subviews off the screen.
    open var isHidden: Bool {
        get { layer.isHidden }
        set { telling("isHidden", isHidden) { setHidden(newValue) } }
    }
    /// How the contents follow the bounds.
    open var contentMode: ContentMode {
        get { appearance.contentMode }
        set { setContentMode(newValue) }
    }
    /// A view whose alpha cuts this one.
    open var mask: UIView? {
        get { appearance.mask }
        set { setMask(newValue) }
    }
    /// The accent colour of the view and what it holds; the superview's where none is set.
    open var tintColor: UIColor! {
        get { effectiveTint }
        set { styled(.tintColor, { $0.tintColor = newValue }); setTint(newValue) }
    }
    /// Whether the tint is dimmed.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { effectiveTintAdjustment }
        set { setTintAdjustment(newValue) }
    }
    /// ``tintColor`` has changed. Does nothing here.
    open func tintColorDidChange() {}

    // MARK: Traits

    /// The traits in force here.
    open var traitCollection: UITraitCollection { traitState.current }
    /// ``traitCollection`` has changed. Does nothing here.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        hooked("traitCollectionDidChange", at: UIView.self, with: previousTraitCollection) {}
    }
    /// Light or dark for this view and what it holds.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitState.style }
        set { styled(.style, { $0.overrideUserInterfaceStyle = newValue }); setOverrideStyle(newValue) }
    }
    /// Traits set for this view and what it holds in place of the inherited ones.
    open var traitOverrides: any UITraitOverrides {
        get { traitState.overrides }
        set { setOverrides(newValue) }
    }
    /// Brings the traits of the view and what it holds up to date now. They always are: a change goes down at once.
    open func updateTraitsIfNeeded() { updateTraits() }
    /// The smallest text size in this view and what it holds; nil for no limit.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { traitState.extras?.minimum }
        set { setSizeLimits(minimum: newValue, maximum: maximumContentSizeCategory) }
    }
    /// The largest text size in this view and what it holds; nil for no limit.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { traitState.extras?.maximum }
        set { setSizeLimits(minimum: minimumContentSizeCategory, maximum: newValue) }
    }
    /// The limits of the text size that are in force here, for debugging; empty without any.
    open var appliedContentSizeCategoryLimitsDescription: String { sizeLimitsDescription }
    /// Whether the view turns round in a right-to-left interface.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { appearance.semantic }
        set { styled(.semantic, { $0.semanticContentAttribute = newValue }); setSemantic(newValue) }
    }
    /// The direction in which its contents are arranged.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { layoutDirection }

    // MARK: Events

    /// Whether the view and what it holds take touches.
    open var isUserInteractionEnabled: Bool {
        get { interaction.isEnabled }
        set { interaction.isEnabled = newValue }
    }
    /// Whether the view gets more than one touch at a time.
    open var isMultipleTouchEnabled: Bool {
        get { interaction.isMultipleTouchEnabled }
        set { interaction.isMultipleTouchEnabled = newValue }
    }
    /// Whether its touches keep other views of the window from getting any.
    open var isExclusiveTouch: Bool {
        get { interaction.isExclusiveTouch }
        set { styled(.exclusive, { $0.isExclusiveTouch = newValue }); interaction.isExclusiveTouch = newValue }
    }
    /// The recognizers attached to the view.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { interaction.recognizers }
        set { setRecognizers(newValue) }
    }
    /// Attaches a recognizer, taking it from where it was.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    /// Takes a recognizer off.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
    /// The behaviours attached to the view.
    open var interactions: [any UIInteraction] {
        get { interaction.interactions }
        set { setInteractions(newValue) }
    }
    /// Attaches a behaviour, taking it from where it was.
    open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
    /// Takes a behaviour off.
    open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }
    /// Whether a recognizer may begin; true here.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Makes the first responder in the view resign. Returns whether none is left in it.
    @discardableResult open func endEditing(_ force: Bool) -> Bool { endEditingHere(force) }
    open override var next: UIResponder? { hierarchy.controller ?? superview }
    open override func resignFirstResponder() -> Bool { super.resignFirstResponder() }

    // MARK: Focus

    /// Whether the view takes keyboard focus; false here, true for controls that are enabled.
    open var canBecomeFocused: Bool { false }
    /// Whether the view has keyboard focus.
    open var isFocused: Bool { FocusMover.focused === self }
    /// How focus shows at the view: a halo unless set; nil for not at all.
    open var focusEffect: UIFocusEffect? {
        get { effectiveFocusEffect }
        set { setFocusEffect(newValue) }
    }
    /// The group in which tab moves focus; stored: tab goes through all items.
    open var focusGroupIdentifier: String? {
        get { interaction.focus?.group }
        set { setFocusGroup(newValue) }
    }
    /// Where focus goes when it comes here; nowhere in particular.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// The view's controller, or its superview.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { hierarchy.controller ?? superview }
    /// Asks for focus to be found anew.
    open func setNeedsFocusUpdate() { FocusMover.askForUpdate() }
    /// Finds focus anew where that was asked for.
    open func updateFocusIfNeeded() { FocusMover.updateIfNeeded() }
    /// Whether focus may move so; true here.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Focus has moved. Does nothing here.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: State restoration and accessibility

    /// A name for state restoration; stored, no state is restored yet (UIK1201).
    open var restorationIdentifier: String? {
        get { accessibilityStore?.restorationIdentifier }
        set { setRestorationIdentifier(newValue) }
    }
    /// A name for tests, never spoken.
    open var accessibilityIdentifier: String? {
        get { accessibilityStore?.identifier }
        set { accessibilityMade.identifier = newValue }
    }
    /// Whether the view keeps its colours where the user turns all colours round. No stage turns them, so it always does.
    open var accessibilityIgnoresInvertColors: Bool {
        get { accessibilityStore?.ignoresInvert ?? false }
        set { accessibilityMade.ignoresInvert = newValue }
    }
    override var frameOnScreen: CGRect { screenFrame }

    // MARK: Ours

    /// Where a view goes that a call was to make a subview of this one, if not here; nil for here. Reports it where it
    /// is a mistake.
    func diverted(_ view: UIView, by call: StaticString) -> UIView? { nil }

    /// The part of the safe area that subviews have to keep clear of; scroll views take some by their insets.
    var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }
    /// Whether ``safeArea(for:)`` differs from one subview to the other.
    var givesOwnSafeAreas: Bool { false }
    /// The safe area that one subview is given.
    func safeArea(for subview: UIView) -> UIEdgeInsets { safeAreaForSubviews }

    /// The content's size as constraints count it; the height for a width, where it follows from that.
    func layoutContentSize(forWidth width: CGFloat?) -> CGSize { intrinsicContentSize }
    /// Whether the content's height follows from the width that constraints give.
    var wrapsContent: Bool { false }
    /// Where the baselines lie; at the bottom here.
    var baselineDistances: BaselineDistances { BaselineDistances() }
    /// Hugging and resistance unless set.
    var defaultContentPriorities: ContentPriorities { ContentPriorities() }

    /// Whether the class draws by ``draw(_:)``; UIKit's own classes that fill their layer otherwise say so here.
    var drawsContent: Bool { DrawOverride.isOverridden(in: Self.self) }

    /// `<UIView: 0x…; frame = (0 0; 10 10); layer = <CALayer: 0x…>>`, as UIKit prints it.
    open override var description: String { ObjectName.description(of: self) }
}
