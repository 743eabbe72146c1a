// Masks by parts are the whole masks, byte for byte.
import PixelKernels
import Testing

struct StretchedMaskTests {
    /// Random corners of up to `size` pixels about a repeated middle, as a whole mask.
    static func shape(_ g: inout SeededGenerator, corner size: Int, _ extraColumns: Int, _ extraRows: Int) -> StretchedMask {
        let w = Int.random(in: 1...size, using: &g), h = Int.random(in: 1...size, using: &g)
        return StretchedMask(
            tile: g.buffer(w, h, .a8), column: Int.random(in: 0..<w, using: &g), extraColumns: extraColumns,
            row: Int.random(in: 0..<h, using: &g), extraRows: extraRows)
    }

    @Test("the blur of a stretched mask is the blur of the whole, byte for byte, for shadows and Gaussians of any radius")
    func blur() {
        var g = SeededGenerator(seed: 40)
        for radius in [0, 0.7, 1.5, 3, 5.9, 6, 11, 13.3, 20, 30, 47.9, 48, 60] {
            for round in 0..<6 {
                // Long and short runs, so that some sides are stretched and some are not, with every remainder.
                let columns = round == 0 ? 0 : Int.random(in: 1...500, using: &g), rows = Int.random(in: 0...500, using: &g)
                let mask = Self.shape(&g, corner: 23, columns, rows), whole = mask.whole()!
                #expect(whole.width == mask.width)
                #expect(whole.height == mask.height)
                let shadow = Kernels.shadowBlur(mask, radius: radius)!, reference = Kernels.shadowBlur(a8: whole, radius: radius)!
                #expect(shadow.margin == reference.margin)
                #expect(Kernels.equal(shadow.mask.whole()!, reference.buffer), "shadow \(radius), \(mask.width) × \(mask.height)")
                let blurred = Kernels.gaussianBlur(mask, sigma: radius)!, gaussian = Kernels.gaussianBlur(a8: whole, sigma: radius)!
                #expect(Kernels.equal(blurred.mask.whole()!, gaussian.buffer), "σ \(radius), \(mask.width) × \(mask.height)")
            }
        }
    }

    @Test("the blur of a large square is kept in the size of its margins")
    func small() {
        let tile = PixelBuffer(width: 1, height: 1, format: .a8)!
        Kernels.fill(a8: tile, tile.bounds, value: 255)
        let shadow = Kernels.shadowBlur(StretchedMask(tile: tile, extraColumns: 99_999, extraRows: 899), radius: 30)!
        #expect(shadow.mask.width == 100_000 + 2 * shadow.margin)
        #expect(shadow.mask.height == 900 + 2 * shadow.margin)
        #expect(shadow.mask.tile.width <= 4 * shadow.margin + 12)
        #expect(shadow.mask.tile.height <= 4 * shadow.margin + 12)
    }

    @Test("drawing a stretched mask gives the bytes of the whole, in any colour, place, clip and processor variant")
    func drawing() {
        var g = SeededGenerator(seed: 41)
        for round in 0..<80 {
            let mask = Self.shape(
                &g, corner: 20, round % 4 == 0 ? 0 : Int.random(in: 0...90, using: &g),
                round % 5 == 0 ? 0 : Int.random(in: 0...60, using: &g))
            let whole = mask.whole()!, start = g.buffer(70, 50), pixel = round % 3 == 0 ? 0xFF00_0000 : g.pixel()
            let x = Int.random(in: -60...60, using: &g), y = Int.random(in: -40...40, using: &g)
            let left = Int.random(in: -5...70, using: &g), top = Int.random(in: -5...50, using: &g)
            let clip = round % 2 == 0 ? nil : PixelRect(x: left, y: top, width: 40, height: 20)
            let reference = start.copy()
            _ = KernelVariant.with(.scalar) { Kernels.fill(mask: whole, at: x, y, pixel: pixel, onto: reference, clip: clip) }
            for variant in KernelVariant.allCases where variant.isAvailable {
                let result = start.copy()
                _ = KernelVariant.with(variant) { Kernels.fill(mask: mask, at: x, y, pixel: pixel, onto: result, clip: clip) }
                #expect(Kernels.equal(result, reference), "\(variant), round \(round)")
            }
        }
    }

    @Test("compressing a mask keeps its bytes and finds the equal rows and columns about its middle")
    func compressing() {
        var g = SeededGenerator(seed: 42)
        for _ in 0..<60 {
            let whole = Self.shape(&g, corner: 9, Int.random(in: 0...40, using: &g), Int.random(in: 0...40, using: &g)).whole()!
            let found = StretchedMask(compressing: whole)
            #expect(found.width == whole.width)
            #expect(found.height == whole.height)
            #expect(Kernels.equal(found.whole()!, whole))
        }
        let mask = PixelBuffer(width: 300, height: 200, format: .a8)!
        Kernels.fill(a8: mask, PixelRect(x: 3, y: 2, width: 290, height: 190), value: 200)
        let found = StretchedMask(compressing: mask)
        #expect(found.tile.width == 11 && found.tile.height == 11 && Kernels.equal(found.whole()!, mask))
        let noise = g.buffer(31, 17, .a8)
        #expect(StretchedMask(compressing: noise).tile.height == 17)
        let one = PixelBuffer(width: 1, height: 1, format: .a8)!
        #expect(StretchedMask(compressing: one).extraColumns == 0)
    }
}
