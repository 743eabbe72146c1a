// Every processor variant gives the bytes of the scalar reference.
import PixelKernels
import Testing

@Suite(.serialized)
struct KernelsVariantsTests {
    static let others = KernelVariant.allCases.filter { $0 != .scalar && $0.isAvailable }

    /// Runs `body` on copies of `start` with each variant and compares.
    static func compare(_ start: PixelBuffer, _ what: @autoclosure () -> String, _ body: (PixelBuffer) -> Void) {
        let reference = start.copy()
        _ = KernelVariant.with(.scalar) { body(reference) }
        for variant in others {
            let result = start.copy()
            _ = KernelVariant.with(variant) { body(result) }
            #expect(Kernels.equal(reference, result), "\(variant) differs from scalar: \(what())")
        }
    }

    static let sizes = [(1, 1), (1, 7), (3, 2), (4, 1), (7, 3), (8, 2), (9, 2), (31, 2), (33, 3), (257, 2), (600, 1)]

    @Test("fill, composite and masks are bit-identical, at odd widths and unaligned columns")
    func composite() {
        var g = SeededGenerator(seed: 10)
        for (w, h) in Self.sizes {
            for round in 0..<6 {
                let dst = g.buffer(w + 9, h), src = g.buffer(w, h), mask = g.buffer(w, h, .a8)
                let x = Int.random(in: 0...8, using: &g), pixel = g.pixel(invalidOneIn: 5)
                let alpha = round == 0 ? 255 : UInt8.random(in: 0...255, using: &g)
                let clip = PixelRect(x: x, y: 0, width: w, height: h)
                Self.compare(dst, "fill \(w)") { Kernels.fill($0, clip, pixel: pixel) }
                Self.compare(dst, "over \(w)") { Kernels.composite(src, at: x, 0, onto: $0, alpha: alpha) }
                Self.compare(dst, "mask \(w)") { Kernels.fill(mask: mask, at: x, 0, pixel: pixel, onto: $0, alpha: alpha) }
                Self.compare(dst, "masked \(w)") {
                    Kernels.composite(src, at: x, 0, mask: mask, maskX: x, maskY: 0, onto: $0, alpha: alpha)
                }
                Self.compare(dst, "multiply \(w)") { Kernels.multiply($0, by: mask, at: x, 0, clip: clip) }
                Self.compare(dst, "alpha \(w)") { Kernels.multiply($0, clip, by: alpha) }
                Self.compare(g.buffer(w + 9, h, .a8), "a8 \(w)") { Kernels.multiply($0, by: mask, at: x, 0, clip: clip) }
            }
        }
    }

    @Test("every blend mode is bit-identical, with and without mask and alpha", arguments: BlendMode.allCases)
    func blend(mode: BlendMode) {
        var g = SeededGenerator(seed: 11 + UInt64(mode.rawValue))
        for (w, h) in Self.sizes {
            let dst = g.buffer(w, h), src = g.buffer(w, h), mask = g.buffer(w, h, .a8)
            let alpha = UInt8.random(in: 0...255, using: &g), pixel = g.pixel()
            Self.compare(dst, "\(mode) \(w)") { Kernels.composite(src, at: 0, 0, onto: $0, blend: mode) }
            Self.compare(dst, "\(mode) alpha") { Kernels.composite(src, at: 0, 0, onto: $0, alpha: alpha, blend: mode) }
            Self.compare(dst, "\(mode) mask") {
                Kernels.composite(src, at: 0, 0, mask: mask, maskX: 0, maskY: 0, onto: $0, alpha: alpha, blend: mode)
            }
            Self.compare(dst, "\(mode) colour") {
                Kernels.fill(mask: mask, at: 0, 0, pixel: pixel, onto: $0, alpha: alpha, blend: mode)
            }
        }
    }

    @Test("all 65,536 pairs of a byte and an alpha multiply to the rounded product in every variant")
    func products() {
        let dst = PixelBuffer(width: 256, height: 256)!
        for y in 0..<256 { for x in 0..<256 { dst.set(UInt32(x) &* 0x0101_0101, x: x, y: y) } }
        for variant in [.scalar] + Self.others {
            let result = dst.copy()
            _ = KernelVariant.with(variant) {
                for y in 0..<256 {
                    Kernels.multiply(result, PixelRect(x: 0, y: y, width: 256, height: 1), by: UInt8(y))
                }
            }
            var wrong = 0
            for y in 0..<256 {
                for x in 0..<256 {
                    // Nearest whole number to x·y / 255 (no ties: 255 is odd).
                    let exact = UInt32((2 * x * y + 255) / 510)
                    if result.pixel(x: x, y: y) != exact &* 0x0101_0101 { wrong += 1 }
                }
            }
            #expect(wrong == 0, "\(variant)")
        }
    }

    @Test("every alpha of a flat colour over every byte is exact in every variant, also through one row of coverage")
    func flatColours() {
        let start = PixelBuffer(width: 264, height: 3)!
        for y in 0..<3 { for x in 0..<264 { start.set(UInt32(x & 255) &* 0x0101_0101, x: x, y: y) } }
        for alpha in 0...255 {
            // Also a colour above its alpha, which saturates.
            for pixel in [UInt32(alpha) << 24, UInt32(alpha) << 24 | 0x00FF_0380] {
                Self.compare(start, "alpha \(alpha)") { Kernels.fill($0, $0.bounds, pixel: pixel) }
            }
            let row = PixelBuffer(width: 264, height: 1, format: .a8)!
            for x in 0..<264 { row.row(0).storeBytes(of: UInt8((x * 7 + alpha) & 255), toByteOffset: x, as: UInt8.self) }
            let rows = StretchedMask(tile: row, extraRows: 2)
            Self.compare(start, "rows \(alpha)") { Kernels.fill(mask: rows, at: 0, 0, pixel: UInt32(alpha) << 24 | 0x10, onto: $0) }
        }
    }

