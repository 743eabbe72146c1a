// Draws images: a bitmap of the renderer's size, a closure that draws into it.
// Apple: "UIGraphicsImageRenderer", "UIGraphicsImageRendererFormat", "UIGraphicsImageRendererContext"
import CoreGraphics
import Diagnostics
import Foundation
import ImageIO

/// Scale, opacity and range of an image renderer's bitmaps.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The range of colours that is kept.
    public enum Range: Int, Sendable {
        /// Not set, the system's choice, wide, sRGB.
        case unspecified = -1, automatic = 0, extended = 1, standard = 2
    }

    /// Pixels a point; the screen's by default, 0 means the screen's.
    open var scale: CGFloat = UITraitCollection.current.pixelScale
    /// True leaves out the alpha; the bitmap begins black.
    open var opaque = false
    /// Bitmaps are always 8 bit sRGB, `standard`; `extended` is stored and not followed yet (UIK1201).
    open var preferredRange: Range = .standard {
        didSet {
            Catalogue.stored(
                "UIGraphicsImageRendererFormat.preferredRange", isDefault: preferredRange != .extended,
                "Bitmaps have 8 bits a channel in sRGB, whatever the range.")
        }
    }

    /// A format for the main screen.
    public required init() { super.init() }
    /// A format for the traits' scale.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        scale = traitCollection.pixelScale
    }
    /// A second format with the same settings.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        guard let format = copy as? UIGraphicsImageRendererFormat else { return copy }
        format.scale = scale
        format.opaque = opaque
        format.preferredRange = preferredRange
        return format
    }
}

/// The context of an image renderer.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private let entry: GraphicsStackEntry

    init(context: CGContext, entry: GraphicsStackEntry, format: UIGraphicsRendererFormat) {
        self.entry = entry
        super.init(cgContext: context, format: format)
    }

    /// The drawing so far.
    open var currentImage: UIImage { entry.makeImage() ?? UIImage() }
}

/// Makes images by drawing.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    /// A closure that draws an image.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    private var imageFormat: UIGraphicsImageRendererFormat {
        format as? UIGraphicsImageRendererFormat ?? UIGraphicsImageRendererFormat()
    }

    /// A renderer of images of so many points, in the screen's format.
    public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }
    /// A renderer of images of so many points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }
    /// A renderer of the bounds: their origin is the image's top left corner.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }
    /// A renderer of the bounds: their origin is the image's top left corner.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        super.init(bounds: bounds, rendererFormat: format)
    }

    /// True.
    open override var allowsImageOutput: Bool { true }

    /// The image that the closure draws. A size of zero gives an image without pixels.
    open func image(actions: DrawingActions) -> UIImage { render(actions) }
    /// The image that the closure draws, as PNG.
    open func pngData(actions: DrawingActions) -> Data { render(actions).pngData() ?? Data() }
    /// The image that the closure draws, as JPEG of quality 0…1.
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        render(actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }

    private func render(_ actions: DrawingActions) -> UIImage {
        let format = imageFormat
        let bounds = format.bounds
        let scale = format.scale > 0 && format.scale.isFinite ? format.scale : UITraitCollection.current.pixelScale
        let made = GraphicsStackEntry.image(size: bounds.size, scale: scale, isOpaque: format.opaque)
        if made == nil, !(bounds.width == 0 || bounds.height == 0) {
            Catalogue.rendererSize.report(
                object: "UIGraphicsImageRenderer",
                cause: "The size is \(bounds.width.short) × \(bounds.height.short) points at scale \(scale.short).")
        }
        // The actions run in any case: they may do more than draw.
        guard
            let entry = made
                ?? GraphicsStackEntry.image(size: CGSize(width: 1, height: 1), scale: 1, isOpaque: format.opaque),
            let context = entry.context
        else { return UIImage() }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        let state = ThreadState.current
        let depth = state.contexts.count
        state.contexts.append(entry)
        actions(UIGraphicsImageRendererContext(context: context, entry: entry, format: format))
        state.contexts.removeSubrange(depth...)
        return made == nil ? UIImage() : entry.takeImage() ?? UIImage()
    }
}
