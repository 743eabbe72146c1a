// Blurs: Gaussian for A8 and BGRA8, and the shadow's blur as recorded on iOS.
// Apple: "CALayer", shadowRadius (what a radius means was measured on recorded pictures).
internal import CPixelKernels

extension Kernels {
    /// A blurred buffer with zero edges: grown by `margin` pixels on every side, its pixel (margin, margin) belongs to
    /// the source's (0, 0).
    public struct Blurred: Sendable {
        /// The blurred pixels.
        public let buffer: PixelBuffer
        /// By how many pixels each side has grown.
        public let margin: Int
    }

    /// A Gaussian blur of A8 coverage with zero around it; σ in pixels.
    ///
    /// Below σ 3.5 the Gaussian itself, above three boxes (from σ 12 on, on a coarser grid that begins at the mask's
    /// first pixel): PSNR ≥ 42 dB against the true one. Nil where the result would not fit a buffer.
    public static func gaussianBlur(a8 mask: PixelBuffer, sigma: Double) -> Blurred? {
        precondition(mask.format == .a8)
        var plan = vtk_blur_plan()
        vtk_blur_plan_make(sigma, &plan)
        return grown(mask, plan)
    }

    /// The same for BGRA8 premultiplied.
    public static func gaussianBlur(bgra source: PixelBuffer, sigma: Double) -> Blurred? {
        precondition(source.format == .bgra8)
        var plan = vtk_blur_plan()
        vtk_blur_plan_make(sigma, &plan)
        return grown(source, plan)
    }

    /// The coverage of a layer's shadow from the coverage of its shape; `radius` is shadowRadius × scale, in pixels.
    ///
    /// A Gaussian with σ = radius that ends at 2σ: what pictures of iOS show (radius 8: within 1 of 255 of the record,
    /// radius 2: within 4). Observed. Nil where the result would not fit a buffer.
    public static func shadowBlur(a8 mask: PixelBuffer, radius: Double) -> Blurred? {
        precondition(mask.format == .a8)
        var plan = vtk_blur_plan()
        vtk_shadow_plan_make(radius, &plan)
        return grown(mask, plan)
    }

    /// By how many pixels a shadow of this radius (in pixels) reaches beyond its shape at most.
    public static func shadowMargin(radius: Double) -> Int {
        var plan = vtk_blur_plan()
        vtk_shadow_plan_make(radius, &plan)
        return Int(plan.margin)
    }

    /// By how many pixels ``gaussianBlur(a8:sigma:)`` grows.
    public static func gaussianMargin(sigma: Double) -> Int {
        var plan = vtk_blur_plan()
        vtk_blur_plan_make(sigma, &plan)
        return Int(plan.margin)
    }

    /// Blurs a rectangle of a buffer (A8 or BGRA8) into a new one of the rectangle's size; the rectangle's edge pixels
    /// go on outside it. Nil where the rectangle does not meet the buffer.
    public static func blurred(_ source: PixelBuffer, _ rect: PixelRect, sigma: Double) -> PixelBuffer? {
        let rect = rect.intersection(source.bounds)
        guard let result = PixelBuffer(width: rect.width, height: rect.height, format: source.format) else {
            return nil
        }
        var plan = vtk_blur_plan()
        vtk_blur_plan_make(sigma, &plan)
        let done = vtk_blur(
            &plan, Int32(source.format.bytesPerPixel), 1, address(source, rect.minX, rect.minY), source.bytesPerRow,
            Int32(rect.width), Int32(rect.height), address(result, 0, 0), result.bytesPerRow)
        return done != 0 ? result : nil
    }

    static func grown(_ source: PixelBuffer, _ made: vtk_blur_plan) -> Blurred? {
        var plan = made
        let margin = Int(plan.margin)
        guard
            let result = PixelBuffer(
                width: source.width + 2 * margin, height: source.height + 2 * margin, format: source.format),
            vtk_blur(
                &plan, Int32(source.format.bytesPerPixel), 0, address(source, 0, 0), source.bytesPerRow,
                Int32(source.width), Int32(source.height), address(result, 0, 0), result.bytesPerRow) != 0
        else { return nil }
        return Blurred(buffer: result, margin: margin)
    }
}
