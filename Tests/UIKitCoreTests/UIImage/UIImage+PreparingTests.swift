// Thumbnails and decoding on other threads, formats, configurations of traits, named resources.
// Apple: "UIImage", prepareThumbnail(of:completionHandler:), imageRendererFormat; "UIGraphicsImageRendererFormat"
import CoreGraphics
import Diagnostics
import Foundation
import Synchronization
import TestFixtures
import Testing
import UIKitTesting
import UIKitControls
import UIKitCore
import UIKitValues

@MainActor struct UIImagePreparingTests {
    private func picture(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, opaque: Bool = false) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = opaque
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    // Covers: UIImage.prepareThumbnail, UIImage.byPreparingThumbnail, UIImage.preparingThumbnail
    @Test("thumbnails are made off the main thread and are the same as those made on it (documented)", .harness)
    func thumbnails() async throws {
        let big = picture(60, 40)
        let size = CGSize(width: 30, height: 30)
        let here = try #require(big.preparingThumbnail(of: size))
        let awaited = try #require(await big.byPreparingThumbnail(ofSize: size))
        #expect(ViewPicture(awaited).difference(from: ViewPicture(here)) == 0)
        #expect(awaited.scale == here.scale)
        let (handled, wasMain) = await withCheckedContinuation { continuation in
            big.prepareThumbnail(of: size) { image in continuation.resume(returning: (image, Thread.isMainThread)) }
        }
        #expect(handled?.size == here.size)
        #expect(!wasMain)
        #expect(await big.byPreparingThumbnail(ofSize: .zero) == nil)
    }

    // Covers: UIImage.prepareForDisplay, UIImage.byPreparingForDisplay, UIImage.preparingForDisplay
    @Test("an image prepared for display shows the same; one without pixels gives nil", .harness)
    func display() async throws {
        let image = picture(8, 8)
        #expect(await image.byPreparingForDisplay() == image.preparingForDisplay())
        let handled = await withCheckedContinuation { continuation in
            image.prepareForDisplay { continuation.resume(returning: $0) }
        }
        #expect(handled == image)
        #expect(await UIImage().byPreparingForDisplay() == nil)
    }

    // Covers: UIImage.imageRendererFormat, UIGraphicsImageRendererFormat.scale, UIGraphicsImageRendererFormat.opaque
    @Test("an image's format has its scale, and is opaque where it is", .harness)
    func format() {
        let format = picture(4, 4, scale: 2, opaque: true).imageRendererFormat
        #expect(format.scale == 2)
        #expect(format.opaque)
        #expect(!picture(4, 4).imageRendererFormat.opaque)
    }

