// A drawing destination: bitmap or PDF, with its state.
// Apple: "CGContext".
import PixelKernels

/// A place to draw, with a current path, a graphics state and a stack of saved ones.
///
/// Bitmaps are composited by PixelKernels from coverage that Cairo's scan converter gives; PDF goes through Cairo.
/// Not synchronised: one thread at a time.
public final class CGContext {
    /// The state in force.
    var state: GraphicsState
    var savedStates: [GraphicsState] = []
    /// The current path in memory space: pixels, y down.
    var currentPath = PathBuilder()
    /// Where pixels go; nil in PDF contexts.
    var target: DrawingTarget?
    var layers: [TransparencyLayer] = []
    /// The caller's memory, where it is not in the layout that is drawn in.
    let storage: BitmapStorage?
    /// The document being written; nil in bitmap contexts.
    let pdf: PDFDocumentWriter?
    let layout: ImageLayout
    let space: CGColorSpace?
    /// Height of the destination in base units, about which memory is flipped.
    var baseHeight: CGFloat
    /// Width of the page in base units; bitmaps have theirs in the layout.
    var pageWidth: CGFloat
    /// The transform at the start, which shadows and patterns count from.
    var baseTransform: CGAffineTransform
    var allowsAntialiasing = true
    /// Text space to user space; not part of the saved state.
    public var textMatrix = CGAffineTransform.identity
    /// Pixels per point of the initial user space.
    package let deviceScale: CGFloat
    /// Whether the initial user space has y downwards, as UIKit's contexts have.
    package let isYDown: Bool

    init(
        target: DrawingTarget?, storage: BitmapStorage?, pdf: PDFDocumentWriter?, layout: ImageLayout,
        space: CGColorSpace?, scale: CGFloat, yDown: Bool
    ) {
        self.target = target
        self.storage = storage
        self.pdf = pdf
        self.layout = layout
        self.space = space
        deviceScale = scale
        isYDown = yDown
        baseHeight = CGFloat(layout.height)
        pageWidth = CGFloat(layout.width)
        baseTransform = CGAffineTransform(
            a: scale, b: 0, c: 0, d: yDown ? -scale : scale, tx: 0, ty: yDown ? baseHeight : 0)
        let whole = PixelRect(x: 0, y: 0, width: layout.width, height: layout.height)
        state = GraphicsState(ctm: baseTransform, clip: ClipState(whole))
    }

    deinit { pdf?.close() }

    /// A context that draws into the buffer (BGRA8), which it keeps; user space in points.
    package convenience init?(pixelBuffer: PixelBuffer, scale: CGFloat, yDown: Bool) {
        guard pixelBuffer.format == .bgra8, scale > 0, scale.isFinite else { return nil }
        self.init(
            target: DrawingTarget(buffer: pixelBuffer, x: 0, y: 0), storage: nil, pdf: nil,
            layout: ImageLayout(
                width: pixelBuffer.width, height: pixelBuffer.height, bitsPerComponent: 8, bitsPerPixel: 32,
                bytesPerRow: pixelBuffer.bytesPerRow,
                bitmapInfo: CGBitmapInfo(alpha: .premultipliedFirst, byteOrder: .order32Little)),
            space: .sRGBSpace, scale: scale, yDown: yDown)
    }

    /// Whether drawing goes into a document, where text is best drawn as outlines.
    package var isPDF: Bool { pdf != nil }

    /// Base space to memory: pixels, y down.
    var baseToMemory: CGAffineTransform {
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: baseHeight)
    }

    /// User space to memory: pixels, y down, the first row at 0.
    package var memoryTransform: CGAffineTransform { state.ctm.concatenating(baseToMemory) }

    /// The whole destination in pixels.
    var destinationBounds: PixelRect { PixelRect(x: 0, y: 0, width: layout.width, height: layout.height) }

    /// The pixels that drawing can change at present, y down.
    package var clipPixelBounds: PixelRect { state.clip.rect }

    var antialias: Bool { state.shouldAntialias && allowsAntialiasing }
}

/// A buffer and the place of its first pixel in memory space.
struct DrawingTarget {
    var buffer: PixelBuffer
    var x: Int
    var y: Int
}

/// What goes on below a transparency layer.
struct TransparencyLayer {
    var target: DrawingTarget?
    var state: GraphicsState
    var savedStateCount: Int
}
