// Bitmap contexts over the caller's bytes.
// Apple: "CGContext", Creating Bitmap Graphics Contexts.
import CoreGraphics
import Foundation
import PixelKernels
import Testing

@Suite struct CGContextBitmapTests {
    // Covers: CGContext.init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:), CGContext.data
    // Covers: CGContext.width, CGContext.height, CGContext.bytesPerRow, CGContext.makeImage
    @Test("RGBA, ARGB, BGRA and ABGR contexts put each component where their layout says")
    func layouts() throws {
        let little = CGBitmapInfo.byteOrder32Little.rawValue
        let cases: [(UInt32, [UInt8])] = [
            (CGImageAlphaInfo.premultipliedLast.rawValue, [128, 64, 0, 128]),
            (CGImageAlphaInfo.premultipliedFirst.rawValue, [128, 128, 64, 0]),
            (CGImageAlphaInfo.premultipliedFirst.rawValue | little, [0, 64, 128, 128]),
            (CGImageAlphaInfo.premultipliedLast.rawValue | little, [128, 0, 64, 128]),
        ]
        for (info, wanted) in cases {
            let context = try #require(
                CGContext(
                    data: nil, width: 3, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info))
            context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
            context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
            let data = try #require(context.data).assumingMemoryBound(to: UInt8.self)
            #expect((0..<4).map { data[4 + $0] } == wanted)
            #expect((0..<4).allSatisfy { data[$0] == 0 })
            #expect(context.width == 3)
            #expect(context.height == 2)
            #expect(context.bytesPerRow >= 12)
            let image = try #require(context.makeImage())
            #expect(image.pixelBuffer.pixel(x: 1, y: 0) == 0x8080_4000)
            #expect(image.width == 3)
            #expect(image.bitmapInfo.rawValue == info)
        }
    }

    @Test("The caller's memory is drawn into at once, and what the caller writes there is drawn upon")
    func sharedMemory() throws {
        var bytes = [UInt8](repeating: 0, count: 4 * 4 * 2)
        try bytes.withUnsafeMutableBytes { memory in
            let context = try #require(
                CGContext(
                    data: memory.baseAddress, width: 4, height: 2, bitsPerComponent: 8, bytesPerRow: 16,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            context.setFillColor(red)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
            #expect(Array(memory[16..<20]) == [255, 0, 0, 255])
            #expect(memory[0] == 0)
            // Written behind the context's back.
            for index in 0..<4 { memory[index] = [0, 0, 200, 255][index] }
            context.setFillColor(CGColor(gray: 0, alpha: 0.5))
            context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
            #expect(Array(memory[0..<4]) == [0, 0, 100, 255])
            #expect(context.makeImage()?.pixelBuffer.pixel(x: 0, y: 0) == 0xFF00_0064)
            #expect(context.data == memory.baseAddress)
        }
    }

    @Test("Gray and alpha-only contexts hold a byte a pixel")
    func oneByte() throws {
        let gray = try #require(
            CGContext(
                data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue))
        gray.setFillColor(gray: 1, alpha: 0.5)
        gray.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(gray.data?.load(as: UInt8.self) == 128)
        #expect(gray.bitsPerPixel == 8)
        let alpha = try #require(
            CGContext(
                data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 2,
                space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.alphaOnly.rawValue))
        alpha.setFillColor(gray: 0, alpha: 0.25)
        alpha.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        #expect(alpha.data?.load(fromByteOffset: 1, as: UInt8.self) == 64)
        #expect(alpha.alphaInfo == .alphaOnly)
    }

    @Test("makeImage is a copy: later drawing does not change it")
    func copies() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(alpha: .premultipliedFirst, byteOrder: .order32Little)))
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        let image = try #require(context.makeImage())
        context.clear(CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(image.pixelBuffer.pixel(x: 0, y: 0) == 0xFF00_0000)
        #expect(context.makeImage()?.pixelBuffer.pixel(x: 0, y: 0) == 0)
    }

    @Test("Every layout draws the scene that the native one draws")
    func sameScene() throws {
        func scene(_ c: CGContext) {
            c.setFillColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 0.8)
            c.fillEllipse(in: CGRect(x: 2, y: 2, width: 25, height: 20))
            c.setBlendMode(.luminosity)
            c.setFillColor(red: 0.9, green: 0.3, blue: 0.1, alpha: 0.6)
            c.fill(CGRect(x: 10, y: 5, width: 15.5, height: 20))
        }
        let native = Canvas(30, 30, yDown: false).drawing(scene)
        for info in [CGImageAlphaInfo.premultipliedLast, .premultipliedFirst] {
            let context = try #require(
                CGContext(
                    data: nil, width: 30, height: 30, bitsPerComponent: 8, bytesPerRow: 120,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info.rawValue))
            scene(context)
            let buffer = try #require(context.makeImage()).pixelBuffer
            #expect((0..<900).allSatisfy { buffer.pixel(x: $0 % 30, y: $0 / 30) == native.pixel($0 % 30, $0 / 30) })
        }
    }
}
