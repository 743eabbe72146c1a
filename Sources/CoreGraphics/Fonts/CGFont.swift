// A font without a size: the file's own names, measures and tables.
// Apple: "CGFont".
import Foundation
import Synchronization

/// A font without a size, read from a TrueType or OpenType file. Immutable; safe from any thread. All measures are in
/// font units, of which ``unitsPerEm`` make the font's size.
///
/// Differs from Apple's: `stemV` and the making of subsets and variations are absent; of a collection the first font is
/// meant.
public final class CGFont: @unchecked Sendable {
    package let tables: FontTables
    /// What the typesetter made of this font, kept with it.
    package let opened = Mutex<AnyObjectBox>(AnyObjectBox())

    package init(tables: FontTables) { self.tables = tables }

    /// The font of a file's bytes; nil where they are none.
    public convenience init?(_ provider: CGDataProvider) {
        guard let data = provider.data, let tables = FontTables(data) else { return nil }
        self.init(tables: tables)
    }

    /// The name by which fonts are found, such as `Inter-Bold`.
    public var postScriptName: CFString? { tables.name(6) }
    /// The name for people, such as `Inter Bold`.
    public var fullName: CFString? { tables.name(4) ?? postScriptName }
    /// How many glyphs there are.
    public var numberOfGlyphs: Int { tables.glyphCount }
    /// How many font units make the font's size.
    public var unitsPerEm: Int32 { Int32(tables.unsigned16("head", 18)) }
    /// Above the baseline.
    public var ascent: Int32 { Int32(tables.signed16("hhea", 4)) }
    /// Below the baseline: as a rule below 0.
    public var descent: Int32 { Int32(tables.signed16("hhea", 6)) }
    /// Between lines.
    public var leading: Int32 { Int32(tables.signed16("hhea", 8)) }
    /// Height of capitals; 0 where the file does not say.
    public var capHeight: Int32 { hasLetterHeights ? Int32(tables.signed16("OS/2", 88)) : 0 }
    /// Height of a small x; 0 where the file does not say.
    public var xHeight: Int32 { hasLetterHeights ? Int32(tables.signed16("OS/2", 86)) : 0 }
    /// Degrees against the clock from upright: below 0 for a font that leans to the right.
    public var italicAngle: CGFloat { CGFloat(tables.fixed("post", 4)) }
    /// What encloses every glyph, y upwards.
    public var fontBBox: CGRect {
        let (left, bottom) = (tables.signed16("head", 36), tables.signed16("head", 38))
        return CGRect(
            x: left, y: bottom, width: tables.signed16("head", 40) - left, height: tables.signed16("head", 42) - bottom)
    }

    /// Fills in how far the pen moves behind each glyph. False where the font lacks one of them.
    ///
    /// - Parameters:
    ///   - glyphs: `count` glyphs.
    ///   - count: How many.
    ///   - advances: Room for `count` numbers.
    public func getGlyphAdvances(
        glyphs: UnsafePointer<CGGlyph>, count: Int, advances: UnsafeMutablePointer<Int32>
    ) -> Bool {
        var isComplete = true
        for index in 0..<max(0, count) {
            let advance = tables.advance(of: Int(glyphs[index]))
            advances[index] = Int32(advance ?? 0)
            isComplete = isComplete && advance != nil
        }
        return isComplete
    }

    /// The tags of the tables, four letters each as a number (`NSNumber`), in the order of the file.
    public var tableTags: CFArray? { tables.directory.map { NSNumber(value: $0.tag) } }
    /// The bytes of a table by its tag; nil where the file has none.
    public func table(for tag: UInt32) -> CFData? { tables.table(tag) }

    // From version 2 on.
    private var hasLetterHeights: Bool { tables.unsigned16("OS/2", 0) >= 2 }
}

/// Any object, in a struct of its own: what a Mutex holds.
package struct AnyObjectBox: @unchecked Sendable {
    package var object: AnyObject?
}
