// Pictures for the backdrop's tests, and the Gaussian that they are held against.
import Foundation
import PixelKernels

/// How a backdrop is drawn in a test: everything but where from and where to.
struct BackdropCase {
    var area: PixelRect
    var sigma: Double
    var matrix: PixelMatrix?
    var tint: UInt32 = 0

    /// A random one; σ from none to far beyond the picture.
    static func random(_ width: Int, _ height: Int, _ g: inout SeededGenerator) -> BackdropCase {
        let originX = Int.random(in: -70...70, using: &g), originY = Int.random(in: -70...70, using: &g)
        let sigmas = [0, 0.3, 0.9, 1.7, 2.4, 4, 7, 11, 19, 31, 44, 90, 260]
        var one = BackdropCase(
            area: PixelRect(x: originX, y: originY, width: width, height: height),
            sigma: sigmas.randomElement(using: &g)! * Double.random(in: 1...1.4, using: &g))
        if Bool.random(using: &g) {
            one.matrix = .saturation(Float.random(in: 0...3, using: &g)).concatenating(
                .brightness(Float.random(in: -0.4...0.4, using: &g)))
        }
        if Bool.random(using: &g) { one.tint = g.pixel() }
        return one
    }

    /// What `part` looks like, in a buffer of its size. `source` begins at (`x`, `y`) of the screen.
    func drawn(_ source: PixelBuffer, x: Int, y: Int, part: PixelRect, threads: Int = 1) -> PixelBuffer {
        let target = PixelBuffer(width: part.width, height: part.height)!
        let done = Kernels.backdropBlur(
            source, sourceX: x, sourceY: y, area: area, part: part, sigma: sigma, matrix: matrix, tint: tint,
            target: target, targetX: part.minX, targetY: part.minY, threads: threads)
        precondition(done)
        return target
    }

    /// The whole area of a picture that begins where the area does.
    func drawn(_ source: PixelBuffer, threads: Int = 1) -> PixelBuffer {
        drawn(source, x: area.minX, y: area.minY, part: area, threads: threads)
    }
}

enum BackdropPictures {
    /// Opaque: half of it noise, the other half hard-edged blocks and lines.
    static func hard(_ width: Int, _ height: Int) -> PixelBuffer {
        var g = SeededGenerator(seed: 61)
        let picture = PixelBuffer(width: width, height: height)!
        Kernels.fill(picture, picture.bounds, pixel: 0xFF20_60E0)
        for y in 0..<height {
            for x in 0..<width / 2 {
                picture.set(UInt32.random(in: 0...0xFF_FFFF, using: &g) | 0xFF00_0000, x: x, y: y)
            }
        }
        for _ in 0..<12 {
            let x = Int.random(in: width / 2..<width, using: &g), y = Int.random(in: 0..<height, using: &g)
            Kernels.fill(
                picture,
                PixelRect(
                    x: x, y: y, width: Int.random(in: 1...40, using: &g), height: Int.random(in: 1...40, using: &g)),
                pixel: [0xFF00_0000, 0xFFFF_FFFF, 0xFFFF_0000, 0xFF00_FF40].randomElement(using: &g)!, blend: .copy)
        }
        return picture
    }

    /// A Gaussian's weights between n pixels whose outermost ones go on outside, as an n × n table.
    static func weights(_ n: Int, _ sigma: Double) -> [Double] {
        let reach = Int(6 * sigma) + 2
        var kernel = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let sum = kernel.reduce(0, +)
        kernel = kernel.map { $0 / sum }
        var table = [Double](repeating: 0, count: n * n)
        for i in 0..<n { for k in -reach...reach { table[i * n + min(max(i + k, 0), n - 1)] += kernel[k + reach] } }
        return table
    }

    /// A true Gaussian with clamped edges of one channel (0 blue … 3 alpha), row by row.
    static func gaussian(_ picture: PixelBuffer, channel: Int, sigma: Double) -> [Double] {
        let w = picture.width, h = picture.height, across = weights(w, sigma), down = weights(h, sigma)
        var rows = [Double](repeating: 0, count: w * h), result = rows
        across.withUnsafeBufferPointer { across in
            down.withUnsafeBufferPointer { down in
                rows.withUnsafeMutableBufferPointer { rows in
                    result.withUnsafeMutableBufferPointer { result in
                        for y in 0..<h {
                            for k in 0..<w {
                                let v = Double(picture.row(y).load(fromByteOffset: 4 * k + channel, as: UInt8.self))
                                for x in 0..<w { rows[y * w + x] += across[x * w + k] * v }
                            }
                        }
                        for y in 0..<h {
                            for k in 0..<h {
                                let v = down[y * h + k]
                                for x in 0..<w { result[y * w + x] += v * rows[k * w + x] }
                            }
                        }
                    }
                }
            }
        }
        return result
    }

    /// Decibels between a picture's channel and exact values.
    static func decibels(_ picture: PixelBuffer, channel: Int, _ truth: [Double]) -> Double {
        var squares = 0.0
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                let v = Double(picture.row(y).load(fromByteOffset: 4 * x + channel, as: UInt8.self))
                squares += (v - truth[y * picture.width + x]) * (v - truth[y * picture.width + x])
            }
        }
        return 10 * log10(255 * 255 * Double(truth.count) / max(squares, 1e-9))
    }
}