    @Test("blur, reduce and gradients and pictures are bit-identical")
    func computed() {
        var g = SeededGenerator(seed: 12)
        for (w, h) in [(1, 1), (5, 3), (40, 17), (131, 60)] {
            let a8 = g.buffer(w, h, .a8), bgra = g.buffer(w, h)
            for sigma in [0.7, 2.5, 5, 13, 30, 100] {
                for source in [a8, bgra] {
                    Self.compareResult("blur \(sigma)") { Kernels.blurred(source, source.bounds, sigma: sigma)! }
                }
                Self.compareResult("shadow \(sigma)") { Kernels.shadowBlur(a8: a8, radius: sigma)!.buffer }
                Self.compareResult("gaussian \(sigma)") { Kernels.gaussianBlur(bgra: bgra, sigma: sigma)!.buffer }
            }
            for factor in [2, 4, 8] { Self.compareResult("reduce") { Kernels.reduced(bgra, factor: factor)! } }
        }
        let stops = [
            GradientRamp.Stop(location: 0, red: 1, green: 0, blue: 0.3, alpha: 1),
            GradientRamp.Stop(location: 0.4, red: 0, green: 1, blue: 0.3, alpha: 0.2),
            GradientRamp.Stop(location: 1, red: 0, green: 0.5, blue: 1, alpha: 1),
        ]
        let ramp = GradientRamp(stops: stops)
        for _ in 0..<60 {
            func d(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &g) }
            let w = Int.random(in: 1...700, using: &g), dst = g.buffer(w, 3), src = g.buffer(23, 19)
            let from = (x: d(-50...700), y: d(-5...5)), to = (x: d(-50...700), y: d(-5...5))
            let paint = Kernels.Paint(alpha: UInt8.random(in: 0...255, using: &g))
            Self.compare(dst, "axial") { Kernels.fill($0, $0.bounds, axial: ramp, from: from, to: to, paint: paint) }
            let circle = (x: from.x, y: from.y, radius: d(0...50)),
                other = (x: d(0...1) < 0.5 ? from.x : to.x, y: from.y, radius: d(51...200))
            Self.compare(dst, "radial") { Kernels.fill($0, $0.bounds, radial: ramp, from: circle, to: other) }
            let map = PixelTransform(
                a: d(-2...2), b: d(-2...2), c: d(-2...2), d: d(-2...2), tx: d(-100...400), ty: d(-9...9))
            Self.compare(dst, "conic") { Kernels.fill($0, $0.bounds, conic: ramp, space: map) }
            for filter in [Kernels.Filter.bilinear, .nearest] {
                for edges in [Kernels.Edges.antialiased, .extended] {
                    Self.compare(dst, "picture") {
                        Kernels.draw(src, transform: map, onto: $0, clip: $0.bounds, filter: filter, edges: edges)
                    }
                }
            }
            let scale = PixelTransform(a: d(0.2...9), b: 0, c: 0, d: d(0.2...9), tx: d(-20...20), ty: d(-9...9))
            Self.compare(dst, "scaled") {
                Kernels.draw(src, transform: scale, onto: $0, clip: $0.bounds, edges: .extended)
            }
        }
    }

    @Test("backdrops, colour matrices and vibrancy are bit-identical")
    func backdrops() {
        var g = SeededGenerator(seed: 13)
        for round in 0..<120 {
            let w = Int.random(in: 1...(round % 4 == 0 ? 9 : 170), using: &g), h = Int.random(in: 1...90, using: &g)
            let source = g.buffer(w, h), one = BackdropCase.random(w, h, &g)
            Self.compareResult("\(one)") { one.drawn(source) }
            guard let matrix = one.matrix else { continue }
            let mask = g.buffer(w, h, Bool.random(using: &g) ? .a8 : .bgra8), x = Int.random(in: -9...9, using: &g)
            let strength = UInt8.random(in: 0...255, using: &g)
            Self.compare(source, "matrix \(w)") { Kernels.apply(matrix, tint: one.tint, to: $0, $0.bounds) }
            Self.compare(source, "vibrancy \(w)") {
                Kernels.vibrate($0, matrix, mask: mask, at: x, 1, clip: $0.bounds, strength: strength)
            }
        }
    }

    static func compareResult(_ what: String, _ body: () -> PixelBuffer) {
        let reference = KernelVariant.with(.scalar, body)!
        for variant in others {
            let result = KernelVariant.with(variant, body)!
            #expect(Kernels.equal(reference, result), "\(variant) differs from scalar: \(what)")
        }
    }

    @Test("a variant that the machine cannot run is refused")
    func refused() {
        for variant in KernelVariant.allCases where !variant.isAvailable {
            #expect(KernelVariant.with(variant) { true } == nil)
        }
        #expect(KernelVariant.current.isAvailable)
        #if arch(x86_64)
            #expect(KernelVariant.sse2.isAvailable)
        #endif
    }
}
