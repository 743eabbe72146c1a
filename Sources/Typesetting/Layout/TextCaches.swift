// The bounded caches of text: resolved plain styles, shaped plain paragraphs, whole layouts.
// No Apple page: this is ours.
import Foundation
import Synchronization

/// Styles of plain text by font.
enum StyleCache {
    private static let cache = Mutex(HalvingCache<FontDescriptor, TextStyle>(limit: 256))

    static func style(for font: FontDescriptor) -> TextStyle {
        if let known = cache.withLock({ $0[font] }) { return known }
        let made = TextStyle(font: font)
        cache.withLock { $0.insert(made, for: font) }
        return made
    }

    static func removeAll() { cache.withLock { $0.removeAll() } }
}

/// Shaped paragraphs of plain text: the same text in another width is not shaped again.
enum ShapeCache {
    struct Key: Hashable {
        var text: [UInt16]
        var font: FontDescriptor
        var direction: NSWritingDirection
        var neutralIsRightToLeft: Bool
    }

    /// Costs are clusters, of about a hundred bytes.
    private static let cache = Mutex(HalvingCache<Key, ShapedParagraph>(limit: 40_000))

    static func paragraph(_ key: Key, make: () -> ShapedParagraph) -> ShapedParagraph {
        if let known = cache.withLock({ $0[key] }) { return known }
        let made = make()
        cache.withLock { $0.insert(made, for: key, cost: made.clusters.count + 8) }
        return made
    }

    static func removeAll() { cache.withLock { $0.removeAll() } }
}

/// Every text cache, and what they hold.
package enum TextCaches {
    /// Empties the caches when the app adds a font, from the first text on.
    static let followFonts: Void = FontLibrary.shared.whenFontsChange { removeAll() }

    /// Empties them: on a memory warning, or when a font was added.
    package static func removeAll() {
        StyleCache.removeAll()
        ShapeCache.removeAll()
        LayoutCache.removeAll()
        GlyphCache.shared.removeAll()
        GlyphOutlines.removeAll()
        ColorGlyphs.removeAll()
    }

    /// The bytes of glyph bitmaps kept.
    package static var glyphBytes: Int { GlyphCache.shared.byteCount }

    /// The layouts kept.
    package static var layoutCount: Int { LayoutCache.count }

    /// The clusters of the layouts kept, of about a hundred bytes each; never above ``LayoutCache/limit``.
    package static var layoutClusters: Int { LayoutCache.cost }
}
