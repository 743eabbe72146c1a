// A view that shows an image, or several in turn.
// Apple: "UIImageView"
import CoreGraphics
import Foundation
import QuartzCore
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// A view that displays an image in its content mode. It ignores touches by default.
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

    /// Creates a view with a frame in the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpImageView()
    }
    /// Creates a view with the size of an image, at the origin.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUpImageView()
        setImage(image)
    }
    /// Creates a view with the size of an image, at the origin, and an image for the highlighted state.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: (image ?? highlightedImage)?.size ?? .zero))
        setUpImageView()
        setImage(image)
        content.highlightedImage = highlightedImage
    }
    /// Creates a view from an archive.
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

    /// The image. An animated image starts immediately.
    open var image: UIImage? {
        get { content.image }
        set { setImage(newValue) }
    }
    /// The image while ``isHighlighted``; nil for ``image``.
    open var highlightedImage: UIImage? {
        get { content.highlightedImage }
        set { setHighlightedImage(newValue) }
    }
    /// The configuration of symbol images without one; nil for the default.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        get { content.symbolConfiguration }
        set { setSymbolConfiguration(newValue) }
    }
    /// The preferred dynamic range of images. All images are shown in the standard range.
    open var preferredImageDynamicRange: UIImage.DynamicRange {
        get { content.dynamicRange }
        set { content.dynamicRange = newValue }
    }
    /// The dynamic range of the image: the standard range.
    open var imageDynamicRange: UIImage.DynamicRange { .standard }
    /// Whether ``highlightedImage`` is shown.
    open var isHighlighted: Bool {
        get { content.isHighlighted }
        set { setHighlighted(newValue) }
    }
    /// The images of the animation that ``startAnimating()`` starts.
    open var animationImages: [UIImage]? {
        get { animation.images }
        set { setAnimationImages(newValue) }
    }
    /// The images of the animation while ``isHighlighted``.
    open var highlightedAnimationImages: [UIImage]? {
        get { animation.highlightedImages }
        set { animation.highlightedImages = newValue }
    }
    /// The duration of one cycle, in seconds; 0 means a thirtieth of a second for each image.
    open var animationDuration: TimeInterval {
        get { animation.duration }
        set { animation.duration = newValue }
    }
    /// The number of cycles; 0 for endless repetition.
    open var animationRepeatCount: Int {
        get { animation.repeatCount }
        set { animation.repeatCount = newValue }
    }
    /// Whether an animation runs.
    open var isAnimating: Bool { animation.link != nil }
    /// Starts the animation of ``animationImages``, or of an animated image.
    open func startAnimating() { beginAnimation() }
    /// Stops the animation and shows ``image``.
    open func stopAnimating() { endAnimation() }

    /// Returns the image's size; zero without an image.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }
    /// The image's size; no intrinsic metric without an image.
    open override var intrinsicContentSize: CGSize { content.image.map(configured)?.size ?? super.intrinsicContentSize }
    /// Redraws a vector image for the new size.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if content.image?.state.vector?.preserves == true { setNeedsDisplay() }
    }
    /// Provides the image as the layer's contents.
    open override func display(_ layer: CALayer) { displayImage(layer) }
    /// Updates a template image with the new colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }
    /// Shows the image variant for the new traits.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }
    /// Pauses animations while the view is in no window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        windowChanged()
    }

    /// The accessibility label; the image's by default.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? image?.accessibilityLabel }
        set { super.accessibilityLabel = newValue }
    }
    /// The accessibility hint; the image's by default.
    open override var accessibilityHint: String? {
        get { super.accessibilityHint ?? image?.accessibilityHint }
        set { super.accessibilityHint = newValue }
    }
    /// The accessibility value; the image's by default.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? image?.accessibilityValue }
        set { super.accessibilityValue = newValue }
    }
    @_spi(Vitrine) open override var defaultTraits: UIAccessibilityTraits { .image }
    @_spi(Vitrine) open override var drawsContent: Bool { true }
    /// Whether images of the mode `automatic` are drawn as templates; buttons of the system say so.
    package final var treatsAutomaticAsTemplate = false
}
