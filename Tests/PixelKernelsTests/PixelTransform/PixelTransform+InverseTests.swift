// Maps and their inverses.
import PixelKernels
import Testing

struct PixelTransformInverseTests {
    @Test("a map and its inverse lead back, projections too")
    func inverse() throws {
        var g = SeededGenerator(seed: 50)
        for _ in 0..<200 {
            func d(_ r: ClosedRange<Double>) -> Double { .random(in: r, using: &g) }
            let map = PixelTransform(
                a: d(0.5...2), b: d(-0.4...0.4), c: d(-0.4...0.4), d: d(0.5...2), tx: d(-50...50), ty: d(-50...50),
                g: d(-0.002...0.002), h: d(-0.002...0.002), i: 1)
            let back = try #require(map.inverted)
            let p = try #require(map.apply(x: 12, y: -7)), q = try #require(back.apply(x: p.x, y: p.y))
            #expect(abs(q.x - 12) < 1e-6)
            #expect(abs(q.y + 7) < 1e-6)
        }
        #expect(PixelTransform.identity.isIntegerTranslation)
        #expect(PixelTransform.identity.inverted == .identity)
        #expect(PixelTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0).inverted == nil)
    }
}
