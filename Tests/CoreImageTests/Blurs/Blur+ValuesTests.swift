// Blurs against sums written out in the test.
// Apple: "Core Image Filter Reference", CICategoryBlur.
import CoreGraphics
import CoreImage
import CoreImage.CIFilterBuiltins
import Foundation
import Testing

/// A picture's straight codes as numbers, red alone, bottom row first, for sums.
private func plane(_ image: CIImage, _ rect: CGRect, in context: CIContext = plainContext) -> [[Double]] {
    pixels(image, rect, in: context).reversed().map { $0.map { parts($0)[0] } }
}

/// The mean square error of two planes as decibels of 255.
private func decibels(_ one: [[Double]], _ other: [[Double]]) -> Double {
    var sum = 0.0, count = 0.0
    for (a, b) in zip(one, other) {
        for (x, y) in zip(a, b) {
            sum += (x - y) * (x - y)
            count += 1
        }
    }
    return sum == 0 ? 99 : 10 * log10(255 * 255 * count / sum)
}

/// A Gaussian by its definition, edges going on, weights out to 5σ.
private func trueGaussian(_ source: [[Double]], sigma: Double) -> [[Double]] {
    let reach = Int((5 * sigma).rounded(.up))
    var weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let total = weights.reduce(0, +)
    weights = weights.map { $0 / total }
    func along(_ line: [Double]) -> [Double] {
        line.indices.map { x in
            var sum = 0.0
            for k in -reach...reach { sum += weights[k + reach] * line[max(0, min(line.count - 1, x + k))] }
            return sum
        }
    }
    let across = source.map(along)
    let columns = across[0].indices.map { x in along(across.map { $0[x] }) }
    return source.indices.map { y in columns.map { $0[y] } }
}

@Suite("Blurs: values") struct BlurValuesTests {
    @Test("a clamped Gaussian is the true one by 50 dB and more, from σ 1 to 30", arguments: [1, 1.7, 3, 5, 7.9, 8, 12, 20, 30])
    func gaussian(_ sigma: Double) {
        let image = noise(96, 80, seed: UInt64(sigma * 10))
        let rect = image.extent
        let blurred = plane(image.clampedToExtent().applyingGaussianBlur(sigma: sigma), rect)
        let wanted = trueGaussian(plane(image, rect), sigma: sigma)
        #expect(decibels(blurred, wanted) >= 50)
    }

    @Test("edges of large shapes are the true Gaussian's too, in linear light by the same sums", arguments: [4.0, 10, 25])
    func edges(_ sigma: Double) {
        let image = picture(120, 90) { x, y in x > 50 && y < 40 ? 0xFFFF_0000 : 0xFF20_0000 }
        let rect = image.extent
        let soft = image.clampedToExtent().applyingGaussianBlur(sigma: sigma)
        #expect(decibels(plane(soft, rect), trueGaussian(plane(image, rect), sigma: sigma)) >= 50)
        let lit = plane(image, rect).map { $0.map { light($0 / 255) } }
        let wanted = trueGaussian(lit, sigma: sigma).map { $0.map { code($0) * 255 } }
        #expect(decibels(plane(soft, rect, in: linearContext), wanted) >= 48)
    }

    @Test("without clamping, edges fade: half at the edge, nothing at three radii, the sum stays [K4]")
    func fades() {
        let image = flat(0xFFFF_FFFF, 60, 60)
        let soft = image.applyingGaussianBlur(sigma: 5)
        // The pixels on both sides of the edge are half a pixel from it.
        let inside = parts(pixel(soft, 0, 30))[3], outside = parts(pixel(soft, -1, 30))[3]
        #expect(abs(inside + outside - 255) <= 2)
        #expect(inside > outside)
        #expect(parts(pixel(soft, -15, 30))[3] <= 1)
        #expect(pixel(soft, -16, 30) == 0)
        #expect(pixel(soft, 30, 30) == 0xFFFF_FFFF)
    }

    @Test(
        "one colour clamped stays that colour, whatever the blur",
        arguments: ["CIGaussianBlur", "CIBoxBlur", "CIDiscBlur", "CIMotionBlur"])
    func flatStays(_ name: String) {
        let image = flat(0xFF80_4020, 20, 20).clampedToExtent().applyingFilter(name, parameters: ["inputRadius": 9.3])
        for context in [plainContext, linearContext] {
            #expect(pixels(image, CGRect(x: 5, y: 5, width: 3, height: 3), in: context).joined().allSatisfy { $0 == 0xFF80_4020 })
        }
    }

