// The scroll view: its stored state, and every member that a subclass may override, as forwarders.
// Apple: "UIScrollView", "Scroll View Programming Guide for iOS".
import CoreGraphics
import Foundation
import QuartzCore

/// A view that shows a part of its content, which fingers, wheels and the app move and scale.
///
/// Scrolling changes the origin of the bounds alone: what the content views show is composed anew, never drawn or laid
/// out anew. The motion is that of ``ScrollMotion``. Offsets and sizes are points of the view's own coordinates.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    final var content = ScrollContent()
    final var options = ScrollOptions()
    final var activity = ScrollActivity()
    final var zooming = ScrollZoom()
    final var indicators = ScrollIndicators()
    final var wheel = WheelSequence()
    final var delegateMarkers = ScrollDelegateMarkers()
    final var refreshStorage: UIRefreshControl?
    private(set) lazy var ticker = ScrollTicker(self)
    final let recognizers = ScrollRecognizers()

    /// A scroll view of a frame in the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpScrolling()
    }
    /// A scroll view of an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpScrolling()
        decodeScrolling(from: coder)
    }
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeScrolling(with: coder)
    }

    /// Hears of scrolling and zooming. Not retained.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
        didSet { delegateDidChange() }
    }

    // MARK: Content

    /// The point of the content at the view's top left corner: the origin of the bounds.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { setOffset(newValue) }
    }
    /// Moves the content, over about 0.3 s if animated. Stops a motion under way.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { order(contentOffset, animated) }
    /// The size of the content; a negative or infinite one is not taken.
    open var contentSize: CGSize {
        get { content.size }
        set { telling("contentSize", contentSize) { setContentSize(newValue) } }
    }
    /// Room around the content, in points.
    open var contentInset: UIEdgeInsets {
        get { content.inset }
        set { telling("contentInset", contentInset) { setContentInset(newValue) } }
    }
    /// ``contentInset`` with what ``contentInsetAdjustmentBehavior`` adds of the safe area.
    open var adjustedContentInset: UIEdgeInsets { content.adjustedInset }
    /// ``adjustedContentInset`` has changed. Does nothing here.
    open func adjustedContentInsetDidChange() {}
    /// Whether the safe area is added to the insets; automatic unless set.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
        get { content.adjustment }
        set { setAdjustment(newValue) }
    }
    /// Where content that is smaller than the view stands in it, in unit coordinates; (0, 0) is top left.
    open var contentAlignmentPoint: CGPoint {
        get { content.alignmentPoint }
        set { setAlignmentPoint(newValue) }
    }
    /// The content's rectangle, in the view's coordinates.
    open var contentLayoutGuide: UILayoutGuide { recognizers.contentGuide(of: self) }
    /// The view's own rectangle.
    open var frameLayoutGuide: UILayoutGuide { recognizers.frameGuide(of: self) }

    // MARK: Scrolling

    /// Whether fingers and wheels scroll.
    open var isScrollEnabled: Bool {
        get { options.isEnabled }
        set { setScrollEnabled(newValue) }
    }
    /// Whether a drag that begins along one axis keeps to it.
    open var isDirectionalLockEnabled: Bool {
        get { options.locksDirection }
        set { options.locksDirection = newValue }
    }
    /// Whether content goes past its edges and comes back, along both axes.
    open var bounces: Bool {
        get { options.bouncesHorizontally && options.bouncesVertically }
        set {
            styled(.bounces, { ($0 as? UIScrollView)?.bounces = newValue })
            setBounces(newValue, newValue)
        }
    }
    /// ``bounces`` of the horizontal axis.
    open var bouncesHorizontally: Bool {
        get { options.bouncesHorizontally }
        set { setBounces(newValue, options.bouncesVertically) }
    }
    /// ``bounces`` of the vertical axis.
    open var bouncesVertically: Bool {
        get { options.bouncesVertically }
        set { setBounces(options.bouncesHorizontally, newValue) }
    }
    /// Whether content that fits bounces as well, vertically.
    open var alwaysBounceVertical: Bool {
        get { options.alwaysBouncesVertically }
        set { setAlwaysBounces(options.alwaysBouncesHorizontally, newValue) }
    }
    /// Whether content that fits bounces as well, horizontally.
    open var alwaysBounceHorizontal: Bool {
        get { options.alwaysBouncesHorizontally }
        set { setAlwaysBounces(newValue, options.alwaysBouncesVertically) }
    }
    /// Whether scrolling rests at multiples of the view's size only.
    open var isPagingEnabled: Bool {
        get { options.isPaging }
        set { options.isPaging = newValue }
    }
    /// How fast content slows down; normal unless set.
    open var decelerationRate: DecelerationRate {
        get { options.decelerationRate }
        set { options.decelerationRate = newValue }
    }
    /// Scrolls as little as it takes to show a rectangle of the content; not at all where it is visible.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated) }
    /// Ends every motion where it is.
    open func stopScrollingAndZooming() { stopEverything() }
    /// Whether a tap on the status bar scrolls to the top. It does where one such view is on the screen.
    open var scrollsToTop: Bool {
        get { options.scrollsToTop }
        set { options.scrollsToTop = newValue }
    }
    /// How a drag makes the keyboard go; none unless set.
    open var keyboardDismissMode: KeyboardDismissMode {
        get { options.keyboardDismissMode }
        set {
            styled(.keyboardDismiss, { ($0 as? UIScrollView)?.keyboardDismissMode = newValue })
            options.keyboardDismissMode = newValue
        }
    }
    /// Whether arrow keys, page up and down, home, end and space scroll. True unless set.
    open var allowsKeyboardScrolling: Bool {
        get { options.allowsKeyboardScrolling }
        set { options.allowsKeyboardScrolling = newValue }
    }
    /// Stored: an index beside the content, which only televisions show.
    open var indexDisplayMode: IndexDisplayMode {
        get { options.indexDisplayMode }
        set { options.indexDisplayMode = newValue }
    }

    // MARK: State

    /// A finger is down in the content.
    open var isTracking: Bool { activity.isTracking }
    /// Fingers move the content.
    open var isDragging: Bool { activity.isDragging }
    /// The content moves by itself after a drag.
    open var isDecelerating: Bool { activity.isDecelerating }
    /// An animated change of the offset is under way.
    open var isScrollAnimating: Bool { activity.isAnimating }

    // MARK: Touches

    /// Whether content gets touches only once it is clear that they do not scroll.
    open var delaysContentTouches: Bool {
        get { options.delaysContentTouches }
        set { options.delaysContentTouches = newValue }
    }
    /// Whether content that has a touch may lose it to scrolling.
    open var canCancelContentTouches: Bool {
        get { options.canCancelContentTouches }
        set { options.canCancelContentTouches = newValue }
    }
    /// Whether a view of the content gets touches that went down in it; true here.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    /// Whether a view of the content may lose its touches to scrolling; true unless it is a control.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
    /// Recognizes the drags that scroll. Its delegate cannot be changed.
    open var panGestureRecognizer: UIPanGestureRecognizer { recognizers.pan }
    /// Recognizes the pinches that zoom; nil while there is nothing to zoom.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { canZoom ? recognizers.pinch : nil }
    /// For the presses of remote controls; nothing here makes any.
    open var directionalPressGestureRecognizer: UIGestureRecognizer { recognizers.presses }
    /// Nested scroll views: the inner one scrolls first, the outer one once the inner is at its edge.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        mayBegin(gestureRecognizer)
    }

    // MARK: Zooming

    /// The least scale that zooming rests at; 1.
    open var minimumZoomScale: CGFloat {
        get { zooming.minimum }
        set { setZoomLimits(newValue, zooming.maximum) }
    }
    /// The greatest scale that zooming rests at; 1. Above the least one for zooming to work.
    open var maximumZoomScale: CGFloat {
        get { zooming.maximum }
        set { setZoomLimits(zooming.minimum, newValue) }
    }
    /// The scale of the view that the delegate names; 1 without one.
    open var zoomScale: CGFloat {
        get { currentZoom }
        set { zoom(by: newValue, animated: false) }
    }
    /// Scales about the middle of what is visible.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(by: scale, animated: animated) }
    /// Scales and scrolls so that a rectangle of the zoomed view's coordinates fills this view.
    open func zoom(to rect: CGRect, animated: Bool) { zoom(onto: rect, animated: animated) }
    /// Whether a pinch goes past the ends of the scale and comes back.
    open var bouncesZoom: Bool {
        get { zooming.bounces }
        set { zooming.bounces = newValue }
    }
    /// Fingers zoom.
    open var isZooming: Bool { zooming.isZooming }
    /// The scale comes back from beyond an end.
    open var isZoomBouncing: Bool { zooming.isBouncing }
    /// An animated change of the scale is under way.
    open var isZoomAnimating: Bool { zooming.isAnimating }

    // MARK: Indicators

    /// Whether a bar shows the place along the vertical axis while scrolling.
    open var showsVerticalScrollIndicator: Bool {
        get { indicators.showsVertical }
        set { setIndicators(vertical: newValue, horizontal: indicators.showsHorizontal) }
    }
    /// Whether a bar shows the place along the horizontal axis while scrolling.
    open var showsHorizontalScrollIndicator: Bool {
        get { indicators.showsHorizontal }
        set { setIndicators(vertical: indicators.showsVertical, horizontal: newValue) }
    }
    /// The colour of the indicators.
    open var indicatorStyle: IndicatorStyle {
        get { indicators.style }
        set {
            styled(.scrollIndicatorStyle, { ($0 as? UIScrollView)?.indicatorStyle = newValue })
            setIndicatorStyle(newValue)
        }
    }
    /// Room between the view's edges and the vertical indicator, in points.
    open var verticalScrollIndicatorInsets: UIEdgeInsets {
        get { indicators.verticalInsets }
        set { setIndicatorInsets(vertical: newValue, horizontal: indicators.horizontalInsets) }
    }
    /// Room between the view's edges and the horizontal indicator, in points.
    open var horizontalScrollIndicatorInsets: UIEdgeInsets {
        get { indicators.horizontalInsets }
        set { setIndicatorInsets(vertical: indicators.verticalInsets, horizontal: newValue) }
    }
    /// Both indicators' insets; reading gives the vertical one's.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { indicators.verticalInsets }
        set { setIndicatorInsets(vertical: newValue, horizontal: newValue) }
    }
    /// Whether the safe area is added to the indicators' insets.
    open var automaticallyAdjustsScrollIndicatorInsets: Bool {
        get { indicators.adjustsInsets }
        set { setAdjustsIndicators(newValue) }
    }
    /// Shows the indicators for a moment.
    open func flashScrollIndicators() { flash() }

    // MARK: Refreshing

    /// The control that a pull at the top shows.
    open var refreshControl: UIRefreshControl? {
        get { refreshStorage }
        set { setRefreshControl(newValue) }
    }

    // MARK: Overrides

    open override var bounds: CGRect {
        get { super.bounds }
        set { changeBounds { super.bounds = newValue } }
    }
    open override var frame: CGRect {
        get { super.frame }
        set { changeBounds { super.frame = newValue } }
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutScrolling()
    }
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateAdjustedInset()
    }
    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        raiseIndicators()
    }
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { stopQuietly() }
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        colourIndicators()
    }

    /// Scrolls by a page and says so; false where there is no page left in that direction.
    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        scrollForAccessibility(direction)
    }

    /// Fingers and motion have come to an end, and the delegate has heard of it. Does nothing here. Ours.
    func didComeToRest() {}

    /// What content views have to keep clear of: what the insets do not keep clear already. Ours.
    override var safeAreaForSubviews: UIEdgeInsets { safeAreaLeftForContent }
}
