// Rendered glyphs by face, number, size and quarter of a pixel; bounded.
// No Apple page: this is ours.
import Foundation
import Synchronization

/// A glyph's coverage. The origin is the pen on the baseline; y downwards.
final class GlyphBitmap: Sendable {
    /// Pixels from the pen to the left edge.
    let left: Int
    /// Pixels from the baseline to the top edge; negative above it.
    let top: Int
    let width: Int
    let height: Int
    /// `width × height` bytes of coverage, without padding.
    let coverage: [UInt8]

    init(left: Int, top: Int, width: Int, height: Int, coverage: [UInt8]) {
        self.left = left
        self.top = top
        self.width = width
        self.height = height
        self.coverage = coverage
    }
}

/// Rendered glyphs by face, number, size and quarter of a pixel; bounded.
final class GlyphCache: Sendable {
    static let shared = GlyphCache(limit: 8 << 20)

    struct Key: Hashable {
        var face: UInt32
        var glyph: UInt32
        /// Pixels per em in 26.6 fixed point.
        var size: UInt32
        /// Quarters of a pixel, 0…3.
        var quarter: UInt32
    }

    private struct State {
        var young: [Key: GlyphBitmap] = [:]
        var old: [Key: GlyphBitmap] = [:]
        var youngBytes = 0
        var oldBytes = 0
    }

    private let state = Mutex(State())
    private let limit: Int

    /// - Parameter limit: The most bytes kept.
    init(limit: Int) { self.limit = limit }

    /// Bytes kept, an entry's overhead counted as 128.
    var byteCount: Int { state.withLock { $0.youngBytes + $0.oldBytes } }

    func removeAll() { state.withLock { $0 = State() } }

    /// The glyph's coverage, rendered where it is not kept; nil for glyphs without ink.
    /// - Parameter face: Nil draws the box for missing characters.
    func bitmap(_ face: FontFace?, glyph: UInt32, size: UInt32, quarter: UInt32) -> GlyphBitmap? {
        let missing = face == nil || glyph == ShapedGlyph.missing
        let key = Key(face: missing ? 0 : face!.id, glyph: glyph, size: size, quarter: quarter)
        if let known = find(key) { return known.width == 0 ? nil : known }
        let made =
            missing
            ? MissingGlyphs.bitmap(size: size)
            : GlyphRasterizer.bitmap(face!, glyph: glyph, size: size, quarter: quarter)
        insert(made, key)
        return made.width == 0 ? nil : made
    }

    private func find(_ key: Key) -> GlyphBitmap? {
        state.withLock { state in
            if let known = state.young[key] { return known }
            guard let known = state.old.removeValue(forKey: key) else { return nil }
            let bytes = Self.bytes(known)
            state.oldBytes -= bytes
            state.young[key] = known
            state.youngBytes += bytes
            return known
        }
    }

    private func insert(_ bitmap: GlyphBitmap, _ key: Key) {
        state.withLock { state in
            if state.young[key] != nil { return }
            if state.youngBytes >= limit / 2 {
                state.old = state.young
                state.oldBytes = state.youngBytes
                state.young = [:]
                state.youngBytes = 0
            }
            state.young[key] = bitmap
            state.youngBytes += Self.bytes(bitmap)
        }
    }

    private static func bytes(_ bitmap: GlyphBitmap) -> Int { bitmap.coverage.count + 128 }
}

extension MissingGlyphs {
    /// The empty box, whole pixels, independent of any font.
    static func bitmap(size: UInt32) -> GlyphBitmap {
        let em = Double(size) / 64
        let width = max(3, Int((em * 0.5).rounded()))
        let height = max(3, Int((em * 0.7).rounded()))
        let line = max(1, Int((em * 0.06).rounded()))
        var coverage = [UInt8](repeating: 255, count: width * height)
        for y in line..<max(line, height - line) {
            for x in line..<max(line, width - line) { coverage[y * width + x] = 0 }
        }
        return GlyphBitmap(
            left: Int((em * 0.05).rounded()), top: -height, width: width, height: height, coverage: coverage)
    }
}
