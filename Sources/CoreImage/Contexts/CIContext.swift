// What computes the pixels of a picture.
// Apple: "CIContext".
import Diagnostics
import PixelKernels

/// Options of a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// NSNull leaves the sRGB curve out of ``CIContext/createCGImage(_:from:)``; any space counts as sRGB.
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    /// The space that filters compute in: linear sRGB unless said otherwise; NSNull or an encoded space takes the codes
    /// as they are.
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    /// Without effect: filters compute in floats of 32 bits, as ``CIContext/workingFormat`` says.
    public static let workingFormat = CIContextOption(rawValue: "working_format")
    /// Without effect: everything is computed by the processor.
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    /// Without effect: rendering runs at the priority of the thread that asks for it.
    public static let priorityRequestLow = CIContextOption(rawValue: "priority_request_low")
    /// Without effect: there is no GPU to choose.
    public static let allowLowPower = CIContextOption(rawValue: "low_power")
    /// Without effect: nothing is kept between renderings.
    public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
    /// Without effect: what is made is always premultiplied.
    public static let outputPremultiplied = CIContextOption(rawValue: "output_premultiplied")
    /// Without effect: ``CIImage/transformed(by:highQualityDownsample:)`` says it for one map.
    public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
    /// Without effect: a name that Apple's tools show.
    public static let name = CIContextOption(rawValue: "kCIContextName")
}

/// Renders pictures. Immutable, safe from any thread.
///
/// Chains are rendered row by row: steps that look at single pixels run one after the other over a row while it is in
/// the cache, neighbouring changes of colour as one; only steps that look at neighbours keep pixels in memory.
/// Differs from Apple in: wide spaces work in sRGB's primaries; there is no GPU.
open class CIContext: NSObject, @unchecked Sendable {
    let transfer: Transfer
    private let output: CGColorSpace
    private let working: CGColorSpace?
    private let target: CGContext?
    /// Whether what is made keeps the working codes instead of being encoded as sRGB.
    private let skipsEncoding: Bool

    /// A context with the default options.
    public override convenience init() { self.init(options: nil) }
    /// A context that works in linear sRGB unless the options say otherwise.
    public convenience init(options: [CIContextOption: Any]?) { self.init(nil, options) }
    /// A context whose ``draw(_:in:from:)`` draws into a Core Graphics context.
    public convenience init(cgContext cgctx: CGContext, options: [CIContextOption: Any]? = nil) {
        self.init(cgctx, options)
    }

    private init(_ target: CGContext?, _ options: [CIContextOption: Any]?) {
        self.target = target
        let space = options?[.workingColorSpace]
        switch space {
        case is NSNull:
            working = nil
            transfer = .encoded
        case let space as CGColorSpace:
            working = space
            transfer = space.isLinear ? .linear : .encoded
        default:
            working = CGColorSpace(name: CGColorSpace.extendedLinearSRGB)
            transfer = .linear
        }
        output = options?[.outputColorSpace] as? CGColorSpace ?? CGColorSpace(name: CGColorSpace.sRGB)!
        skipsEncoding = options?[.outputColorSpace] is NSNull
    }

    /// The space that filters compute in; nil without colour management.
    open var workingColorSpace: CGColorSpace? { working }
    /// 32-bit floats.
    open var workingFormat: CIFormat { .RGBAf }
    /// The largest picture that can be read, in pixels.
    open func inputImageMaximumSize() -> CGSize { CGSize(width: 32_767, height: 32_767) }
    /// The largest picture that can be made, in pixels.
    open func outputImageMaximumSize() -> CGSize { CGSize(width: 32_767, height: 32_767) }
    /// Nothing is kept between renderings.
    open func clearCaches() {}
    /// Nothing is kept between renderings.
    open func reclaimResources() {}

    /// A part of a picture as a bitmap; nil with a diagnostic for a rectangle without end, and nil for an empty one.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        guard let buffer = pixels(image, fromRect, encodes: !skipsEncoding) else { return nil }
        return CGImage(pixelBuffer: buffer, isOpaque: Kernels.isOpaque(buffer), shownAs: .computed)
    }

    /// The same; the bitmap is sRGB with 8 bits, whatever the format and space, which other pixels would show alike.
    open func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) -> CGImage? {
        guard let buffer = pixels(image, fromRect, encodes: true) else { return nil }
        if format.bytesPerPixel == 4, format != .RGBA8, let info = format.bitmapInfo {
            return CGImage(pixelBuffer: buffer, shownAs: info)
        }
        return CGImage(pixelBuffer: buffer, isOpaque: Kernels.isOpaque(buffer), shownAs: .computed)
    }

    /// The same; nothing is put off.
    open func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?, deferred: Bool
    ) -> CGImage? {
        createCGImage(image, from: fromRect, format: format, colorSpace: colorSpace)
    }

    /// Draws a part of a picture into a rectangle of the Core Graphics context; without one nothing happens.
    open func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect) {
        guard let target, let made = createCGImage(image, from: fromRect) else { return }
        target.draw(made, in: inRect)
    }

    /// The pixels of a rectangle, grown to whole ones, as BGRA8 premultiplied sRGB, the top row first.
    package func pixels(_ image: CIImage, _ rect: CGRect) -> PixelBuffer? { pixels(image, rect, encodes: true) }

    /// What a rendering of a rectangle keeps and loops over.
    package func plan(_ image: CIImage, _ rect: CGRect) -> RenderingPlan {
        let rendering = Rendering(transfer: transfer)
        _ = rendering.stage(image.node, PixelRect(covering: rect))
        return rendering.plan
    }

    func pixels(_ image: CIImage, _ rect: CGRect, encodes: Bool) -> PixelBuffer? {
        if rect.isNull || rect.width <= 0 || rect.height <= 0 { return nil }
        let area = PixelRect(covering: rect)
        guard rect.isCountable, let buffer = PixelBuffer(width: area.width, height: area.height) else {
            Catalogue.renderRectUnusable.report(object: image.description, cause: "The rectangle is \(rect.words).")
            return nil
        }
        let isDone = render(image, area) { row in
            let y = area.maxY - 1 - row.y
            row.store(buffer.row(y), encodes: encodes && transfer == .linear)
        }
        return isDone ? buffer : nil
    }

    /// Hands over every row of a rectangle from the bottom up; false with a diagnostic where memory is short.
    func render(_ image: CIImage, _ area: PixelRect, _ body: (Row) -> Void) -> Bool {
        let rendering = Rendering(transfer: transfer)
        let stage = rendering.stage(image.node, area)
        if rendering.isShortOfMemory {
            Catalogue.renderTooLarge.report(object: image.description)
            return false
        }
        let memory = RowMemory(area.width)
        for y in area.minY..<area.maxY {
            let row = memory.row(x: area.minX, y: y, count: area.width)
            stage.fill(row)
            body(row)
        }
        return true
    }
}
