// What lies below a material: blurred, coloured, tinted; and vibrant colours on top of it.
// Apple: "UIVisualEffectView" (what is drawn; the way is ours, Documentation/ADR/0009).
internal import CPixelKernels

extension Kernels {
    /// Blurs what lies in `area` by a Gaussian of `sigma` pixels, changes its colours by `matrix`, puts `tint` over it and
    /// writes `part` of the result to `target`. False where there is no memory.
    ///
    /// All rectangles are device pixels; pixel (0, 0) of `source` (BGRA8) is (`sourceX`, `sourceY`) there, that of
    /// `target` (`targetX`, `targetY`), and both are different buffers, or one where ``backdropBlursInPlace(sigma:)`` says
    /// so: the same pixels, the part the whole area, one thread. The area's edge pixels go on outside it. The source has to
    /// hold what lies in the area within ``backdropMargin(sigma:)`` of the part; where it does not, its own edge counts as
    /// the area's. Any part gets the bytes that it has in the whole, in every variant and with any number of threads (two
    /// at most are used). PSNR ≥ 43 dB against a true Gaussian for σ 1…100.
    ///
    /// σ ≤ 0.05 (or NaN) does not blur; above 500 it counts as 500. `matrix` nil leaves the colours, `tint` is a
    /// premultiplied pixel `0xAARRGGBB`, 0 for none.
    public static func backdropBlur(
        _ source: PixelBuffer, sourceX: Int, sourceY: Int, area: PixelRect, part: PixelRect, sigma: Double,
        matrix: PixelMatrix?, tint: UInt32, target: PixelBuffer, targetX: Int, targetY: Int, threads: Int = 1
    ) -> Bool {
        precondition(source.format == .bgra8 && target.format == .bgra8)
        let area = area.intersection(source.bounds.offsetBy(x: sourceX, y: sourceY))
        let part = part.intersection(area).intersection(target.bounds.offsetBy(x: targetX, y: targetY))
        if part.isEmpty { return true }
        precondition(
            source !== target
                || (part == area && sourceX == targetX && sourceY == targetY && threads == 1
                    && backdropBlursInPlace(sigma: sigma))
        )
        // Far from the origin 32-bit positions would not do; whole cells back towards it change no byte.
        let originX = area.minX & ~0xFFFF, originY = area.minY & ~0xFFFF
        var plan = vtk_backdrop_plan()
        vtk_backdrop_plan_make(sigma, &plan)
        return withUnsafePointer(to: plan) { plan in
            var job = vtk_backdrop()
            job.plan = plan
            job.colors = colors(matrix, tint)
            job.src = UnsafePointer(address(source, 0, 0))
            job.sstride = source.bytesPerRow
            job.src_x = Int32(sourceX - originX)
            job.src_y = Int32(sourceY - originY)
            job.area_x0 = Int32(area.minX - originX)
            job.area_y0 = Int32(area.minY - originY)
            job.area_x1 = Int32(area.maxX - originX)
            job.area_y1 = Int32(area.maxY - originY)
            job.part_x0 = Int32(part.minX - originX)
            job.part_y0 = Int32(part.minY - originY)
            job.part_x1 = Int32(part.maxX - originX)
            job.part_y1 = Int32(part.maxY - originY)
            job.dst = address(target, part.minX - targetX, part.minY - targetY)
            job.dstride = target.bytesPerRow
            return vtk_backdrop_blur(&job, Int32(clamping: threads)) != 0
        }
    }

    /// How far beyond a part ``backdropBlur`` reads, in pixels.
    public static func backdropMargin(sigma: Double) -> Int {
        var plan = vtk_backdrop_plan()
        vtk_backdrop_plan_make(sigma, &plan)
        return Int(plan.margin)
    }

    /// Whether ``backdropBlur`` may write over what it reads: where each row is read for good before it is written.
    public static func backdropBlursInPlace(sigma: Double) -> Bool {
        var plan = vtk_backdrop_plan()
        vtk_backdrop_plan_make(sigma, &plan)
        return plan.shift > 0 || plan.reach == 0
    }

    /// Applies a colour matrix, and then a premultiplied colour over it, to a rectangle in place.
    public static func apply(
        _ matrix: PixelMatrix, tint: UInt32 = 0, to buffer: PixelBuffer, _ rect: PixelRect
    ) {
        precondition(buffer.format == .bgra8)
        let rect = rect.intersection(buffer.bounds)
        if rect.isEmpty { return }
        var colors = colors(matrix, tint)
        let first = address(buffer, rect.minX, rect.minY)
        vtk_map_colors(
            first, buffer.bytesPerRow, first, buffer.bytesPerRow, Int32(rect.width), Int32(rect.height), &colors)
    }

    /// Vibrancy: each pixel of the target within `clip` and the mask is mixed with what `matrix` makes of it, by the
    /// alpha of the mask's pixel × `strength` / 255. The mask is BGRA8 (its alpha counts) or A8, its first pixel at
    /// (`x`, `y`).
    public static func vibrate(
        _ target: PixelBuffer, _ matrix: PixelMatrix, mask: PixelBuffer, at x: Int, _ y: Int, clip: PixelRect,
        strength: UInt8 = 255
    ) {
        precondition(target.format == .bgra8)
        guard let place = Placement(target, x: x, y: y, width: mask.width, height: mask.height, clip: clip) else {
            return
        }
        var colors = colors(matrix, 0)
        vtk_vibrate(
            address(target, place.rect.minX, place.rect.minY), target.bytesPerRow,
            address(mask, place.sourceX, place.sourceY), mask.bytesPerRow, Int32(mask.format.bytesPerPixel),
            Int32(place.rect.width), Int32(place.rect.height), &colors, strength)
    }

    private static func colors(_ matrix: PixelMatrix?, _ tint: UInt32) -> vtk_colors {
        var result = vtk_colors()
        result.tint = tint
        guard let matrix else { return result }
        result.has_matrix = 1
        let (r, g, b) = (matrix.red, matrix.green, matrix.blue)
        result.matrix = (r.x, r.y, r.z, r.w, g.x, g.y, g.z, g.w, b.x, b.y, b.z, b.w)
        return result
    }
}
