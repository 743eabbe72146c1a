// Coverage that costs work to make, kept by what it was made from.
// No Apple page: this is ours.
import PixelKernels

/// Coverage with its place: the first pixel of the mask belongs at (`x`, `y`).
struct PlacedMask {
    let mask: PixelBuffer
    let x: Int
    let y: Int
    /// The columns and rows of the mask that are repeated to fill a larger size. Only shadows have it.
    var stretch: StretchedMask?
    var rect: PixelRect { PixelRect(x: x, y: y, width: mask.width, height: mask.height) }

    init(mask: PixelBuffer, x: Int, y: Int) {
        self.mask = mask
        self.x = x
        self.y = y
    }

    /// The same moved.
    func offsetBy(x: Int, y: Int) -> PlacedMask {
        var moved = PlacedMask(mask: mask, x: self.x + x, y: self.y + y)
        moved.stretch = stretch
        return moved
    }

    init(_ stretch: StretchedMask, x: Int, y: Int) {
        self.init(mask: stretch.tile, x: x, y: y)
        self.stretch = stretch
    }
}

/// The input of a cached mask or picture: quantised numbers, and an object that the entry keeps alive.
struct CacheKey: Hashable {
    enum Kind: UInt8 {
        case corner, ring, outline, fill, stroke, shadow, casterShadow, reduced, tinted, flat, raster, pattern
        case filtered, particle
    }
    let kind: Kind
    let numbers: [Int]
    let object: ObjectIdentifier?
}

/// A bounded cache; what was not asked for longest goes first.
final class PixelCache {
    private struct Entry {
        let value: PlacedMask?
        let keeper: AnyObject?
        var stamp: Int
        let bytes: Int
    }

    private var entries: [CacheKey: Entry] = [:]
    private var clock = 0
    private(set) var bytes = 0
    private let limit: Int

    init(limit: Int = 16 << 20) { self.limit = limit }

    /// The entry of a key, made where there is none. Nil is remembered too.
    func value(_ key: CacheKey, keeping keeper: AnyObject? = nil, make: () -> PlacedMask?) -> PlacedMask? {
        clock += 1
        if let index = entries.index(forKey: key) {
            entries.values[index].stamp = clock
            return entries.values[index].value
        }
        let made = make()
        let size = 128 + (made?.mask.byteCount ?? 0)
        if size > limit / 2 { return made }
        entries[key] = Entry(value: made, keeper: keeper, stamp: clock, bytes: size)
        bytes += size
        if bytes > limit { trim() }
        return made
    }

    /// Drops the older half.
    private func trim() {
        let stamps = entries.values.map(\.stamp).sorted()
        let middle = stamps[stamps.count / 2]
        for (key, entry) in entries where entry.stamp < middle {
            bytes -= entry.bytes
            entries[key] = nil
        }
        if bytes > limit { drop() }
    }

    func drop() {
        entries = [:]
        bytes = 0
    }
}
