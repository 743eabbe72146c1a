// What the compositing kernels give, against formulas in double precision.
import PixelKernels
import Testing

struct KernelsCompositeTests {
    /// The blend function B(cb, cs) of W3C Compositing 1 for the separable modes.
    static func mix(_ mode: BlendMode, _ b: Double, _ s: Double) -> Double? {
        func hard(_ b: Double, _ s: Double) -> Double { s <= 0.5 ? 2 * b * s : 1 - 2 * (1 - b) * (1 - s) }
        switch mode {
        case .normal: return s
        case .multiply: return b * s
        case .screen: return b + s - b * s
        case .overlay: return hard(s, b)
        case .darken: return min(b, s)
        case .lighten: return max(b, s)
        case .colorDodge: return b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
        case .colorBurn: return b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
        case .hardLight: return hard(b, s)
        case .softLight:
            if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
            let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
            return b + (2 * s - 1) * (d - b)
        case .difference: return abs(b - s)
        case .exclusion: return b + s - 2 * b * s
        default: return nil
        }
    }

    /// Porter-Duff's (fraction of source, fraction of destination).
    static func fractions(_ mode: BlendMode, _ sa: Double, _ da: Double) -> (Double, Double)? {
        switch mode {
        case .clear: return (0, 0)
        case .copy: return (1, 0)
        case .normal: return (1, 1 - sa)
        case .sourceIn: return (da, 0)
        case .sourceOut: return (1 - da, 0)
        case .sourceAtop: return (da, 1 - sa)
        case .destinationOver: return (1 - da, 1)
        case .destinationIn: return (0, sa)
        case .destinationOut: return (0, 1 - sa)
        case .destinationAtop: return (1 - da, sa)
        case .xor: return (1 - da, 1 - sa)
        case .plusLighter: return (1, 1)
        default: return nil
        }
    }

    @Test("separable and Porter-Duff modes follow their formulas within rounding", arguments: BlendMode.allCases)
    func formulas(mode: BlendMode) {
        var g = SeededGenerator(seed: 20)
        for _ in 0..<3000 {
            let s = g.pixel(), d = g.pixel()
            let dst = PixelBuffer(width: 1, height: 1)!, src = PixelBuffer(width: 1, height: 1)!
            dst.set(d, x: 0, y: 0)
            src.set(s, x: 0, y: 0)
            Kernels.composite(src, at: 0, 0, onto: dst, blend: mode)
            let result = channels(dst.pixel(x: 0, y: 0))
            let sc = channels(s).map { Double($0) / 255 }, dc = channels(d).map { Double($0) / 255 }
            let sa = sc[3], da = dc[3]
            for k in 0..<4 {
                var expected: Double
                if let (fs, fd) = Self.fractions(mode, sa, da) {
                    expected = min(1, sc[k] * fs + dc[k] * fd)
                } else if k == 3 {
                    if mode == .plusDarker { expected = min(1, sa + da) } else { expected = sa + da - sa * da }
                } else if let mixed = Self.mix(mode, da > 0 ? dc[k] / da : 0, sa > 0 ? sc[k] / sa : 0) {
                    expected = sc[k] * (1 - da) + dc[k] * (1 - sa) + sa * da * mixed
                } else {
                    continue  // hue … luminosity and plusDarker have tests of their own
                }
                #expect(abs(Double(result[k]) - expected * 255) <= 1.01, "\(mode) channel \(k) of \(s), \(d)")
            }
        }
    }

