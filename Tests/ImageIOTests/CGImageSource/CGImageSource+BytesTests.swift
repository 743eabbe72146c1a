// The bytes that decoded images show, and what bitmapInfo says of them.
// Apple: "CGImage", bitmapInfo and dataProvider. Observed: files decode to red first, colours not multiplied with alpha.
import CoreGraphics
import Foundation
import ImageIO
import PixelKernels
import Testing

@Suite("Bytes of decoded images") struct CGImageSourceBytesTests {
    // Covers: CGImage.dataProvider, CGImage.bitmapInfo
    @Test(
        "PNG, JPEG, GIF and WebP: red, green, blue, alpha in rows without padding, the same pixels as are drawn (observed)",
        arguments: Fixtures.all.map(\.name) + ["gif"])
    func order(name: String) throws {
        let fixture = Fixtures.all.first { $0.name == name }?.data ?? (name == "gif" ? GIFWriter.animation : nil)
        let data = try #require(fixture)
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect([.last, .noneSkipLast].contains(image.alphaInfo))
        #expect(image.byteOrderInfo == .orderDefault)
        #expect(image.bitsPerPixel == 32)
        #expect(image.bytesPerRow == image.width * 4)
        let bytes = [UInt8](try #require(image.dataProvider?.data))
        #expect(bytes.count == image.width * image.height * 4)
        let drawn = image.pixelBuffer
        for y in 0..<image.height {
            let row = drawn.row(y).assumingMemoryBound(to: UInt32.self)
            for x in 0..<image.width {
                let pixel = Array(bytes[((y * image.width + x) * 4)...].prefix(4)).map { Int($0) }
                let alpha = Int(row[x] >> 24)
                guard pixel[3] == alpha else { return #expect(pixel[3] == alpha, "alpha at \(x), \(y)") }
                for (index, shift) in [16, 8, 0].enumerated() {
                    let multiplied = (pixel[index] * alpha + 127) / 255
                    let wanted = Int(row[x] >> UInt32(shift)) & 255
                    guard abs(multiplied - wanted) <= 1 else { return #expect(multiplied == wanted, "at \(x), \(y)") }
                }
            }
        }
        let provider = try #require(CGDataProvider(data: Data(bytes) as CFData))
        let again = try #require(
            CGImage(
                width: image.width, height: image.height, bitsPerComponent: 8, bitsPerPixel: 32,
                bytesPerRow: image.bytesPerRow,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: image.bitmapInfo,
                provider: provider, decode: nil, shouldInterpolate: true,
                intent: .defaultIntent))
        for y in 0..<image.height {
            #expect(memcmp(again.pixelBuffer.row(y), drawn.row(y), image.width * 4) == 0, "row \(y)")
        }
    }
}
