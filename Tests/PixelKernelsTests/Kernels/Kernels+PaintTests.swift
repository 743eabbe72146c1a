// Gradients and pictures through maps: ends, shapes, edges, and independence of the clip.
import Foundation
import PixelKernels
import Testing

struct KernelsPaintTests {
    static let redToBlue = [
        GradientRamp.Stop(location: 0, red: 1, green: 0, blue: 0, alpha: 1),
        GradientRamp.Stop(location: 1, red: 0, green: 0, blue: 1, alpha: 1),
    ]

    @Test("an axial gradient runs linearly between its points, each pixel by its centre")
    func axial() {
        let dst = PixelBuffer(width: 200, height: 3)!
        Kernels.fill(dst, dst.bounds, axial: GradientRamp(stops: Self.redToBlue), from: (50, 0), to: (150, 0))
        for x in 0..<200 {
            let t = min(1, max(0, (Double(x) + 0.5 - 50) / 100))
            let c = channels(dst.pixel(x: x, y: 1))
            #expect(abs(Double(c[0]) - 255 * t) <= 1)
            #expect(abs(Double(c[2]) - 255 * (1 - t)) <= 1)
            #expect(c[3] == 255)
        }
    }

    @Test("without extending, a gradient paints only between its ends")
    func extents() {
        let dst = PixelBuffer(width: 30, height: 1)!
        Kernels.fill(
            dst, dst.bounds, axial: GradientRamp(stops: Self.redToBlue, extendsBefore: false, extendsAfter: false),
            from: (10, 0), to: (20, 0))
        let painted = (0..<30).filter { dst.pixel(x: $0, y: 0) != 0 }
        #expect(painted == Array(10..<20))
        let back = PixelBuffer(width: 30, height: 1)!
        Kernels.fill(
            back, back.bounds, axial: GradientRamp(stops: Self.redToBlue, extendsBefore: false, extendsAfter: true),
            from: (20, 0), to: (10, 0))
        #expect((0..<30).filter { back.pixel(x: $0, y: 0) != 0 } == Array(0..<20))
    }

    @Test("white to clear black passes through half-transparent grey — observed: CGGradient interpolates straight colours")
    func straight() {
        let ramp = GradientRamp(stops: [
            .init(location: 0, red: 1, green: 1, blue: 1, alpha: 1), .init(location: 1, red: 0, green: 0, blue: 0, alpha: 0),
        ])
        let middle = channels(ramp.pixel(at: 0.5))
        #expect(abs(middle[3] - 128) <= 1)
        #expect(abs(middle[0] - 64) <= 1)
    }

    @Test("a concentric radial gradient is a function of the distance, a conic one of the angle")
    func round() {
        let dst = PixelBuffer(width: 101, height: 101)!, ramp = GradientRamp(stops: Self.redToBlue)
        Kernels.fill(dst, dst.bounds, radial: ramp, from: (50.5, 50.5, 0), to: (50.5, 50.5, 50))
        for (x, y) in [(50, 50), (70, 50), (50, 20), (80, 80), (0, 0)] {
            let t = min(1, hypot(Double(x) - 50, Double(y) - 50) / 50)
            #expect(abs(Double(channels(dst.pixel(x: x, y: y))[0]) - 255 * t) <= 1)
        }
        Kernels.fill(
            dst, dst.bounds, conic: ramp, space: PixelTransform(a: 1, b: 0, c: 0, d: 1, tx: -50.5, ty: -50.5))
        for (x, y) in [(70, 60), (50, 80), (20, 70), (10, 50), (30, 10), (60, 3), (90, 45)] {
            var t = atan2(Double(y) - 50, Double(x) - 50) / (2 * .pi)
            if t < 0 { t += 1 }
            #expect(abs(Double(channels(dst.pixel(x: x, y: y))[0]) - 255 * t) <= 1, "\(x), \(y)")
        }
    }

    @Test("two circles side by side make a cone: nothing outside it, the nearer circle's colours on top")
    func cone() {
        let dst = PixelBuffer(width: 100, height: 40)!
        Kernels.fill(
            dst, dst.bounds,
            radial: GradientRamp(stops: Self.redToBlue, extendsBefore: false, extendsAfter: false),
            from: (20, 20, 5), to: (80, 20, 15))
        #expect(dst.pixel(x: 2, y: 20) == 0)
        #expect(dst.pixel(x: 20, y: 2) == 0)
        #expect(channels(dst.pixel(x: 80, y: 20))[3] == 255)
        // At the far rim of the end circle s = 1.
        #expect(channels(dst.pixel(x: 93, y: 20))[0] > 240)
    }

