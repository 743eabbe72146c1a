// A row of dots, one a page.
// Apple: "UIPageControl"
import CoreGraphics
import Foundation
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// A row of dots with the current page's dot highlighted. A tap moves by one page, a drag moves through the pages.
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
        /// The place at which the finger went down.
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

    /// Creates a control without pages, with a frame in the superview's coordinates.
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

    /// The number of pages, 0 by default; not below 0.
    open var numberOfPages: Int {
        get { pages.count }
        set { setCount(newValue) }
    }
    /// The current page, from 0, clamped to the pages. Setting it sends no action.
    open var currentPage: Int {
        get { pages.current }
        set { setCurrent(newValue) }
    }
    /// Whether the dots are hidden for a single page.
    open var hidesForSinglePage: Bool {
        get { pages.hidesSingle }
        set { pages.hidesSingle = newValue; pagesChanged() }
    }
    /// The colour of the dots; nil for the system's colour.
    open var pageIndicatorTintColor: UIColor? {
        get { look.tint }
        set {
            styled(.pageTint, { ($0 as? UIPageControl)?.pageIndicatorTintColor = newValue })
            changeLook { $0.tint = newValue }
        }
    }
    /// The colour of the current page's dot; nil for the system's colour.
    open var currentPageIndicatorTintColor: UIColor? {
        get { look.currentTint }
        set {
            styled(.currentPageTint, { ($0 as? UIPageControl)?.currentPageIndicatorTintColor = newValue })
            changeLook { $0.currentTint = newValue }
        }
    }
    /// Whether a background is shown below the dots: always, never, or during interaction.
    open var backgroundStyle: BackgroundStyle {
        get { look.background }
        set { changeLook { $0.background = newValue } }
    }
    /// The order of the dots.
    open var direction: Direction {
        get { look.direction }
        set { changeLook { $0.direction = newValue } }
    }
    /// The current interaction, for the handler of `valueChanged`.
    open var interactionState: InteractionState { pages.interaction }
    /// Whether a drag moves through the pages.
    open var allowsContinuousInteraction: Bool {
        get { pages.allowsContinuous }
        set { pages.allowsContinuous = newValue }
    }
    /// The image of all dots; nil for a disc. Drawn in the dots' colours.
    open var preferredIndicatorImage: UIImage? {
        get { look.image }
        set { changeLook { $0.image = newValue } }
    }
    /// The image of the current page's dot; nil for that of its page.
    open var preferredCurrentPageIndicatorImage: UIImage? {
        get { look.currentImage }
        set { changeLook { $0.currentImage = newValue } }
    }
    /// Returns the image of a page's dot; nil for the preferred one.
    open func indicatorImage(forPage page: Int) -> UIImage? { isPage(page) ? look.images[page] : nil }
    /// Sets the image of a page's dot.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        if isPage(page) { changeLook { $0.images[page] = image } }
    }
    /// Returns the image of a page's dot for the current page.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { isPage(page) ? look.currentImages[page] : nil }
    /// Sets the image of a page's dot for the current page.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        if isPage(page) { changeLook { $0.currentImages[page] = image } }
    }
    /// Returns the size of a number of dots, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize { PageRow.size(pageCount, isVertical) }

    /// Whether the dot of a tapped page is updated only by ``updateCurrentPageDisplay()``.
    @available(*, deprecated, message: "defersCurrentPageDisplay has no effect in current systems")
    open var defersCurrentPageDisplay: Bool {
        get { pages.defersDisplay }
        set { pages.defersDisplay = newValue }
    }
    /// Updates the dot of the current page.
    @available(*, deprecated, message: "updateCurrentPageDisplay has no effect in current systems")
    open func updateCurrentPageDisplay() { showCurrent() }

    /// Returns the size of all dots.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { PageRow.size(pages.count, isVertical) }
    /// The size of all dots.
    open override var intrinsicContentSize: CGSize { PageRow.size(pages.count, isVertical) }
    /// Lays out the dots.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutDots()
    }
    /// Stores the position of the finger.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { beginPaging(touch) }
    /// Moves through the pages.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { dragPages(touch) }
    /// Moves to the next page for a tap in the trailing half, to the previous page for one in the leading half.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endPaging(touch) }
    /// Ends the interaction.
    open override func cancelTracking(with event: UIEvent?) { cancelPaging() }

    /// Returns false for a single tap or horizontal drag of a recognizer in an ancestor, so that the control receives it.
    /// Documented.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        leavesTap(gestureRecognizer) && leavesDrag(gestureRecognizer)
    }

    @_spi(Vitrine) open override var isElementByDefault: Bool { true }
    @_spi(Vitrine) open override var defaultTraits: UIAccessibilityTraits { super.defaultTraits.union(.adjustable) }
    /// Moves to the next page and sends the action.
    open override func accessibilityIncrement() { adjustForAccessibility(up: true) }
    /// Moves to the previous page and sends the action.
    open override func accessibilityDecrement() { adjustForAccessibility(up: false) }
    /// The accessibility value, such as "page 2 of 3".
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (pages.count > 0 ? "page \(pages.current + 1) of \(pages.count)" : nil) }
        set { super.accessibilityValue = newValue }
    }
}

extension UIPageControl {
    /// The visibility of the background below the dots.
    public enum BackgroundStyle: Int, Sendable {
        /// During interaction.
        case automatic = 0
        /// Always.
        case prominent = 1
        /// Never.
        case minimal = 2
    }
    /// The interaction of a finger.
    public enum InteractionState: Int, Sendable {
        /// No interaction.
        case none = 0
        /// A tap that moves by one page.
        case discrete = 1
        /// A drag that moves through the pages.
        case continuous = 2
    }
    /// The order of the dots.
    public enum Direction: Int, Sendable {
        /// The direction of the interface.
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

/// What proxies of a page control carry besides.
extension AppearanceKey {
    static let pageTint = AppearanceKey("pageTint")
    static let currentPageTint = AppearanceKey("currentPageTint")
}