    @Test("a box is the mean of a square, its edge pixels weighed by how much of them it covers", arguments: [1, 2, 2.5, 6])
    func box(_ radius: Double) {
        let image = noise(40, 40, seed: 11)
        let rect = image.extent
        let source = plane(image, rect)
        let blurred = plane(image.applyingFilter("CIBoxBlur", parameters: ["inputRadius": radius]), rect)
        let reach = Int(radius.rounded(.up))
        for (x, y) in [(20, 20), (10, 25), (0, 0), (39, 7)] {
            var sum = 0.0
            for dy in -reach...reach {
                for dx in -reach...reach where source.indices.contains(y + dy) && source[0].indices.contains(x + dx) {
                    func share(_ d: Int) -> Double { max(0, min(1, radius + 1 - Double(abs(d)))) }
                    sum += source[y + dy][x + dx] * share(dx) * share(dy)
                }
            }
            let side = 2 * radius + 1
            #expect(abs(blurred[y][x] - sum / (side * side)) <= 0.51)
        }
    }

    @Test("a disc spreads a point over a round area of its radius, and nothing is lost", arguments: [3.0, 8])
    func disc(_ radius: Double) {
        let point = picture(1, 1) { _, _ in 0xFFFF_FFFF }
        let spread = point.applyingFilter("CIDiscBlur", parameters: ["inputRadius": radius])
        var memory = [Float](repeating: 0, count: 4 * 41 * 41)
        plainContext.render(
            spread, toBitmap: &memory, rowBytes: 16 * 41, bounds: CGRect(x: -20, y: -20, width: 41, height: 41),
            format: .RGBAf, colorSpace: nil)
        func value(_ x: Int, _ y: Int) -> Double { Double(memory[4 * ((20 - y) * 41 + x + 20)]) }
        let all = (-20...20).flatMap { y in (-20...20).map { x in value(x, y) } }.reduce(0, +)
        #expect(abs(all - 1) < 1e-3)
        let even = 1 / (Double.pi * (radius + 0.5) * (radius + 0.5))
        #expect(abs(value(0, 0) - even) < even / 20)
        #expect(abs(value(Int(radius) - 1, 0) - even) < even / 5)
        // Outside the circle, in the corner of the square around it, there is nothing.
        let corner = Int((radius * 0.9).rounded())
        #expect(value(corner, corner) == 0)
        #expect(abs(value(2, 1) - value(-1, 2)) < even / 5)
        #expect(value(2, 1) == value(-2, -1))
    }

    @Test("a motion blur along a row is the mean of the row's pixels; across it nothing moves")
    func motion() throws {
        let image = noise(40, 20, seed: 13)
        let rect = image.extent
        let filter = CIFilter.motionBlur()
        filter.inputImage = image
        filter.radius = 3
        filter.angle = 0
        let source = plane(image, rect), blurred = plane(try #require(filter.outputImage), rect)
        #expect(abs(blurred[10][20] - source[10][17...23].reduce(0, +) / 7) <= 0.51)
        #expect(filter.outputImage?.extent == rect.insetBy(dx: -3, dy: 0))
        filter.angle = .pi / 2
        #expect(filter.outputImage?.extent == rect.insetBy(dx: 0, dy: -3))
        let up = plane(try #require(filter.outputImage), rect)
        #expect(abs(up[10][20] - (7...13).map { source[$0][20] }.reduce(0, +) / 7) <= 0.51)
    }

    @Test("an unsharp mask adds what the blur takes away, and keeps the extent")
    func unsharp() throws {
        let image = picture(60, 20) { x, _ in x < 30 ? 0xFF60_6060 : 0xFFA0_A0A0 }
        let filter = CIFilter.unsharpMask()
        filter.inputImage = image
        filter.radius = 3
        filter.intensity = 0.5
        let result = try #require(filter.outputImage)
        #expect(result.extent == image.extent)
        let soft = plane(image.clampedToExtent().applyingGaussianBlur(sigma: 3), image.extent)
        let source = plane(image, image.extent), sharp = plane(result, image.extent)
        for x in 0..<60 { #expect(abs(sharp[10][x] - (source[10][x] + 0.5 * (source[10][x] - soft[10][x]))) <= 1) }
        #expect(sharp[10][0] == 0x60)
        #expect(sharp[10][28] < 0x60)
    }

    @Test("a bloom is the blur, × intensity, by screen over the picture; it grows as the blur does")
    func bloom() throws {
        let image = picture(40, 40) { x, y in abs(x - 20) < 5 && abs(y - 20) < 5 ? 0xFFC0_C0C0 : 0xFF10_1010 }
        let filter = CIFilter.bloom()
        filter.inputImage = image
        filter.radius = 4
        filter.intensity = 0.5
        let result = try #require(filter.outputImage)
        #expect(result.extent == image.extent.insetBy(dx: -12, dy: -12))
        let soft = plane(image.applyingGaussianBlur(sigma: 4), image.extent)
        let source = plane(image, image.extent), glow = plane(result, image.extent)
        for x in 0..<40 {
            let wanted = 255 * (1 - (1 - source[20][x] / 255) * (1 - 0.5 * soft[20][x] / 255))
            #expect(abs(glow[20][x] - wanted) <= 1)
        }
    }
}
