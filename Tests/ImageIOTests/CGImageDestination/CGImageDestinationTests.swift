// Writing PNG and JPEG and reading them again.
// Apple: "CGImageDestination".
import CoreGraphics
import Foundation
import ImageIO
import PixelKernels
import Testing

@Suite struct CGImageDestinationTests {
    private func picture(_ width: Int, _ height: Int, alpha: Bool) -> CGImage {
        let buffer = PixelBuffer(width: width, height: height)!
        for y in 0..<height {
            for x in 0..<width {
                let a = alpha ? UInt32((x * 40) % 256) : 255
                let color = UInt32((x * 7 + y * 13) % 256) * a / 255
                buffer.row(y).storeBytes(of: a << 24 | color << 16 | (a / 2) << 8, toByteOffset: x * 4, as: UInt32.self)
            }
        }
        return CGImage(pixelBuffer: buffer, isOpaque: !alpha)
    }

    private func write(_ image: CGImage, _ type: String, _ properties: [CFString: Any] = [:]) throws -> Data {
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data as CFMutableData, type as CFString, 1, nil))
        CGImageDestinationAddImage(destination, image, properties as CFDictionary)
        #expect(CGImageDestinationFinalize(destination))
        return Data(referencing: data)
    }

    // Covers: CGImageDestinationCreateWithData.init(_:_:_:_:), CGImageDestinationAddImage.init(_:_:_:)
    // Covers: CGImageDestinationFinalize.init(_:)
    @Test("PNG keeps every pixel, with alpha as far as 8 bits can, and the same bytes each time")
    func png() throws {
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data as CFMutableData, "public.png" as CFString, 1, nil))
        CGImageDestinationAddImage(destination, picture(33, 21, alpha: false), nil)
        #expect(CGImageDestinationFinalize(destination))
        let opaque = picture(33, 21, alpha: false)
        #expect(pixels(Data(referencing: data)) == pixels(opaque))
        #expect(try write(opaque, "public.png") == Data(referencing: data))
        let clear = picture(33, 21, alpha: true)
        #expect(pixels(try write(clear, "public.png")) == pixels(clear))
    }

    @Test("JPEG: quality costs bytes, orientation is written, alpha falls on white")
    func jpeg() throws {
        let image = picture(40, 30, alpha: false)
        let fine = try write(image, "public.jpeg", [kCGImageDestinationLossyCompressionQuality: 1.0])
        let coarse = try write(
            image, "public.jpeg", [kCGImageDestinationLossyCompressionQuality: CGFloat(0.1), kCGImagePropertyOrientation: 3])
        #expect(fine.count > coarse.count * 2)
        let worst = zip(try #require(pixels(fine)), pixels(image)).reduce(0) { worst, pair in
            max(worst, abs(Int((pair.0 >> 16) & 255) - Int((pair.1 >> 16) & 255)))
        }
        #expect(worst < 24)
        let source = try #require(CGImageSourceCreateWithData(coarse, nil))
        #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil)?[kCGImagePropertyOrientation] as? Int == 3)
        let clear = CGImage(pixelBuffer: PixelBuffer(width: 8, height: 8)!, isOpaque: false)
        #expect(pixels(try write(clear, "public.jpeg"))?.allSatisfy { $0 == 0xFFFF_FFFF } == true)
        let onRed = try write(
            clear, "public.jpeg", [kCGImageDestinationBackgroundColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1)])
        #expect(try #require(pixels(onRed)?.first) >> 16 & 255 > 250)
    }

    @Test("A picture may be written smaller, to a file, and from a source with its orientation")
    func variants() throws {
        let small = try write(picture(40, 30, alpha: false), "public.png", [kCGImageDestinationImageMaxPixelSize: 20])
        #expect(pixels(small)?.count == 20 * 15)
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-\(UUID().uuidString).jpg")
        defer { try? FileManager.default.removeItem(at: url) }
        let destination = try #require(CGImageDestinationCreateWithURL(url as CFURL, "public.jpeg", 1, nil))
        let source = try #require(CGImageSourceCreateWithData(Fixtures.turnedJPEG, nil))
        CGImageDestinationAddImageFromSource(destination, source, 0, nil)
        #expect(CGImageDestinationFinalize(destination))
        let written = try #require(CGImageSourceCreateWithURL(url as CFURL, nil))
        #expect(CGImageSourceCopyPropertiesAtIndex(written, 0, nil)?[kCGImagePropertyOrientation] as? Int == 6)
    }
}
