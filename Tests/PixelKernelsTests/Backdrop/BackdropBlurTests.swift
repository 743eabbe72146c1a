// The backdrop's blur: a Gaussian, and the same bytes however it is cut into parts.
import Foundation
import PixelKernels
import Testing

@Suite(.serialized)
struct BackdropBlurTests {
    @Test(
        "a backdrop is a Gaussian with clamped edges: ≥ 43 dB on noise and hard edges; an unblurred one fails",
        arguments: [1, 1.5, 2, 2.99, 3, 3.5, 5.9, 6, 8, 11.9, 12, 16, 20, 31.9, 32, 45, 60, 100])
    func psnr(sigma: Double) {
        let picture = BackdropPictures.hard(117, 83)
        // The grid begins elsewhere than the picture.
        let blurred = BackdropCase(area: PixelRect(x: 5, y: -3, width: 117, height: 83), sigma: sigma).drawn(picture)
        for channel in 0..<3 {
            let truth = BackdropPictures.gaussian(picture, channel: channel, sigma: sigma)
            let quality = BackdropPictures.decibels(blurred, channel: channel, truth)
            #expect(quality >= 43, "σ \(sigma) channel \(channel): \(quality) dB")
            #expect(
                BackdropPictures.decibels(picture, channel: channel, truth) < 43, "the gate passes an unblurred picture"
            )
            if ProcessInfo.processInfo.environment["VITRINE_PSNR"] != nil { print("σ \(sigma): \(quality) dB") }
        }
    }

    @Test(
        "any part has the bytes of the whole: random areas, parts, σ, colours and tints, the source cut to the margin")
    func parts() {
        var g = SeededGenerator(seed: 62)
        for round in 0..<160 {
            let w = Int.random(in: 1...150, using: &g), h = Int.random(in: 1...110, using: &g)
            let source = g.buffer(w, h), one = BackdropCase.random(w, h, &g), area = one.area
            let whole = one.drawn(source)
            for _ in 0..<3 {
                let x = Int.random(in: area.minX..<area.maxX, using: &g),
                    y = Int.random(in: area.minY..<area.maxY, using: &g)
                let part = PixelRect(
                    minX: x, minY: y, maxX: Int.random(in: x + 1...area.maxX, using: &g),
                    maxY: Int.random(in: y + 1...area.maxY, using: &g))
                // Only what the blur says it reads.
                let held = part.insetBy(-Kernels.backdropMargin(sigma: one.sigma)).intersection(area)
                let cut = PixelBuffer(width: held.width, height: held.height)!
                Kernels.copy(source, held.offsetBy(x: -area.minX, y: -area.minY), to: cut, x: 0, y: 0)
                let drawn = one.drawn(cut, x: held.minX, y: held.minY, part: part)
                let expected = PixelBuffer(width: part.width, height: part.height)!
                Kernels.copy(whole, part.offsetBy(x: -area.minX, y: -area.minY), to: expected, x: 0, y: 0)
                #expect(Kernels.equal(drawn, expected), "round \(round): \(part) of \(one)")
            }
        }
    }

    @Test("only the part is written, at its place in the target; a part beyond area or target is cut, none is no fault")
    func placement() {
        var g = SeededGenerator(seed: 63)
        let source = g.buffer(60, 40),
            one = BackdropCase(area: PixelRect(x: 100, y: 200, width: 60, height: 40), sigma: 9)
        let whole = one.drawn(source), target = PixelBuffer(width: 50, height: 50)!
        func draw(_ part: PixelRect) -> Bool {
            Kernels.backdropBlur(
                source, sourceX: 100, sourceY: 200, area: one.area, part: part, sigma: 9, matrix: nil, tint: 0,
                target: target, targetX: 90, targetY: 190)
        }
        #expect(draw(PixelRect(x: 0, y: 0, width: 20, height: 20)))
        #expect(Kernels.equal(target, PixelBuffer(width: 50, height: 50)!))
        #expect(draw(PixelRect(x: 110, y: 150, width: 400, height: 60)))
        for y in 0..<50 {
            for x in 0..<50 {
                let inside = x >= 20 && (10..<20).contains(y)
                #expect(target.pixel(x: x, y: y) == (inside ? whole.pixel(x: x - 10, y: y - 10) : 0))
            }
        }
    }

    @Test("an area blurred over itself has the bytes of one blurred elsewhere, of any size and wherever its grid begins")
    func inPlace() {
        var g = SeededGenerator(seed: 65)
        #expect(!Kernels.backdropBlursInPlace(sigma: 1.5))
        #expect(Kernels.backdropBlursInPlace(sigma: 0))
        for round in 0..<160 {
            let w = Int.random(in: 1...150, using: &g), h = Int.random(in: 1...110, using: &g)
            let one = BackdropCase.random(w, h, &g), area = one.area
            guard Kernels.backdropBlursInPlace(sigma: one.sigma) else { continue }
            let pixels = g.buffer(w, h), expected = one.drawn(pixels)
            #expect(
                Kernels.backdropBlur(
                    pixels, sourceX: area.minX, sourceY: area.minY, area: area, part: area, sigma: one.sigma,
                    matrix: one.matrix, tint: one.tint, target: pixels, targetX: area.minX, targetY: area.minY))
            #expect(Kernels.equal(pixels, expected), "round \(round): \(one)")
        }
    }

    @Test("two threads give the bytes of one", arguments: [0.0, 1.5, 3, 20, 60])
    func threads(sigma: Double) {
        var g = SeededGenerator(seed: 64)
        let row = g.buffer(600, 7), picture = PixelBuffer(width: 600, height: 501)!
        for y in 0..<501 {
            Kernels.copy(row, PixelRect(x: 0, y: y % 7, width: 600, height: 1), to: picture, x: (y * 37) % 90, y: y)
        }
        let one = BackdropCase(
            area: PixelRect(x: -7, y: 13, width: 600, height: 501), sigma: sigma, matrix: .saturation(1.8),
            tint: 0x4030_2010)
        #expect(Kernels.equal(one.drawn(picture), one.drawn(picture, threads: 2)))
    }

    @Test("a constant picture stays constant, opaque or not", arguments: [0.2, 1, 3, 9, 20, 60, 300])
    func constant(sigma: Double) {
        for pixel: UInt32 in [0xFF80_40C1, 0xFFFF_FFFF, 0xFF00_0000, 0x8010_8003, 0] {
            let buffer = PixelBuffer(width: 53, height: 37)!
            Kernels.fill(buffer, buffer.bounds, pixel: pixel, blend: .copy)
            let blurred = BackdropCase(area: PixelRect(x: 3, y: 2, width: 53, height: 37), sigma: sigma).drawn(buffer)
            #expect(Kernels.equal(blurred, buffer))
        }
    }

    @Test("σ 0, below 0 and NaN leave the pixels; a huge one stays bounded and works far from the origin")
    func limits() {
        var g = SeededGenerator(seed: 65)
        let source = g.buffer(31, 22)
        for sigma in [0, -4, 0.05, Double.nan] {
            let same = BackdropCase(area: PixelRect(x: 1, y: 1, width: 31, height: 22), sigma: sigma).drawn(source)
            #expect(Kernels.equal(same, source))
            #expect(Kernels.backdropMargin(sigma: sigma) == 0)
        }
        #expect(Kernels.backdropMargin(sigma: .infinity) < 2000)
        let near = BackdropCase(area: PixelRect(x: 0, y: 0, width: 31, height: 22), sigma: 1e300).drawn(source)
        let far = BackdropCase(area: PixelRect(x: 1 << 40, y: -(1 << 40), width: 31, height: 22), sigma: 1e300).drawn(
            source)
        #expect(Kernels.equal(near, far))
    }
}
