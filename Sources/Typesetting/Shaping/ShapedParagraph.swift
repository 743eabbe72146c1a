// One paragraph's glyphs in font units, and its clusters in logical order.
// No Apple page: this is ours.
import Foundation

/// One glyph as HarfBuzz gives it, in font units.
struct ShapedGlyph: Sendable {
    /// The glyph's number in its face, or ``missing``.
    var id: UInt32
    var advance: Int32
    var xOffset: Int32
    var yOffset: Int32

    /// Stands for characters that no font has: an empty box.
    static let missing: UInt32 = 0xFFFF_FFFF
    /// Stands for characters that are not drawn, such as controls.
    static let invisible: UInt32 = 0xFFFF_FFFE
}

/// Glyphs of one face, style and direction.
struct ShapedItem: Sendable {
    /// The face; nil on a machine without fonts, where all glyphs are boxes.
    var face: FontFace?
    var style: TextStyle
    /// The embedding level: odd is right to left.
    var level: UInt8
    /// The glyphs in visual order.
    var glyphs: [ShapedGlyph]

    /// Points per font unit.
    var scale: Double { Double(style.font.pointSize) / (face?.unitsPerEm ?? 1000) }
}

/// Characters that stand together, such as a letter with its marks or a ligature.
struct TextCluster: Sendable {
    /// The properties of a cluster for line breaking.
    struct Flags: OptionSet, Sendable {
        let rawValue: UInt8
        static let breakBefore = Flags(rawValue: 1)
        static let white = Flags(rawValue: 2)
        static let tab = Flags(rawValue: 4)
        static let characterStart = Flags(rawValue: 8)
        static let attachment = Flags(rawValue: 16)
        /// A break must come before: the cluster follows a line separator.
        static let mandatoryBreakBefore = Flags(rawValue: 32)
        /// U+00AD: nothing, or a hyphen where the line ends behind it.
        static let softHyphen = Flags(rawValue: 64)
        /// Stands between two Hangul letters, where Korean breaks only if words are not kept whole.
        static let insideHangul = Flags(rawValue: 128)
    }

    /// UTF-16, from the paragraph's start.
    var start: Int32
    var length: Int32
    var item: Int32
    /// Into the item's glyphs.
    var firstGlyph: Int32
    var glyphCount: Int32
    var flags: Flags
    /// Points, tracking and kern included; 0 for tabs.
    var advance: Double
}

/// One paragraph's glyphs and clusters, without its terminator. Independent of where it stands in the text.
final class ShapedParagraph: Sendable {
    let items: [ShapedItem]
    /// The clusters in logical order.
    let clusters: [TextCluster]
    let isRightToLeft: Bool
    /// UTF-16 units.
    let length: Int
    /// Plain scalars (``ScalarMap/isPlain(_:)``) that the styles' own faces have, from left to right.
    let isSimple: Bool

    init(items: [ShapedItem], clusters: [TextCluster], isRightToLeft: Bool, length: Int, isSimple: Bool = false) {
        self.isSimple = isSimple
        self.items = items
        self.clusters = clusters
        self.isRightToLeft = isRightToLeft
        self.length = length
    }
}
