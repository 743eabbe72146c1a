// Coverage masks of paths for the layers above.
// No Apple page: this is ours.
import PixelKernels

extension CGPath {
    /// The coverage of the filled path under a transform to pixels (y down), rasterised wholly whatever is visible.
    ///
    /// The mask's first pixel belongs at (`x`, `y`). Nil for an empty path, coordinates that are not finite, or a
    /// mask above 2²⁶ pixels, which is cut at ±16,384 first.
    package func coverage(
        transform: CGAffineTransform, evenOdd: Bool = false, antialias: Bool = true
    ) -> (mask: PixelBuffer, x: Int, y: Int)? {
        let path = storage.applying(transform)
        guard let area = Self.maskArea(path.boundingBox) else { return nil }
        return Self.mask(Rasterizer.fill(path, evenOdd: evenOdd, antialias: antialias, bounds: area))
    }

    /// The coverage of the stroked path; pen and dashes are measured before the transform to pixels.
    package func strokeCoverage(
        transform: CGAffineTransform, lineWidth: CGFloat, cap: CGLineCap = .butt, join: CGLineJoin = .miter,
        miterLimit: CGFloat = 10, dashPhase: CGFloat = 0, dashLengths: [CGFloat] = [], antialias: Bool = true
    ) -> (mask: PixelBuffer, x: Int, y: Int)? {
        let path = storage.applying(transform)
        let style = LineStyle(
            width: lineWidth, cap: cap, join: join, miterLimit: miterLimit, dashPhase: dashPhase,
            dashLengths: LineStyle.validDash(dashLengths))
        guard let area = Self.maskArea(path.boundingBox.insetBy(dx: -16_384, dy: -16_384)) else { return nil }
        return Self.mask(
            Rasterizer.stroke(path, style: style, transform: transform, antialias: antialias, bounds: area))
    }

    private static func maskArea(_ box: CGRect) -> PixelRect? {
        let area = PixelRect(minX: -16_384, minY: -16_384, maxX: 16_384, maxY: 16_384)
        guard box.isFinite, let pixels = Rasterizer.pixels(around: box)?.intersection(area) else { return nil }
        return pixels.isEmpty ? nil : pixels
    }

    private static func mask(_ coverage: Coverage?) -> (mask: PixelBuffer, x: Int, y: Int)? {
        guard let coverage else { return nil }
        if let mask = coverage.mask { return (mask, coverage.rect.minX, coverage.rect.minY) }
        guard coverage.rect.area <= 1 << 26,
            let mask = PixelBuffer(width: coverage.rect.width, height: coverage.rect.height, format: .a8)
        else { return nil }
        Kernels.fill(a8: mask, mask.bounds, value: 255)
        return (mask, coverage.rect.minX, coverage.rect.minY)
    }
}

extension LineStyle {
    /// Lengths that a pen can follow: none negative or NaN, not all zero; else none, which is a whole line.
    static func validDash(_ lengths: [CGFloat]) -> [CGFloat] {
        let isValid = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
        return isValid ? lengths : []
    }
}
