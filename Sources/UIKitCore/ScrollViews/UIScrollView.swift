// The scroll view: its stored state, and every member that a subclass may override, as forwarders.
// Apple: "UIScrollView", "Scroll View Programming Guide for iOS".
import CoreGraphics
import Foundation
import QuartzCore
import UIKitValues

/// A view that shows a part of its content, which fingers, wheels and the app scroll and zoom.
///
/// Scrolling only changes the origin of the bounds: the content views are composed again without new drawing or layout. The
/// motion is that of ``ScrollMotion``. Offsets and sizes are in points of the view's own coordinates.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    package final var content = ScrollContent()
    final var options = ScrollOptions()
    final var activity = ScrollActivity()
    final var zooming = ScrollZoom()
    final var indicators = ScrollIndicators()
    final var wheel = WheelSequence()
    final var delegateMarkers = ScrollDelegateMarkers()
    final var refreshStorage: UIRefreshControl?
    private(set) lazy var ticker = ScrollTicker(self)
    final let recognizers = ScrollRecognizers()

    /// Creates a scroll view with a frame in the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpScrolling()
    }
    /// Creates a scroll view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpScrolling()
        decodeScrolling(from: coder)
    }
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeScrolling(with: coder)
    }

    /// The delegate for scrolling and zooming. Not retained.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
        didSet { delegateDidChange() }
    }

    // MARK: Content

    /// The point of the content at the view's top left corner, equal to the origin of the bounds.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { setOffset(newValue) }
    }
    /// Scrolls the content, over about 0.3 s if animated. Stops a motion in progress.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { order(contentOffset, animated) }
    /// The size of the content. A negative or infinite size is ignored.
    open var contentSize: CGSize {
        get { content.size }
        set { telling("contentSize", contentSize) { setContentSize(newValue) } }
    }
    /// The insets around the content, in points.
    open var contentInset: UIEdgeInsets {
        get { content.inset }
        set { telling("contentInset", contentInset) { setContentInset(newValue) } }
    }
    /// The ``contentInset`` with the safe area added according to ``contentInsetAdjustmentBehavior``.
    open var adjustedContentInset: UIEdgeInsets { content.adjustedInset }
    /// Called when ``adjustedContentInset`` has changed. The default implementation does nothing.
    open func adjustedContentInsetDidChange() {}
    /// The way in which the safe area is added to the insets; automatic by default.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
        get { content.adjustment }
        set { setAdjustment(newValue) }
    }
    /// The position of content that is smaller than the view, in unit coordinates; (0, 0) is the top left.
    open var contentAlignmentPoint: CGPoint {
        get { content.alignmentPoint }
        set { setAlignmentPoint(newValue) }
    }
    /// The guide for the content's rectangle, in the view's coordinates.
    open var contentLayoutGuide: UILayoutGuide { recognizers.contentGuide(of: self) }
    /// The guide for the view's frame.
    open var frameLayoutGuide: UILayoutGuide { recognizers.frameGuide(of: self) }

    // MARK: Scrolling

    /// Whether fingers and wheels scroll the content.
    open var isScrollEnabled: Bool {
        get { options.isEnabled }
        set { setScrollEnabled(newValue) }
    }
    /// Whether a drag that begins along one axis is locked to it.
    open var isDirectionalLockEnabled: Bool {
        get { options.locksDirection }
        set { options.locksDirection = newValue }
    }
    /// Whether content bounces past its edges, along both axes.
    open var bounces: Bool {
        get { options.bouncesHorizontally && options.bouncesVertically }
        set {
            styled(.bounces, { ($0 as? UIScrollView)?.bounces = newValue })
            setBounces(newValue, newValue)
        }
    }
    /// Whether content bounces along the horizontal axis.
    open var bouncesHorizontally: Bool {
        get { options.bouncesHorizontally }
        set { setBounces(newValue, options.bouncesVertically) }
    }
    /// Whether content bounces along the vertical axis.
    open var bouncesVertically: Bool {
        get { options.bouncesVertically }
        set { setBounces(options.bouncesHorizontally, newValue) }
    }
    /// Whether content that fits also bounces vertically.
    open var alwaysBounceVertical: Bool {
        get { options.alwaysBouncesVertically }
        set { setAlwaysBounces(options.alwaysBouncesHorizontally, newValue) }
    }
    /// Whether content that fits also bounces horizontally.
    open var alwaysBounceHorizontal: Bool {
        get { options.alwaysBouncesHorizontally }
        set { setAlwaysBounces(newValue, options.alwaysBouncesVertically) }
    }
    /// Whether scrolling stops only at multiples of the view's size.
    open var isPagingEnabled: Bool {
        get { options.isPaging }
        set { options.isPaging = newValue }
    }
    /// The rate of deceleration; normal by default.
    open var decelerationRate: DecelerationRate {
        get { options.decelerationRate }
        set { options.decelerationRate = newValue }
    }
    /// Scrolls by the smallest distance that makes a rectangle of the content visible; not at all if it already is.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated) }
    /// Stops all motion at its current position.
    open func stopScrollingAndZooming() { stopEverything() }
    /// Whether a tap on the status bar scrolls to the top, if this is the only such view on the screen.
    open var scrollsToTop: Bool {
        get { options.scrollsToTop }
        set { options.scrollsToTop = newValue }
    }
    /// The way in which a drag dismisses the keyboard; none by default.
    open var keyboardDismissMode: KeyboardDismissMode {
        get { options.keyboardDismissMode }
        set {
            styled(.keyboardDismiss, { ($0 as? UIScrollView)?.keyboardDismissMode = newValue })
            options.keyboardDismissMode = newValue
        }
    }
    /// Whether arrow keys, Page Up and Page Down, Home, End and Space scroll; true by default.
    open var allowsKeyboardScrolling: Bool {
        get { options.allowsKeyboardScrolling }
        set { options.allowsKeyboardScrolling = newValue }
    }
    /// The display of an index beside the content; stored, as only televisions show it.
    open var indexDisplayMode: IndexDisplayMode {
        get { options.indexDisplayMode }
        set { options.indexDisplayMode = newValue }
    }

    // MARK: State

    /// Whether a finger touches the content.
    open var isTracking: Bool { activity.isTracking }
    /// Whether fingers move the content.
    open var isDragging: Bool { activity.isDragging }
    /// Whether the content moves after a drag.
    open var isDecelerating: Bool { activity.isDecelerating }
    /// Whether an animated change of the offset is in progress.
    open var isScrollAnimating: Bool { activity.isAnimating }

    // MARK: Touches

    /// Whether touches reach the content only after it is clear that they do not scroll.
    open var delaysContentTouches: Bool {
        get { options.delaysContentTouches }
        set { options.delaysContentTouches = newValue }
    }
    /// Whether scrolling may take over touches of the content.
    open var canCancelContentTouches: Bool {
        get { options.canCancelContentTouches }
        set { options.canCancelContentTouches = newValue }
    }
    /// Returns whether a view of the content receives touches that began in it; true by default.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    /// Returns whether scrolling may cancel touches of a view of the content; true unless it is a control.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
    /// The recognizer of the drags that scroll. Its delegate cannot be changed.
    open var panGestureRecognizer: UIPanGestureRecognizer { recognizers.pan }
    /// The recognizer of the pinches that zoom; nil if there is nothing to zoom.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { canZoom ? recognizers.pinch : nil }
    /// The recognizer of the presses of remote controls, which do not exist here.
    open var directionalPressGestureRecognizer: UIGestureRecognizer { recognizers.presses }
    /// Lets the inner one of nested scroll views scroll first, and the outer one when the inner one is at its edge.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        mayBegin(gestureRecognizer)
    }

    // MARK: Zooming

    /// The minimum scale at which zooming rests; 1 by default.
    open var minimumZoomScale: CGFloat {
        get { zooming.minimum }
        set { setZoomLimits(newValue, zooming.maximum) }
    }
    /// The maximum scale at which zooming rests; 1 by default. Zooming requires a value above the minimum.
    open var maximumZoomScale: CGFloat {
        get { zooming.maximum }
        set { setZoomLimits(zooming.minimum, newValue) }
    }
    /// The scale of the view that the delegate provides; 1 without one.
    open var zoomScale: CGFloat {
        get { currentZoom }
        set { zoom(by: newValue, animated: false) }
    }
    /// Scales the content around the middle of the visible part.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(by: scale, animated: animated) }
    /// Scales and scrolls so that a rectangle in the zoomed view's coordinates fills this view.
    open func zoom(to rect: CGRect, animated: Bool) { zoom(onto: rect, animated: animated) }
    /// Whether a pinch bounces past the limits of the scale.
    open var bouncesZoom: Bool {
        get { zooming.bounces }
        set { zooming.bounces = newValue }
    }
    /// Whether fingers zoom the content.
    open var isZooming: Bool { zooming.isZooming }
    /// Whether the scale bounces back from beyond a limit.
    open var isZoomBouncing: Bool { zooming.isBouncing }
    /// Whether an animated change of the scale is in progress.
    open var isZoomAnimating: Bool { zooming.isAnimating }

    // MARK: Indicators

    /// Whether an indicator shows the vertical position during scrolling.
    open var showsVerticalScrollIndicator: Bool {
        get { indicators.showsVertical }
        set { setIndicators(vertical: newValue, horizontal: indicators.showsHorizontal) }
    }
    /// Whether an indicator shows the horizontal position during scrolling.
    open var showsHorizontalScrollIndicator: Bool {
        get { indicators.showsHorizontal }
        set { setIndicators(vertical: indicators.showsVertical, horizontal: newValue) }
    }
    /// The style of the indicators.
    open var indicatorStyle: IndicatorStyle {
        get { indicators.style }
        set {
            styled(.scrollIndicatorStyle, { ($0 as? UIScrollView)?.indicatorStyle = newValue })
            setIndicatorStyle(newValue)
        }
    }
    /// The insets of the vertical indicator from the view's edges, in points.
    open var verticalScrollIndicatorInsets: UIEdgeInsets {
        get { indicators.verticalInsets }
        set { setIndicatorInsets(vertical: newValue, horizontal: indicators.horizontalInsets) }
    }
    /// The insets of the horizontal indicator from the view's edges, in points.
    open var horizontalScrollIndicatorInsets: UIEdgeInsets {
        get { indicators.horizontalInsets }
        set { setIndicatorInsets(vertical: indicators.verticalInsets, horizontal: newValue) }
    }
    /// The insets of both indicators; the getter returns those of the vertical one.
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

    /// The refresh control that a pull at the top reveals.
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

    /// Scrolls by a page and announces it; returns false if there is no further page in that direction.
    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        scrollForAccessibility(direction)
    }

    /// Fingers and motion have come to an end, and the delegate has heard of it. The default implementation does nothing. Ours.
    @_spi(Vitrine) open func didComeToRest() {}
    /// Where a scroll that fingers left comes to rest, before the delegate is asked: the natural place. The velocity is in points a
    /// millisecond. Ours.
    @_spi(Vitrine) open func restingOffset(_ natural: CGPoint, _ velocity: CGPoint) -> CGPoint { natural }

    /// The part of the safe area that content views must keep clear of: the part that the insets do not cover. Ours.
    @_spi(Vitrine) open override var safeAreaForSubviews: UIEdgeInsets { safeAreaLeftForContent }
    override var scrolledContent: (any ScrolledContent)? { self }
}
