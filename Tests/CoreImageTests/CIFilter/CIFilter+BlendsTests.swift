// Two pictures into one, against the formulas of the PDF specification (ISO 32000-1, 11.3.5) and of Porter and Duff.
// Apple: "Core Image Filter Reference", CICategoryCompositeOperation.
import CoreGraphics
import CoreImage
import CoreImage.CIFilterBuiltins
import Foundation
import Testing

@Suite("CIFilter: blends") struct CIFilterBlendsTests {
    struct Mode: Sendable, CustomTestStringConvertible {
        var name: String
        /// Of background and source.
        var formula: @Sendable (Double, Double) -> Double
        var testDescription: String { name }
    }

    private static func dodge(_ b: Double, _ s: Double) -> Double { b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s)) }
    private static func burn(_ b: Double, _ s: Double) -> Double { b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s) }
    private static func hard(_ b: Double, _ s: Double) -> Double { s <= 0.5 ? 2 * b * s : 1 - 2 * (1 - b) * (1 - s) }

    static let modes: [Mode] = [
        Mode(name: "Multiply") { $0 * $1 },
        Mode(name: "Screen") { 1 - (1 - $0) * (1 - $1) },
        Mode(name: "Overlay") { b, s in hard(s, b) },
        Mode(name: "Darken") { min($0, $1) },
        Mode(name: "Lighten") { max($0, $1) },
        Mode(name: "ColorDodge", formula: dodge),
        Mode(name: "ColorBurn", formula: burn),
        Mode(name: "SoftLight") { b, s in
            if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
            let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
            return b + (2 * s - 1) * (d - b)
        },
        Mode(name: "HardLight", formula: hard),
        Mode(name: "Difference") { abs($0 - $1) },
        Mode(name: "Exclusion") { $0 + $1 - 2 * $0 * $1 },
        Mode(name: "PinLight") { b, s in s <= 0.5 ? min(b, 2 * s) : max(b, 2 * s - 1) },
        Mode(name: "LinearBurn") { max(0, $0 + $1 - 1) },
        Mode(name: "LinearDodge") { min(1, $0 + $1) },
        Mode(name: "LinearLight") { max(0, min(1, $0 + 2 * $1 - 1)) },
        Mode(name: "VividLight") { b, s in s <= 0.5 ? burn(b, 2 * s) : dodge(b, 2 * s - 1) },
        Mode(name: "Divide") { b, s in s == 0 ? 1 : min(1, b / s) },
        Mode(name: "Subtract") { max(0, $0 - $1) },
    ]

    private let front = noise(16, 16, seed: 7, alpha: true)
    private let back = noise(16, 16, seed: 8, alpha: true)

    @Test("each mode mixes the straight colours by its formula, and the rest as source over", arguments: modes)
    func separable(_ mode: Mode) {
        let result = front.applyingFilter("CI\(mode.name)BlendMode", parameters: ["inputBackgroundImage": back])
        let (f, b, r) = (pixels(front), pixels(back), pixels(result))
        for y in 0..<16 {
            for x in 0..<16 {
                let (s, d, found) = (parts(f[y][x]), parts(b[y][x]), parts(r[y][x]))
                let (sa, da) = (s[3] / 255, d[3] / 255)
                for c in 0..<3 {
                    let mixed = sa * da == 0 ? 0 : mode.formula(d[c] / 255 / da, s[c] / 255 / sa)
                    let wanted = s[c] * (1 - da) + d[c] * (1 - sa) + 255 * sa * da * mixed
                    #expect(abs(found[c] - wanted) <= 0.51, "\(hex(f[y][x])) over \(hex(b[y][x])): \(found[c]), not \(wanted)")
                }
                #expect(abs(found[3] - (s[3] + d[3] * (1 - sa))) <= 0.51)
            }
        }
    }

    private func lum(_ c: SIMD3<Double>) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }
    private func clip(_ c: SIMD3<Double>) -> SIMD3<Double> {
        let l = lum(c), n = c.min(), x = c.max()
        var c = c
        if n < 0 { c = l + (c - l) * l / (l - n) }
        if x > 1 { c = l + (c - l) * (1 - l) / (x - l) }
        return c
    }
    private func setLum(_ c: SIMD3<Double>, _ l: Double) -> SIMD3<Double> { clip(c + (l - lum(c))) }
    private func setSat(_ c: SIMD3<Double>, _ s: Double) -> SIMD3<Double> {
        c.max() > c.min() ? (c - c.min()) * s / (c.max() - c.min()) : .zero
    }

    @Test(
        "hue, saturation, colour and luminosity are the PDF specification's",
        arguments: ["Hue", "Saturation", "Color", "Luminosity"])
    func whole(_ name: String) {
        let front = noise(16, 16, seed: 7), back = noise(16, 16, seed: 8)
        let result = front.applyingFilter("CI\(name)BlendMode", parameters: ["inputBackgroundImage": back])
        let (f, b, r) = (pixels(front), pixels(back), pixels(result))
        for y in 0..<16 {
            for x in 0..<16 {
                func color(_ pixel: UInt32) -> SIMD3<Double> {
                    let p = parts(pixel)
                    return SIMD3(p[0], p[1], p[2]) / 255
                }
                let s = color(f[y][x]), d = color(b[y][x])
                let wanted =
                    switch name {
                    case "Hue": setLum(setSat(s, d.max() - d.min()), lum(d))
                    case "Saturation": setLum(setSat(d, s.max() - s.min()), lum(d))
                    case "Color": setLum(s, lum(d))
                    default: setLum(d, lum(s))
                    }
                for c in 0..<3 { #expect(abs(parts(r[y][x])[c] - wanted[c] * 255) <= 0.51) }
            }
        }
    }

    /// Factors of source and destination by their alphas.
    static let operators: [(String, @Sendable (Double, Double) -> (Double, Double))] = [
        ("CISourceOverCompositing", { sa, _ in (1, 1 - sa) }),
        ("CISourceInCompositing", { _, da in (da, 0) }),
        ("CISourceOutCompositing", { _, da in (1 - da, 0) }),
        ("CISourceAtopCompositing", { sa, da in (da, 1 - sa) }),
    ]

    @Test("Porter and Duff's operators weigh premultiplied values by the other's alpha", arguments: 0..<4)
    func porterDuff(_ index: Int) {
        let (name, factors) = Self.operators[index]
        let result = front.applyingFilter(name, parameters: ["inputBackgroundImage": back])
        let (f, b, r) = (pixels(front), pixels(back), pixels(result))
        for y in 0..<16 {
            for x in 0..<16 {
                let (s, d) = (parts(f[y][x]), parts(b[y][x]))
                let (fs, fd) = factors(s[3] / 255, d[3] / 255)
                for c in 0..<4 { #expect(abs(parts(r[y][x])[c] - (s[c] * fs + d[c] * fd)) <= 0.51, "\(name)") }
            }
        }
    }

    @Test("addition, maximum, minimum and multiply work on premultiplied values")
    func arithmetic() {
        let formulas: [(String, (Double, Double) -> Double)] = [
            ("CIMaximumCompositing", { max($0, $1) }), ("CIMinimumCompositing", { min($0, $1) }),
            ("CIMultiplyCompositing", { $0 * $1 / 255 }),
        ]
        for (name, formula) in formulas {
            let result = front.applyingFilter(name, parameters: ["inputBackgroundImage": back])
            let (f, b, r) = (pixels(front), pixels(back), pixels(result))
            for (row, (one, other)) in zip(r, zip(f, b)) {
                for (found, (s, d)) in zip(row, zip(one, other)) {
                    for c in 0..<4 { #expect(abs(parts(found)[c] - formula(parts(s)[c], parts(d)[c])) <= 0.51) }
                }
            }
        }
        let sum = flat(0xFF40_5060, 1, 1).applyingFilter(
            "CIAdditionCompositing", parameters: ["inputBackgroundImage": flat(0xFF20_20F0, 1, 1)])
        #expect(pixel(sum, 0, 0) == 0xFF60_70FF)
    }

    @Test("a mask mixes by luminance or alpha; outside the mask the background shows")
    func masks() throws {
        let filter = CIFilter.blendWithMask()
        filter.inputImage = flat(0xFFFF_0000, 3, 1)
        filter.backgroundImage = flat(0xFF00_00FF, 4, 1)
        filter.maskImage = picture(3, 1) { x, _ in [0xFF00_0000, 0xFF80_8080, 0xFFFF_FFFF][x] }
        #expect(pixels(try #require(filter.outputImage)) == [[0xFF00_00FF, 0xFF80_007F, 0xFFFF_0000, 0xFF00_00FF]])
        let alpha = CIFilter.blendWithAlphaMask()
        alpha.inputImage = flat(0xFFFF_0000, 3, 1)
        alpha.maskImage = picture(3, 1) { x, _ in [0, 0x8000_0000, 0xFF00_0000][x] }
        #expect(pixels(try #require(alpha.outputImage)) == [[0, 0x8080_0000, 0xFFFF_0000]])
    }

    @Test("a dissolve goes from one picture to the other")
    func dissolve() throws {
        let filter = CIFilter.dissolveTransition()
        filter.inputImage = flat(0xFFFF_0000, 1, 1)
        filter.targetImage = flat(0xFF00_00FF, 1, 1)
        filter.time = 0.25
        let mixed = parts(pixel(try #require(filter.outputImage), 0, 0))
        #expect(abs(mixed[0] - 191.25) <= 0.5)
        #expect(abs(mixed[2] - 63.75) <= 0.5)
        #expect(mixed[3] == 255)
    }

    @Test("without a background a picture is itself; without a picture there is none")
    func missing() throws {
        let filter = CIFilter.sourceOverCompositing()
        #expect(filter.outputImage == nil)
        filter.inputImage = front
        #expect(pixels(try #require(filter.outputImage)) == pixels(front))
    }
}
