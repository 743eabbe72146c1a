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
        var strategy: UInt32

        /// Nil where the text may change behind our back.
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
                | (request.truncatesLastLine ? 1 << 10 : 0)
            strategy = request.lineBreakStrategy.map { UInt32(truncatingIfNeeded: $0.rawValue) + 1 } ?? 0
        }
    }

    private static let cache = Mutex(HalvingCache<Key, TextLayout>(limit: 2048))

    static func layout(for key: Key) -> TextLayout? { cache.withLock { $0[key] } }

    static func insert(_ layout: TextLayout, for key: Key) { cache.withLock { $0[key] = layout } }

    static var count: Int { cache.withLock { $0.count } }

    static func removeAll() { cache.withLock { $0.removeAll() } }
}
