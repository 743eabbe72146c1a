// Rendering: bitmaps come through unchanged, in every working space, and into every format.
// Apple: "CIContext".
import CoreGraphics
import CoreImage
import Foundation
import ImageIO
import PixelKernels
import Testing

@Suite("CIContext") struct CIContextTests {
    @Test("every grey comes through linear light and the codes as it went in")
    func greys() {
        let ramp = picture(256, 2) { x, _ in 0xFF00_0000 | UInt32(x) * 0x01_0101 }
        let wanted = (0..<256).map { 0xFF00_0000 | UInt32($0) * 0x01_0101 }
        #expect(pixels(ramp, in: linearContext) == [wanted, wanted])
        #expect(pixels(ramp, in: plainContext) == [wanted, wanted])
    }

    @Test("translucent pixels come through unchanged in the codes, and within 1 in linear light")
    func translucent() {
        let image = noise(64, 64, alpha: true)
        let source = image.cgImage!.pixelBuffer
        let same = pixels(image, in: plainContext), linear = pixels(image, in: linearContext)
        for y in 0..<64 {
            for x in 0..<64 {
                #expect(same[y][x] == source.pixel(x: x, y: y))
                for (one, other) in zip(parts(linear[y][x]), parts(source.pixel(x: x, y: y))) {
                    #expect(abs(one - other) <= 1)
                }
            }
        }
    }

    @Test("a rectangle beyond the picture is transparent there; the top row comes first")
    func beyond() {
        let image = picture(2, 2) { x, y in [[0xFF11_0000, 0xFF00_2200], [0xFF00_0033, 0xFF44_4444]][y][x] }
        #expect(
            pixels(image, CGRect(x: -1, y: 0, width: 3, height: 3)) == [
                [0, 0, 0], [0, 0xFF11_0000, 0xFF00_2200], [0, 0xFF00_0033, 0xFF44_4444],
            ])
    }

    // Covers: CIContext.init(options:)
    @Test("options choose the working space, light unless it is NSNull or encoded, and may leave the codes of light")
    func options() throws {
        let image = flat(0xFF40_4040, 1, 1).applyingFilter("CIExposureAdjust", parameters: ["inputEV": 1])
        func shown(_ options: [CIContextOption: Any]?) throws -> UInt32 {
            let made = try #require(CIContext(options: options).createCGImage(image, from: image.extent))
            return made.pixelBuffer.pixel(x: 0, y: 0) & 0xFF
        }
        let lit = 2 * light(64.0 / 255)
        let linear = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
        let encoded = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        for options: [CIContextOption: Any]? in [nil, [:], [.workingColorSpace: linear]] {
            #expect(try shown(options) == UInt32((code(lit) * 255).rounded()))
        }
        #expect(try shown([.workingColorSpace: NSNull()]) == 0x80)
        #expect(try shown([.workingColorSpace: encoded]) == 0x80)
        #expect(try shown([.outputColorSpace: NSNull()]) == UInt32((lit * 255).rounded()))
        #expect(CIContext(options: [.workingColorSpace: NSNull()]).workingColorSpace == nil)
    }

    // Covers: CIContext.createCGImage, CIContext.init(), CIImage.extent, CIImage.init(cgImage:)
    @Test("a bitmap is made of the whole extent, opaque where all of it is; a picture of it is the same again")
    func images() throws {
        let image = flat(0xFF12_3456, 7, 5)
        let made = try #require(CIContext().createCGImage(image, from: image.extent))
        #expect(made.width == 7)
        #expect(made.height == 5)
        #expect(made.alphaInfo == .noneSkipLast)
        let again = CIImage(cgImage: made)
        #expect(again.extent == image.extent)
        #expect(pixels(again) == pixels(image))
        #expect(again.cgImage === made)
        #expect(CIContext().createCGImage(image, from: .null) == nil)
    }

    // Covers: CIContext.render
    @Test("bytes in the order of the format, rows from the top")
    func formats() {
        let image = picture(1, 2) { _, y in y == 0 ? 0xFF11_2233 : 0xFF44_5566 }
        func bytes(_ format: CIFormat, _ count: Int) -> [UInt8] {
            var memory = [UInt8](repeating: 9, count: 2 * count)
            CIContext().render(
                image, toBitmap: &memory, rowBytes: count, bounds: image.extent, format: format, colorSpace: nil)
            return memory
        }
        #expect(bytes(.RGBA8, 4) == [0x11, 0x22, 0x33, 0xFF, 0x44, 0x55, 0x66, 0xFF])
        #expect(bytes(.BGRA8, 4) == [0x33, 0x22, 0x11, 0xFF, 0x66, 0x55, 0x44, 0xFF])
        #expect(bytes(.ARGB8, 4) == [0xFF, 0x11, 0x22, 0x33, 0xFF, 0x44, 0x55, 0x66])
        #expect(bytes(.ABGR8, 4) == [0xFF, 0x33, 0x22, 0x11, 0xFF, 0x66, 0x55, 0x44])
        #expect(bytes(.R8, 1) == [0x11, 0x44])
        #expect(bytes(.A8, 1) == [0xFF, 0xFF])
    }

    @Test("floats are linear where the space is")
    func floats() throws {
        let image = flat(0xFF80_4020, 1, 1)
        var memory = [Float](repeating: 0, count: 4)
        let linear = CGColorSpace(name: CGColorSpace.linearSRGB)
        CIContext().render(
            image, toBitmap: &memory, rowBytes: 16, bounds: image.extent, format: .RGBAf, colorSpace: linear)
        for (found, wanted) in zip(memory, [128, 64, 32].map { light(Double($0) / 255) } + [1]) {
            #expect(abs(Double(found) - wanted) < 1e-6)
        }
    }

    // Covers: CIImage.init(data:)
    @Test("PNG data is the picture")
    func png() throws {
        let image = noise(20, 10)
        let data = try #require(
            CIContext().pngRepresentation(of: image, format: .RGBA8, colorSpace: CGColorSpaceCreateDeviceRGB()))
        let back = try #require(CIImage(data: data))
        #expect(pixels(back) == pixels(image))
        #expect(CIContext().jpegRepresentation(of: image, colorSpace: CGColorSpaceCreateDeviceRGB()) != nil)
    }

    @Test("a part of a picture has the pixels of the whole, whatever the chain", arguments: 1...6)
    func part(_ seed: UInt64) {
        let image = noise(90, 70, seed: seed, alpha: true)
        let chain = image.clampedToExtent().applyingGaussianBlur(sigma: Double(seed * seed))
            .applyingFilter("CIColorControls", parameters: ["inputSaturation": 1.5])
            .transformed(by: CGAffineTransform(rotationAngle: 0.3))
            .applyingFilter("CIPixellate", parameters: ["inputScale": 5, "inputCenter": CIVector(x: 3, y: 1)])
            .applyingFilter("CIDiscBlur", parameters: ["inputRadius": 2.5])
        let whole = CGRect(x: -10, y: -10, width: 80, height: 60)
        let part = CGRect(x: Double(seed) * 3, y: 5, width: 20, height: 17)
        let all = pixels(chain, whole, in: linearContext)
        let some = pixels(chain, part, in: linearContext)
        let top = Int(whole.maxY - part.maxY), left = Int(part.minX - whole.minX)
        #expect(some == all[top..<top + 17].map { Array($0[left..<left + 20]) })
    }
}
