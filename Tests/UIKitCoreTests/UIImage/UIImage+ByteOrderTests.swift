// The bytes of images and what their bitmapInfo says of them, from every place that makes images.
// Apple: "CGImage", bitmapInfo and dataProvider. Observed on Apple's: files decode to red first, UIKit draws blue first.
import CoreImage
import Foundation
import ImageIO
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Bytes of images", .harness) struct UIImageByteOrderTests {
    /// Reads a pixel as red, green, blue, alpha, going by bitmapInfo alone, as careful code does.
    private func pixel(_ image: CGImage, _ x: Int, _ y: Int) throws -> [UInt8] {
        let data = try #require(image.dataProvider?.data)
        #expect(data.count >= image.bytesPerRow * (image.height - 1) + image.width * 4)
        #expect(image.bitsPerPixel == 32)
        let start = y * image.bytesPerRow + x * 4
        var bytes = (0..<4).map { data[data.startIndex + start + $0] }
        if image.bitmapInfo.contains(.byteOrder32Little) { bytes.reverse() }
        switch image.alphaInfo {
        case .premultipliedFirst, .first, .noneSkipFirst: return [bytes[1], bytes[2], bytes[3], bytes[0]]
        default: return bytes
        }
    }

    /// Orange, then nothing, then half of blue; four pixels each, so that JPEG keeps them.
    private func drawn(opaque: Bool, width: CGFloat = 12) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = opaque
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: 4), format: format).image { context in
            UIColor(red: 1, green: 0.6, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: opaque ? width : 4, height: 4))
            UIColor(red: 0, green: 0, blue: 1, alpha: 0.5).setFill()
            if !opaque { context.fill(CGRect(x: 8, y: 0, width: 4, height: 4)) }
        }
    }

    private func written(_ image: UIImage, _ type: String) throws -> CGImage? {
        let data = NSMutableData()
        guard let destination = CGImageDestinationCreateWithData(data, type as CFString, 1, nil) else { return nil }
        let drawn = try #require(image.cgImage)
        CGImageDestinationAddImage(destination, drawn, nil)
        guard CGImageDestinationFinalize(destination) else { return nil }
        let source = try #require(CGImageSourceCreateWithData(Data(referencing: data), nil))
        return CGImageSourceCreateImageAtIndex(source, 0, nil)
    }

    // Covers: CGImage.dataProvider, CGImage.bitmapInfo, CGImage.alphaInfo, UIImage.init(data:)
    @Test("a decoded PNG is red, green, blue, alpha in rows of width times four, colours not multiplied (observed)")
    func png() throws {
        let data = try #require(drawn(opaque: false).pngData())
        let image = try #require(UIImage(data: data)?.cgImage)
        #expect(image.alphaInfo == .last)
        #expect(image.byteOrderInfo == .orderDefault)
        #expect(image.bytesPerRow == 48)
        let bytes = try #require(image.dataProvider?.data)
        // What common code does: four bytes a pixel, red first.
        #expect([UInt8](bytes.prefix(4)) == [255, 153, 0, 255])
        #expect([UInt8](bytes[(5 * 4)..<(6 * 4)]) == [0, 0, 0, 0])
        let blue = [UInt8](bytes[(9 * 4)..<(10 * 4)])
        #expect(blue[2] == 255)
        #expect(abs(Int(blue[3]) - 128) <= 1)
        #expect(blue[0] == 0)
        let opaqueData = try #require(drawn(opaque: true).pngData())
        let opaque = try #require(UIImage(data: opaqueData)?.cgImage)
        let corner = try pixel(opaque, 3, 3)
        #expect(opaque.alphaInfo == .noneSkipLast)
        #expect(corner == [255, 153, 0, 255])
    }

    @Test(
        "what comes from a file: red first, and its parts alike (observed)", arguments: ["public.jpeg", "public.png"])
    func files(type: String) throws {
        let found16 = try written(drawn(opaque: true, width: 16), type)
        let image = try #require(found16)
        #expect(image.byteOrderInfo == .orderDefault)
        #expect([.last, .noneSkipLast].contains(image.alphaInfo))
        let found = try pixel(image, 2, 2)
        for (one, other) in zip(found, [255, 153, 0, 255] as [UInt8]) {
            #expect(abs(Int(one) - Int(other)) <= 4, "\(found)")
        }
        let part = try #require(image.cropping(to: CGRect(x: 1, y: 1, width: 3, height: 2)))
        let inPart = try pixel(part, 1, 1)
        #expect(part.bitmapInfo == image.bitmapInfo)
        #expect(inPart == found)
    }

    // Covers: UIGraphicsImageRenderer.image
    @Test("a renderer's image is blue, green, red, alpha, multiplied: 0x2002, opaque 0x2006 (observed)") func renderer()
        throws
    {
        let image = try #require(drawn(opaque: false).cgImage)
        #expect(image.bitmapInfo.rawValue == 0x2002)
        #expect(try pixel(image, 0, 0) == [255, 153, 0, 255])
        let half = try pixel(image, 9, 0)
        #expect(half[2] == half[3])
        #expect(half[3] >= 127)
        let opaque = try #require(drawn(opaque: true).cgImage)
        #expect(opaque.bitmapInfo.rawValue == 0x2006)
        #expect(try pixel(opaque, 0, 0) == [255, 153, 0, 255])
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 1)
        UIColor(red: 1, green: 0.6, blue: 0, alpha: 1).setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
        let old = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
        UIGraphicsEndImageContext()
        #expect(old.bitmapInfo.rawValue == 0x2002)
        #expect(try pixel(old, 1, 1) == [255, 153, 0, 255])
    }

    // Covers: CGContext.makeImage
    @Test(
        "a context's image has the context's layout (documented)",
        arguments: [
            CGImageAlphaInfo.premultipliedLast.rawValue, CGImageAlphaInfo.noneSkipLast.rawValue,
            CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue,
            CGImageAlphaInfo.premultipliedFirst.rawValue,
            CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.byteOrder32Big.rawValue,
        ])
    func context(info: UInt32) throws {
        let context = try #require(
            CGContext(
                data: nil, width: 5, height: 3, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: info))
        context.setFillColor(CGColor(red: 1, green: 0.6, blue: 0, alpha: 1))
        context.fill([CGRect(x: 0, y: 0, width: 5, height: 3)])
        let image = try #require(context.makeImage())
        #expect(image.bitmapInfo.rawValue == info)
        #expect(try pixel(image, 2, 1) == [255, 153, 0, 255])
    }

    // Covers: CIContext.createCGImage
    @Test("Core Image gives red first, or the order of the format that is asked for (documented: RGBA8 by default)")
    func coreImage() throws {
        let picture = CIImage(color: CIColor(red: 1, green: 0.6, blue: 0)).cropped(
            to: CGRect(x: 0, y: 0, width: 3, height: 2))
        let context = CIContext(options: [.workingColorSpace: NSNull()])
        let image = try #require(context.createCGImage(picture, from: picture.extent))
        #expect(image.alphaInfo == .noneSkipLast)
        #expect(try pixel(image, 1, 1) == [255, 153, 0, 255])
        let half = picture.applyingFilter(
            "CIColorMatrix", parameters: ["inputAVector": CIVector(x: 0, y: 0, z: 0, w: 0.5)])
        let clear = try #require(context.createCGImage(half, from: half.extent))
        #expect(clear.alphaInfo == .premultipliedLast)
        for format in [CIFormat.BGRA8, .ARGB8, .RGBA8, .ABGR8] {
            let made = try #require(
                context.createCGImage(
                    picture, from: picture.extent, format: format, colorSpace: CGColorSpaceCreateDeviceRGB()))
            #expect(try pixel(made, 1, 1) == [255, 153, 0, 255], "\(format.rawValue)")
            if format == .BGRA8 { #expect(made.byteOrderInfo == .order32Little) }
        }
        let shown = UIImage(ciImage: picture).pngData().flatMap { UIImage(data: $0)?.cgImage }
        let made = try #require(shown)
        #expect(try pixel(made, 0, 0) == [255, 153, 0, 255])
    }

    @Test("an image made of another's bytes and bitmapInfo looks the same") func roundTrip() throws {
        let data = try #require(drawn(opaque: false).pngData())
        let image = try #require(UIImage(data: data)?.cgImage)
        let (space, provider) = (try #require(image.colorSpace), try #require(image.dataProvider))
        let again = try #require(
            CGImage(
                width: image.width, height: image.height, bitsPerComponent: image.bitsPerComponent,
                bitsPerPixel: image.bitsPerPixel, bytesPerRow: image.bytesPerRow,
                space: space, bitmapInfo: image.bitmapInfo, provider: provider, decode: nil, shouldInterpolate: true,
                intent: .defaultIntent))
        #expect(UIImage(cgImage: again).pngData() == UIImage(cgImage: image).pngData())
    }
}
