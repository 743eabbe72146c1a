// Drawing images: turned, tinted, in nine parts, as tiles; thumbnails and patterns.
// Apple: "UIImage", Drawing images
import CoreGraphics
import Diagnostics
import Foundation
import PixelKernels

extension UIImage {
    func drawContent(_ rect: CGRect, _ blendMode: CGBlendMode, _ alpha: CGFloat) {
        guard rect.width > 0, rect.height > 0, rect.isFinite else { return }
        if let first = state.frames?.first, state.cgImage == nil { return first.drawContent(rect, blendMode, alpha) }
        guard state.cgImage != nil else { return }
        withCurrentContext("UIImage.draw") { context in
            if blendMode != .normal { context.setBlendMode(blendMode) }
            if alpha < 1 { context.setAlpha(max(0, alpha)) }
            guard let pixels = drawnPixels(fill: context.fillColor) else { return }
            if isResizable {
                drawParts(pixels, rect, context)
            } else {
                context.drawUpright(vector(for: rect, context) ?? pixels, in: rect, orientation: state.orientation)
            }
        }
    }

    /// A vector's pixels in the rectangle's size on the context; nil where the image's own will do.
    private func vector(for rect: CGRect, _ context: CGContext) -> CGImage? {
        guard state.vector != nil, state.tint == nil, state.renderingMode != .alwaysTemplate else { return nil }
        let t = context.memoryTransform
        let scale = max((t.a * t.a + t.b * t.b).squareRoot(), (t.c * t.c + t.d * t.d).squareRoot())
        return vectorPixels(for: rect.size, scale: scale)
    }

    /// The pixels with the tint put in: an image with a tint has its colour, a template the context's fill colour.
    private func drawnPixels(fill: CGColor) -> CGImage? {
        if let tint = state.tint { return tintedCGImage(tint.cgColor) }
        let isTemplate = state.renderingMode == .alwaysTemplate || state.renderingMode == .automatic && isTemplateByItself
        return isTemplate ? tintedCGImage(fill) : state.cgImage
    }

    /// The shape of the image in one colour.
    package func tintedCGImage(_ color: CGColor) -> CGImage? {
        guard let mask = alphaMask,
            let buffer = PixelBuffer(width: mask.width, height: mask.height)
        else { return nil }
        Kernels.fill(mask: mask, at: 0, 0, pixel: color.premultipliedPixel, onto: buffer, clip: buffer.bounds)
        return CGImage(pixelBuffer: buffer, isOpaque: false)
    }

    /// The alpha of the stored pixels, not turned.
    package var alphaMask: PixelBuffer? {
        guard let source = state.cgImage?.pixelBuffer,
            let mask = PixelBuffer(width: source.width, height: source.height, format: .a8)
        else { return nil }
        for y in 0..<source.height {
            let from = source.row(y).assumingMemoryBound(to: UInt8.self)
            let to = mask.row(y).assumingMemoryBound(to: UInt8.self)
            for x in 0..<source.width { to[x] = from[4 * x + 3] }
        }
        return mask
    }

    /// The image as nine parts: corners as they are, sides along one axis, the middle along both.
    private func drawParts(_ pixels: CGImage, _ rect: CGRect, _ context: CGContext) {
        let upright =
            state.orientation == .up
            ? pixels : UIImage(cgImage: pixels, scale: scale, orientation: state.orientation).uprightCGImage ?? pixels
        let caps = capInsets
        let full = size
        let columns = NinePart.spans(
            from: full.width, capStart: caps.left, capEnd: caps.right, to: rect.minX, extent: rect.width)
        let rows = NinePart.spans(
            from: full.height, capStart: caps.top, capEnd: caps.bottom, to: rect.minY, extent: rect.height)
        for row in rows {
            for column in columns {
                let source = CGRect(
                    x: (column.source * scale).rounded(), y: (row.source * scale).rounded(),
                    width: max(1, (column.sourceExtent * scale).rounded()),
                    height: max(1, (row.sourceExtent * scale).rounded()))
                guard let part = upright.cropping(to: source) else { continue }
                let target = CGRect(
                    x: column.target, y: row.target, width: column.targetExtent, height: row.targetExtent)
                if resizingMode == .tile, row.isMiddle || column.isMiddle {
                    let tile = CGSize(
                        width: column.isMiddle ? column.sourceExtent : column.targetExtent,
                        height: row.isMiddle ? row.sourceExtent : row.targetExtent)
                    context.drawTiles(part, of: tile, in: target)
                } else {
                    context.drawUpright(part, in: target, orientation: .up)
                }
            }
        }
    }

    func drawTiles(_ rect: CGRect) {
        guard rect.width > 0, rect.height > 0, rect.isFinite, let pixels = uprightCGImage else { return }
        withCurrentContext("UIImage.drawAsPattern") { context in
            context.drawTiles(pixels, of: size, in: rect)
        }
    }

