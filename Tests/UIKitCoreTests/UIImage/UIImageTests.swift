// Images: data, scale, orientation, drawing, tint, caps, animation.
// Apple: "UIImage"
import CoreGraphics
import Diagnostics
import Foundation
import TestFixtures
import Testing
import UIKitTesting
import UIKitValues

@MainActor struct UIImageTests {
    /// 3 × 2 points: red, green, blue above black, white, yellow.
    private func sample(scale: CGFloat = 1) -> UIImage {
        let colors: [[UIColor]] = [[.red, .green, .blue], [.black, .white, .yellow]]
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format).image { _ in
            for y in 0..<2 {
                for x in 0..<3 {
                    colors[y][x].setFill()
                    UIRectFill(CGRect(x: x, y: y, width: 1, height: 1))
                }
            }
        }
    }

    private func letters(_ picture: ViewPicture) -> String {
        let names: [UInt32: String] = [
            0xFFFF_0000: "r", 0xFF00_FF00: "g", 0xFF00_00FF: "b", 0xFF00_0000: "k", 0xFFFF_FFFF: "w",
            0xFFFF_FF00: "y", 0: ".",
        ]
        return (0..<picture.buffer.height).map { y in
            (0..<picture.buffer.width).map { names[picture.pixel($0, y)] ?? "?" }.joined()
        }.joined(separator: " ")
    }

    // Covers: UIImage.pngData, UIImage.init(data:), UIImage.init(data:scale:), UIImage.size, UIImage.scale
    @Test("an image comes back from its PNG byte for byte; the scale divides the size", .harness)
    func pngRoundTrip() throws {
        let image = sample()
        let data = try #require(image.pngData())
        #expect(ViewPicture(try #require(UIImage(data: data))).difference(from: ViewPicture(image)) == 0)
        let retina = try #require(UIImage(data: data, scale: 2))
        #expect(retina.size == CGSize(width: 1.5, height: 1))
        #expect(retina.scale == 2)
    }

    // Covers: UIImage.init(data:)
    @Test("UIK1009: data that is no image gives nil and a report", .harness)
    func badData() {
        var image: UIImage?
        let reports = Reports.during { image = UIImage(data: Data([1, 2, 3])) }
        #expect(image == nil)
        #expect(
            reports.last.map(Reports.stable) == """
                UIK1009 misuse: The data is not an image.
                  object   3 bytes
                  at       UIImageTests.swift:…
                  cause    It is empty, damaged, or of a kind that is neither PNG, JPEG, GIF nor WebP.
                  fix      Check the origin of the data; `UIImage(data:)` returns nil for it, as on iOS.
                """)
    }

    // Covers: UIImage.draw, UIImage.init(cgImage:scale:orientation:), UIImage.imageOrientation, UIImage.Orientation.up, UIImage.Orientation.down, UIImage.Orientation.upMirrored, UIImage.Orientation.downMirrored, UIImage.Orientation.leftMirrored, UIImage.Orientation.rightMirrored
    @Test("drawing honours every orientation, as EXIF defines them (documented)", .harness)
    func orientations() throws {
        let pixels = try #require(sample().cgImage)
        let expected: [(UIImage.Orientation, String)] = [
            (.up, "rgb kwy"), (.down, "ywk bgr"), (.left, "by gw rk"), (.right, "kr wg yb"), (.upMirrored, "bgr ywk"),
            (.downMirrored, "kwy rgb"), (.leftMirrored, "rk gw by"), (.rightMirrored, "yb wg kr"),
        ]
        for (orientation, text) in expected {
            let image = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
            let drawn = ViewPicture.drawn(image.size) { image.draw(at: .zero) }
            #expect(letters(drawn) == text, "\(orientation)")
            let upright = try #require(image.uprightCGImage)
            #expect(letters(ViewPicture(UIImage(cgImage: upright))) == text)
            #expect(image.imageOrientation == orientation)
        }
    }

    // Covers: UIImage.draw
    @Test("draw(in:) fills the rectangle; a blend mode and an alpha apply", .harness)
    func drawing() {
        let image = UIGraphicsImageRenderer(
            size: CGSize(width: 2, height: 2), format: .init(for: UITraitCollection(displayScale: 1))
        ).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        let picture = ViewPicture.drawn(CGSize(width: 10, height: 10)) {
            image.draw(in: CGRect(x: 2, y: 3, width: 4, height: 5))
            image.draw(in: CGRect(x: 7, y: 0, width: 3, height: 3), blendMode: .normal, alpha: 0.5)
            image.draw(at: CGPoint(x: 0, y: 8))
        }
        #expect(picture.pixel(2, 3) == 0xFFFF_0000)
        #expect(picture.pixel(5, 7) == 0xFFFF_0000)
        #expect(picture.pixel(6, 3) == 0)
        #expect(picture.pixel(8, 1) == 0x8080_0000)
        #expect(picture.pixel(1, 9) == 0xFFFF_0000)
    }

    // Covers: UIImage.withTintColor, UIImage.withRenderingMode, UIImage.renderingMode, UIImage.RenderingMode.alwaysTemplate, UIImage.RenderingMode.alwaysOriginal
    @Test("a tinted image draws its shape in the tint, a template in the current fill colour (observed)", .harness)
    func tints() {
        let shape = UIGraphicsImageRenderer(
            size: CGSize(width: 4, height: 2), format: .init(for: UITraitCollection(displayScale: 1))
        ).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        let tinted = shape.withTintColor(.blue, renderingMode: .alwaysOriginal)
        let first = ViewPicture.drawn(shape.size) { tinted.draw(at: .zero) }
        #expect(first.pixel(0, 0) == 0xFF00_00FF)
        #expect(first.pixel(3, 0) == 0)
        let template = shape.withRenderingMode(.alwaysTemplate)
        let second = ViewPicture.drawn(shape.size) {
            UIColor.green.setFill()
            template.draw(at: .zero)
        }
        #expect(second.pixel(0, 0) == 0xFF00_FF00)
        #expect(second.pixel(3, 0) == 0)
        #expect(template.renderingMode == .alwaysTemplate)
        #expect(shape.renderingMode == .automatic)
        let dark = ViewPicture.drawn(shape.size) {
            UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
                shape.withTintColor(.label).draw(at: .zero)
            }
        }
        #expect(dark.pixel(0, 0) == 0xFFFF_FFFF)
    }

    // Covers: UIImage.resizableImage, UIImage.capInsets, UIImage.resizingMode
    @Test("resizable images keep their caps and stretch or tile the middle", .harness)
    func resizable() {
        let image = sample()
        let caps = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
        let stretched = image.resizableImage(withCapInsets: caps, resizingMode: .stretch)
        #expect(stretched.capInsets == caps)
        #expect(stretched.resizingMode == .stretch)
        let one = ViewPicture.drawn(CGSize(width: 7, height: 2)) {
            stretched.draw(in: CGRect(x: 0, y: 0, width: 7, height: 2))
        }
        #expect(letters(one) == "rgggggb kwwwwwy")
        let tiled = sample().resizableImage(withCapInsets: .zero)
        #expect(tiled.resizingMode == .tile)
        let two = ViewPicture.drawn(CGSize(width: 7, height: 4)) {
            tiled.draw(in: CGRect(x: 0, y: 0, width: 7, height: 4))
        }
        #expect(letters(two) == "rgbrgbr kwykwyk rgbrgbr kwykwyk")
    }

    // Covers: UIImage.resizableImage
    @Test("UIK1008: caps larger than the image are reported and cut", .harness)
    func capsTooLarge() {
        var image = UIImage()
        let reports = Reports.during {
            image = sample().resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5))
        }
        #expect(image.capInsets == UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 0))
        #expect(
            reports.map(Reports.stable) == [
                """
                UIK1008 misuse: Cap insets are larger than the image.
                  object   <UIImage: {3, 2} @1x automatic>
                  at       UIImageTests.swift:…
                  cause    The insets are {0.0, 5.0, 0.0, 5.0}, the image is 3 × 2 points.
                  fix      Leave at least one point between opposite insets.
                """
            ])
    }

    // Covers: UIImage.withHorizontallyFlippedOrientation, UIImage.imageFlippedForRightToLeftLayoutDirection, UIImage.flipsForRightToLeftLayoutDirection
    @Test("a flipped orientation mirrors the drawing; the flag for right to left is kept", .harness)
    func flipping() {
        let flipped = sample().withHorizontallyFlippedOrientation()
        #expect(letters(ViewPicture.drawn(flipped.size) { flipped.draw(at: .zero) }) == "bgr ywk")
        #expect(flipped.withHorizontallyFlippedOrientation().imageOrientation == .up)
        #expect(sample().imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
    }

    // Covers: UIImage.preparingThumbnail, UIImage.jpegData
    @Test("a thumbnail fits into its size with the aspect kept; JPEG keeps the size and the orientation", .harness)
    func thumbnailAndJPEG() throws {
        let big = UIGraphicsImageRenderer(
            size: CGSize(width: 60, height: 40), format: .init(for: UITraitCollection(displayScale: 1))
        ).image { _ in }
        let small = try #require(big.preparingThumbnail(of: CGSize(width: 30, height: 30)))
        #expect(small.size == CGSize(width: 30, height: 20))
        #expect(big.preparingThumbnail(of: .zero) == nil)
        #expect(UIImage().preparingThumbnail(of: big.size) == nil)
        let turned = UIImage(cgImage: try #require(big.cgImage), scale: 1, orientation: .right)
        let jpeg = try #require(turned.jpegData(compressionQuality: 0.8))
        let back = try #require(UIImage(data: jpeg))
        #expect(back.size == CGSize(width: 40, height: 60))
        #expect(back.imageOrientation == .right)
    }

    // Covers: UIImage.animatedImage, UIImage.images, UIImage.duration
    @Test("an animated image has frames and a duration, a thirtieth of a second each by default", .harness)
    func animated() throws {
        let frames = [sample(), sample(), sample()]
        let image = try #require(UIImage.animatedImage(with: frames, duration: 0))
        #expect(image.images?.count == 3 && image.duration == 0.1 && image.size == frames[0].size)
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    }

    // Covers: UIImage.init(), UIImage.cgImage, UIImage.isEqual, UIImage.init(cgImage:)
    @Test("an empty image has no pixels; images of the same pixels are equal", .harness)
    func emptyAndEqual() throws {
        #expect(UIImage().cgImage == nil)
        #expect(UIImage().size == .zero)
        #expect(UIImage().pngData() == nil)
        let pixels = try #require(sample().cgImage)
        #expect(UIImage(cgImage: pixels) == UIImage(cgImage: pixels))
        #expect(!UIImage(cgImage: pixels).isEqual(UIImage(cgImage: pixels, scale: 2, orientation: .up)))
    }

    // Covers: UIImage.init(coder:), UIImage.encode
    @Test("an image comes back from an archive", .harness)
    func archive() throws {
        let image = UIImage(cgImage: try #require(sample().cgImage), scale: 2, orientation: .left)
        // archivedData calls encode(with:), unarchivedObject init(coder:).
        let data = try NSKeyedArchiver.archivedData(withRootObject: image, requiringSecureCoding: true)
        let back = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data))
        #expect(back.size == image.size)
        #expect(back.imageOrientation == .left)
        #expect(back.scale == 2)
    }

    // Covers: UIColor.init(patternImage:)
    @Test("a pattern colour tiles the image upright from the context's corner", .harness)
    func pattern() {
        let picture = ViewPicture.drawn(CGSize(width: 6, height: 4)) {
            UIColor(patternImage: sample()).setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 6, height: 4))
        }
        #expect(letters(picture) == "rgbrgb kwykwy rgbrgb kwykwy")
    }
}
