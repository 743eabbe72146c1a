// The pictures of a trace, each as what changed since the one before.
// No Apple page: this is ours.
internal import CTestKit
import Foundation
import PixelKernels
import Stage

/// Small pictures of the screen, one pixel a point, in order. Each but the first keeps the rectangle that changed; where they take
/// more than ``limit`` bytes the oldest are let go.
struct TraceFilm {
    /// Bytes of all pictures of one test.
    static let limit = 48 << 20

    private struct Change {
        /// The whole picture's size: a picture of another size is kept whole.
        let width: Int
        let height: Int
        let rect: PixelRect
        let bytes: [UInt8]
    }

    private var changes: [Change] = []
    /// How many of the first pictures were let go.
    private(set) var dropped = 0
    private var byteCount = 0
    private let limit: Int

    init(limit: Int = TraceFilm.limit) { self.limit = limit }

    /// How many pictures there have been, with those that were let go.
    var count: Int { dropped + changes.count }

    /// Adds the screen. `damage` is what changed since the picture before, in the screen's pixels; nil for all of it.
    mutating func add(_ screen: PixelBuffer, scale: Int, damage: PixelRect?) {
        let factor = max(1, scale)
        let (width, height) = (screen.width / factor, screen.height / factor)
        guard width > 0, height > 0, screen.format == .bgra8 else { return }
        let whole = PixelRect(x: 0, y: 0, width: width, height: height)
        var rect = whole
        if let damage, let last = changes.last, last.width == width, last.height == height {
            rect = PixelRect(
                minX: damage.minX / factor, minY: damage.minY / factor, maxX: (damage.maxX + factor - 1) / factor,
                maxY: (damage.maxY + factor - 1) / factor
            ).intersection(whole)
        }
        let bytes = [UInt8](unsafeUninitializedCapacity: rect.width * rect.height * 4) { target, count in
            count = rect.width * rect.height * 4
            guard let base = target.baseAddress, count > 0 else { return }
            let from = screen.row(rect.minY * factor) + rect.minX * factor * 4
            vtk_shrink(
                from.assumingMemoryBound(to: UInt8.self), screen.bytesPerRow, factor, base, rect.width * 4, rect.width, rect.height)
        }
        changes.append(Change(width: width, height: height, rect: rect, bytes: bytes))
        byteCount += bytes.count
        while byteCount > limit, changes.count > 1 { dropFirst() }
    }

    /// The second picture becomes the first, whole.
    private mutating func dropFirst() {
        let both = pictures(first: 2)
        let second = changes[1]
        let row = second.width * 4
        guard both.count == 2 else { return }
        let bytes = [UInt8](unsafeUninitializedCapacity: row * second.height) { target, count in
            count = row * second.height
            for y in 0..<second.height { memcpy(target.baseAddress! + y * row, both[1].row(y), row) }
        }
        byteCount += bytes.count - changes[0].bytes.count - second.bytes.count
        let whole = PixelRect(x: 0, y: 0, width: second.width, height: second.height)
        changes.replaceSubrange(0..<2, with: [Change(width: second.width, height: second.height, rect: whole, bytes: bytes)])
        dropped += 1
    }

    /// The pictures that are kept, whole, from the first on.
    func pictures(first most: Int = .max) -> [PixelBuffer] {
        var result: [PixelBuffer] = []
        for change in changes.prefix(most) {
            guard let next = PixelBuffer(width: change.width, height: change.height) else { break }
            if let last = result.last, last.width == next.width, last.height == next.height {
                for y in 0..<next.height { memcpy(next.row(y), last.row(y), next.width * 4) }
            }
            change.bytes.withUnsafeBytes { source in
                guard let base = source.baseAddress else { return }
                for y in 0..<change.rect.height {
                    memcpy(
                        next.row(change.rect.minY + y) + change.rect.minX * 4, base + y * change.rect.width * 4,
                        change.rect.width * 4)
                }
            }
            result.append(next)
        }
        return result
    }
}

extension StageFrame {
    /// The rectangle of all that this frame changed.
    var changed: PixelRect {
        let moved = copies.map { PixelRect(x: $0.x, y: $0.y, width: $0.source.width, height: $0.source.height) }
        return (damage + moved).reduce(PixelRect.empty) { $0.union($1) }
    }
}
