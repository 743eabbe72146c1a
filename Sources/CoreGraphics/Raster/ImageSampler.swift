// Images under a transform.
// No Apple page: this is ours.
internal import CCairo
import PixelKernels

/// Resamples BGRA8 buffers.
enum ImageSampler {
    /// The place of the image's first pixel where the transform only moves by whole pixels (to a 256th).
    static func wholePixelOffset(_ t: CGAffineTransform) -> (x: Int, y: Int)? {
        guard abs(t.a - 1) < 1e-6, abs(t.d - 1) < 1e-6, abs(t.b) < 1e-6, abs(t.c) < 1e-6 else { return nil }
        let (x, y) = (t.tx.rounded(), t.ty.rounded())
        guard abs(x - t.tx) < 1.0 / 512, abs(y - t.ty) < 1.0 / 512, abs(x) < 1e6, abs(y) < 1e6 else { return nil }
        return (Int(x), Int(y))
    }

    /// The image over a region of the destination; beyond its edges the outermost pixels go on.
    static func sample(
        _ image: PixelBuffer, transform: CGAffineTransform, region: PixelRect, quality: CGInterpolationQuality
    ) -> PixelBuffer? {
        guard transform.isInvertible, let result = PixelBuffer(width: region.width, height: region.height) else {
            return nil
        }
        let target = surface(result)
        let source = surface(image)
        let cairo = cairo_create(target)!
        cairo_set_source_surface(cairo, source, 0, 0)
        let pattern = cairo_get_source(cairo)
        let inverse = transform.concatenating(
            CGAffineTransform(translationX: -CGFloat(region.minX), y: -CGFloat(region.minY))
        ).inverted()
        var matrix = cairo_matrix_t(
            xx: inverse.a, yx: inverse.b, xy: inverse.c, yy: inverse.d, x0: inverse.tx, y0: inverse.ty)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, filter(quality))
        cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        cairo_paint(cairo)
        cairo_destroy(cairo)
        for surface in [source, target] {
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
        return result
    }

    private static func filter(_ quality: CGInterpolationQuality) -> cairo_filter_t {
        switch quality {
        case .none: CAIRO_FILTER_NEAREST
        case .low: CAIRO_FILTER_BILINEAR
        case .medium, .default: CAIRO_FILTER_GOOD
        case .high: CAIRO_FILTER_BEST
        }
    }

    private static func surface(_ buffer: PixelBuffer) -> OpaquePointer {
        cairo_image_surface_create_for_data(
            buffer.bytes.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(buffer.width),
            Int32(buffer.height), Int32(buffer.bytesPerRow))
    }
}
