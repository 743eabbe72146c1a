// Layouts by what they were made from.
// No Apple page: this is ours.
import Foundation
import Synchronization

/// Layouts by what they were made from. Colours given beside the text are no part of the key.
enum LayoutCache {
    struct Key: Hashable {
        /// Plain text, or nil.
        var text: String?
        /// An immutable attributed string, by identity: the cached layout keeps it alive.
        var identity: ObjectIdentifier?
        var font: FontDescriptor
        var width: CGFloat
        var height: CGFloat
        var scale: CGFloat
        var maximumLines: Int32
        /// Modes, alignment and flags, packed.
        var options: UInt32
        /// The strategy, and the language that attributed text is hyphenated in.
        var strategy: UInt32

        /// The text and one word for the rest: hashing every field would cost more than the look-up.
        func hash(into hasher: inout Hasher) {
            if let text {
                // Of a long text the beginning, and how long it is.
                let length = text.utf8.count
                if length <= 4_096 {
                    hasher.combine(text)
                } else {
                    hasher.combine(length)
                    for byte in text.utf8.prefix(1_024) { hasher.combine(byte) }
                }
            }
            if let identity { hasher.combine(identity) }
            let size = UInt64(font.pointSize.bitPattern) &* 0x9E37_79B9_7F4A_7C15
            let weight = UInt64(font.weight.bitPattern) &* 0xC2B2_AE3D_27D4_EB4F
            hasher.combine(size ^ weight ^ UInt64(width.bitPattern) ^ UInt64(options) << 32 ^ UInt64(strategy))
        }

        /// Creates the key of a request; nil if the text may change without the cache knowing.
        init?(_ request: TextLayoutRequest) {
            switch request.content {
            case .plain(let string): text = string
            case .attributed(let string):
                // Subclasses other than Foundation's own may be mutable.
                guard type(of: string) == NSAttributedString.self else { return nil }
                identity = ObjectIdentifier(string)
            }
            font = request.defaultFont
            width = request.width
            height = request.height
            scale = request.scale
            maximumLines = Int32(clamping: request.maximumLines)
            options =
                UInt32(request.lineBreakMode.map { $0.rawValue + 1 } ?? 0)
                | UInt32(request.alignment.map { $0.rawValue + 1 } ?? 0) << 4
                | (request.isRightToLeft ? 1 << 8 : 0) | (request.usesFontLeading ? 1 << 9 : 0)
                | (request.truncatesLastLine ? 1 << 10 : 0) | (request.tightensBeforeTruncation ? 1 << 11 : 0)
                | (request.alignsByText ? 1 << 12 : 0)
            strategy = request.lineBreakStrategy.map { UInt32(truncatingIfNeeded: $0.rawValue) & 0xFFFF + 1 } ?? 0
            if text == nil { strategy |= Hyphenation.currentNumber << 20 }
        }
    }

    /// The most clusters that are kept.
    static let limit = 100_000
    private static let cache = Mutex(HalvingCache<Key, TextLayout>(limit: limit))

    static func layout(for key: Key) -> TextLayout? { cache.withLock { $0[key] } }

    static func insert(_ layout: TextLayout, for key: Key) {
        let cost = layout.lines.reduce(16) { $0 + $1.boxes.count }
        cache.withLock { $0.insert(layout, for: key, cost: cost) }
    }

    static var count: Int { cache.withLock { $0.count } }
    static var cost: Int { cache.withLock { $0.cost } }

    static func removeAll() { cache.withLock { $0.removeAll() } }
}
