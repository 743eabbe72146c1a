// Image views: sizes, content modes, templates, resizable images, animation.
// Apple: "UIImageView"
import CoreGraphics
import Foundation
import QuartzCore
import Stage
import TestFixtures
import Testing
import UIKitTesting
import UIKitControls
import UIKitCore
import UIKitValues

@MainActor struct UIImageViewTests {
    private func image(_ color: UIColor, _ width: CGFloat = 4, _ height: CGFloat = 2, scale: CGFloat = 1) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    // Covers: UIImageView.init(image:), UIImageView.init(), UIImageView.init(frame:), UIImageView.init(image:highlightedImage:), UIImageView.isUserInteractionEnabled, UIImageView.image, UIImageView.isHighlighted, UIImageView.highlightedImage
    @Test("a view made of an image has its size; it takes no touches (documented)", .harness)
    func making() {
        let view = UIImageView(image: image(.red))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 4, height: 2))
        #expect(!view.isUserInteractionEnabled)
        #expect(view.intrinsicContentSize == CGSize(width: 4, height: 2))
        #expect(view.image?.size.width == 4)
        #expect(UIImageView().intrinsicContentSize == CGSize(width: -1, height: -1))
        #expect(UIImageView().image == nil)
        #expect(UIImageView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).bounds.width == 9)
        let two = UIImageView(image: image(.red), highlightedImage: image(.blue))
        #expect(ViewPicture.of(two).pixel(1, 1) == 0xFFFF_0000)
        two.isHighlighted = true
        #expect(ViewPicture.of(two).pixel(1, 1) == 0xFF00_00FF)
        #expect(two.highlightedImage != nil)
    }

    // Covers: UIImageView.image
    @Test("content modes place the image: filled, fitted, centred, in the corners (documented)", .harness)
    func contentModes() throws {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.image = image(.red, 8, 4)
        let expected: [(UIView.ContentMode, [Int])] = [
            (.scaleToFill, [0, 0, 20, 20]), (.scaleAspectFit, [0, 5, 20, 10]), (.center, [6, 8, 8, 4]),
            (.topLeft, [0, 0, 8, 4]), (.top, [6, 0, 8, 4]), (.bottomRight, [12, 16, 8, 4]), (.left, [0, 8, 8, 4]),
        ]
        for (mode, rect) in expected {
            view.contentMode = mode
            let box = try #require(ViewPicture.of(view).inkBox())
            #expect([box.minX, box.minY, box.width, box.height] == rect, "\(mode)")
        }
        view.contentMode = .scaleAspectFill
        view.clipsToBounds = true
        #expect(try #require(ViewPicture.of(view).inkBox()).width == 20)
    }

    // Covers: UIImageView.image
    @Test("an image of another scale is shown in points", .harness)
    func scales() throws {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.contentMode = .center
        view.image = image(.red, 8, 4, scale: 2)
        let box = try #require(ViewPicture.of(view, scale: 1).inkBox())
        #expect(box.width == 8)
        #expect(box.height == 4)
    }

    // Covers: UIImageView.tintColor, UIImage.RenderingMode.alwaysTemplate
    @Test("a template is drawn in the tint and follows it; an original is not", .harness)
    func templates() {
        let view = UIImageView(image: image(.red).withRenderingMode(.alwaysTemplate))
        view.tintColor = .green
        #expect(ViewPicture.of(view).pixel(1, 1) == 0xFF00_FF00)
        view.tintColor = .blue
        #expect(ViewPicture.of(view).pixel(1, 1) == 0xFF00_00FF)
        view.image = image(.red)
        #expect(ViewPicture.of(view).pixel(1, 1) == 0xFFFF_0000)
        view.image = image(.red).withTintColor(.yellow)
        #expect(ViewPicture.of(view).pixel(1, 1) == 0xFFFF_FF00)
    }

    // Covers: UIImageView.image, UIImage.resizableImage
    @Test("a resizable image keeps its caps, and looks as drawn by draw(in:)", .harness)
    func resizable() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let frame = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6), format: format).image { context in
            UIColor.black.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
            UIColor.yellow.setFill()
            context.fill(CGRect(x: 2, y: 2, width: 2, height: 2))
        }
        let caps = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
        for mode in [UIImage.ResizingMode.stretch, .tile] {
            let image = frame.resizableImage(withCapInsets: caps, resizingMode: mode)
            let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 14))
            view.image = image
            let shown = ViewPicture.of(view)
            let drawn = ViewPicture.drawn(view.bounds.size) { image.draw(in: view.bounds) }
            #expect(shown.difference(from: drawn) == 0, "\(mode)")
            #expect(shown.pixel(1, 7) == 0xFF00_0000)
            #expect(shown.pixel(10, 7) == 0xFFFF_FF00)
        }
    }

    // Covers: UIImageView.image, UIImageAsset.register
    @Test("an image with variants changes with the appearance", .harness)
    func variants() {
        let asset = UIImageAsset()
        asset.register(image(.white), with: UITraitCollection(userInterfaceStyle: .dark))
        asset.register(image(.black), with: UITraitCollection(userInterfaceStyle: .light))
        let view = UIImageView(image: asset.image(with: UITraitCollection(userInterfaceStyle: .light)))
        #expect(ViewPicture.of(view).pixel(1, 1) == 0xFF00_0000)
        view.overrideUserInterfaceStyle = .dark
        #expect(ViewPicture.of(view).pixel(1, 1) == 0xFFFF_FFFF)
    }

    // Covers: UIImageView.animationImages, UIImageView.animationDuration, UIImageView.startAnimating, UIImageView.stopAnimating, UIImageView.isAnimating, UIImageView.animationRepeatCount
    @Test("images are shown in turn by the clock, as often as asked, then the image again (documented)", .harness)
    func animation() {
        let fixture = StageFixture(StageEnvironment(scale: 1))
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.image = image(.black)
        view.animationImages = [image(.red), image(.green), image(.blue)]
        view.animationDuration = 0.3
        view.animationRepeatCount = 2
        fixture.show(view)
        #expect(fixture.pixel(5, 5) == 0xFF00_0000)
        #expect(!view.isAnimating)
        view.startAnimating()
        #expect(view.isAnimating)
        fixture.turn()
        var colors: [UInt32] = [fixture.pixel(5, 5)]
        for _ in 0..<5 {
            fixture.advance(by: 0.1)
            colors.append(fixture.pixel(5, 5))
        }
        #expect(
            colors == [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF])
        fixture.advance(by: 0.1)
        #expect(!view.isAnimating)
        #expect(fixture.pixel(5, 5) == 0xFF00_0000)
        view.startAnimating()
        view.stopAnimating()
        fixture.turn()
        #expect(fixture.pixel(5, 5) == 0xFF00_0000)
    }

    // Covers: UIImage.animatedImage, UIImageView.image
    @Test("an animated image runs by itself, without end", .harness)
    func animatedImage() throws {
        let fixture = StageFixture(StageEnvironment(scale: 1))
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.image = UIImage.animatedImage(with: [image(.red), image(.blue)], duration: 0.2)
        fixture.show(view)
        #expect(view.isAnimating)
        #expect(fixture.pixel(5, 5) == 0xFFFF_0000)
        fixture.advance(by: 0.1)
        #expect(fixture.pixel(5, 5) == 0xFF00_00FF)
        fixture.advance(by: 0.9)
        #expect(view.isAnimating)
    }
}
