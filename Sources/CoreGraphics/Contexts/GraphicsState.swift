// What saveGState keeps and restoreGState brings back.
// Apple: "Quartz 2D Programming Guide", The Graphics State.
import PixelKernels

/// One graphics state; a value, so saving is copying.
struct GraphicsState {
    /// User space to base space (Apple's device space: pixels, y up).
    var ctm: CGAffineTransform
    var clip: ClipState
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var fillSpace = CGColorSpace.deviceGray
    var strokeSpace = CGColorSpace.deviceGray
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var line = LineStyle()
    var shadow: Shadow?
    var interpolation = CGInterpolationQuality.default
    var shouldAntialias = true
    var patternPhase = CGSize.zero
    var renderingIntent = CGColorRenderingIntent.defaultIntent
    var textMode = CGTextDrawingMode.fill
    var characterSpacing: CGFloat = 0
    var fontSize: CGFloat = 1
    var shouldSmoothFonts = true
    var shouldSubpixelPositionFonts = true
    var shouldSubpixelQuantizeFonts = true
}

/// The pen.
struct LineStyle: Hashable {
    var width: CGFloat = 1
    var cap = CGLineCap.butt
    var join = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashPhase: CGFloat = 0
    var dashLengths: [CGFloat] = []
    var flatness: CGFloat = 0
}

/// A shadow under everything that is painted.
struct Shadow {
    /// In base space: pixels over the context's scale; y as the context's base has it.
    var offset: CGSize
    /// Twice the deviation of the Gaussian, in the same units.
    var blur: CGFloat
    var color: CGColor
}

/// Where paint may go: a rectangle of pixels, and in it a coverage.
struct ClipState {
    var rect: PixelRect
    /// Coverage over at least ``rect``; nil for full.
    var mask: Coverage?
    /// The clip's box in memory space, before it was cut to whole pixels.
    var bounds: CGRect

    init(_ rect: PixelRect) {
        self.rect = rect
        bounds = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// Keeps what also lies under `coverage`; nil empties the clip.
    mutating func intersect(_ coverage: Coverage?, bounds box: CGRect) {
        bounds = bounds.intersection(box)
        guard let coverage else {
            rect = .empty
            mask = nil
            return
        }
        rect = rect.intersection(coverage.rect)
        mask = rect.isEmpty ? nil : Coverage.product(mask, coverage, in: rect)
    }
}