    /// The stored pixels turned as they are shown; the stored ones themselves where they stand upright.
    package var uprightCGImage: CGImage? {
        guard let pixels = state.cgImage, state.orientation != .up else { return state.cgImage }
        let swaps = state.orientation.swapsSides
        let (width, height) = swaps ? (pixels.height, pixels.width) : (pixels.width, pixels.height)
        guard let buffer = PixelBuffer(width: width, height: height) else { return nil }
        let source = pixels.pixelBuffer
        // Where pixel (x, y) of the result comes from; the inverse of `unitTransform` in whole pixels.
        let (w, h) = (source.width - 1, source.height - 1)
        for y in 0..<height {
            let to = buffer.row(y).assumingMemoryBound(to: UInt32.self)
            for x in 0..<width {
                let (sx, sy): (Int, Int) =
                    switch state.orientation {
                    case .up: (x, y)
                    case .upMirrored: (w - x, y)
                    case .down: (w - x, h - y)
                    case .downMirrored: (x, h - y)
                    case .leftMirrored: (y, x)
                    case .right: (y, h - x)
                    case .rightMirrored: (w - y, h - x)
                    case .left: (w - y, x)
                    }
                to[x] = source.row(sy).load(fromByteOffset: sx * 4, as: UInt32.self)
            }
        }
        return CGImage(pixelBuffer: buffer, isOpaque: pixels.isOpaque)
    }

    func thumbnail(_ size: CGSize) -> UIImage? {
        let own = self.size
        guard state.cgImage != nil, size.width > 0, size.height > 0, own.width > 0, own.height > 0 else { return nil }
        let ratio = min(size.width / own.width, size.height / own.height)
        let target = CGSize(width: max(1, own.width * ratio), height: max(1, own.height * ratio))
        let format = UIGraphicsImageRendererFormat()
        format.scale = UITraitCollection.current.pixelScale
        return UIGraphicsImageRenderer(size: target, format: format).image { context in
            context.cgContext.interpolationQuality = .high
            draw(in: CGRect(origin: .zero, size: target))
        }
    }

    /// A copy with its alpha multiplied, for patterns.
    func fading(to alpha: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            draw(at: .zero, blendMode: .normal, alpha: alpha)
        }
    }

    /// A Core Graphics colour that tiles the plane with the image; clear for an image without pixels.
    func patternColor() -> CGColor {
        let size = size
        guard let pixels = uprightCGImage, size.width > 0, size.height > 0,
            let space = CGColorSpace(patternBaseSpace: nil)
        else { return CGColor(gray: 0, alpha: 0) }
        let holder = Unmanaged.passRetained(pixels)
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { info, context in
                guard let info else { return }
                let pixels = Unmanaged<CGImage>.fromOpaque(info).takeUnretainedValue()
                context.draw(pixels, in: CGRect(origin: .zero, size: size))
            },
            releaseInfo: { info in
                if let info { Unmanaged<CGImage>.fromOpaque(info).release() }
            })
        guard
            let pattern = CGPattern(
                info: holder.toOpaque(), bounds: CGRect(origin: .zero, size: size),
                matrix: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height), xStep: size.width,
                yStep: size.height, tiling: .constantSpacing, isColored: true, callbacks: &callbacks)
        else { return CGColor(gray: 0, alpha: 0) }
        var alpha: CGFloat = 1
        return CGColor(patternSpace: space, pattern: pattern, components: &alpha) ?? CGColor(gray: 0, alpha: 0)
    }
}

/// The arithmetic of resizable images along one axis.
struct NinePart {
    /// One part: where it comes from and where it goes, in points.
    struct Span: Equatable {
        var source: CGFloat
        var sourceExtent: CGFloat
        var target: CGFloat
        var targetExtent: CGFloat
        var isMiddle: Bool
    }

    /// Start cap, middle, end cap; those of no extent are left out. Caps shrink in proportion where the room is less
    /// than both.
    static func spans(
        from size: CGFloat, capStart: CGFloat, capEnd: CGFloat, to target: CGFloat, extent: CGFloat
    ) -> [Span] {
        let caps = capStart + capEnd
        let shrink = caps > extent && caps > 0 ? extent / caps : 1
        let (start, end) = (capStart * shrink, capEnd * shrink)
        return [
            Span(source: 0, sourceExtent: capStart, target: target, targetExtent: start, isMiddle: false),
            Span(
                source: capStart, sourceExtent: size - caps, target: target + start,
                targetExtent: extent - start - end, isMiddle: true),
            Span(
                source: size - capEnd, sourceExtent: capEnd, target: target + extent - end, targetExtent: end,
                isMiddle: false),
        ].filter { $0.sourceExtent > 0 && $0.targetExtent > 0 }
    }
}

extension CGContext {
    /// Draws pixels into a rectangle of a space whose y axis points down, turned as the orientation says.
    func drawUpright(_ pixels: CGImage, in rect: CGRect, orientation: UIImage.Orientation) {
        saveGState()
        guard orientation != .up else {
            translateBy(x: 0, y: rect.minY + rect.maxY)
            scaleBy(x: 1, y: -1)
            draw(pixels, in: rect)
            return restoreGState()
        }
        // Unit square of the pixels (y down) → as shown → the rectangle; then Core Graphics' own image space (y up).
        translateBy(x: rect.minX, y: rect.minY)
        scaleBy(x: rect.width, y: rect.height)
        concatenate(orientation.unitTransform)
        translateBy(x: 0, y: 1)
        scaleBy(x: 1, y: -1)
        draw(pixels, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        restoreGState()
    }

    /// Covers a rectangle with copies from its top left corner, cut at the far edges.
    func drawTiles(_ pixels: CGImage, of tile: CGSize, in rect: CGRect) {
        guard tile.width > 0, tile.height > 0 else { return }
        saveGState()
        clip(to: rect)
        var y = rect.minY
        while y < rect.maxY {
            var x = rect.minX
            while x < rect.maxX {
                drawUpright(pixels, in: CGRect(x: x, y: y, width: tile.width, height: tile.height), orientation: .up)
                x += tile.width
            }
            y += tile.height
        }
        restoreGState()
    }
}
