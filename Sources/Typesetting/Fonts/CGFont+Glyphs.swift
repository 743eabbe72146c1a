// A Core Graphics font by its name, and what needs its outlines: glyphs' boxes and names.
// Apple: "CGFont".
internal import CPango
import CoreGraphics
import Foundation

extension CGFont {
    /// The registered or pinned font of a PostScript, full or family name; nil where none has it.
    public convenience init?(_ name: CFString) {
        guard let data = FontLibrary.shared.fontData(named: name), let tables = FontTables(data) else { return nil }
        self.init(tables: tables)
    }

    /// Fills in what encloses each glyph's ink, in font units, y upwards. False where the font lacks one of them.
    ///
    /// - Parameters:
    ///   - glyphs: `count` glyphs.
    ///   - count: How many.
    ///   - bboxes: Room for `count` rectangles.
    public func getGlyphBBoxes(
        glyphs: UnsafePointer<CGGlyph>, count: Int, bboxes: UnsafeMutablePointer<CGRect>
    ) -> Bool {
        var isComplete = true
        for index in 0..<max(0, count) {
            var extents = hb_glyph_extents_t()
            let isKnown = face.map {
                Int(glyphs[index]) < numberOfGlyphs
                    && hb_font_get_glyph_extents($0.shaper, UInt32(glyphs[index]), &extents) != 0
            }
            isComplete = isComplete && isKnown == true
            // HarfBuzz goes from the top left, downwards with a height below 0.
            bboxes[index] = CGRect(
                x: Int(extents.x_bearing), y: Int(extents.y_bearing + extents.height), width: Int(extents.width),
                height: -Int(extents.height))
        }
        return isComplete
    }

    /// The glyph of a name such as `A` or `germandbls`; 0 where the font has none of that name.
    public func getGlyphWithGlyphName(name: CFString) -> CGGlyph {
        var glyph: hb_codepoint_t = 0
        guard let face, hb_font_get_glyph_from_name(face.shaper, name, -1, &glyph) != 0 else { return 0 }
        return CGGlyph(truncatingIfNeeded: glyph)
    }

    /// A glyph's name; nil where the font does not name its glyphs.
    public func name(for glyph: CGGlyph) -> CFString? {
        guard let face, Int(glyph) < numberOfGlyphs else { return nil }
        var name = [CChar](repeating: 0, count: 128)
        guard hb_font_get_glyph_name(face.shaper, UInt32(glyph), &name, UInt32(name.count)) != 0 else { return nil }
        return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private var face: FontFace? { file.face }

    /// The opened file, which is kept with the font.
    fileprivate var file: OpenedFile {
        opened.withLock { box in
            if let known = box.object as? OpenedFile { return known }
            let file = OpenedFile(self)
            box.object = file
            return file
        }
    }
}

/// A Core Graphics font's file, opened.
private final class OpenedFile {
    let face: FontFace?
    let descriptor: FontDescriptor

    init(_ font: CGFont) {
        face = FontFace(data: font.tables.data, name: font.postScriptName ?? "", index: 0)
        let descriptors = try? FontLibrary.shared.descriptors(of: font.tables.data, size: 12)
        descriptor = descriptors?.first ?? FontDescriptor(pointSize: 12)
    }
}

extension CGFont: TypesetFont {
    /// The font in 12 points, registered or not: so a text layer draws with it.
    package var typesetFont: FontDescriptor { file.descriptor }
}

extension FontLibrary {
    /// The file of the font that a name means; nil where none is known, or it is not the first of its file.
    func fontData(named name: String) -> Data? {
        guard let entry = entry(of: FontDescriptor(family: .named(name))), entry.index == 0 else { return nil }
        return RegisteredFonts.shared.data(of: entry) ?? (try? Data(contentsOf: URL(fileURLWithPath: entry.path)))
    }
}
