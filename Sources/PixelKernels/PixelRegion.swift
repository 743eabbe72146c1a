// A set of pixels as disjoint rectangles: damage, opaque areas, clips.
// No Apple page: this is ours.

/// A set of pixels held as disjoint, non-empty rectangles.
///
/// Bounded: where a union would need more than ``maximumCount`` rectangles, near ones are merged and the region grows
/// to a superset, which is right for damage. Subtraction and intersection never merge.
public struct PixelRegion: Hashable, Sendable, CustomStringConvertible {
    /// The most rectangles a union leaves.
    public static let maximumCount = 24

    /// Disjoint, none empty. Their order is that of their making and means nothing.
    public private(set) var rects: [PixelRect]

    /// The pixels of what is given; none where nothing is.
    public init() { rects = [] }

    /// The pixels of what is given; none where nothing is.
    public init(_ rect: PixelRect) { rects = rect.isEmpty ? [] : [rect] }

    /// The pixels of what is given; none where nothing is.
    public init<S: Sequence>(_ rects: S) where S.Element == PixelRect {
        self.rects = []
        for rect in rects { formUnion(rect) }
    }

    private init(disjoint: [PixelRect]) { rects = disjoint }

    /// Whether there is no pixel in it.
    public var isEmpty: Bool { rects.isEmpty }

    /// The smallest rectangle that holds the region.
    public var bounds: PixelRect { rects.reduce(.empty) { $0.union($1) } }

    /// Pixels in the region.
    public var area: Int { rects.reduce(0) { $0 + $1.area } }

    /// Whether the pixel is in the region.
    public func contains(x: Int, y: Int) -> Bool {
        rects.contains { $0.minX <= x && x < $0.maxX && $0.minY <= y && y < $0.maxY }
    }

    /// Whether every pixel of the rectangle is in the region.
    public func contains(_ rect: PixelRect) -> Bool {
        if rect.isEmpty || rects.contains(where: { $0.contains(rect) }) { return true }
        return PixelRegion(rect).subtracting(self).isEmpty
    }

    /// Whether a pixel of the rectangle is in the region.
    public func intersects(_ rect: PixelRect) -> Bool { rects.contains { $0.intersects(rect) } }

    // MARK: Union

    /// Adds the other's pixels, and where there would be too many rectangles some around them.
    public mutating func formUnion(_ rect: PixelRect) {
        if rect.isEmpty || rects.contains(where: { $0.contains(rect) }) { return }
        rects.removeAll { rect.contains($0) }
        var pieces = [rect]
        for old in rects where old.intersects(rect) {
            pieces = pieces.flatMap { Self.subtract(old, from: $0) }
        }
        rects += pieces
        joinNeighbours()
        if rects.count > Self.maximumCount { mergeNearest() }
    }

    /// Adds the other's pixels, and where there would be too many rectangles some around them.
    public mutating func formUnion(_ other: PixelRegion) {
        for rect in other.rects { formUnion(rect) }
    }

    /// The region with the other's pixels, and where there would be too many rectangles some around them.
    public func union(_ rect: PixelRect) -> PixelRegion {
        var result = self
        result.formUnion(rect)
        return result
    }

    /// The region with the other's pixels, and where there would be too many rectangles some around them.
    public func union(_ other: PixelRegion) -> PixelRegion {
        var result = self
        result.formUnion(other)
        return result
    }

    // MARK: Subtraction and intersection

    /// Takes the other's pixels away.
    public mutating func subtract(_ rect: PixelRect) {
        guard intersects(rect) else { return }
        rects = rects.flatMap { Self.subtract(rect, from: $0) }
        joinNeighbours()
    }

    /// Takes the other's pixels away.
    public mutating func subtract(_ other: PixelRegion) {
        for rect in other.rects { subtract(rect) }
    }

    /// The region without the other's pixels.
    public func subtracting(_ rect: PixelRect) -> PixelRegion {
        var result = self
        result.subtract(rect)
        return result
    }

    /// The region without the other's pixels.
    public func subtracting(_ other: PixelRegion) -> PixelRegion {
        var result = self
        result.subtract(other)
        return result
    }

    /// The pixels that are in both.
    public func intersection(_ rect: PixelRect) -> PixelRegion {
        PixelRegion(disjoint: rects.map { $0.intersection(rect) }.filter { !$0.isEmpty })
    }

    /// The pixels that are in both.
    public func intersection(_ other: PixelRegion) -> PixelRegion {
        var result: [PixelRect] = []
        for rect in other.rects { result += intersection(rect).rects }
        return PixelRegion(disjoint: result)
    }

    /// The same region elsewhere.
    public func offsetBy(x: Int, y: Int) -> PixelRegion {
        PixelRegion(disjoint: rects.map { $0.offsetBy(x: x, y: y) })
    }

    /// Every rectangle grown by so many pixels on each side (or shrunk, by a negative amount).
    public func insetBy(_ amount: Int) -> PixelRegion { PixelRegion(rects.map { $0.insetBy(amount) }) }

    public var description: String { "{" + rects.map(\.description).joined(separator: " ") + "}" }

    // MARK: Inside

    /// What is left of `rect` without `hole`: at most four rectangles.
    private static func subtract(_ hole: PixelRect, from rect: PixelRect) -> [PixelRect] {
        let cut = rect.intersection(hole)
        if cut.isEmpty { return [rect] }
        var result: [PixelRect] = []
        if rect.minY < cut.minY {
            result.append(PixelRect(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: cut.minY))
        }
        if rect.minX < cut.minX {
            result.append(PixelRect(minX: rect.minX, minY: cut.minY, maxX: cut.minX, maxY: cut.maxY))
        }
        if cut.maxX < rect.maxX {
            result.append(PixelRect(minX: cut.maxX, minY: cut.minY, maxX: rect.maxX, maxY: cut.maxY))
        }
        if cut.maxY < rect.maxY {
            result.append(PixelRect(minX: rect.minX, minY: cut.maxY, maxX: rect.maxX, maxY: rect.maxY))
        }
        return result
    }

    /// Joins pairs that share a whole edge.
    private mutating func joinNeighbours() {
        var index = 0
        while index < rects.count {
            var joined = false
            for other in rects.indices where other != index {
                let a = rects[index], b = rects[other]
                let sameColumn = a.minX == b.minX && a.maxX == b.maxX && (a.maxY == b.minY || b.maxY == a.minY)
                let sameRow = a.minY == b.minY && a.maxY == b.maxY && (a.maxX == b.minX || b.maxX == a.minX)
                if sameColumn || sameRow {
                    rects[index] = a.union(b)
                    rects.remove(at: other)
                    joined = true
                    break
                }
            }
            index = joined ? 0 : index + 1
        }
    }

    /// Merges the pair that wastes the fewest pixels, with all that its bounds then touch, until few are left.
    private mutating func mergeNearest() {
        while rects.count > Self.maximumCount {
            var best = (waste: Int.max, a: 0, b: 1)
            for a in rects.indices {
                for b in rects.indices where b > a {
                    let waste = rects[a].union(rects[b]).area - rects[a].area - rects[b].area
                    if waste < best.waste { best = (waste, a, b) }
                }
            }
            var merged = rects[best.a].union(rects[best.b])
            rects.remove(at: best.b)
            rects.remove(at: best.a)
            while let index = rects.firstIndex(where: { $0.intersects(merged) }) {
                merged = merged.union(rects.remove(at: index))
            }
            rects.append(merged)
        }
    }
}
