// Outlines to coverage by FreeType: no hinting, no gamma, placed by quarters of a pixel.
// No Apple page: this is ours.
internal import CPango
import Foundation

/// FreeType's load flags, which are macros with casts and so not imported.
enum FreeTypeLoad {
    static let noScale: Int32 = 1 << 0
    static let noHinting: Int32 = 1 << 1
    static let noBitmap: Int32 = 1 << 3
    static let noAutohint: Int32 = 1 << 15
    static let color: Int32 = 1 << 20
}

/// Outlines to coverage by FreeType.
enum GlyphRasterizer {
    static let empty = GlyphBitmap(left: 0, top: 0, width: 0, height: 0, coverage: [])

    /// - Parameters:
    ///   - size: Pixels per em in 26.6 fixed point.
    ///   - quarter: How far right of the pixel grid the pen stands, in quarters of a pixel.
    static func bitmap(_ face: FontFace, glyph: UInt32, size: UInt32, quarter: UInt32) -> GlyphBitmap {
        FreeType.withLibrary { _ in render(face, glyph, size, quarter) } ?? empty
    }

    private static func render(_ face: FontFace, _ glyph: UInt32, _ size: UInt32, _ quarter: UInt32) -> GlyphBitmap {
        let handle = face.outlines.assumingMemoryBound(to: FT_FaceRec_.self)
        guard FT_Set_Char_Size(handle, 0, FT_F26Dot6(size), 72, 72) == 0 else { return empty }
        let flags = FreeTypeLoad.noHinting | FreeTypeLoad.noBitmap | FreeTypeLoad.noAutohint
        guard FT_Load_Glyph(handle, glyph, flags) == 0, let slot = handle.pointee.glyph else { return empty }
        SemiboldInk.thin(slot, of: face, glyph: glyph, size: size, flags: flags)
        if quarter > 0 { FT_Outline_Translate(&slot.pointee.outline, FT_Pos(quarter * 16), 0) }
        guard FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0 else { return empty }
        let bitmap = slot.pointee.bitmap
        let width = Int(bitmap.width)
        let height = Int(bitmap.rows)
        guard width > 0, height > 0, let source = bitmap.buffer else { return empty }
        let coverage = [UInt8](unsafeUninitializedCapacity: width * height) { target, count in
            for row in 0..<height {
                memcpy(target.baseAddress! + row * width, source + row * Int(bitmap.pitch), width)
            }
            count = width * height
        }
        return GlyphBitmap(
            left: Int(slot.pointee.bitmap_left), top: -Int(slot.pointee.bitmap_top), width: width, height: height,
            coverage: coverage)
    }
}
