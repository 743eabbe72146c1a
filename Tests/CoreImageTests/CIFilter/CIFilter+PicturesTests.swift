// Gradients, generators, maps, squares: pixels against formulas.
// Apple: "Core Image Filter Reference", CICategoryGradient, CICategoryGenerator, CICategoryGeometryAdjustment.
import CoreGraphics
import CoreImage
import CoreImage.CIFilterBuiltins
import Foundation
import Testing

@Suite("CIFilter: pictures") struct CIFilterPicturesTests {
    private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

    @Test("a linear gradient mixes in the working space by the place between its points; beyond them it stays")
    func linear() throws {
        let filter = CIFilter.linearGradient()
        filter.point0 = CGPoint(x: 20, y: 0)
        filter.point1 = CGPoint(x: 60, y: 0)
        filter.color0 = CIColor(red: 1, green: 0, blue: 0.2)
        filter.color1 = CIColor(red: 0, green: 1, blue: 0.8)
        let image = try #require(filter.outputImage)
        #expect(image.extent == .infinite)
        for x in [0, 19, 20, 33, 40, 59, 60, 99] {
            let t = max(0, min(1, (Double(x) + 0.5 - 20) / 40))
            let plain = parts(pixel(image, x, 7)), linear = parts(pixel(image, x, 7, in: linearContext))
            #expect(abs(plain[0] - 255 * (1 - t)) <= 0.51)
            #expect(abs(plain[2] - 255 * (0.2 + 0.6 * t)) <= 0.51)
            #expect(abs(linear[1] - 255 * code(t)) <= 0.6)
            #expect(abs(linear[2] - 255 * code(light(0.2) * (1 - t) + light(0.8) * t)) <= 0.6)
        }
    }

    @Test("a smooth gradient eases in and out; an oblique one goes by the nearest point of its line")
    func smooth() throws {
        let filter = CIFilter.smoothLinearGradient()
        filter.point0 = .zero
        filter.point1 = CGPoint(x: 30, y: 40)
        filter.color0 = .black
        filter.color1 = .white
        let image = try #require(filter.outputImage)
        for (x, y) in [(0, 0), (10, 10), (40, 5), (3, 33)] {
            let t = max(0, min(1, ((Double(x) + 0.5) * 30 + (Double(y) + 0.5) * 40) / 2500))
            #expect(abs(parts(pixel(image, x, y))[0] - 255 * t * t * (3 - 2 * t)) <= 0.51)
        }
    }

    @Test("a radial gradient goes by the distance between its radii, alpha with it")
    func radial() throws {
        let filter = CIFilter.radialGradient()
        filter.center = CGPoint(x: 50, y: 40)
        filter.radius0 = 10
        filter.radius1 = 30
        filter.color0 = CIColor(red: 1, green: 1, blue: 1)
        filter.color1 = CIColor(red: 0, green: 0, blue: 1, alpha: 0)
        let image = try #require(filter.outputImage)
        for (x, y) in [(50, 40), (65, 40), (50, 65), (70, 55), (99, 99)] {
            let d = hypot(Double(x) + 0.5 - 50, Double(y) + 0.5 - 40)
            let t = max(0, min(1, (d - 10) / 20))
            let found = parts(pixel(image, x, y))
            #expect(abs(found[0] - 255 * (1 - t)) <= 0.51)
            #expect(abs(found[3] - 255 * (1 - t)) <= 0.51)
        }
    }

