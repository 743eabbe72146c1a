// A row of dots, one a page.
// Apple: "UIPageControl"
import CoreGraphics
import Foundation

/// Dots of which the current page's stands out. A tap goes one page on or back, a drag runs through them.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    struct Pages {
        var count = 0
        var current = 0
        /// The page whose dot stands out; another than ``current`` while the display is deferred.
        var shown = 0
        var hidesSingle = false
        var defersDisplay = false
        var allowsContinuous = true
        var interaction = InteractionState.none
        /// Where the finger went down.
        var start = CGPoint.zero
    }
    struct Look {
        var tint: UIColor?
        var currentTint: UIColor?
        var image: UIImage?
        var currentImage: UIImage?
        var images: [Int: UIImage] = [:]
        var currentImages: [Int: UIImage] = [:]
        var background = BackgroundStyle.automatic
        var direction = Direction.natural
    }
    final var pages = Pages()
    final var look = Look()
    final let platter = ControlPart()
    final var dots: [PageDot] = []

    /// A control without pages, of a frame in the superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpPages()
    }
    /// Creates a control from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpPages()
        decodePages(coder)
    }
    /// Encodes the control, its pages and colours.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodePages(coder)
    }

    /// How many dots, 0 by default; not below 0.
    open var numberOfPages: Int {
        get { pages.count }
        set { setCount(newValue) }
    }
    /// The current page from 0; clamped to the pages, telling no target.
    open var currentPage: Int {
        get { pages.current }
        set { setCurrent(newValue) }
    }
    /// True shows nothing for a single page.
    open var hidesForSinglePage: Bool {
        get { pages.hidesSingle }
        set { pages.hidesSingle = newValue; pagesChanged() }
    }
    /// The colour of the dots; nil for the system's.
    open var pageIndicatorTintColor: UIColor? {
        get { look.tint }
        set {
            styled(.pageTint, { ($0 as? UIPageControl)?.pageIndicatorTintColor = newValue })
            changeLook { $0.tint = newValue }
        }
    }
    /// The colour of the current page's dot; nil for the system's.
    open var currentPageIndicatorTintColor: UIColor? {
        get { look.currentTint }
        set {
            styled(.currentPageTint, { ($0 as? UIPageControl)?.currentPageIndicatorTintColor = newValue })
            changeLook { $0.currentTint = newValue }
        }
    }
    /// Whether a platter lies under the dots: always, never, or under the finger.
    open var backgroundStyle: BackgroundStyle {
        get { look.background }
        set { changeLook { $0.background = newValue } }
    }
    /// The order of the dots.
    open var direction: Direction {
        get { look.direction }
        set { changeLook { $0.direction = newValue } }
    }
    /// What the finger does now, for the handler of `valueChanged`.
    open var interactionState: InteractionState { pages.interaction }
    /// True lets a drag run through the pages.
    open var allowsContinuousInteraction: Bool {
        get { pages.allowsContinuous }
        set { pages.allowsContinuous = newValue }
    }
    /// The image of every dot; nil for a disc. Drawn in the dots' colours.
    open var preferredIndicatorImage: UIImage? {
        get { look.image }
        set { changeLook { $0.image = newValue } }
    }
    /// The image of the current page's dot; nil for that of its page.
    open var preferredCurrentPageIndicatorImage: UIImage? {
        get { look.currentImage }
        set { changeLook { $0.currentImage = newValue } }
    }
    /// The image set for a page's dot; nil for the preferred one.
    open func indicatorImage(forPage page: Int) -> UIImage? { isPage(page) ? look.images[page] : nil }
    /// Sets the image of a page's dot.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        if isPage(page) { changeLook { $0.images[page] = image } }
    }
    /// The image set for a page's dot while the page is current.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { isPage(page) ? look.currentImages[page] : nil }
    /// Sets the image of a page's dot while the page is current.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        if isPage(page) { changeLook { $0.currentImages[page] = image } }
    }
    /// The size that so many dots take, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize { PageRow.size(pageCount, isVertical) }

    /// True leaves the dot of a tapped page as it is until ``updateCurrentPageDisplay()``.
    @available(*, deprecated, message: "defersCurrentPageDisplay has no effect in current systems")
    open var defersCurrentPageDisplay: Bool {
        get { pages.defersDisplay }
        set { pages.defersDisplay = newValue }
    }
    /// Shows the dot of the current page.
    @available(*, deprecated, message: "updateCurrentPageDisplay has no effect in current systems")
    open func updateCurrentPageDisplay() { showCurrent() }

    /// The size of all dots.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { PageRow.size(pages.count, isVertical) }
    /// The size of all dots.
    open override var intrinsicContentSize: CGSize { PageRow.size(pages.count, isVertical) }
    /// Places the dots.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutDots()
    }
    /// Remembers where the finger is.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { beginPaging(touch) }
    /// Runs through the pages.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { dragPages(touch) }
    /// A tap goes to the next page in the trailing half, to the one before in the leading half.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endPaging(touch) }
    /// Nothing more comes of the finger.
    open override func cancelTracking(with event: UIEvent?) { cancelPaging() }

    /// A single tap, and a drag along x, stay the control's, whoever above recognizes them. Documented.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        leavesTap(gestureRecognizer) && leavesDrag(gestureRecognizer)
    }

    override var isElementByDefault: Bool { true }
    override var defaultTraits: UIAccessibilityTraits { super.defaultTraits.union(.adjustable) }
    /// Turns to the next page and tells who listens.
    open override func accessibilityIncrement() { adjustForAccessibility(up: true) }
    /// Turns to the page before and tells who listens.
    open override func accessibilityDecrement() { adjustForAccessibility(up: false) }
    /// "page 2 of 3".
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (pages.count > 0 ? "page \(pages.current + 1) of \(pages.count)" : nil) }
        set { super.accessibilityValue = newValue }
    }
}

extension UIPageControl {
    /// Whether a platter lies under the dots.
    public enum BackgroundStyle: Int, Sendable {
        /// Under the finger.
        case automatic = 0
        /// Always.
        case prominent = 1
        /// Never.
        case minimal = 2
    }
    /// What a finger does.
    public enum InteractionState: Int, Sendable {
        /// Nothing.
        case none = 0
        /// Goes one page on or back.
        case discrete = 1
        /// Runs through the pages.
        case continuous = 2
    }
    /// The order of the dots.
    public enum Direction: Int, Sendable {
        /// As the interface runs.
        case natural = 0
        /// The first at the left.
        case leftToRight = 1
        /// The first at the right.
        case rightToLeft = 2
        /// The first at the top.
        case topToBottom = 3
        /// The first at the bottom.
        case bottomToTop = 4
    }
}
