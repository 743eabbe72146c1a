// Colours after the filters, against the formulas as Apple's filter reference says them.
// Apple: "Core Image Filter Reference", CICategoryColorAdjustment, CICategoryColorEffect.
import CoreGraphics
import CoreImage
import CoreImage.CIFilterBuiltins
import Foundation
import Testing

/// A pixel's components 0…1 through a function of straight colours, as a pixel's components 0…255.
private func expected(_ pixel: UInt32, isLinear: Bool, _ body: (SIMD3<Double>) -> SIMD3<Double>) -> [Double] {
    let codes = parts(pixel)
    let alpha = codes[3] / 255
    var color = SIMD3(codes[0], codes[1], codes[2]) / 255 / alpha
    if isLinear { for index in 0..<3 { color[index] = light(color[index]) } }
    color = body(color)
    return (0..<3).map { index in
        var value = max(0, min(1, color[index]))
        if isLinear { value = code(value) }
        return value * alpha * 255
    } + [codes[3]]
}

private func luma(_ c: SIMD3<Double>) -> Double { 0.2126 * c.x + 0.7152 * c.y + 0.0722 * c.z }

@Suite("CIFilter: colours") struct CIFilterColorsTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var parameters: [String: Double]
        var formula: @Sendable (SIMD3<Double>) -> SIMD3<Double>
        var testDescription: String { "\(name) \(parameters)" }
    }

    static let cases: [Case] = [
        Case(name: "CIColorControls", parameters: ["inputSaturation": 0.25, "inputBrightness": 0.1, "inputContrast": 1.5]) { c in
            let gray = SIMD3(repeating: luma(c))
            let mixed = gray + (c - gray) * 0.25 + 0.1
            return (mixed - 0.5) * 1.5 + 0.5
        },
        Case(name: "CIColorControls", parameters: ["inputSaturation": 2]) { c in
            let gray = SIMD3(repeating: luma(c))
            return gray + (c - gray) * 2
        },
        Case(name: "CIExposureAdjust", parameters: ["inputEV": -1.5]) { $0 * exp2(-1.5) },
        Case(name: "CIExposureAdjust", parameters: ["inputEV": 0.5]) { $0 * exp2(0.5) },
        Case(name: "CIGammaAdjust", parameters: ["inputPower": 0.75]) { c in
            SIMD3(pow(c.x, 0.75), pow(c.y, 0.75), pow(c.z, 0.75))
        },
        Case(name: "CIColorInvert", parameters: [:]) { 1 - $0 },
        Case(name: "CIHueAdjust", parameters: ["inputAngle": 2 * .pi / 3]) { c in SIMD3(c.z, c.x, c.y) },
        Case(name: "CIHueAdjust", parameters: ["inputAngle": 0.7]) { c in
            // Rodrigues' rotation about the axis of greys.
            let axis = SIMD3(repeating: 1 / 3.0.squareRoot())
            let cross = SIMD3(axis.y * c.z - axis.z * c.y, axis.z * c.x - axis.x * c.z, axis.x * c.y - axis.y * c.x)
            return c * cos(0.7) + cross * sin(0.7) + axis * ((axis * c).sum() * (1 - cos(0.7)))
        },
        Case(name: "CISepiaTone", parameters: ["inputIntensity": 0.5]) { c in
            let brown = SIMD3(
                0.393 * c.x + 0.769 * c.y + 0.189 * c.z, 0.349 * c.x + 0.686 * c.y + 0.168 * c.z,
                0.272 * c.x + 0.534 * c.y + 0.131 * c.z)
            return (c + brown) / 2
        },
        Case(name: "CIPhotoEffectMono", parameters: [:]) { SIMD3(repeating: luma($0)) },
        Case(name: "CIPhotoEffectNoir", parameters: [:]) { SIMD3(repeating: luma($0) * 1.5 - 0.25) },
        Case(name: "CIPhotoEffectTonal", parameters: [:]) { SIMD3(repeating: luma($0) * 0.85 + 0.075) },
        Case(name: "CIColorPosterize", parameters: ["inputLevels": 4]) { ($0 * 3 + 0.5).rounded(.down) / 3 },
        Case(name: "CIColorThreshold", parameters: ["inputThreshold": 0.4]) { c in
            SIMD3(c.x >= 0.4 ? 1 : 0, c.y >= 0.4 ? 1 : 0, c.z >= 0.4 ? 1 : 0)
        },
        Case(name: "CIMaximumComponent", parameters: [:]) { SIMD3(repeating: $0.max()) },
        Case(name: "CIMinimumComponent", parameters: [:]) { SIMD3(repeating: $0.min()) },
        Case(name: "CILinearToSRGBToneCurve", parameters: [:]) { c in SIMD3(code(c.x), code(c.y), code(c.z)) },
        Case(name: "CISRGBToneCurveToLinear", parameters: [:]) { c in SIMD3(light(c.x), light(c.y), light(c.z)) },
    ]

    @Test("pixels are what the formula says, in the codes and in linear light", arguments: cases)
    func formulas(_ each: Case) throws {
        let image = noise(12, 12, seed: 5)
        let result = image.applyingFilter(each.name, parameters: each.parameters)
        #expect(result.extent == image.extent)
        for isLinear in [false, true] {
            let before = pixels(image), after = pixels(result, in: isLinear ? linearContext : plainContext)
            for y in 0..<12 {
                for x in 0..<12 {
                    let wanted = expected(before[y][x], isLinear: isLinear, each.formula)
                    for (one, other) in zip(parts(after[y][x]), wanted) {
                        #expect(abs(one - other) <= 0.62, "\(hex(before[y][x])) → \(hex(after[y][x])), not \(wanted)")
                    }
                }
            }
        }
    }

    @Test("translucent pixels are changed as the colours they were before they were premultiplied", arguments: cases)
    func translucent(_ each: Case) throws {
        let pixel: UInt32 = 0x8040_2010
        let result = pixels(flat(pixel, 1, 1).applyingFilter(each.name, parameters: each.parameters))[0][0]
        for (one, other) in zip(parts(result), expected(pixel, isLinear: false, each.formula)) {
            #expect(abs(one - other) <= 1.01, "\(hex(result))")
        }
    }

    @Test("what is transparent stays so, whatever is added to colours")
    func transparent() {
        let image = flat(0, 2, 2)
        #expect(pixel(image.applyingFilter("CIColorInvert"), 0, 0) == 0)
        #expect(pixel(image.applyingFilter("CIColorControls", parameters: ["inputBrightness": 1]), 0, 0) == 0)
    }

    @Test("a colour matrix mixes components, alpha too, and adds a bias")
    func matrix() throws {
        let filter = CIFilter.colorMatrix()
        filter.inputImage = flat(0xFF80_4020, 1, 1)
        filter.rVector = CIVector(x: 0, y: 1, z: 0, w: 0)
        filter.gVector = CIVector(x: 0.5, y: 0, z: 0, w: 0)
        filter.bVector = CIVector(x: 0, y: 0, z: 1, w: 0.25)
        filter.aVector = CIVector(x: 0, y: 0, z: 0, w: 0.5)
        filter.biasVector = CIVector(x: 0, y: 0.1, z: 0, w: 0)
        let straight = [64 / 255.0, 64 / 255.0 + 0.1, 32 / 255.0 + 0.25]
        let found = parts(pixel(try #require(filter.outputImage), 0, 0))
        for (one, other) in zip(found, straight.map { $0 * 127.5 } + [127.5]) { #expect(abs(one - other) <= 0.51) }
    }

    @Test("a bias of alpha fills the extent and nothing beyond it")
    func alphaBias() {
        let image = flat(0, 2, 2).applyingFilter(
            "CIColorMatrix", parameters: ["inputBiasVector": CIVector(x: 1, y: 0, z: 0, w: 1)])
        #expect(image.extent == CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(pixels(image, CGRect(x: -1, y: 0, width: 4, height: 1)) == [[0, 0xFFFF_0000, 0xFFFF_0000, 0]])
    }

    @Test("monochrome and false colour go by the luminance to the colours given, in the working space")
    func colored() throws {
        let image = noise(8, 8, seed: 3)
        let mono = CIFilter.colorMonochrome()
        mono.inputImage = image
        mono.color = CIColor(red: 0.8, green: 0.4, blue: 0.2)
        mono.intensity = 0.75
        let falseColor = CIFilter.falseColor()
        falseColor.inputImage = image
        falseColor.color0 = CIColor(red: 0.1, green: 0.2, blue: 0.3)
        falseColor.color1 = CIColor(red: 1, green: 0.5, blue: 0)
        let one = pixels(try #require(mono.outputImage), in: linearContext)
        let other = pixels(try #require(falseColor.outputImage), in: linearContext)
        let before = pixels(image)
        let tint = SIMD3(light(0.8), light(0.4), light(0.2))
        let dark = SIMD3(light(0.1), light(0.2), light(0.3)), bright = SIMD3(1, light(0.5), 0)
        for y in 0..<8 {
            for x in 0..<8 {
                let first = expected(before[y][x], isLinear: true) { $0 * 0.25 + tint * luma($0) * 0.75 }
                for (a, b) in zip(parts(one[y][x]), first) { #expect(abs(a - b) <= 0.6) }
                let second = expected(before[y][x], isLinear: true) { dark + (bright - dark) * luma($0) }
                for (a, b) in zip(parts(other[y][x]), second) { #expect(abs(a - b) <= 0.6) }
            }
        }
    }

    @Test("a vignette leaves the middle alone and darkens the corners by its intensity")
    func vignette() throws {
        let filter = CIFilter.vignette()
        filter.inputImage = flat(0xFFC8_C8C8, 101, 101)
        filter.intensity = 0.5
        filter.radius = 1
        let result = try #require(filter.outputImage)
        #expect(pixel(result, 50, 50) == 0xFFC8_C8C8)
        #expect(abs(parts(pixel(result, 0, 0))[0] - 100) <= 1)
        let effect = CIFilter.vignetteEffect()
        effect.inputImage = flat(0xFFC8_C8C8, 101, 101)
        effect.center = CGPoint(x: 0.5, y: 50.5)
        effect.radius = 50
        effect.falloff = 0.5
        // The shade's middle lies at the radius: half of 200.
        #expect(abs(parts(pixel(try #require(effect.outputImage), 50, 50))[0] - 100) <= 1)
        #expect(pixel(try #require(effect.outputImage), 20, 50) == 0xFFC8_C8C8)
        #expect(pixel(try #require(effect.outputImage), 80, 50) == 0xFF00_0000)
    }

    @Test("a mask becomes white with its luminance as alpha; clamped components keep within bounds")
    func others() {
        #expect(pixel(flat(0xFF80_8080, 1, 1).applyingFilter("CIMaskToAlpha"), 0, 0) == 0x8080_8080)
        let clamped = flat(0xFF00_80FF, 1, 1).applyingFilter(
            "CIColorClamp",
            parameters: [
                "inputMinComponents": CIVector(x: 0.2, y: 0, z: 0, w: 0), "inputMaxComponents": CIVector(x: 1, y: 1, z: 0.6, w: 1),
            ])
        #expect(pixel(clamped, 0, 0) == 0xFF33_8099)
        let warm = flat(0xFFFF_FFFF, 1, 1).applyingFilter(
            "CIWhitePointAdjust", parameters: ["inputColor": CIColor(red: 1, green: 0.8, blue: 0.6)])
        #expect(pixel(warm, 0, 0) == 0xFFFF_CC99)
        #expect(pixel(warm, 0, 0, in: linearContext) == 0xFFFF_CC99)
    }
}