    @Test("a constant colour is one colour everywhere, translucent ones premultiplied")
    func constant() {
        let image = CIImage(color: CIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
        #expect(pixel(image, -1000, 5000) == 0x8080_4000)
        #expect(pixel(image, 3, 3, in: linearContext) == 0x8080_4000)
        let filter = CIFilter(name: "CIConstantColorGenerator", parameters: ["inputColor": CIColor.green])
        #expect(filter?.outputImage.map { pixel($0, 0, 0) } == 0xFF00_FF00)
    }

    @Test("a checkerboard has squares of its width about its centre; stripes go upwards")
    func checkers() throws {
        let filter = CIFilter.checkerboardGenerator()
        filter.center = .zero
        filter.width = 10
        filter.color0 = .red
        filter.color1 = .blue
        let image = try #require(filter.outputImage)
        for (x, y) in [(0, 0), (9, 9), (10, 0), (0, 10), (10, 10), (-1, 0), (-1, -1), (25, 5)] {
            let isFirst = (Int((Double(x) / 10).rounded(.down)) + Int((Double(y) / 10).rounded(.down))) % 2 == 0
            #expect(pixel(image, x, y) == (isFirst ? 0xFFFF_0000 : 0xFF00_00FF), "\(x), \(y)")
        }
        let stripes = CIFilter.stripesGenerator()
        stripes.center = .zero
        stripes.width = 10
        let lines = try #require(stripes.outputImage)
        #expect(pixel(lines, 5, 0) == pixel(lines, 5, 77))
        #expect(pixel(lines, 5, 0) != pixel(lines, 15, 0))
    }

    @Test("whole steps move pixels without changing them; half steps mix two")
    func moves() {
        let image = picture(3, 1) { x, _ in [0xFF00_0000, 0xFF64_6464, 0xFFC8_C8C8][x] }
        let moved = image.transformed(by: CGAffineTransform(translationX: 4, y: -2))
        #expect(pixels(moved) == pixels(image))
        #expect(moved.extent.origin == CGPoint(x: 4, y: -2))
        let half = image.clampedToExtent().transformed(by: CGAffineTransform(translationX: 0.5, y: 0))
        #expect(pixels(half, CGRect(x: 0, y: 0, width: 4, height: 1)).joined().map { $0 & 255 } == [0, 0x32, 0x96, 0xC8])
    }

    @Test("twice the size: nearest repeats pixels, linear puts a quarter of the neighbour in")
    func enlarge() {
        let image = picture(2, 1) { x, _ in x == 0 ? 0xFF00_0000 : 0xFFC8_C8C8 }
        let twice = CGAffineTransform(scaleX: 2, y: 1)
        #expect(pixels(image.samplingNearest().transformed(by: twice)) == [[0xFF00_0000, 0xFF00_0000, 0xFFC8_C8C8, 0xFFC8_C8C8]])
        let smooth = pixels(image.clampedToExtent().transformed(by: twice), CGRect(x: 0, y: 0, width: 4, height: 1))
        #expect(smooth[0].map { $0 & 255 } == [0, 50, 150, 200])
    }

    @Test("two maps in a row are sampled once: there and back is the picture itself")
    func thereAndBack() {
        let image = noise(20, 20)
        let turn = CGAffineTransform(rotationAngle: 0.5)
        let back = image.transformed(by: turn).transformed(by: turn.inverted())
        let found = pixels(back, image.extent), wanted = pixels(image)
        for (one, other) in zip(found.joined(), wanted.joined()) {
            for (a, b) in zip(parts(one), parts(other)) { #expect(abs(a - b) <= 1) }
        }
    }

    @Test("pixellate paints the mean of each square, squares counted from the centre")
    func pixellate() throws {
        let image = noise(20, 12, seed: 21)
        let filter = CIFilter.pixellate()
        filter.inputImage = image
        filter.center = CGPoint(x: 0, y: 0)
        filter.scale = 4
        let result = try #require(filter.outputImage)
        #expect(result.extent == image.extent)
        let source = pixels(image), found = pixels(result)
        for (x, y) in [(0, 0), (9, 5), (19, 11)] {
            let (left, top) = (x / 4 * 4, y / 4 * 4)
            for c in 0..<3 {
                let mean = (0..<16).map { parts(source[top + $0 / 4][left + $0 % 4])[c] }.reduce(0, +) / 16
                #expect(abs(parts(found[y][x])[c] - mean) <= 0.51)
            }
        }
        filter.center = CGPoint(x: 2, y: 1)
        #expect(filter.outputImage?.extent == CGRect(x: -2, y: -3, width: 24, height: 16))
    }

    @Test("an area average is one pixel of the mean of the rectangle")
    func average() throws {
        let image = noise(16, 16, seed: 4)
        let filter = CIFilter.areaAverage()
        filter.inputImage = image
        filter.extent = image.extent
        let result = try #require(filter.outputImage)
        #expect(result.extent == CGRect(x: 0, y: 0, width: 1, height: 1))
        let all = pixels(image).joined().map { parts($0) }
        for c in 0..<3 {
            #expect(abs(parts(pixel(result, 0, 0))[c] - all.map { $0[c] }.reduce(0, +) / 256) <= 0.51)
        }
    }

    @Test("Lanczos scaling keeps one colour and means, and gives the size asked for", arguments: [0.25, 0.5, 1.7])
    func lanczos(_ scale: Double) throws {
        let filter = CIFilter.lanczosScaleTransform()
        filter.inputImage = flat(0xFF80_4020, 40, 20)
        filter.scale = Float(scale)
        let result = try #require(filter.outputImage)
        #expect(result.extent == CGRect(x: 0, y: 0, width: 40 * scale, height: 20 * scale))
        #expect(pixels(result).joined().allSatisfy { $0 == 0xFF80_4020 })
        // A fine checkerboard becomes grey instead of one of its colours.
        guard scale < 0.5 else { return }
        filter.inputImage = picture(40, 40) { x, y in (x + y) % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF }
        #expect(abs(parts(pixel(try #require(filter.outputImage), 5, 5))[0] - 127.5) <= 2)
    }

    @Test("affine clamp carries the edges on through its map; crop cuts")
    func clampAndCrop() throws {
        let filter = CIFilter.affineClamp()
        filter.inputImage = picture(2, 1) { x, _ in x == 0 ? 0xFF11_1111 : 0xFF22_2222 }
        filter.transform = CGAffineTransform(translationX: 10, y: 0)
        let image = try #require(filter.outputImage)
        #expect(image.extent == .infinite)
        #expect(pixel(image, -50, 30) == 0xFF11_1111)
        #expect(pixel(image, 10, 0) == 0xFF11_1111)
        #expect(pixel(image, 11, -9) == 0xFF22_2222)
        let crop = try #require(CIFilter(name: "CICrop"))
        crop.setValue(image, forKey: kCIInputImageKey)
        #expect(crop.outputImage?.extent == .infinite)
        crop.setValue(CIVector(x: 9, y: 0, z: 3, w: 1), forKey: "inputRectangle")
        #expect(crop.outputImage.map { pixels($0) } == [[0xFF11_1111, 0xFF11_1111, 0xFF22_2222]])
    }

    @Test("setting alpha to one inside a rectangle makes it opaque there and nothing elsewhere")
    func alphaOne() {
        let image = flat(0x8040_2010, 4, 1).settingAlphaOne(in: CGRect(x: 1, y: 0, width: 2, height: 1))
        #expect(image.extent == CGRect(x: 1, y: 0, width: 2, height: 1))
        #expect(pixels(image).joined().allSatisfy { $0 >> 24 == 255 })
    }
}
