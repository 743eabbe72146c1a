// The bounded caches of text: resolved plain styles, shaped plain paragraphs, whole layouts.
// No Apple page: this is ours.
import Foundation
import Synchronization

/// A bounded cache whose older half goes when it is full. Look-ups cost one hash.
struct HalvingCache<Key: Hashable, Value> {
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]
    let limit: Int

    /// - Parameter limit: The most entries that are kept, in all.
    init(limit: Int) { self.limit = limit }

    var count: Int { young.count + old.count }

    subscript(key: Key) -> Value? {
        mutating get {
            if let value = young[key] { return value }
            guard let value = old.removeValue(forKey: key) else { return nil }
            insert(value, key)
            return value
        }
        set {
            guard let newValue else {
                young[key] = nil
                old[key] = nil
                return
            }
            insert(newValue, key)
        }
    }

    private mutating func insert(_ value: Value, _ key: Key) {
        if young.count >= limit / 2 {
            old = young
            young = [:]
        }
        young[key] = value
    }

    mutating func removeAll() {
        young = [:]
        old = [:]
    }
}

/// Styles of plain text by font.
enum StyleCache {
    private static let cache = Mutex(HalvingCache<FontDescriptor, TextStyle>(limit: 256))

    static func style(for font: FontDescriptor) -> TextStyle {
        if let known = cache.withLock({ $0[font] }) { return known }
        let made = TextStyle(font: font)
        cache.withLock { $0[font] = made }
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

    private static let cache = Mutex(HalvingCache<Key, ShapedParagraph>(limit: 1024))

    static func paragraph(_ key: Key, make: () -> ShapedParagraph) -> ShapedParagraph {
        // Long texts are not likely to come again, and would make the bound meaningless.
        guard key.text.count <= 1024 else { return make() }
        if let known = cache.withLock({ $0[key] }) { return known }
        let made = make()
        cache.withLock { $0[key] = made }
        return made
    }

    static func removeAll() { cache.withLock { $0.removeAll() } }
}

/// Every text cache, and what they hold.
package enum TextCaches {
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
}
