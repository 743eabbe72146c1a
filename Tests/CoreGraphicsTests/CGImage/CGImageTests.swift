// Images over bytes of many layouts.
// Apple: "CGImage", "CGDataProvider", "CGBitmapInfo".
import CoreGraphics
import Foundation
import PixelKernels
import Testing

@Suite struct CGImageTests {
    /// An image of 8-bit components over bytes.
    private func image(
        _ bytes: [UInt8], width: Int, height: Int = 1, bits: Int = 8, pixelBits: Int, space: CGColorSpace,
        _ info: UInt32, decode: [CGFloat]? = nil, smooth: Bool = false
    ) -> CGImage? {
        CGImage(
            width: width, height: height, bitsPerComponent: bits, bitsPerPixel: pixelBits,
            bytesPerRow: (width * pixelBits + 7) / 8, space: space, bitmapInfo: CGBitmapInfo(rawValue: info),
            provider: CGDataProvider(data: Data(bytes))!, decode: decode, shouldInterpolate: smooth,
            intent: .defaultIntent)
    }

    private func pixels(_ image: CGImage?) -> [UInt32] {
        guard let image else { return [] }
        return (0..<image.height).flatMap { y in (0..<image.width).map { image.pixelBuffer.pixel(x: $0, y: y) } }
    }