    @Test("luminosity of a grey source over a colour keeps the hue; hue, saturation and colour keep the luminosity")
    func nonSeparable() {
        func lum(_ p: UInt32) -> Double {
            let c = channels(p)
            return Double(c[2]) * 0.3 + Double(c[1]) * 0.59 + Double(c[0]) * 0.11
        }
        var g = SeededGenerator(seed: 21)
        for _ in 0..<500 {
            let s = g.pixel() | 0xFF00_0000, d = g.pixel() | 0xFF00_0000
            func blend(_ mode: BlendMode) -> UInt32 {
                let dst = PixelBuffer(width: 1, height: 1)!
                dst.set(d, x: 0, y: 0)
                Kernels.fill(dst, dst.bounds, pixel: s, blend: mode)
                return dst.pixel(x: 0, y: 0)
            }
            for mode in [BlendMode.hue, .saturation, .color] { #expect(abs(lum(blend(mode)) - lum(d)) < 3) }
            #expect(abs(lum(blend(.luminosity)) - lum(s)) < 3)
            #expect(blend(.hue) >> 24 == 255)
        }
    }

    @Test("plus darker of opaque pixels is max(0, d + s − 1) — documented")
    func plusDarker() {
        let dst = PixelBuffer(width: 1, height: 1)!
        dst.set(0xFF_80_C0_20, x: 0, y: 0)
        Kernels.fill(dst, dst.bounds, pixel: 0xFF_90_50_FF, blend: .plusDarker)
        #expect(dst.pixel(x: 0, y: 0) == 0xFF_11_11_20)
    }

    @Test("coverage 0 leaves every mode's destination alone, coverage 255 is the mode itself", arguments: BlendMode.allCases)
    func coverage(mode: BlendMode) {
        var g = SeededGenerator(seed: 22)
        let dst = g.buffer(30, 2), src = g.buffer(30, 2), mask = PixelBuffer(width: 30, height: 2, format: .a8)!
        let none = dst.copy()
        Kernels.composite(src, at: 0, 0, mask: mask, maskX: 0, maskY: 0, onto: none, blend: mode)
        if mode != .plusDarker { #expect(Kernels.equal(none, dst)) }
        Kernels.fill(a8: mask, mask.bounds, value: 255)
        let all = dst.copy(), plain = dst.copy()
        Kernels.composite(src, at: 0, 0, mask: mask, maskX: 0, maskY: 0, onto: all, blend: mode)
        Kernels.composite(src, at: 0, 0, onto: plain, blend: mode)
        #expect(Kernels.equal(all, plain))
    }

    @Test("nothing is written outside the clip, and positions outside the buffer are safe")
    func clipping() {
        var g = SeededGenerator(seed: 23)
        for _ in 0..<300 {
            let dst = g.buffer(20, 12), before = dst.copy(), src = g.buffer(9, 7), mask = g.buffer(9, 7, .a8)
            let x = Int.random(in: -12...24, using: &g), y = Int.random(in: -10...14, using: &g)
            let clip = PixelRect(
                x: Int.random(in: -3...20, using: &g), y: Int.random(in: -3...12, using: &g),
                width: Int.random(in: 0...10, using: &g), height: Int.random(in: 0...10, using: &g))
            Kernels.composite(src, at: x, y, onto: dst, clip: clip)
            Kernels.fill(mask: mask, at: x, y, pixel: 0xFF11_2233, onto: dst, clip: clip)
            Kernels.composite(src, at: x, y, mask: mask, maskX: x + 2, maskY: y - 1, onto: dst, clip: clip)
            Kernels.copy(src, src.bounds.insetBy(-2), to: dst, x: x, y: y, clip: clip)
            Kernels.fill(dst, clip.intersection(PixelRect(x: x, y: y, width: 9, height: 7)), pixel: 0x8040_2010)
            for py in 0..<12 {
                for px in 0..<20 where !PixelRegion(clip).contains(x: px, y: py) {
                    #expect(dst.pixel(x: px, y: py) == before.pixel(x: px, y: py))
                }
            }
        }
    }

    @Test("copying inside one buffer handles overlap in every direction (scrolling)")
    func scrolling() {
        var g = SeededGenerator(seed: 24)
        for (dx, dy) in [(0, 3), (0, -3), (4, 0), (-4, 0), (2, 5), (-2, -5)] {
            let buffer = g.buffer(24, 24), before = buffer.copy()
            let from = PixelRect(x: 6, y: 6, width: 12, height: 12)
            Kernels.copy(buffer, from, to: buffer, x: 6 + dx, y: 6 + dy)
            for y in 0..<12 {
                for x in 0..<12 {
                    #expect(buffer.pixel(x: 6 + dx + x, y: 6 + dy + y) == before.pixel(x: 6 + x, y: 6 + y))
                }
            }
        }
    }

    @Test("multiplying by a mask clears what the mask does not reach inside the clip")
    func multiplyOutside() {
        let dst = PixelBuffer(width: 6, height: 1)!, mask = PixelBuffer(width: 2, height: 1, format: .a8)!
        Kernels.fill(dst, dst.bounds, pixel: 0xFFFF_FFFF)
        Kernels.fill(a8: mask, mask.bounds, value: 128)
        Kernels.multiply(dst, by: mask, at: 2, 0, clip: PixelRect(x: 1, y: 0, width: 4, height: 1))
        #expect((0..<6).map { dst.pixel(x: $0, y: 0) } == [0xFFFF_FFFF, 0, 0x8080_8080, 0x8080_8080, 0, 0xFFFF_FFFF])
    }
}
