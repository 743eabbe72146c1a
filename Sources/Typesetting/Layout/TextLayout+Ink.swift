// The bounds of what is inked, not of the advances.
// Apple: NSStringDrawingOptions.usesDeviceMetrics
import CoreGraphics
import Foundation

extension TextLayout {
    /// The bounds of the glyphs' outlines in points; nil without ink.
    package var inkBounds: CGRect? {
        var bounds: CGRect?
        for line in lines {
            for run in line.runs where run.style.attachment == nil {
                let scale = run.style.font.pointSize / CGFloat(run.face?.unitsPerEm ?? 1000)
                for glyph in line.glyphs[run.glyphs] {
                    let path = GlyphOutlines.path(run.face, glyph: glyph.id)
                    if path.isEmpty { continue }
                    let box = path.boundingBoxOfPath
                    let rect = CGRect(
                        x: CGFloat(glyph.x) + box.minX * scale,
                        y: line.baseline - CGFloat(glyph.y) - box.maxY * scale, width: box.size.width * scale,
                        height: box.size.height * scale)
                    bounds = bounds?.union(rect) ?? rect
                }
            }
        }
        return bounds
    }
}
