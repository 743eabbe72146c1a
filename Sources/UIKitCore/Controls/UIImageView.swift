// A view that shows an image, or several in turn.
// Apple: "UIImageView"
import CoreGraphics
import Foundation
import QuartzCore

/// A view that shows an image by its content mode. It takes no touches unless told to.
@preconcurrency @MainActor
open class UIImageView: UIView {
    struct Content {
        var image: UIImage?
        var highlightedImage: UIImage?
        var isHighlighted = false
        var symbolConfiguration: UIImage.SymbolConfiguration?
        var dynamicRange = UIImage.DynamicRange.unspecified
    }
    struct Animation {
        var images: [UIImage]?
        var highlightedImages: [UIImage]?
        var duration: TimeInterval = 0
        var repeatCount = 0
        var link: CADisplayLink?
        var start: TimeInterval?
        var shownIndex = 0
    }
    final var content = Content()
    final var animation = Animation()

    /// A view of a frame in the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpImageView()
    }
    /// A view of an image's size at the origin.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUpImageView()
        setImage(image)
    }
    /// A view of an image's size at the origin, with one for the highlighted state.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: (image ?? highlightedImage)?.size ?? .zero))
        setUpImageView()
        setImage(image)
        content.highlightedImage = highlightedImage
    }
    /// A view of an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpImageView()
        if let image = coder.optional(UIImage.self, forKey: "UIImage") { setImage(image) }
    }
    /// Encodes the view and its image.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let image = content.image { coder.encode(image, forKey: "UIImage") }
    }

    /// What is shown; an animated image runs at once.
    open var image: UIImage? {
        get { content.image }
        set { setImage(newValue) }
    }
    /// What is shown while ``isHighlighted``; nil for ``image``.
    open var highlightedImage: UIImage? {
        get { content.highlightedImage }
        set { setHighlightedImage(newValue) }
    }
    /// How symbols are drawn where they do not say it themselves; nil for the default.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        get { content.symbolConfiguration }
        set { setSymbolConfiguration(newValue) }
    }
    /// How bright images may be shown; all are shown in the standard range.
    open var preferredImageDynamicRange: UIImage.DynamicRange {
        get { content.dynamicRange }
        set { content.dynamicRange = newValue }
    }
    /// The range that the image is shown in: the standard one.
    open var imageDynamicRange: UIImage.DynamicRange { .standard }
    /// True shows ``highlightedImage``.
    open var isHighlighted: Bool {
        get { content.isHighlighted }
        set { setHighlighted(newValue) }
    }
    /// The images that ``startAnimating()`` shows in turn.
    open var animationImages: [UIImage]? {
        get { animation.images }
        set { setAnimationImages(newValue) }
    }
    /// The images that are shown in turn while ``isHighlighted``.
    open var highlightedAnimationImages: [UIImage]? {
        get { animation.highlightedImages }
        set { animation.highlightedImages = newValue }
    }
    /// Seconds of one run; 0 means a thirtieth of a second an image.
    open var animationDuration: TimeInterval {
        get { animation.duration }
        set { animation.duration = newValue }
    }
    /// How many runs; 0 for no end.
    open var animationRepeatCount: Int {
        get { animation.repeatCount }
        set { animation.repeatCount = newValue }
    }
    /// True while images are shown in turn.
    open var isAnimating: Bool { animation.link != nil }
    /// Begins with the first of ``animationImages``, or of an animated image's.
    open func startAnimating() { beginAnimation() }
    /// Stops and shows ``image``.
    open func stopAnimating() { endAnimation() }

    /// The image's size; zero without one.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }
    /// The image's size; no metric without one.
    open override var intrinsicContentSize: CGSize { content.image.map(configured)?.size ?? super.intrinsicContentSize }
    /// A vector is drawn anew in another size.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if content.image?.state.vector?.preserves == true { setNeedsDisplay() }
    }
    /// Fills the layer with the image.
    open override func display(_ layer: CALayer) { displayImage(layer) }
    /// A template takes the new colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }
    /// Shows the variant for the new traits.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }
    /// Animations rest while the view is in no window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        windowChanged()
    }

    /// The image's, unless one was set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? image?.accessibilityLabel }
        set { super.accessibilityLabel = newValue }
    }
    /// The image's, unless one was set.
    open override var accessibilityHint: String? {
        get { super.accessibilityHint ?? image?.accessibilityHint }
        set { super.accessibilityHint = newValue }
    }
    /// The image's, unless one was set.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? image?.accessibilityValue }
        set { super.accessibilityValue = newValue }
    }
    override var defaultTraits: UIAccessibilityTraits { .image }
    override var drawsContent: Bool { true }
    /// Whether images of the mode `automatic` are drawn as templates; buttons of the system say so.
    final var treatsAutomaticAsTemplate = false
}
