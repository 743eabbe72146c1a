// Union, subtraction and intersection against a plain grid of pixels.
import PixelKernels
import Testing

struct PixelRegionAlgebraTests {
    static let side = 40

    static func grid(_ region: PixelRegion) -> [Bool] {
        var cells = [Bool](repeating: false, count: side * side)
        for rect in region.rects {
            for y in rect.minY..<rect.maxY { for x in rect.minX..<rect.maxX { cells[y * side + x] = true } }
        }
        return cells
    }

    static func rect(_ g: inout SeededGenerator) -> PixelRect {
        let x = Int.random(in: 0..<side, using: &g), y = Int.random(in: 0..<side, using: &g)
        return PixelRect(
            x: x, y: y, width: Int.random(in: 0...side - x, using: &g), height: Int.random(in: 0...side - y, using: &g))
    }

    @Test("a region is the set of pixels that its unions and subtractions made, in disjoint rectangles")
    func sets() {
        var g = SeededGenerator(seed: 1)
        for _ in 0..<400 {
            var region = PixelRegion()
            var cells = [Bool](repeating: false, count: Self.side * Self.side)
            for _ in 0..<8 {
                let rect = Self.rect(&g), adds = Int.random(in: 0..<3, using: &g) > 0
                if adds { region.formUnion(rect) } else { region.subtract(rect) }
                for y in rect.minY..<rect.maxY {
                    for x in rect.minX..<rect.maxX { cells[y * Self.side + x] = adds }
                }
                // Merging may only begin beyond the limit; eight steps stay below it or grow to a superset.
                let made = Self.grid(region)
                if region.rects.count < PixelRegion.maximumCount { #expect(made == cells) }
                #expect(region.area == made.filter { $0 }.count, "rectangles overlap")
                cells = made
            }
        }
    }

    @Test("intersection keeps exactly the common pixels")
    func intersection() {
        var g = SeededGenerator(seed: 2)
        for _ in 0..<200 {
            let a = PixelRegion((0..<4).map { _ in Self.rect(&g) }), b = PixelRegion((0..<4).map { _ in Self.rect(&g) })
            let both = zip(Self.grid(a), Self.grid(b)).map { $0 && $1 }
            #expect(Self.grid(a.intersection(b)) == both)
            let without = zip(Self.grid(a), Self.grid(b)).map { $0 && !$1 }
            #expect(Self.grid(a.subtracting(b)) == without)
        }
    }

    @Test("a region of very many rectangles is bounded, disjoint and holds all of them")
    func bounded() {
        var g = SeededGenerator(seed: 3)
        var region = PixelRegion()
        var all: [PixelRect] = []
        for _ in 0..<300 {
            let rect = PixelRect(
                x: Int.random(in: 0..<2000, using: &g), y: Int.random(in: 0..<2000, using: &g), width: 5, height: 5)
            all.append(rect)
            region.formUnion(rect)
            #expect(region.rects.count <= PixelRegion.maximumCount)
        }
        for rect in all { #expect(region.contains(rect)) }
        for (i, a) in region.rects.enumerated() {
            for b in region.rects[(i + 1)...] { #expect(!a.intersects(b)) }
        }
    }

    @Test("neighbours that share an edge become one rectangle; an empty rectangle changes nothing")
    func joining() {
        var region = PixelRegion(PixelRect(x: 0, y: 0, width: 10, height: 5))
        region.formUnion(PixelRect(x: 0, y: 5, width: 10, height: 5))
        #expect(region.rects == [PixelRect(x: 0, y: 0, width: 10, height: 10)])
        region.formUnion(PixelRect(x: 50, y: 50, width: 0, height: 10))
        #expect(region.bounds == PixelRect(x: 0, y: 0, width: 10, height: 10))
        #expect(PixelRegion().isEmpty)
        #expect(PixelRegion().bounds == .empty)
        #expect(region.contains(x: 9, y: 9))
        #expect(!region.contains(x: 10, y: 9))
    }
}
