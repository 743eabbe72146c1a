// Colours of backdrops: matrix, tint and vibrancy against the plain formulas.
import PixelKernels
import Testing

@Suite(.serialized)
struct BackdropColorsTests {
    /// The formulas in double precision, from premultiplied bytes.
    static func expected(_ pixel: UInt32, _ matrix: PixelMatrix?, tint: UInt32) -> [Double] {
        let p = channels(pixel).map(Double.init), t = channels(tint).map(Double.init), alpha = p[3]
        let rows = [matrix?.blue ?? [0, 0, 1, 0], matrix?.green ?? [0, 1, 0, 0], matrix?.red ?? [1, 0, 0, 0]]
        let colors = rows.map { row -> Double in
            let red = Double(row.x) * p[2], green = Double(row.y) * p[1], blue = Double(row.z) * p[0]
            return min(max(red + green + blue + Double(row.w) * alpha, 0), alpha)
        }
        return zip(colors + [alpha], t).map { $0 * (255 - t[3]) / 255 + $1 }
    }

    static let matrices: [PixelMatrix?] = [
        nil, .saturation(1.8), .saturation(0), .saturation(-1), .brightness(0.3), .identity,
        PixelMatrix(red: [-1, 0, 0, 1], green: [0, -1, 0, 1], blue: [0, 0, -1, 1]),
        PixelMatrix(red: [5, 6, -7, 1], green: [-7, 7, 7, -7], blue: [0, 0, 0, 0.5]),
    ]

    @Test("matrix and tint are the formulas on straight colours to one level, premultiplied pixels stay valid")
    func formulas() {
        var g = SeededGenerator(seed: 71)
        for matrix in Self.matrices {
            for tint in [0, 0xFF10_2030, 0x8080_8080, 0x4C4C_4C4C, g.pixel(), g.pixel()] as [UInt32] {
                let source = g.buffer(37, 5), inPlace = source.copy()
                let area = PixelRect(x: 2, y: -9, width: 37, height: 5)
                let drawn = BackdropCase(area: area, sigma: 0, matrix: matrix, tint: tint).drawn(source)
                if let matrix { Kernels.apply(matrix, tint: tint, to: inPlace, inPlace.bounds) }
                for y in 0..<5 {
                    for x in 0..<37 {
                        let truth = Self.expected(source.pixel(x: x, y: y), matrix, tint: tint)
                        for result in matrix == nil ? [drawn] : [drawn, inPlace] {
                            let c = channels(result.pixel(x: x, y: y))
                            for i in 0..<4 { #expect(abs(Double(c[i]) - truth[i]) <= 1.01, "\(c) \(truth)") }
                            #expect(c[0] <= c[3])
                            #expect(c[1] <= c[3])
                            #expect(c[2] <= c[3])
                        }
                    }
                }
            }
        }
    }

    @Test("blurred colours are the blurred picture's colours through matrix and tint, to two levels")
    func blurredColours() {
        let picture = BackdropPictures.hard(90, 60), area = PixelRect(x: 0, y: 0, width: 90, height: 60)
        for sigma in [1.2, 4, 9, 20, 40] {
            let plain = BackdropCase(area: area, sigma: sigma).drawn(picture)
            for matrix in Self.matrices.dropLast() {
                let drawn = BackdropCase(area: area, sigma: sigma, matrix: matrix, tint: 0x5533_1100).drawn(picture)
                for y in stride(from: 0, to: 60, by: 3) {
                    for x in 0..<90 {
                        let truth = Self.expected(plain.pixel(x: x, y: y), matrix, tint: 0x5533_1100)
                        for (c, t) in zip(channels(drawn.pixel(x: x, y: y)), truth) { #expect(abs(Double(c) - t) <= 2) }
                    }
                }
            }
        }
    }

    @Test("an opaque picture stays opaque under every σ, matrix and tint")
    func opaque() {
        let picture = BackdropPictures.hard(70, 50), area = PixelRect(x: -3, y: 4, width: 70, height: 50)
        for sigma in [0.0, 1, 3, 7, 14, 50] {
            for matrix in Self.matrices {
                for tint: UInt32 in [0, 0x0101_0101, 0x7F00_0000, 0xC0C0_C0C0] {
                    #expect(
                        Kernels.isOpaque(
                            BackdropCase(area: area, sigma: sigma, matrix: matrix, tint: tint).drawn(picture)))
                }
            }
        }
    }

    @Test("vibrancy mixes the matrix's colours in by the mask's alpha and the strength, inside mask and clip alone")
    func vibrancy() {
        var g = SeededGenerator(seed: 72)
        let matrix = PixelMatrix.brightness(0.4)
        for format in [PixelFormat.bgra8, .a8] {
            let start = g.buffer(40, 9), mask = g.buffer(30, 6, format), target = start.copy(), mapped = start.copy()
            let clip = PixelRect(x: 5, y: 1, width: 31, height: 6), strength: UInt8 = 200
            Kernels.vibrate(target, matrix, mask: mask, at: 3, 2, clip: clip, strength: strength)
            Kernels.apply(matrix, to: mapped, mapped.bounds)
            for y in 0..<9 {
                for x in 0..<40 {
                    let inside = (5..<33).contains(x) && (2..<7).contains(y)
                    let alpha =
                        !inside
                        ? 0
                        : format == .a8
                            ? Int(mask.coverage(x: x - 3, y: y - 2)) : channels(mask.pixel(x: x - 3, y: y - 2))[3]
                    let k = Double((alpha * Int(strength) * 2 + 255) / 510)
                    let from = channels(start.pixel(x: x, y: y)), to = channels(mapped.pixel(x: x, y: y))
                    for (i, c) in channels(target.pixel(x: x, y: y)).enumerated() {
                        #expect(abs(Double(c) - (Double(from[i]) * (255 - k) + Double(to[i]) * k) / 255) <= 0.51)
                    }
                }
            }
        }
    }

    @Test("matrices: identity, concatenation, saturation 0 is the luma, halfway between two")
    func matrices() {
        let grey = PixelMatrix.saturation(0), color = grey.apply(red: 1, green: 0, blue: 0)
        #expect(color.red == color.green)
        #expect(color.green == color.blue)
        #expect(abs(color.red - 0.2126) < 1e-6)
        #expect(PixelMatrix.identity.concatenating(grey) == grey)
        #expect(grey.concatenating(.identity) == grey)
        let both = PixelMatrix.brightness(0.25).concatenating(.saturation(0.5)).apply(red: 0.5, green: 0.25, blue: 0)
        let first = PixelMatrix.brightness(0.25).apply(red: 0.5, green: 0.25, blue: 0)
        let second = PixelMatrix.saturation(0.5).apply(red: first.red, green: first.green, blue: first.blue)
        #expect(abs(both.red - second.red) < 1e-6)
        #expect(abs(both.blue - second.blue) < 1e-6)
        #expect(PixelMatrix.identity.mixed(with: .brightness(1), at: 0.5) == .brightness(0.5))
        #expect(PixelMatrix.saturation(1) == .identity)
    }
}
