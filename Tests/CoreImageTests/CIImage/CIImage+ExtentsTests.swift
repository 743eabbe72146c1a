// Where pictures have pixels, as Apple documents it.
// Apple: "CIImage", extent; "Core Image Filter Reference".
import CoreGraphics
import CoreImage
import Foundation
import Testing

@Suite("CIImage: extents") struct CIImageExtentsTests {
    private let image = flat(0xFF80_4020, 100, 50)

    // Covers: CIImage.extent, CIImage.init(color:)
    @Test("a bitmap begins at the origin; a colour has no end; nothing is null")
    func sources() {
        #expect(image.extent == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(CIImage(color: .red).extent == .infinite)
        #expect(CIImage.empty().extent.isNull)
    }

    // Covers: CIFilter.init(name:parameters:), CIFilter.outputImage, CIImage.applyingGaussianBlur
    @Test("a Gaussian's extent is larger by three radii, its origin negative [K3, K5]", arguments: [1.0, 2.5, 10])
    func gaussian(_ radius: Double) throws {
        let margin = (3 * radius).rounded(.up)
        let blurred = image.applyingGaussianBlur(sigma: radius)
        #expect(blurred.extent == image.extent.insetBy(dx: -margin, dy: -margin))
        let filter = try #require(CIFilter(name: "CIGaussianBlur", parameters: [kCIInputImageKey: image, "inputRadius": radius]))
        #expect(filter.outputImage?.extent == blurred.extent)
    }

    @Test("a blur of radius 0 changes nothing")
    func none() {
        #expect(image.applyingGaussianBlur(sigma: 0).extent == image.extent)
        #expect(image.applyingFilter("CIBoxBlur", parameters: ["inputRadius": 0]).extent == image.extent)
    }

    // Covers: CIImage.clampedToExtent, CIImage.cropped
    @Test("clamped, a picture has no end; cropped again, it is as it was [K4]")
    func clamped() {
        #expect(image.clampedToExtent().extent == .infinite)
        #expect(image.clampedToExtent().applyingGaussianBlur(sigma: 5).extent == .infinite)
        #expect(image.clampedToExtent().applyingGaussianBlur(sigma: 5).cropped(to: image.extent).extent == image.extent)
    }

    @Test("a crop is cut to whole pixels that are there")
    func crop() {
        #expect(
            image.cropped(to: CGRect(x: 10.5, y: 20, width: 30, height: 100)).extent == CGRect(x: 10, y: 20, width: 31, height: 30))
        #expect(image.cropped(to: CGRect(x: 200, y: 0, width: 10, height: 10)).extent.isNull)
        #expect(
            CIImage(color: .red).cropped(to: CGRect(x: -3, y: 4, width: 5, height: 6)).extent
                == CGRect(x: -3, y: 4, width: 5, height: 6))
    }

    // Covers: CIImage.transformed
    @Test("a map moves, scales and turns the extent")
    func transforms() {
        #expect(
            image.transformed(by: CGAffineTransform(translationX: -5, y: 7)).extent == CGRect(x: -5, y: 7, width: 100, height: 50))
        #expect(image.transformed(by: CGAffineTransform(scaleX: 0.5, y: 2)).extent == CGRect(x: 0, y: 0, width: 50, height: 100))
        #expect(
            image.transformed(by: CGAffineTransform(rotationAngle: .pi / 2)).extent == CGRect(x: -50, y: 0, width: 50, height: 100))
        #expect(image.transformed(by: CGAffineTransform(scaleX: 0, y: 1)).extent.isNull)
    }

    // Covers: CIImage.composited
    @Test("two pictures cover what either covers; source in, what both do")
    func composites() {
        let other = image.transformed(by: CGAffineTransform(translationX: 50, y: 10))
        #expect(other.composited(over: image).extent == CGRect(x: 0, y: 0, width: 150, height: 60))
        let both = other.applyingFilter("CISourceInCompositing", parameters: ["inputBackgroundImage": image])
        #expect(both.extent == CGRect(x: 50, y: 10, width: 50, height: 40))
        #expect(image.composited(over: CIImage(color: .red)).extent == .infinite)
    }

    @Test("what is read for a part of the result: a blur reads beyond it, a map goes back")
    func interest() {
        let part = CGRect(x: 20, y: 20, width: 10, height: 10)
        #expect(image.applyingGaussianBlur(sigma: 2).regionOfInterest(for: image, in: part) == part.insetBy(dx: -6, dy: -6))
        let moved = image.transformed(by: CGAffineTransform(translationX: 5, y: 0))
        #expect(moved.regionOfInterest(for: image, in: part) == CGRect(x: 14, y: 19, width: 12, height: 12))
        #expect(moved.regionOfInterest(for: flat(0xFF00_0000, 3, 3), in: part).isNull)
    }

    @Test("orientations turn the picture as EXIF says and keep it at the origin", arguments: 1...8)
    func oriented(_ number: Int32) {
        let small = picture(2, 3) { x, y in 0xFF00_0000 | UInt32(16 * y + x) }
        let turned = small.oriented(forExifOrientation: number)
        let wanted: [[UInt32]] =
            switch number {
            case 1: [[0x00, 0x01], [0x10, 0x11], [0x20, 0x21]]
            case 2: [[0x01, 0x00], [0x11, 0x10], [0x21, 0x20]]
            case 3: [[0x21, 0x20], [0x11, 0x10], [0x01, 0x00]]
            case 4: [[0x20, 0x21], [0x10, 0x11], [0x00, 0x01]]
            case 5: [[0x00, 0x10, 0x20], [0x01, 0x11, 0x21]]
            case 6: [[0x20, 0x10, 0x00], [0x21, 0x11, 0x01]]
            case 7: [[0x21, 0x11, 0x01], [0x20, 0x10, 0x00]]
            default: [[0x01, 0x11, 0x21], [0x00, 0x10, 0x20]]
            }
        #expect(turned.extent.origin == .zero)
        #expect(pixels(turned).map { $0.map { $0 & 0xFF } } == wanted)
    }
}
