// One font file opened: HarfBuzz for shaping in font units, FreeType for outlines and bitmaps.
// No Apple page: this is ours.
internal import CPango
import Foundation
import Synchronization

/// One face of a font file. Shaping works in font units, so a shaped run serves every size.
final class FontFace: @unchecked Sendable {
    /// Unique in the process, > 0; part of the glyph cache's key.
    let id: UInt32
    let path: String
    let index: Int
    let unitsPerEm: Double
    /// Whether its glyphs are colour bitmaps.
    let isColor: Bool
    /// Whether its contextual alternates (Inter's arrows from "->", JetBrains Mono's one sign for "==") are to be left out:
    /// San Francisco has none.
    let hidesAlternates: Bool
    /// An immutable hb_font_t at the scale of the font's units.
    let shaper: OpaquePointer
    private let blob: OpaquePointer
    /// The medium weight of one of Inter's semibold faces: San Francisco's semibold lies between (``SemiboldInk``).
    let lighter: FontFace?
    /// An FT_Face; only to be used inside ``FreeType/withLibrary(_:)``.
    let outlines: UnsafeMutableRawPointer

    private static let nextID = Atomic<UInt32>(1)

    /// Opens a face of a file; nil if the file cannot be read or is no font.
    convenience init?(path: String, index: Int) {
        guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
        self.init(
            blob: blob, path: path, index: index,
            hidesAlternates: path.contains("Inter") || path.contains("JetBrains"),
            lighter: SemiboldInk.lighterFile(of: path).flatMap { FontFace(path: $0, index: index) })
    }

    /// A font of the app's own from its bytes, with all the alternates it has; nil where they are no font.
    ///
    /// - Parameter name: Stands for the file's path.
    convenience init?(data: Data, name: String, index: Int) {
        let blob = data.withUnsafeBytes { bytes in
            hb_blob_create_or_fail(
                bytes.bindMemory(to: CChar.self).baseAddress, UInt32(bytes.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
        }
        guard let blob else { return nil }
        self.init(blob: blob, path: name, index: index, hidesAlternates: false, lighter: nil)
    }

    /// Takes the blob over. The index's upper half chooses a variable font's named style, as fontconfig has it.
    private init?(blob: OpaquePointer, path: String, index: Int, hidesAlternates: Bool, lighter: FontFace?) {
        guard let face = hb_face_create(blob, UInt32(max(0, index))) else { return nil }
        defer { hb_face_destroy(face) }
        guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else {
            hb_blob_destroy(blob)
            return nil
        }
        let units = hb_face_get_upem(face)
        hb_ot_font_set_funcs(font)
        hb_font_set_scale(font, Int32(units), Int32(units))
        hb_font_make_immutable(font)
        guard let opened = FreeType.open(blob: blob, index: index) else {
            hb_font_destroy(font)
            hb_blob_destroy(blob)
            return nil
        }
        self.blob = blob
        self.path = path
        self.index = index
        id = Self.nextID.wrappingAdd(1, ordering: .relaxed).oldValue
        unitsPerEm = Double(max(1, units))
        shaper = font
        outlines = opened
        isColor = hb_ot_color_has_png(face) != 0
        self.hidesAlternates = hidesAlternates
        self.lighter = lighter
    }

    /// The nominal glyph of a scalar, nil where the face has none.
    func glyph(for scalar: UInt32) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(shaper, scalar, &glyph) != 0 && glyph != 0 ? glyph : nil
    }

    /// The vertical metrics in font units, from the file's tables.
    var metrics: (ascender: Double, descender: Double, lineGap: Double, capHeight: Double, xHeight: Double) {
        var extents = hb_font_extents_t()
        hb_font_get_h_extents(shaper, &extents)
        func metric(_ tag: hb_ot_metrics_tag_t, or fallback: Double) -> Double {
            var value: hb_position_t = 0
            return hb_ot_metrics_get_position(shaper, tag, &value) != 0 ? Double(value) : fallback
        }
        return (
            Double(extents.ascender), Double(extents.descender), Double(extents.line_gap),
            metric(HB_OT_METRICS_TAG_CAP_HEIGHT, or: unitsPerEm * 0.7),
            metric(HB_OT_METRICS_TAG_X_HEIGHT, or: unitsPerEm * 0.5)
        )
    }

    // Faces live as long as the process: FontLibrary keeps every one that was opened.
}

/// The one FreeType library of the process, under a lock: FreeType's faces are not thread-safe.
enum FreeType {
    private static let lock = NSRecursiveLock()
    /// Guarded by ``lock``.
    nonisolated(unsafe) private static var library: FT_Library?

    /// Runs with the lock that guards the library and every FT_Face.
    static func withLibrary<T>(_ body: (FT_Library) -> T) -> T? {
        lock.lock()
        defer { lock.unlock() }
        if library == nil {
            // Properties from the environment would change pixels.
            unsetenv("FREETYPE_PROPERTIES")
            FT_Init_FreeType(&library)
        }
        return library.map(body)
    }

    static func open(blob: OpaquePointer, index: Int) -> UnsafeMutableRawPointer? {
        withLibrary { library -> UnsafeMutableRawPointer? in
            var length: UInt32 = 0
            guard let data = hb_blob_get_data(blob, &length) else { return nil }
            var face: FT_Face?
            let status = data.withMemoryRebound(to: FT_Byte.self, capacity: Int(length)) {
                FT_New_Memory_Face(library, $0, FT_Long(length), FT_Long(index), &face)
            }
            return status == 0 ? face.map { UnsafeMutableRawPointer($0) } : nil
        } ?? nil
    }
}