    // Covers: UIGraphicsImageRendererFormat.init(), UIGraphicsImageRendererFormat.preferred, UIGraphicsImageRendererFormat.default, UIGraphicsImageRendererFormat.scale, UIGraphicsImageRendererFormat.opaque, UIGraphicsImageRendererFormat.preferredRange
    @Test("formats begin with the screen's scale, not opaque, in the standard range (documented but the range)", .harness)
    func formats() {
        let traits = UITraitCollection(traitsFrom: [.current, UITraitCollection(displayScale: 2)])
        traits.performAsCurrent {
            for format in [UIGraphicsImageRendererFormat(), .preferred(), .default()] {
                #expect(format.scale == 2)
                #expect(!format.opaque)
                #expect(format.preferredRange == .standard)
                let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3), format: format).image { _ in }
                #expect(image.scale == 2)
                #expect(ViewPicture(image).pixel(0, 0) == 0)
            }
            let opaque = UIGraphicsImageRendererFormat()
            opaque.opaque = true
            opaque.scale = 1
            let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3), format: opaque).image { _ in }
            #expect(ViewPicture(image).pixel(0, 0) == 0xFF00_0000)
            #expect(image.cgImage?.width == 3)
        }
    }

    // Covers: UIImage.init(named:), UIImage.init(imageLiteralResourceName:), UIImage.init(resource:)
    @Test("a name, a literal and a resource find the same image of the main bundle's folders", .harness)
    func mainBundle() throws {
        let folder = try #require(Bundle.main.resourcePath)
        let name = "vitrine-\(UUID().uuidString)"
        let file = URL(fileURLWithPath: folder).appendingPathComponent("\(name).xcassets/\(name).imageset")
        // The index of the main bundle is read once: an image in its folders is not seen later, a missing one is said.
        #expect(!FileManager.default.fileExists(atPath: file.path))
        var images: [UIImage?] = []
        let reports = Reports.during {
            images = [
                UIImage(named: name), UIImage(imageLiteralResourceName: name),
                UIImage(resource: ImageResource(name: name, bundle: .main)),
            ]
        }
        #expect(images[0] == nil)
        #expect(images[1]?.size == .zero)
        #expect(images[2]?.size == .zero)
        #expect(reports.map(\.entry.code) == ["UIK1002", "UIK1002", "UIK1002"])
    }

    // Covers: UIImage.withAlignmentRectInsets, UIImage.alignmentRectInsets, UIImage.withRenderingMode
    @Test("a copy keeps what it was not asked to change", .harness)
    func copies() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let image = picture(10, 10).withAlignmentRectInsets(insets).withRenderingMode(.alwaysTemplate)
        #expect(image.alignmentRectInsets == insets)
        #expect(image.renderingMode == .alwaysTemplate)
        #expect(image.size == CGSize(width: 10, height: 10))
    }

    // Covers: UIImageAsset.register, UIImageAsset.image, UIImage.withConfiguration
    @Test("a configuration of traits chooses the variant of an asset (documented)", .harness)
    func assets() {
        let asset = UIImageAsset()
        let (light, dark) = (picture(2, 2), picture(3, 3))
        let night = UIImage.Configuration(traitCollection: UITraitCollection(userInterfaceStyle: .dark))
        asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
        asset.register(dark, with: night)
        #expect(asset.image(with: night).size.width == 3)
        let shown = asset.image(with: UITraitCollection(userInterfaceStyle: .light))
        #expect(shown.size.width == 2)
        #expect(shown.withConfiguration(night).size.width == 3)
    }

    // Covers: UIImage.animatedImage
    @Test("frames of a GIF in an animated image run in an image view", .harness)
    func gif() throws {
        let gif = Data([
            0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255, 0x21, 0xF9, 4, 0, 0, 0, 0, 0,
            0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B,
        ])
        let still = try #require(UIImage(data: gif))
        #expect(still.images == nil)
        #expect(still.size == CGSize(width: 1, height: 1))
        let view = UIImageView(image: UIImage.animatedImage(with: [still, picture(1, 1)], duration: 1))
        #expect(view.isAnimating)
        view.stopAnimating()
        #expect(!view.isAnimating)
        view.startAnimating()
        #expect(view.isAnimating)
        view.stopAnimating()
    }

    // Covers: UIImageView.startAnimating, UIImageView.stopAnimating, UIImageView.isAnimating, UIImageView.animationImages, UIImageView.animationDuration, UIImageView.preferredImageDynamicRange
    @Test("a view without frames does not animate; one with them does until it is stopped", .harness)
    func animation() {
        let view = UIImageView()
        view.startAnimating()
        #expect(!view.isAnimating)
        view.animationImages = [picture(1, 1), picture(2, 2)]
        view.animationDuration = 2
        view.startAnimating()
        #expect(view.isAnimating)
        #expect(view.animationDuration == 2)
        #expect(view.animationImages?.count == 2)
        view.stopAnimating()
        #expect(!view.isAnimating)
        view.preferredImageDynamicRange = .high
        #expect(view.preferredImageDynamicRange == .high)
        #expect(view.imageDynamicRange == .standard)
    }
}
