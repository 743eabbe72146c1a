// Drawing images.
// Apple: "CGContext", Drawing Images and PDF Content.
import Diagnostics
import PixelKernels

extension CGContext {
    /// Draws an image into a rectangle, its top at the larger y: upside down where y points down, as at Apple.
    ///
    /// Tiled, the rectangle is one tile and the clip is filled with copies of it.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        let rect = rect.standardized
        guard rect.isFinite, memoryTransform.isFinite else {
            return Catalogue.drawingNotFinite.report(cause: "draw(_:in:) was given \(rect.debugDescription).")
        }
        guard rect.width > 0, rect.height > 0 else { return }
        guard byTiling else { return draw(image, once: rect) }
        let area = boundingBoxOfClipPath
        guard area.isFinite, !area.isNull, !area.isEmpty else { return }
        let columns = tiles(from: rect.minX, step: rect.width, low: area.minX, high: area.maxX)
        let rows = tiles(from: rect.minY, step: rect.height, low: area.minY, high: area.maxY)
        guard columns.count * rows.count <= 1 << 20 else { return }
        for row in rows {
            for column in columns {
                draw(image, once: rect.offsetBy(dx: CGFloat(column) * rect.width, dy: CGFloat(row) * rect.height))
            }
        }
    }

    private func tiles(from start: CGFloat, step: CGFloat, low: CGFloat, high: CGFloat) -> Range<Int> {
        let first = ((low - start) / step).rounded(.down)
        let last = ((high - start) / step).rounded(.up)
        guard abs(first) < 1e6, abs(last) < 1e6 else { return 0..<1 }
        return Int(first)..<max(Int(first), Int(last))
    }

    private func draw(_ image: CGImage, once rect: CGRect) {
        if let pdf {
            return pdf.draw(image, transform: imageTransform(image, in: rect), state: state, context: self)
        }
        var quad = PathBuilder()
        quad.addRect(rect)
        let path = quad.applying(memoryTransform)
        let edge = antialias && !memoryTransform.keepsRectangles ? true : antialias
        guard let shape = Rasterizer.fill(path, evenOdd: false, antialias: edge, bounds: shapeBounds) else { return }
        let area = state.shadow == nil ? shape.rect.intersection(state.clip.rect) : shape.rect
        guard !area.isEmpty else { return }
        let placed = PlacedImage(
            pixels: image.pixelBuffer, isOpaque: image.isOpaque, transform: imageTransform(image, in: rect),
            quality: image.shouldInterpolate ? state.interpolation : .none)
        guard image.isMask else {
            if let place = placed.wholePixelOffset {
                return paint(shape, .buffer(placed.pixels, x: place.x, y: place.y))
            }
            return paint(shape, .image(placed))
        }
        guard let mask = sampleMask(image, in: rect, region: area)?.mask else { return }
        if let edges = shape.mask {
            Kernels.multiply(mask, by: edges, at: shape.rect.minX - area.minX, shape.rect.minY - area.minY)
        }
        paint(Coverage(rect: area, mask: mask), color: state.fillColor)
    }

    /// The image's pixels (y down) to memory space when drawn into a rectangle.
    func imageTransform(_ image: CGImage, in rect: CGRect) -> CGAffineTransform {
        CGAffineTransform(
            a: rect.width / CGFloat(image.width), b: 0, c: 0, d: -rect.height / CGFloat(image.height),
            tx: rect.minX, ty: rect.maxY
        ).concatenating(memoryTransform)
    }

    /// The coverage that a mask image, stretched to a rectangle, gives over a region.
    func sampleMask(_ image: CGImage, in rect: CGRect, region: PixelRect) -> Coverage? {
        guard !region.isEmpty, let pixels = PixelBuffer(width: region.width, height: region.height) else { return nil }
        PlacedImage(
            pixels: image.pixelBuffer, isOpaque: false, transform: imageTransform(image, in: rect),
            quality: state.interpolation
        ).fill(pixels, pixels.bounds, x: region.minX, y: region.minY, paint: Kernels.Paint(blend: .copy))
        // A stencil holds what goes through as alpha; a gray image lets its gray through.
        let mask = image.isMask ? Kernels.alpha(of: pixels) : Kernels.luminance(of: pixels)
        return Coverage(rect: region, mask: mask)
    }
}
