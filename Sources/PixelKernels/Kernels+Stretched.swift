// Blurring and drawing stretched masks by parts: corners, edges, middle.
// Apple: "CALayer", shadowPath (the shadows of rectangles and rounded rectangles are these).
internal import CPixelKernels

extension Kernels {
    /// A blurred stretched mask, grown by `margin` pixels on every side.
    public struct BlurredStretched: Sendable {
        /// The blurred coverage.
        public let mask: StretchedMask
        /// By how many pixels each side has grown.
        public let margin: Int
    }

    /// The bytes of ``shadowBlur(a8:radius:)`` for the whole mask, computed where they differ alone: of a 900 pixel
    /// square with radius 30 a 15th part. Nil where these parts fit no buffer.
    public static func shadowBlur(_ mask: StretchedMask, radius: Double) -> BlurredStretched? {
        var plan = vtk_blur_plan()
        vtk_shadow_plan_make(radius, &plan)
        return grown(mask, plan)
    }

    /// The bytes of ``gaussianBlur(a8:sigma:)`` for the whole mask, computed where they differ alone. Nil where
    /// these parts fit no buffer.
    public static func gaussianBlur(_ mask: StretchedMask, sigma: Double) -> BlurredStretched? {
        var plan = vtk_blur_plan()
        vtk_blur_plan_make(sigma, &plan)
        return grown(mask, plan)
    }

    private static func grown(_ mask: StretchedMask, _ plan: vtk_blur_plan) -> BlurredStretched? {
        let margin = Int(plan.margin), shift = Int(plan.shift), cell = 1 << shift
        // Of a run of equal columns as many are blurred as make two cells of the blur's grid that see nothing else. The
        // rest is left out in whole cells, so that what follows keeps its place in the grid.
        func left(_ extra: Int) -> Int {
            let needed = 2 * margin + 2 * cell
            return extra + 1 <= needed ? 0 : (extra + 1 - needed) / cell * cell
        }
        let columns = left(mask.extraColumns), rows = left(mask.extraRows)
        guard let input = mask.unfolded(leaving: columns, rows), let blurred = grown(input.tile, plan) else { return nil }
        // The first fine pixel between the two cells.
        let reach = shift == 0 ? margin : (margin >> shift) - 1
        func middle(_ start: Int) -> Int { margin + ((start + cell - 1) / cell + reach) * cell + cell / 2 }
        return BlurredStretched(
            mask: StretchedMask(
                tile: blurred.buffer, column: columns == 0 ? 0 : middle(mask.column), extraColumns: columns,
                row: rows == 0 ? 0 : middle(mask.row), extraRows: rows),
            margin: margin)
    }

    /// Draws one premultiplied colour through stretched coverage whose first pixel lies at (`x`, `y`): the bytes that the
    /// whole mask would give.
    public static func fill(
        mask: StretchedMask, at x: Int, _ y: Int, pixel: UInt32, onto dst: PixelBuffer, clip: PixelRect? = nil
    ) {
        let tile = mask.tile
        guard mask.extraColumns + mask.extraRows > 0 else {
            return fill(mask: tile, at: x, y, pixel: pixel, onto: dst, clip: clip)
        }
        precondition(dst.format == .bgra8)
        let area = clip.map { $0.intersection(dst.bounds) } ?? dst.bounds
        // The whole's columns before, in and after the repeated run, and the column of the tile that each begins with.
        let columns = parts(x, mask.column, mask.extraColumns, tile.width)
        for vertical in parts(y, mask.row, mask.extraRows, tile.height) {
            for horizontal in columns {
                let part = PixelRect(
                    minX: horizontal.from, minY: vertical.from, maxX: horizontal.to, maxY: vertical.to
                ).intersection(area)
                if part.isEmpty { continue }
                let d = address(dst, part.minX, part.minY)
                let w = Int32(part.width), h = Int32(part.height)
                let column = horizontal.tile + (horizontal.repeats ? 0 : part.minX - horizontal.from)
                let row = vertical.tile + (vertical.repeats ? 0 : part.minY - vertical.from)
                let m = address(tile, column, row), step = vertical.repeats ? 0 : tile.bytesPerRow
                if !horizontal.repeats {
                    // Corners, and upright edges: one row of coverage again and again.
                    vtk_mask_over(d, dst.bytesPerRow, m, step, w, h, pixel)
                } else if vertical.repeats {
                    vtk_fill_over(d, dst.bytesPerRow, w, h, scale(pixel: pixel, by: m.pointee))
                } else {
                    // Level edges: one colour a row.
                    for line in 0..<part.height {
                        vtk_fill_over(
                            d + line * dst.bytesPerRow, dst.bytesPerRow, w, 1, scale(pixel: pixel, by: m[line * step]))
                    }
                }
            }
        }
    }

    private static func parts(
        _ start: Int, _ index: Int, _ extra: Int, _ size: Int
    ) -> [(from: Int, to: Int, tile: Int, repeats: Bool)] {
        if extra == 0 { return [(start, start + size, 0, false)] }
        let end = start + index + 1 + extra
        return [
            (start, start + index, 0, false), (start + index, end, index, true),
            (end, start + size + extra, index + 1, false),
        ]
    }
}
