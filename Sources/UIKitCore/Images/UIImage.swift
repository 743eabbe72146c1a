// An image: pixels with a scale, an orientation and the way it is drawn.
// Apple: "UIImage"
import CoreGraphics
import CoreImage
import Foundation
import ImageIO
import Synchronization
import Typesetting

/// What an image is made of; changed copies share the pixels.
package struct ImageState: Sendable {
    /// The pixels: given, or a recipe's, which are computed when they are first asked for.
    var cgImage: CGImage? {
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
    var tint: UIColor?
    var asset: UIImageAsset?
    var traits: UITraitCollection?
    /// Set for SVG and PDF; the pixels are those of the scale.
    var vector: VectorContent?
    /// Set for symbols; the pixels are those of the configuration and the traits it was made with.
    var symbol: SymbolReference?
    /// A symbol in several colours, or in its own.
    var hasOwnColors = false
    /// What a view wished for while it showed the symbol.
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

/// Pixels in points, turned and scaled as the image says. Immutable; safe from any thread.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
    /// How the stored pixels are turned before they are shown.
    public enum Orientation: Int, Sendable {
        /// Where the picture's top points, and whether it is mirrored.
        case up = 0, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }
    /// Whether the colours or only the shape is drawn.
    public enum RenderingMode: Int, Sendable {
        /// As the place asks, in its own colours, in the tint.
        case automatic = 0, alwaysOriginal = 1, alwaysTemplate = 2
    }
    /// How bright an image may be shown.
    public enum DynamicRange: Int, Sendable {
        /// Not said, the standard one, a little above it, as high as the screen goes.
        case unspecified = -1, standard = 0, constrainedHigh = 1, high = 2
    }
    /// How the middle of a resizable image fills its room.
    public enum ResizingMode: Int, Sendable {
        /// The middle is repeated, or stretched.
        case tile = 0, stretch = 1
    }

    package let state: ImageState
    /// What the image is called; set after it is made, from any thread.
    final let words = Mutex(ImageWords())

    package init(state: ImageState) { self.state = state }

    /// An image without pixels, of size zero.
    public override init() { state = ImageState() }
    /// An image of a bundle's asset catalogues or files by name, for the main screen; nil with a diagnostic.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }
    /// An image of a bundle's asset catalogues or files by name, the variant that suits the traits best; nil with a
    /// diagnostic. A nil bundle is the main one, with the resource folders beside the executable.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let state = ImageLookup.find(name, in: bundle, traits: traitCollection) else { return nil }
        self.init(state: state)
    }
    /// The image of an image literal; a missing one is diagnosed and without pixels.
    public required convenience init(imageLiteralResourceName name: String) {
        self.init(state: ImageLookup.find(name, in: nil, traits: nil) ?? ImageState())
    }
    /// A symbol by name, in 17 points, regular and medium; nil with a diagnostic for an unknown name.
    ///
    /// The outlines are ours and a free set's (Documentation/Symbols.md says which): SF Symbols are Apple's own.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }
    /// The image of a file; nil where it is missing or not an image. `@2x` and `@3x` names give the scale.
    public convenience init?(contentsOfFile path: String) {
        guard let state = ImageDecoding.state(ofFile: path) else { return nil }
        self.init(state: state)
    }
    /// The image of PNG, JPEG, GIF or WebP data at scale 1; nil for anything else.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }
    /// The image of PNG, JPEG, GIF or WebP data; nil for anything else.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let state = ImageDecoding.state(of: data, scale: scale) else { return nil }
        self.init(state: state)
    }
    /// An image of a Core Graphics image at scale 1.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }
    /// An image of a Core Graphics image; a scale of 0 or below counts as 1.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        self.init(state: ImageState(cgImage: cgImage, scale: scale, orientation: orientation))
    }

    /// Decodes an image; nil from an archive without one.
    public required init?(coder: NSCoder) {
        guard let state = ImageDecoding.state(of: coder) else { return nil }
        self.state = state
    }
    /// Encodes the pixels as PNG, with scale and orientation.
    open func encode(with coder: NSCoder) { encodeAll(with: coder) }
    /// True.
    open class var supportsSecureCoding: Bool { true }

    /// True for the same pixels, scale, orientation and way of drawing.
    open override func isEqual(_ object: Any?) -> Bool { isSameImage(as: object) }
    /// Equal images have equal hashes.
    open override var hash: Int { size.width.hashValue ^ size.height.hashValue &* 31 ^ scale.hashValue }
    /// Size, scale and way of drawing.
    open override var description: String {
        let name = state.symbol.map { "symbol(\($0.name)) " } ?? ""
        return "<UIImage: \(name){\(size.width.short), \(size.height.short)} @\(scale.short)x \(renderingMode)>"
    }

    /// An image of a Core Image picture at scale 1, rendered when it is first drawn.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }
    /// An image of a Core Image picture, rendered when it is first drawn; a scale of 0 or below counts as 1.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        self.init(state: ImageState(recipe: ImageRecipe(ciImage), scale: scale, orientation: orientation))
    }

    /// The pixels as stored, not turned; nil for an empty, animated or Core Image's image.
    open var cgImage: CGImage? { state.recipe == nil ? state.cgImage : nil }
    /// The Core Image picture that the image was made of; nil for others.
    open var ciImage: CIImage? { state.recipe?.image }
    /// Points, turned as the orientation says.
    open var size: CGSize { measuredSize }
    /// Pixels a point.
    open var scale: CGFloat { state.scale }
    /// How the stored pixels are turned.
    open var imageOrientation: Orientation { state.orientation }
    /// Whether colours or shape are drawn.
    open var renderingMode: RenderingMode { state.renderingMode }
    /// The margins that keep their size, in points.
    open var capInsets: UIEdgeInsets { state.capInsets }
    /// How the middle is filled; tile for an image without caps.
    open var resizingMode: ResizingMode { state.resizingMode ?? .tile }
    /// Insets that layout leaves out, in points.
    open var alignmentRectInsets: UIEdgeInsets { state.alignmentInsets }
    /// The frames of an animated image; nil for a still one.
    open var images: [UIImage]? { state.frames }
    /// Seconds of one run through the frames.
    open var duration: TimeInterval { state.duration }
    /// True where the image is mirrored in right-to-left interfaces.
    open var flipsForRightToLeftLayoutDirection: Bool { state.flipsForRightToLeft }
    /// True for the images of ``init(systemName:)``.
    open var isSymbolImage: Bool { state.symbol != nil }
    /// What the variant was chosen by; a symbol's is its ``symbolConfiguration``.
    open var configuration: Configuration? { symbolConfiguration ?? state.traits.map(Configuration.init) }
    /// How the symbol is drawn; nil for other images.
    open var symbolConfiguration: SymbolConfiguration? { state.symbol.map { SymbolConfiguration(values: $0.values) } }
    /// The symbol in another configuration, or the variant for its traits.
    open func withConfiguration(_ configuration: Configuration) -> UIImage { configured(configuration) }
    /// The symbol with a configuration over its own; nil for other images.
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        symbolConfigured(configuration)
    }
    /// The variants that the image is one of; nil where it has none.
    open var imageAsset: UIImageAsset? { state.asset }
    /// The traits of the variant.
    open var traitCollection: UITraitCollection { state.traits ?? UITraitCollection(displayScale: scale) }
    /// Points from the bottom to the baseline; nil without one.
    open var baselineOffsetFromBottom: CGFloat? { state.baselineOffset }

    /// Draws at a point of the current context, at its own size.
    open func draw(at point: CGPoint) { drawContent(CGRect(origin: point, size: size), .normal, 1) }
    /// Draws at a point in a blend mode with an alpha.
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        drawContent(CGRect(origin: point, size: size), blendMode, alpha)
    }
    /// Draws into a rectangle of the current context, stretched or with its caps kept.
    open func draw(in rect: CGRect) { drawContent(rect, .normal, 1) }
    /// Draws into a rectangle in a blend mode with an alpha.
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) { drawContent(rect, blendMode, alpha) }
    /// Fills a rectangle with copies of the image.
    open func drawAsPattern(in rect: CGRect) { drawTiles(rect) }

    /// A copy that is drawn in another mode.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { changing { $0.renderingMode = renderingMode } }
    /// A copy whose shape is drawn in a colour.
    open func withTintColor(_ color: UIColor) -> UIImage { changing { $0.tint = color } }
    /// A copy whose shape is drawn in a colour, in a mode: a template takes the view's tint all the same.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changing {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }
    /// A copy whose margins keep their size while the middle is tiled.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizable(capInsets, .tile)
    }
    /// A copy whose margins keep their size.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        resizable(capInsets, resizingMode)
    }
    /// A copy with insets that layout leaves out.
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changing { $0.alignmentInsets = alignmentInsets }
    }
    /// A copy with a baseline.
    open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        changing { $0.baselineOffset = baselineOffset }
    }
    /// A copy without a baseline.
    open func imageWithoutBaseline() -> UIImage { changing { $0.baselineOffset = nil } }
    /// A copy turned left to right.
    open func withHorizontallyFlippedOrientation() -> UIImage {
        changing { $0.orientation = $0.orientation.mirroredHorizontally }
    }
    /// A copy that is mirrored in right-to-left interfaces.
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changing { $0.flipsForRightToLeft = true } }
    /// A small copy that fits in so many points, aspect kept; nil without pixels or for an empty size.
    open func preparingThumbnail(of size: CGSize) -> UIImage? { thumbnail(size) }
    /// Makes ``preparingThumbnail(of:)`` on another thread, where the handler is called too.
    open func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        ImagePreparing.run({ self.preparingThumbnail(of: size) }, then: completionHandler)
    }
    /// A copy decoded for the screen; itself, being decoded already.
    open func preparingForDisplay() -> UIImage? { state.cgImage == nil ? nil : self }
    /// Makes ``preparingForDisplay()`` on another thread, where the handler is called too.
    open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        ImagePreparing.run({ self.preparingForDisplay() }, then: completionHandler)
    }
    /// A format for renderers whose images go with this one: its scale, and opaque where it is.
    open var imageRendererFormat: UIGraphicsImageRendererFormat { makeRendererFormat() }
    /// False: pixels have 8 bits in sRGB.
    open var isHighDynamicRange: Bool { false }
    /// Itself: its range is the standard one.
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
