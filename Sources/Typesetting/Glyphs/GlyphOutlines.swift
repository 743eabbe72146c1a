// Glyphs as paths in font units, y upwards: for rotated, large, stroked, pattern-filled and PDF text.
// No Apple page: this is ours.
internal import CPango
import CoreGraphics
import Foundation
import Synchronization

/// Glyphs as paths in font units, y upwards; bounded.
enum GlyphOutlines {
    private struct Key: Hashable {
        var face: UInt32
        var glyph: UInt32
    }

    private static let cache = Mutex(HalvingCache<Key, CGPath>(limit: 2048))

    static func removeAll() { cache.withLock { $0.removeAll() } }

    /// The glyph's outline; empty for glyphs without ink.
    static func path(_ face: FontFace?, glyph: UInt32) -> CGPath {
        guard let face, glyph != ShapedGlyph.missing else { return MissingGlyphs.path(unitsPerEm: face?.unitsPerEm ?? 1000) }
        let key = Key(face: face.id, glyph: glyph)
        if let known = cache.withLock({ $0[key] }) { return known }
        let made = FreeType.withLibrary { _ in outline(face, glyph) } ?? CGMutablePath()
        cache.withLock { $0.insert(made, for: key) }
        return made
    }

    private static func outline(_ face: FontFace, _ glyph: UInt32) -> CGPath {
        let path = CGMutablePath()
        let handle = face.outlines.assumingMemoryBound(to: FT_FaceRec_.self)
        let flags = FreeTypeLoad.noScale | FreeTypeLoad.noHinting
        guard FT_Load_Glyph(handle, glyph, flags) == 0, let slot = handle.pointee.glyph else { return path }
        SemiboldInk.thin(slot, of: face, glyph: glyph, size: nil, flags: flags)
        var functions = FT_Outline_Funcs()
        // The closures get the path as their context.
        functions.move_to = { to, context in
            let path = Unmanaged<CGMutablePath>.fromOpaque(context!).takeUnretainedValue()
            if !path.isEmpty { path.closeSubpath() }
            path.move(to: point(to))
            return 0
        }
        functions.line_to = { to, context in
            Unmanaged<CGMutablePath>.fromOpaque(context!).takeUnretainedValue().addLine(to: point(to))
            return 0
        }
        functions.conic_to = { control, to, context in
            Unmanaged<CGMutablePath>.fromOpaque(context!).takeUnretainedValue()
                .addQuadCurve(to: point(to), control: point(control))
            return 0
        }
        functions.cubic_to = { one, two, to, context in
            Unmanaged<CGMutablePath>.fromOpaque(context!).takeUnretainedValue()
                .addCurve(to: point(to), control1: point(one), control2: point(two))
            return 0
        }
        FT_Outline_Decompose(&slot.pointee.outline, &functions, Unmanaged.passUnretained(path).toOpaque())
        if !path.isEmpty { path.closeSubpath() }
        return path
    }

}

private func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
    CGPoint(x: Double(vector!.pointee.x), y: Double(vector!.pointee.y))
}

extension MissingGlyphs {
    /// The empty box as a path.
    static func path(unitsPerEm: Double) -> CGPath {
        let path = CGMutablePath()
        let box = CGRect(x: 0.05 * unitsPerEm, y: 0, width: 0.5 * unitsPerEm, height: 0.7 * unitsPerEm)
        let line = 0.06 * unitsPerEm
        path.addRect(box)
        // The other way round: a hole by the winding rule.
        path.move(to: CGPoint(x: box.minX + line, y: box.minY + line))
        path.addLine(to: CGPoint(x: box.minX + line, y: box.maxY - line))
        path.addLine(to: CGPoint(x: box.maxX - line, y: box.maxY - line))
        path.addLine(to: CGPoint(x: box.maxX - line, y: box.minY + line))
        path.closeSubpath()
        return path
    }
}