    @Test("any clip of a gradient or a picture has the bytes of the whole")
    func clips() {
        var g = SeededGenerator(seed: 40)
        let ramp = GradientRamp(stops: Self.redToBlue), src = g.buffer(31, 17)
        for _ in 0..<60 {
            func d(_ r: ClosedRange<Double>) -> Double { .random(in: r, using: &g) }
            let map = PixelTransform(
                a: d(-3...3), b: Bool.random(using: &g) ? 0 : d(-3...3), c: 0, d: d(-3...3), tx: d(0...90), ty: d(0...40))
            let projection = PixelTransform(
                a: 1.5, b: d(-0.3...0.3), c: d(-0.3...0.3), d: 1.4, tx: d(0...30), ty: d(0...10), g: d(-0.01...0.01),
                h: d(-0.01...0.01), i: 1)
            let edges: Kernels.Edges = Bool.random(using: &g) ? .extended : .antialiased
            let draws: [(PixelBuffer, PixelRect) -> Void] = [
                { Kernels.fill($0, $1, axial: ramp, from: (3, 4), to: (70, 31)) },
                { Kernels.fill($0, $1, radial: ramp, from: (30, 20, 2), to: (30, 20, 40)) },
                { Kernels.fill($0, $1, radial: ramp, from: (30, 20, 2), to: (40, 20, 40)) },
                { Kernels.fill($0, $1, conic: ramp, space: map) },
                { Kernels.draw(src, transform: map, onto: $0, clip: $1, edges: edges) },
                { Kernels.draw(src, transform: projection, onto: $0, clip: $1, edges: edges) },
            ]
            for draw in draws {
                let whole = PixelBuffer(width: 97, height: 43)!, parts = PixelBuffer(width: 97, height: 43)!
                draw(whole, whole.bounds)
                let x = Int.random(in: 1..<97, using: &g), y = Int.random(in: 1..<43, using: &g)
                for (a, b) in [(0, x), (x, 97)] {
                    for (c, e) in [(0, y), (y, 43)] { draw(parts, PixelRect(minX: a, minY: c, maxX: b, maxY: e)) }
                }
                #expect(Kernels.equal(whole, parts))
            }
        }
    }

    @Test("under a whole-pixel move a picture is copied exactly, with either filter and edge")
    func identity() {
        var g = SeededGenerator(seed: 41)
        let src = g.buffer(20, 14)
        for filter in [Kernels.Filter.nearest, .bilinear] {
            for edges in [Kernels.Edges.extended, .antialiased] {
                let dst = PixelBuffer(width: 40, height: 30)!
                Kernels.draw(
                    src, transform: PixelTransform(a: 1, b: 0, c: 0, d: 1, tx: 7, ty: 9), onto: dst,
                    clip: PixelRect(x: 7, y: 9, width: 20, height: 14), filter: filter, edges: edges)
                for y in 0..<14 { for x in 0..<20 { #expect(dst.pixel(x: x + 7, y: y + 9) == src.pixel(x: x, y: y)) } }
            }
        }
    }

    @Test("a turned square covers its area, edges antialiased, inside exact")
    func turned() {
        let src = PixelBuffer(width: 40, height: 40)!, dst = PixelBuffer(width: 100, height: 100)!
        Kernels.fill(src, src.bounds, pixel: 0xFFFF_FFFF)
        let k = 0.5.squareRoot()
        let map = PixelTransform(a: k, b: k, c: -k, d: k, tx: 50, ty: 50 - 40 * k)
        Kernels.draw(src, transform: map, onto: dst, clip: dst.bounds)
        var area = 0, partial = 0
        for y in 0..<100 {
            for x in 0..<100 {
                let a = Int(dst.pixel(x: x, y: y) >> 24)
                area += a
                if a > 0 && a < 255 { partial += 1 }
            }
        }
        #expect(abs(Double(area) / 255 - 1600) < 12, "\(Double(area) / 255)")
        #expect(partial > 60)
        #expect(partial < 400)
        #expect(dst.pixel(x: 50, y: 50) == 0xFFFF_FFFF)
    }

    @Test("bilinear enlarging runs linearly between pixel centres")
    func enlarging() {
        let src = PixelBuffer(width: 2, height: 1)!, dst = PixelBuffer(width: 16, height: 4)!
        src.set(0xFF00_0000, x: 0, y: 0)
        src.set(0xFFFF_FFFF, x: 1, y: 0)
        Kernels.draw(
            src, transform: PixelTransform(a: 8, b: 0, c: 0, d: 4, tx: 0, ty: 0), onto: dst, clip: dst.bounds, edges: .extended)
        for x in 0..<16 {
            let t = min(1, max(0, (Double(x) + 0.5) / 8 - 0.5))
            #expect(abs(Double(channels(dst.pixel(x: x, y: 2))[1]) - 255 * t) <= 2)
        }
    }

    @Test("reducing takes the mean of each block")
    func reducing() {
        let src = PixelBuffer(width: 6, height: 4)!
        Kernels.fill(src, PixelRect(x: 0, y: 0, width: 2, height: 4), pixel: 0xFF40_8020)
        Kernels.fill(src, PixelRect(x: 2, y: 0, width: 1, height: 4), pixel: 0xFF00_00FF)
        Kernels.fill(src, PixelRect(x: 3, y: 0, width: 3, height: 4), pixel: 0xFF00_0000)
        let half = Kernels.reduced(src, factor: 2)!
        #expect(half.width == 3)
        #expect(half.height == 2)
        #expect(half.pixel(x: 0, y: 0) == 0xFF40_8020)
        #expect(half.pixel(x: 1, y: 1) == 0xFF00_0080)
        #expect(Kernels.reduced(src, factor: 3) == nil)
    }

    @Test("a singular or non-finite map draws nothing")
    func singular() {
        var g = SeededGenerator(seed: 42)
        let src = g.buffer(4, 4), dst = PixelBuffer(width: 9, height: 9)!
        for map in [
            PixelTransform(a: 0, b: 0, c: 0, d: 1, tx: 0, ty: 0), PixelTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0),
            PixelTransform(a: .infinity, b: 0, c: 0, d: 1, tx: 0, ty: 0),
        ] {
            Kernels.draw(src, transform: map, onto: dst, clip: dst.bounds)
        }
        Kernels.fill(dst, dst.bounds, axial: GradientRamp(stops: Self.redToBlue), from: (1, 1), to: (1, 1))
        Kernels.fill(dst, dst.bounds, axial: GradientRamp(stops: Self.redToBlue), from: (1, .nan), to: (1, 1))
        #expect(Kernels.equal(dst, PixelBuffer(width: 9, height: 9)!))
    }
}
