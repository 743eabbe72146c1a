// Blurs against a true Gaussian and against what was recorded on iOS.
import Foundation
import PixelKernels
import Testing

struct KernelsBlurTests {
    /// A separable Gaussian in double precision, zero outside; the result is grown by `margin`.
    static func gaussian(_ mask: PixelBuffer, sigma: Double, margin: Int) -> [Double] {
        let w = mask.width + 2 * margin, h = mask.height + 2 * margin, reach = Int(4 * sigma) + 1
        var kernel = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let sum = kernel.reduce(0, +)
        kernel = kernel.map { $0 / sum }
        var rows = [Double](repeating: 0, count: w * mask.height), result = [Double](repeating: 0, count: w * h)
        for y in 0..<mask.height {
            for x in 0..<w {
                for k in -reach...reach where (0..<mask.width).contains(x - margin + k) {
                    rows[y * w + x] += kernel[k + reach] * Double(mask.coverage(x: x - margin + k, y: y))
                }
            }
        }
        for y in 0..<h {
            for k in -reach...reach where (0..<mask.height).contains(y - margin + k) {
                for x in 0..<w { result[y * w + x] += kernel[k + reach] * rows[(y - margin + k) * w + x] }
            }
        }
        return result
    }

    @Test("a blur is a Gaussian: PSNR ≥ 42 dB, and a wrong picture would not pass", arguments: [0.6, 1.5, 3, 5, 9, 14, 30])
    func psnr(sigma: Double) {
        let mask = PixelBuffer(width: 90, height: 70, format: .a8)!
        Kernels.fill(a8: mask, PixelRect(x: 10, y: 10, width: 30, height: 50), value: 255)
        Kernels.fill(a8: mask, PixelRect(x: 50, y: 25, width: 36, height: 9), value: 180)
        let blurred = Kernels.gaussianBlur(a8: mask, sigma: sigma)!
        let m = blurred.margin, w = blurred.buffer.width, h = blurred.buffer.height
        #expect(w == 90 + 2 * m)
        #expect(h == 70 + 2 * m)
        #expect(m == Kernels.gaussianMargin(sigma: sigma))
        let truth = Self.gaussian(mask, sigma: sigma, margin: m)
        var squares = 0.0, unblurred = 0.0
        for y in 0..<h {
            for x in 0..<w {
                squares += pow(Double(blurred.buffer.coverage(x: x, y: y)) - truth[y * w + x], 2)
                let inside = (m..<m + 90).contains(x) && (m..<m + 70).contains(y)
                unblurred += pow((inside ? Double(mask.coverage(x: x - m, y: y - m)) : 0) - truth[y * w + x], 2)
            }
        }
        func decibels(_ squares: Double) -> Double { 10 * log10(255 * 255 * Double(w * h) / squares) }
        #expect(decibels(squares) >= 42, "\(decibels(squares)) dB")
        #expect(decibels(unblurred) < 42, "the gate passes an unblurred picture")
    }

    @Test("a shadow's coverage outside a long edge is the recorded one — observed on iOS 17 pictures")
    func recorded() {
        func profile(_ radius: Double) -> [Int] {
            let shape = PixelBuffer(width: 120, height: 120, format: .a8)!
            Kernels.fill(a8: shape, shape.bounds, value: 255)
            let shadow = Kernels.shadowBlur(a8: shape, radius: radius)!
            #expect(shadow.margin == Kernels.shadowMargin(radius: radius))
            return (0..<shadow.margin).map {
                Int(shadow.buffer.coverage(x: shadow.margin - 1 - $0, y: shadow.buffer.height / 2))
            }
        }
        let eight = [121, 108, 95, 83, 71, 60, 50, 41, 33, 26, 20, 15, 10, 7, 4, 2], two = [97, 53, 23, 7]
        let ours = profile(8)
        for (index, value) in eight.enumerated() { #expect(abs(ours[index] - value) <= 1) }
        for value in ours.dropFirst(16) { #expect(value <= 1) }
        for (value, expected) in zip(profile(2), two) { #expect(abs(value - expected) <= 4) }
    }

    @Test("a constant picture stays constant under a blur with extended edges", arguments: [0.5, 2, 6, 20, 90])
    func constant(sigma: Double) {
        let buffer = PixelBuffer(width: 61, height: 35)!
        Kernels.fill(buffer, buffer.bounds, pixel: 0xFF80_40C1)
        let blurred = Kernels.blurred(buffer, PixelRect(x: 3, y: 5, width: 50, height: 29), sigma: sigma)!
        #expect(blurred.width == 50)
        #expect(blurred.height == 29)
        for y in 0..<29 { for x in 0..<50 { #expect(blurred.pixel(x: x, y: y) == 0xFF80_40C1) } }
    }

    @Test("a radius of 0, below 0 or NaN copies; a huge one stays bounded")
    func limits() {
        var g = SeededGenerator(seed: 30)
        let mask = g.buffer(9, 5, .a8)
        for radius in [0, -3, Double.nan] {
            let same = Kernels.shadowBlur(a8: mask, radius: radius)!
            #expect(same.margin == 0)
            #expect(Kernels.equal(same.buffer, mask))
        }
        #expect(Kernels.gaussianMargin(sigma: .infinity) < 3000)
        #expect(Kernels.gaussianBlur(a8: mask, sigma: 1e300) != nil)
    }
}