    // Covers: CGImage.init(width:height:bitsPerComponent:bitsPerPixel:bytesPerRow:space:bitmapInfo:provider:decode:shouldInterpolate:intent:)
    // Covers: CGImageAlphaInfo.premultipliedLast, CGImageAlphaInfo.premultipliedFirst, CGImageAlphaInfo.noneSkipFirst
    // Covers: CGImageAlphaInfo.noneSkipLast, CGImageAlphaInfo.none, CGImageAlphaInfo.rawValue
    // Covers: CGBitmapInfo.byteOrder32Little, CGBitmapInfo.rawValue, CGBitmapInfo.init(rawValue:)
    // Covers: CGDataProvider.init(data:)
    @Test("Every order of red, green, blue and alpha gives the same pixel")
    func byteOrders() throws {
        let rgb = CGColorSpaceCreateDeviceRGB()
        let little = CGBitmapInfo.byteOrder32Little.rawValue
        // Red 10, green 20, blue 30 of alpha 128: premultiplied, or straight 20, 40, 60.
        let premultiplied: UInt32 = 0x800A_141E
        #expect(
            pixels(image([10, 20, 30, 128], width: 1, pixelBits: 32, space: rgb, CGImageAlphaInfo.premultipliedLast.rawValue)) == [
                premultiplied
            ])
        #expect(
            pixels(image([128, 10, 20, 30], width: 1, pixelBits: 32, space: rgb, CGImageAlphaInfo.premultipliedFirst.rawValue)) == [
                premultiplied
            ])
        #expect(
            pixels(
                image(
                    [30, 20, 10, 128], width: 1, pixelBits: 32, space: rgb, CGImageAlphaInfo.premultipliedFirst.rawValue | little))
                == [premultiplied])
        #expect(
            pixels(
                image([128, 30, 20, 10], width: 1, pixelBits: 32, space: rgb, CGImageAlphaInfo.premultipliedLast.rawValue | little))
                == [premultiplied])
        #expect(
            pixels(image([20, 40, 60, 128], width: 1, pixelBits: 32, space: rgb, CGImageAlphaInfo.last.rawValue)) == [premultiplied]
        )
        #expect(
            pixels(image([128, 20, 40, 60], width: 1, pixelBits: 32, space: rgb, CGImageAlphaInfo.first.rawValue)) == [
                premultiplied
            ])
        #expect(
            pixels(image([10, 20, 30, 99], width: 1, pixelBits: 32, space: rgb, CGImageAlphaInfo.noneSkipLast.rawValue)) == [
                0xFF0A_141E
            ])
        #expect(
            pixels(image([99, 10, 20, 30], width: 1, pixelBits: 32, space: rgb, CGImageAlphaInfo.noneSkipFirst.rawValue)) == [
                0xFF0A_141E
            ])
        #expect(
            pixels(image([10, 20, 30, 40, 50, 60], width: 2, pixelBits: 24, space: rgb, CGImageAlphaInfo.none.rawValue)) == [
                0xFF0A_141E, 0xFF28_323C,
            ])
        let bytes = try #require(CGDataProvider(data: Data([10, 20, 30, 128])))
        let direct = CGImage(
            width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4, space: rgb,
            bitmapInfo: CGBitmapInfo(alpha: .premultipliedLast), provider: bytes, decode: nil, shouldInterpolate: false,
            intent: .defaultIntent)
        #expect(pixels(direct) == [premultiplied])
        #expect(CGBitmapInfo(rawValue: 8194) == [CGBitmapInfo.byteOrder32Little, CGBitmapInfo(alpha: .premultipliedFirst)])
    }

    @Test("Gray, alpha, CMYK, indexed, narrow, wide and floating samples are converted")
    func otherLayouts() throws {
        let gray = CGColorSpaceCreateDeviceGray()
        #expect(pixels(image([0, 128, 255], width: 3, pixelBits: 8, space: gray, 0)) == [0xFF00_0000, 0xFF80_8080, 0xFFFF_FFFF])
        #expect(pixels(image([200, 128], width: 1, pixelBits: 16, space: gray, CGImageAlphaInfo.last.rawValue)) == [0x8064_6464])
        #expect(
            pixels(image([0b1011_0000], width: 4, bits: 1, pixelBits: 1, space: gray, 0)) == [
                0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_FFFF, 0xFFFF_FFFF,
            ])
        #expect(
            pixels(image([0x0F], width: 2, bits: 4, pixelBits: 4, space: gray, 0, decode: [1, 0])) == [0xFFFF_FFFF, 0xFF00_0000])
        #expect(pixels(image([0x80, 0x00], width: 1, bits: 16, pixelBits: 16, space: gray, 0)) == [0xFF80_8080])
        let float: [UInt8] = [0, 0, 128, 63, 0, 0, 0, 63, 0, 0, 0, 0]
        let info = CGBitmapInfo.floatComponents.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
        #expect(
            pixels(image(float, width: 1, bits: 32, pixelBits: 96, space: CGColorSpaceCreateDeviceRGB(), info)) == [0xFFFF_8000])
        #expect(pixels(image([255, 0, 0, 0], width: 1, pixelBits: 32, space: CGColorSpaceCreateDeviceCMYK(), 0)) == [0xFF00_FFFF])
        let table: [UInt8] = [1, 2, 3, 200, 100, 50]
        let indexed = try #require(CGColorSpace(indexedBaseSpace: CGColorSpaceCreateDeviceRGB(), last: 1, colorTable: table))
        #expect(pixels(image([1, 0], width: 2, pixelBits: 8, space: indexed, 0)) == [0xFFC8_6432, 0xFF01_0203])
        let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        #expect(pixels(image([234, 51, 35], width: 1, pixelBits: 24, space: p3, 0))[0] & 0xFFF0_F0F0 >= 0xFFF0_0000)
        #expect(pixels(image([77], width: 1, pixelBits: 8, space: gray, CGImageAlphaInfo.alphaOnly.rawValue)) == [0x4D00_0000])
    }

    // Covers: CGImage.width, CGImage.height, CGImage.bitsPerComponent, CGImage.bytesPerRow, CGImage.colorSpace
    // Covers: CGImage.bitmapInfo, CGBitmapInfo.alphaInfoMask
    @Test("An image tells its layout and hands out its own bytes")
    func layout() throws {
        let bytes: [UInt8] = [10, 20, 30, 128, 1, 2, 3, 255]
        let made = try #require(
            image(
                bytes, width: 1, height: 2, pixelBits: 32, space: CGColorSpaceCreateDeviceRGB(),
                CGImageAlphaInfo.premultipliedLast.rawValue))
        #expect(made.width == 1)
        #expect(made.height == 2)
        #expect(made.bitsPerComponent == 8)
        #expect(made.bitsPerPixel == 32)
        #expect(made.bytesPerRow == 4)
        #expect(made.colorSpace == CGColorSpaceCreateDeviceRGB())
        #expect(made.bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue == 1)
        #expect(made.alphaInfo == .premultipliedLast)
        #expect(made.dataProvider?.data == Data(bytes))
        #expect(!made.isMask)
        #expect(made.decode == nil)
        #expect(!made.shouldInterpolate)
    }

    // Covers: CGImage.cropping
    @Test("cropping takes whole pixels, y down, and nothing outside (documented)")
    func cropping() throws {
        let bytes = (0..<12).map { UInt8($0 * 20) }
        let whole = try #require(image(bytes, width: 4, height: 3, pixelBits: 8, space: CGColorSpaceCreateDeviceGray(), 0))
        let part = try #require(whole.cropping(to: CGRect(x: 1, y: 1, width: 2, height: 9)))
        #expect(part.width == 2)
        #expect(part.height == 2)
        #expect(pixels(part).map { $0 & 255 } == [100, 120, 180, 200])
        #expect(whole.cropping(to: CGRect(x: 0.5, y: 0.2, width: 1, height: 0.5))?.width == 2)
        #expect(whole.cropping(to: CGRect(x: 4, y: 0, width: 2, height: 2)) == nil)
        #expect(whole.cropping(to: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 2)) == nil)
    }

    @Test("masking keeps what the mask lets through; masking colours drops the colours named")
    func masking() throws {
        let gray = CGColorSpaceCreateDeviceGray()
        let white = try #require(image([255, 255, 255], width: 3, pixelBits: 8, space: gray, 0))
        let mask = try #require(image([0, 128, 255], width: 3, pixelBits: 8, space: gray, 0))
        #expect(pixels(white.masking(mask)) == [0, 0x8080_8080, 0xFFFF_FFFF])
        let stencil = try #require(
            CGImage(
                maskWidth: 3, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 3,
                provider: CGDataProvider(data: Data([0, 128, 255]))!, decode: nil, shouldInterpolate: false))
        #expect(stencil.isMask)
        #expect(pixels(white.masking(stencil)) == [0xFFFF_FFFF, 0x7F7F_7F7F, 0])
        let colors = try #require(image([255, 0, 0, 0, 255, 0], width: 2, pixelBits: 24, space: CGColorSpaceCreateDeviceRGB(), 0))
        #expect(pixels(colors.copy(maskingColorComponents: [200, 255, 0, 10, 0, 10])) == [0, 0xFF00_FF00])
    }

    @Test("copy(colorSpace:) reads the same bytes in another space of as many components")
    func recolored() throws {
        let plain = try #require(image([234, 51, 35], width: 1, pixelBits: 24, space: CGColorSpaceCreateDeviceRGB(), 0))
        let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let pixel = try #require(pixels(plain.copy(colorSpace: p3)).first)
        #expect(pixel >> 16 & 255 >= 254)
        #expect(pixel >> 8 & 255 <= 6)
        #expect(pixel & 255 <= 6)
        #expect(plain.copy(colorSpace: CGColorSpaceCreateDeviceGray()) == nil)
    }

    // Covers: CGContext.draw
    @Test("An image stands upright where y points up and upside down where it points down (documented)")
    func orientation() throws {
        let two = try #require(image([255, 0], width: 1, height: 2, pixelBits: 8, space: CGColorSpaceCreateDeviceGray(), 0))
        for (yDown, top) in [(false, 0xFFFF_FFFF), (true, 0xFF00_0000)] as [(Bool, UInt32)] {
            let canvas = Canvas(4, 4, yDown: yDown).drawing {
                $0.interpolationQuality = .none
                $0.draw(two, in: CGRect(x: 0, y: 0, width: 4, height: 4))
            }
            #expect(canvas.pixel(2, 0) == top)
            #expect(canvas.pixel(2, 3) != top)
        }
    }

    // Covers: CGContext.draw
    @Test("Drawn at its own size an image is copied pixel by pixel; tiled it fills the clip")
    func copies() throws {
        let bytes = (0..<64).map { UInt8(($0 * 37) % 256) }
        let source = try #require(
            image(
                bytes, width: 4, height: 4, pixelBits: 32, space: CGColorSpaceCreateDeviceRGB(),
                CGImageAlphaInfo.noneSkipLast.rawValue))
        let canvas = Canvas(8, 8, yDown: false).drawing { $0.draw(source, in: CGRect(x: 2, y: 1, width: 4, height: 4)) }
        for y in 0..<4 {
            for x in 0..<4 { #expect(canvas.pixel(x + 2, y + 3) == source.pixelBuffer.pixel(x: x, y: y)) }
        }
        let tiled = Canvas(8, 8, yDown: false).drawing {
            $0.draw(source, in: CGRect(x: 0, y: 0, width: 4, height: 4), byTiling: true)
        }
        for y in 0..<8 {
            for x in 0..<8 { #expect(tiled.pixel(x, y) == source.pixelBuffer.pixel(x: x % 4, y: y % 4)) }
        }
    }

    @Test("Scaling keeps flat colours flat, and shrinking averages")
    func scaling() throws {
        let checker: [UInt8] = (0..<1024).map { (index: Int) -> UInt8 in (index % 32 + index / 32) % 2 == 0 ? 0 : 255 }
        let source = try #require(
            image(checker, width: 32, height: 32, pixelBits: 8, space: CGColorSpaceCreateDeviceGray(), 0, smooth: true))
        let small = Canvas(8, 8).drawing { $0.draw(source, in: CGRect(x: 0, y: 0, width: 8, height: 8)) }
        #expect(small.pixels.allSatisfy { abs(Int($0 & 255) - 128) <= 2 && $0 >> 24 == 255 })
        let flat = try #require(
            image([9, 9, 9, 9], width: 2, height: 2, pixelBits: 8, space: CGColorSpaceCreateDeviceGray(), 0, smooth: true))
        let large = Canvas(20, 20).drawing { $0.draw(flat, in: CGRect(x: 1, y: 1, width: 17, height: 18)) }
        #expect(large.pixel(1, 1) == 0xFF09_0909)
        #expect(large.pixel(17, 18) == 0xFF09_0909)
        #expect(large.pixel(18, 5) == 0)
    }
}
