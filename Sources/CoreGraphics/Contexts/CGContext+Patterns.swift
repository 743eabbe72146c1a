// Painting with patterns.
// Apple: "Quartz 2D Programming Guide", Patterns.
import PixelKernels

extension CGContext {
    /// The pattern's cells over a region of memory space.
    func render(_ pattern: CGPattern, color: CGColor, over region: PixelRect) -> PixelBuffer? {
        guard !region.isEmpty, let draw = pattern.callbacks.drawPattern,
            let buffer = PixelBuffer(width: region.width, height: region.height)
        else { return nil }
        // 1. A context over the region in the same base space, whose user space is the pattern's.
        let cells = CGContext(
            target: DrawingTarget(buffer: buffer, x: region.minX, y: region.minY), storage: nil, pdf: nil,
            layout: layout, space: space, scale: deviceScale, yDown: isYDown)
        cells.state.clip = ClipState(region)
        cells.state.shouldAntialias = state.shouldAntialias
        let phase = CGAffineTransform(translationX: state.patternPhase.width, y: state.patternPhase.height)
        cells.state.ctm = pattern.matrix.concatenating(phase).concatenating(baseTransform)
        if !pattern.isColored, let base = color.colorSpace?.baseColorSpace {
            let paint = CGColor(space: base, values: color.values)
            cells.setFillColor(paint)
            cells.setStrokeColor(paint)
        } else {
            cells.state.alpha = color.alpha
        }
        // 2. Each cell that can touch the region.
        let toPattern = cells.memoryTransform.inverted()
        let area = CGRect(x: region.minX, y: region.minY, width: region.width, height: region.height)
            .applying(toPattern)
        let columns = Self.cells(area.minX, area.maxX, pattern.bounds.minX, pattern.bounds.maxX, pattern.step.width)
        let rows = Self.cells(area.minY, area.maxY, pattern.bounds.minY, pattern.bounds.maxY, pattern.step.height)
        guard columns.count * rows.count <= 1 << 18 else { return nil }
        for row in rows {
            for column in columns {
                cells.saveGState()
                cells.translateBy(x: CGFloat(column) * pattern.step.width, y: CGFloat(row) * pattern.step.height)
                cells.clip(to: pattern.bounds)
                if !cells.state.clip.rect.isEmpty { draw(pattern.info, cells) }
                while cells.savedStates.count > 1 { cells.restoreGState() }
                cells.restoreGState()
                cells.beginPath()
            }
        }
        return buffer
    }

    private static func cells(
        _ low: CGFloat, _ high: CGFloat, _ cellLow: CGFloat, _ cellHigh: CGFloat, _ step: CGFloat
    ) -> Range<Int> {
        let first = ((low - cellHigh) / step).rounded(.down)
        let last = ((high - cellLow) / step).rounded(.up)
        guard abs(first) < 1e6, abs(last) < 1e6, first <= last else { return 0..<0 }
        return Int(first)..<Int(last) + 1
    }
}
