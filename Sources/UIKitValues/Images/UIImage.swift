// An image: pixels with a scale, an orientation and the way it is drawn.
// Apple: "UIImage"
import CoreGraphics
import CoreImage
import Foundation
import ImageIO
import Synchronization
import Typesetting

/// The content and settings of an image; changed copies share the pixels.
package struct ImageState: Sendable {
    /// The pixels: given, or a recipe's, which are computed when they are first asked for.
    package var cgImage: CGImage? {
        get { stored ?? recipe?.pixels }
        set { stored = newValue }
    }
    private var stored: CGImage?
    /// Set for images of Core Image.
    var recipe: ImageRecipe?
    var scale: CGFloat = 1
    var orientation = UIImage.Orientation.up
    var renderingMode = UIImage.RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    var resizingMode: UIImage.ResizingMode?
    var alignmentInsets = UIEdgeInsets.zero
    var baselineOffset: CGFloat?
    var frames: [UIImage]?
    var duration: TimeInterval = 0
    var flipsForRightToLeft = false
    package var tint: UIColor?
    var asset: UIImageAsset?
    var traits: UITraitCollection?
    /// Set for SVG and PDF; the pixels are those of the scale.
    package var vector: VectorContent?
    /// Set for symbols; the pixels are those of the configuration and the traits it was made with.
    var symbol: SymbolReference?
    /// A symbol in several colours, or in its own.
    package var hasOwnColors = false
    /// The configuration with which a view showed the symbol; nil for none.
    var shownWith: UIImage.SymbolConfiguration?

    init(
        cgImage: CGImage? = nil, recipe: ImageRecipe? = nil, scale: CGFloat = 1,
        orientation: UIImage.Orientation = .up, frames: [UIImage]? = nil, duration: TimeInterval = 0
    ) {
        stored = cgImage
        self.recipe = recipe
        self.scale = scale
        self.orientation = orientation
        self.frames = frames
        self.duration = duration
    }
}

