// Pictures and colours between UIKit and Core Image.
// Apple: "UIImage", init(ciImage:scale:orientation:), ciImage
import CoreImage.CIFilterBuiltins
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor struct UIImageCoreImageTests {
    private func source(scale: CGFloat = 1) throws -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
        }
    }

    // Covers: CIImage.init(image:), UIImage.init(ciImage:), UIImage.init(ciImage:scale:orientation:), UIImage.ciImage
    @Test("an image of a Core Image picture has its extent's size in points, no cgImage, and the picture")
    func size() throws {
        let picture = try #require(CIImage(image: source(scale: 2)))
        #expect(picture.extent == CGRect(x: 0, y: 0, width: 40, height: 20))
        let image = UIImage(ciImage: picture, scale: 2, orientation: .right)
        #expect(image.size == CGSize(width: 10, height: 20))
        #expect(image.cgImage == nil)
        #expect(image.ciImage === picture)
        #expect(UIImage(ciImage: picture).size == CGSize(width: 40, height: 20))
        #expect(try source().ciImage == nil)
    }

    @Test("drawn, it shows the picture upright")
    func drawn() throws {
        let original = try source()
        let image = UIImage(ciImage: try #require(CIImage(image: original)))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let drawn = UIGraphicsImageRenderer(size: original.size, format: format).image { _ in image.draw(at: .zero) }
        #expect(drawn.pngData() == original.pngData())
        #expect(image.pngData() == original.pngData())
    }

    @Test("an image view shows it; its size is the picture's")
    func shown() throws {
        let invert = CIFilter.colorInvert()
        invert.inputImage = CIImage(image: try source())
        let view = UIImageView(image: UIImage(ciImage: try #require(invert.outputImage)))
        #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let picture = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { context in
            view.layer.render(in: context.cgContext)
        }
        let pixels = try #require(CIImage(image: picture))
        var bytes = [UInt8](repeating: 0, count: 4)
        // The lower right corner was red, the upper left blue.
        CIContext().render(
            pixels, toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: 15, y: 1, width: 1, height: 1), format: .RGBA8,
            colorSpace: nil)
        #expect(bytes == [0, 255, 255, 255])
        CIContext().render(
            pixels, toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: 2, y: 8, width: 1, height: 1), format: .RGBA8,
            colorSpace: nil)
        #expect(bytes == [255, 255, 0, 255])
    }

    @Test("a picture of a Core Image image is the same picture; an empty image has none")
    func back() throws {
        let picture = CIImage(color: .green).cropped(to: CGRect(x: 3, y: 4, width: 5, height: 6))
        #expect(CIImage(image: UIImage(ciImage: picture))?.extent == picture.extent)
        #expect(CIImage(image: UIImage()) == nil)
    }

    // Covers: CIColor.init(color:), CIColor.red, CIColor.green, CIColor.blue, CIColor.alpha
    @Test("colours go over and back")
    func colors() {
        let color = CIColor(color: UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
        #expect([color.red, color.green, color.blue, color.alpha] == [0.25, 0.5, 0.75, 0.5])
        #expect(UIColor(ciColor: color).ciColor == color)
        #expect(CIColor(color: UIColor(white: 0.5, alpha: 1)).green == 0.5)
    }

    @Test("a transform in an NSValue is a filter's transform")
    func transform() throws {
        let filter = try #require(CIFilter(name: "CIAffineTransform"))
        filter.setValue(CIImage(image: try source()), forKey: kCIInputImageKey)
        filter.setValue(NSValue(cgAffineTransform: CGAffineTransform(scaleX: 2, y: 3)), forKey: kCIInputTransformKey)
        #expect(filter.outputImage?.extent == CGRect(x: 0, y: 0, width: 40, height: 30))
    }
}