/// An image with a scale and an orientation. Immutable and safe to use from any thread.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
    /// The orientation of the stored pixels.
    public enum Orientation: Int, Sendable {
        /// The direction of the image's top, and whether the image is mirrored.
        case up = 0, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }
    /// Whether the colours or only the shape of an image are drawn.
    public enum RenderingMode: Int, Sendable {
        /// The mode that the context requires, the original colours, the tint colour.
        case automatic = 0, alwaysOriginal = 1, alwaysTemplate = 2
    }
    /// The dynamic range of an image.
    public enum DynamicRange: Int, Sendable {
        /// Unspecified, standard, constrained high, or as high as the screen allows.
        case unspecified = -1, standard = 0, constrainedHigh = 1, high = 2
    }
    /// The way in which the middle of a resizable image fills its space.
    public enum ResizingMode: Int, Sendable {
        /// The middle is tiled or stretched.
        case tile = 0, stretch = 1
    }

    package let state: ImageState
    /// The accessibility texts, which may be set after the image is created, from any thread.
    final let words = Mutex(ImageWords())

    package init(state: ImageState) { self.state = state }

    /// Creates an image without pixels, of size zero.
    public override init() { state = ImageState() }
    /// Creates an image by name from the main bundle, for the main screen; nil with a diagnostic.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }
    /// Creates an image by name from a bundle's asset catalogues or files, the best variant for the traits; nil with a
    /// diagnostic. A nil bundle is the main bundle, including the resource folders beside the executable.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let state = ImageLookup.find(name, in: bundle, traits: traitCollection) else { return nil }
        self.init(state: state)
    }
    /// Creates the image of an image literal. A missing image is reported and has no pixels.
    public required convenience init(imageLiteralResourceName name: String) {
        self.init(state: ImageLookup.find(name, in: nil, traits: nil) ?? ImageState())
    }
    /// Creates a symbol by name, at 17 points, regular and medium; nil with a diagnostic for an unknown name.
    ///
    /// The outlines are ours and those of a free set (see Documentation/Symbols.md), as SF Symbols belong to Apple.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }
    /// Creates an image from a file; nil if it is missing or not an image. The scale follows from `@2x` and `@3x` in the name.
    public convenience init?(contentsOfFile path: String) {
        guard let state = ImageDecoding.state(ofFile: path) else { return nil }
        self.init(state: state)
    }
    /// Creates an image from PNG, JPEG, GIF or WebP data at scale 1; nil for other data.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }
    /// Creates an image from PNG, JPEG, GIF or WebP data; nil for other data.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let state = ImageDecoding.state(of: data, scale: scale) else { return nil }
        self.init(state: state)
    }
    /// Creates an image from a Core Graphics image at scale 1.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }
    /// Creates an image from a Core Graphics image. A scale of 0 or below counts as 1.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        self.init(state: ImageState(cgImage: cgImage, scale: scale, orientation: orientation))
    }

    /// Creates an image from an archive; nil from an archive without one.
    public required init?(coder: NSCoder) {
        guard let state = ImageDecoding.state(of: coder) else { return nil }
        self.state = state
    }
    /// Encodes the pixels as PNG, with scale and orientation.
    open func encode(with coder: NSCoder) { encodeAll(with: coder) }
    /// True.
    open class var supportsSecureCoding: Bool { true }

    /// Returns whether the other image has the same pixels, scale, orientation and rendering mode.
    open override func isEqual(_ object: Any?) -> Bool { isSameImage(as: object) }
    /// A hash that is equal for equal images.
    open override var hash: Int { size.width.hashValue ^ size.height.hashValue &* 31 ^ scale.hashValue }
    /// The size, scale and rendering mode.
    open override var description: String {
        let name = state.symbol.map { "symbol(\($0.name)) " } ?? ""
        return "<UIImage: \(name){\(size.width.short), \(size.height.short)} @\(scale.short)x \(renderingMode)>"
    }

    /// Creates an image from a Core Image picture at scale 1, rendered at the first drawing.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }
    /// Creates an image from a Core Image picture, rendered at the first drawing. A scale of 0 or below counts as 1.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        self.init(state: ImageState(recipe: ImageRecipe(ciImage), scale: scale, orientation: orientation))
    }

    /// The stored pixels, without the orientation; nil for an empty image, an animated image or a Core Image picture.
    open var cgImage: CGImage? { state.recipe == nil ? state.cgImage : nil }
    /// The Core Image picture of the image; nil for other images.
    open var ciImage: CIImage? { state.recipe?.image }
    /// The size, in points, with the orientation applied.
    open var size: CGSize { measuredSize }
    /// The number of pixels per point.
    open var scale: CGFloat { state.scale }
    /// The orientation of the stored pixels.
    open var imageOrientation: Orientation { state.orientation }
    /// Whether the colours or the shape are drawn.
    open var renderingMode: RenderingMode { state.renderingMode }
    /// The insets of the parts that keep their size, in points.
    open var capInsets: UIEdgeInsets { state.capInsets }
    /// The way in which the middle is filled; tile for an image without cap insets.
    open var resizingMode: ResizingMode { state.resizingMode ?? .tile }
    /// The insets that layout ignores, in points.
    open var alignmentRectInsets: UIEdgeInsets { state.alignmentInsets }
    /// The frames of an animated image; nil for a still image.
    open var images: [UIImage]? { state.frames }
    /// The duration of one cycle of the frames, in seconds.
    open var duration: TimeInterval { state.duration }
    /// Whether the image is mirrored in right-to-left interfaces.
    open var flipsForRightToLeftLayoutDirection: Bool { state.flipsForRightToLeft }
    /// Whether the image is a symbol, as those of ``init(systemName:)``.
    open var isSymbolImage: Bool { state.symbol != nil }
    /// The configuration that selected the variant; for a symbol its ``symbolConfiguration``.
    open var configuration: Configuration? { symbolConfiguration ?? state.traits.map(Configuration.init) }
    /// The configuration of a symbol; nil for other images.
    open var symbolConfiguration: SymbolConfiguration? { state.symbol.map { SymbolConfiguration(values: $0.values) } }
    /// Returns the symbol with another configuration, or the variant for its traits.
    open func withConfiguration(_ configuration: Configuration) -> UIImage { configured(configuration) }
    /// Returns the symbol with a configuration applied to its own; nil for other images.
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        symbolConfigured(configuration)
    }
    /// The asset with the image's variants; nil if there is none.
    open var imageAsset: UIImageAsset? { state.asset }
    /// The traits of the variant.
    open var traitCollection: UITraitCollection { state.traits ?? UITraitCollection(displayScale: scale) }
    /// The distance from the bottom to the baseline, in points; nil without a baseline.
    open var baselineOffsetFromBottom: CGFloat? { state.baselineOffset }

    /// Draws the image at a point of the current context, in its own size.
    open func draw(at point: CGPoint) { drawContent(CGRect(origin: point, size: size), .normal, 1) }
    /// Draws the image at a point with a blend mode and an alpha.
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        drawContent(CGRect(origin: point, size: size), blendMode, alpha)
    }
    /// Draws the image into a rectangle of the current context, stretched or with its cap insets kept.
    open func draw(in rect: CGRect) { drawContent(rect, .normal, 1) }
    /// Draws the image into a rectangle with a blend mode and an alpha.
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) { drawContent(rect, blendMode, alpha) }
    /// Fills a rectangle with copies of the image.
    open func drawAsPattern(in rect: CGRect) { drawTiles(rect) }

    /// Returns a copy with another rendering mode.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { changing { $0.renderingMode = renderingMode } }
    /// Returns a copy whose shape is drawn in a colour.
    open func withTintColor(_ color: UIColor) -> UIImage { changing { $0.tint = color } }
    /// Returns a copy whose shape is drawn in a colour, with a rendering mode. A template still uses the view's tint colour.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changing {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }
    /// Returns a copy with cap insets, whose middle is tiled.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizable(capInsets, .tile)
    }
    /// Returns a copy with cap insets.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        resizable(capInsets, resizingMode)
    }
    /// Returns a copy with insets that layout ignores.
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changing { $0.alignmentInsets = alignmentInsets }
    }
    /// Returns a copy with a baseline.
    open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        changing { $0.baselineOffset = baselineOffset }
    }
    /// Returns a copy without a baseline.
    open func imageWithoutBaseline() -> UIImage { changing { $0.baselineOffset = nil } }
    /// Returns a copy that is flipped horizontally.
    open func withHorizontallyFlippedOrientation() -> UIImage {
        changing { $0.orientation = $0.orientation.mirroredHorizontally }
    }
    /// Returns a copy that is mirrored in right-to-left interfaces.
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changing { $0.flipsForRightToLeft = true } }
    /// Returns a small copy that fits in a size in points, with the aspect ratio kept; nil without pixels or for an empty size.
    open func preparingThumbnail(of size: CGSize) -> UIImage? { thumbnail(size) }
    /// Creates ``preparingThumbnail(of:)`` on another thread, which also calls the handler.
    open func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        ImagePreparing.run({ self.preparingThumbnail(of: size) }, then: completionHandler)
    }
    /// Returns a copy decoded for the screen: this image, as it is already decoded.
    open func preparingForDisplay() -> UIImage? { state.cgImage == nil ? nil : self }
    /// Creates ``preparingForDisplay()`` on another thread, which also calls the handler.
    open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        ImagePreparing.run({ self.preparingForDisplay() }, then: completionHandler)
    }
    /// A format for renderers of images that match this one in scale and opacity.
    open var imageRendererFormat: UIGraphicsImageRendererFormat { makeRendererFormat() }
    /// Always false: pixels have 8 bits in sRGB.
    open var isHighDynamicRange: Bool { false }
    /// Returns this image, whose range is the standard one.
    open func imageRestrictedToStandardDynamicRange() -> UIImage { self }

    func changing(_ change: (inout ImageState) -> Void) -> UIImage {
        var copy = state
        change(&copy)
        return UIImage(state: copy)
    }
}

extension UIImage: _ExpressibleByImageLiteral {}
/// The type of `#imageLiteral`.
public typealias _ImageLiteralType = UIImage

extension UIImage: TypesetImage {
    /// The pixels, turned upright.
    package var typesetCGImage: CGImage? { uprightCGImage }
    /// Points.
    package var typesetSize: CGSize { size }
    /// Points; a baseline counts where the image has one.
    package var typesetBaseline: CGFloat { baselineOffsetFromBottom ?? 0 }
    /// A symbol that says no size of its own takes the font's size and weight.
    package func typesetVariant(beside font: FontDescriptor) -> any TypesetImage { symbolVariant(beside: font) }
    /// A template or a symbol takes the text's colour.
    package func typesetCGImage(in color: CGColor) -> CGImage? { symbolPixels(in: color) }
}
