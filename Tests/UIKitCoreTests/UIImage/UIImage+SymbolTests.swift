// Symbol images: names, sizes, weights, colours, tint, baseline.
// Apple: "UIImage", Loading system-provided symbol images; "UIImage.SymbolConfiguration"
import CoreGraphics
import Diagnostics
import Foundation
import TestFixtures
import Testing
import UIKitTesting
import UIKitControls
import UIKitCore
import UIKitValues

@MainActor struct UIImageSymbolTests {
    private func symbol(_ name: String, _ configuration: UIImage.SymbolConfiguration? = nil) throws -> UIImage {
        try #require(UIImage(systemName: name, withConfiguration: configuration), "\(name)")
    }

    /// How much ink there is, in pixels.
    private func ink(_ image: UIImage) -> Double {
        let picture = ViewPicture(image)
        var sum = 0.0
        for y in 0..<picture.buffer.height {
            for x in 0..<picture.buffer.width { sum += Double(picture.pixel(x, y) >> 24) / 255 }
        }
        return sum
    }

    // Covers: UIImage.init(systemName:), UIImage.isSymbolImage, UIImage.init(systemName:withConfiguration:)
    @Test("a symbol is found by its name, in the scale of the traits, and every name of the map draws ink", .harness)
    func names() throws {
        let star = try #require(UIImage(systemName: "star"))
        #expect(star.isSymbolImage)
        #expect(star.scale == UITraitCollection.current.displayScale)
        #expect(!UIImage().isSymbolImage)
        let names = SymbolLibrary.shared.names
        #expect(names.count > 1500)
        for name in names {
            let image = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 12))
            #expect(image.map { ink($0) > 4 } == true, "\(name)")
        }
    }

    // Covers: UIImage.init(systemName:)
    @Test("UIK1010: an unknown name gives nil and one report with names like it (documented: nil)", .harness)
    func unknown() {
        var image: UIImage?
        let reports = Reports.during { image = UIImage(systemName: "chevron.rigth") }
        #expect(image == nil)
        #expect(
            reports.map(Reports.stable) == [
                """
                UIK1010 misuse: No symbol of this name.
                  object   "chevron.rigth"
                  at       UIImage+SymbolTests.swift:…
                  cause    Names like it: chevron.right, chevron.right.2, chevron.down.
                  fix      Check the spelling; Documentation/Symbols.md lists the names. The result is nil.
                """
            ])
    }

    // Covers: UIImage.SymbolConfiguration.init(scale:), UIImage.size
    @Test("a large plus in a ring is 24.33 × 23.67 points at 17 points (observed on iOS 13)", .harness)
    func measured() throws {
        let traits = UITraitCollection(displayScale: 3)
        let image = try traits.performAsCurrent(returning: {
            try symbol("plus.circle", UIImage.SymbolConfiguration(scale: .large))
        })
        #expect(abs(image.size.width - 73.0 / 3) < 0.01)
        #expect(abs(image.size.height - 71.0 / 3) < 0.01)
    }

    // Covers: UIImage.SymbolConfiguration.init(pointSize:), UIImage.SymbolConfiguration.init(pointSize:weight:), UIImage.SymbolConfiguration.init(weight:), UIImage.SymbolWeight.ultraLight, UIImage.SymbolWeight.thin, UIImage.SymbolWeight.semibold, UIImage.SymbolConfiguration.init(pointSize:weight:scale:)
    @Test("each weight has wider strokes than the one before, and size and scale change the whole", .harness)
    func weights() throws {
        let weights: [UIImage.SymbolWeight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        for name in ["circle", "chevron.right", "star.fill", "plus.circle", "person"] {
            let inks = try weights.map { ink(try symbol(name, UIImage.SymbolConfiguration(pointSize: 40, weight: $0))) }
            for (lighter, heavier) in zip(inks, inks.dropFirst()) { #expect(lighter < heavier, "\(name)") }
        }
        let plain = try symbol("star", UIImage.SymbolConfiguration(weight: .regular)).size
        #expect(try symbol("star", UIImage.SymbolConfiguration(pointSize: 34)).size.width > 1.9 * plain.width)
        let scales = try [UIImage.SymbolScale.small, .medium, .large].map {
            try symbol("star", UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: $0)).size.width
        }
        #expect(scales[0] < scales[1])
        #expect(scales[1] < scales[2])
        #expect(scales[1] == plain.width)
    }

    // Covers: UIImage.SymbolConfiguration.init(textStyle:), UIImage.SymbolConfiguration.init(font:), UIImage.withConfiguration
    @Test("a text style follows the text size of the traits; a font gives its size and weight (documented)", .harness)
    func textStyles() throws {
        let body = UIImage.SymbolConfiguration(textStyle: .body)
        let normal = try symbol("star", body)
        #expect(normal.size == (try symbol("star")).size)
        let large = UITraitCollection(traitsFrom: [
            .current, UITraitCollection(preferredContentSizeCategory: .accessibilityMedium),
        ])
        let (grown, fixed) = try large.performAsCurrent(returning: { (try symbol("star", body), try symbol("star")) })
        #expect(grown.size.width > 1.5 * normal.size.width)
        #expect(fixed.size == normal.size)
        let bold = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 30, weight: .bold))
        #expect(try symbol("star").withConfiguration(bold) == symbol("star", .init(pointSize: 30, weight: .bold)))
        #expect(ink(try symbol("star", .init(textStyle: .headline))) > ink(normal))
    }

    // Covers: UIImage.SymbolConfiguration.applying, UIImage.applyingSymbolConfiguration, UIImage.symbolConfiguration, UIImage.configuration, UIImageConfiguration.isEqual
    @Test("a configuration applied to another adds what it says and leaves the rest (documented)", .harness)
    func applying() throws {
        let size = UIImage.SymbolConfiguration(pointSize: 30)
        let bold = UIImage.SymbolConfiguration(weight: .bold)
        let both = size.applying(bold)
        #expect(both.isEqual(UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)))
        #expect(!both.isEqual(size))
        #expect(both.applying(UIImage.SymbolConfiguration(pointSize: 20)).isEqual(to: .init(pointSize: 20, weight: .bold)))
        #expect(both.withoutWeight().isEqual(to: size))
        #expect(both.withoutPointSizeAndWeight().isEqual(to: .unspecified))
        let image = try symbol("heart", size)
        let changed = try #require(image.applyingSymbolConfiguration(bold))
        #expect(changed.symbolConfiguration?.isEqual(to: both) == true)
        #expect(changed.configuration == both)
        #expect(changed == (try symbol("heart", both)))
        #expect(ink(changed) > ink(image))
        #expect(UIImage().applyingSymbolConfiguration(bold) == nil)
        #expect(UIImage().symbolConfiguration == nil)
    }

    // Covers: UIImageView.preferredSymbolConfiguration, UIImageView.tintColor
    @Test("an image view draws a symbol in its tint and takes its wishes where the image has none (documented)", .harness)
    func inImageViews() throws {
        let view = UIImageView(image: try symbol("circle.fill"))
        view.tintColor = .red
        view.sizeToFit()
        let middle = Int(view.bounds.width / 2)
        #expect(ViewPicture.of(view).pixel(middle, middle) == 0xFFFF_0000)
        let before = view.intrinsicContentSize
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
        #expect(view.intrinsicContentSize.width > 1.9 * before.width)
        view.image = try symbol("circle.fill", UIImage.SymbolConfiguration(pointSize: 17))
        #expect(view.intrinsicContentSize == before, "what the image says goes first")
        view.image = try symbol("circle.fill").withRenderingMode(.alwaysOriginal)
        view.sizeToFit()
        #expect(ViewPicture.of(view).pixel(30, 30) == 0xFF00_0000)
    }

    // Covers: UIImage.withTintColor
    @Test("withTintColor colours a symbol once for all; drawing takes the fill colour without it", .harness)
    func tinting() throws {
        let disc = try symbol("circle.fill")
        let middle = Int(disc.size.width / 2)
        let green = disc.withTintColor(.green, renderingMode: .alwaysOriginal)
        let drawn = ViewPicture.drawn(disc.size) { green.draw(at: .zero) }
        #expect(drawn.pixel(middle, middle) == 0xFF00_FF00)
        let filled = ViewPicture.drawn(disc.size) {
            UIColor.blue.setFill()
            disc.draw(at: .zero)
        }
        #expect(filled.pixel(middle, middle) == 0xFF00_00FF)
    }

    // Covers: UIImage.SymbolConfiguration.init(hierarchicalColor:), UIImage.SymbolConfiguration.init(paletteColors:), UIImage.SymbolConfiguration.preferringMulticolor
    @Test("hierarchical symbols pale by level, palettes colour each level, and monochrome ones cut out", .harness)
    func colors() throws {
        func middleAndRing(_ configuration: UIImage.SymbolConfiguration) throws -> (UInt32, UInt32) {
            let size = UIImage.SymbolConfiguration(pointSize: 60, weight: .regular)
            let image = try symbol("plus.circle.fill", size.applying(configuration))
            let view = UIImageView(image: image)
            view.tintColor = .black
            let picture = ViewPicture.of(view)
            let x = picture.buffer.width / 2
            return (picture.pixel(x, picture.buffer.height / 2), picture.pixel(x, 9))
        }
        let mono = try middleAndRing(.preferringMonochrome())
        #expect(mono.0 == 0xFFFF_FFFF)
        #expect(mono.1 == 0xFF00_0000)
        let levels = try middleAndRing(UIImage.SymbolConfiguration(hierarchicalColor: .red))
        #expect(levels.0 == 0xFFFF_0000)
        #expect(ViewPicture.distance(levels.1, 0xFFFF_7F7F) <= 2)
        let palette = try middleAndRing(UIImage.SymbolConfiguration(paletteColors: [.green, .blue]))
        #expect(palette.0 == 0xFF00_FF00)
        #expect(palette.1 == 0xFF00_00FF)
        let multi = try middleAndRing(.preferringMulticolor())
        #expect(multi.0 == 0xFFFF_FFFF)
        #expect(multi.1 == 0xFF34_C759)
    }

    @Test("a dynamic colour of a palette follows the view's appearance", .harness)
    func dynamicColors() throws {
        let image = try symbol("circle.fill", UIImage.SymbolConfiguration(paletteColors: [.label]))
        let view = UIImageView(image: image)
        view.overrideUserInterfaceStyle = .dark
        let dark = ViewPicture.of(view, background: 0xFF00_0000)
        #expect(dark.pixel(dark.buffer.width / 2, dark.buffer.height / 2) == 0xFFFF_FFFF)
    }

    // Covers: UIImage.baselineOffsetFromBottom, UIImage.imageWithoutBaseline, UIImage.withBaselineOffset
    @Test("the middle of a ring lies in the middle of the capitals above the baseline (documented)", .harness)
    func baseline() throws {
        let ring = try symbol("circle", UIImage.SymbolConfiguration(pointSize: 50))
        let offset = try #require(ring.baselineOffsetFromBottom)
        let cap = UIFont.systemFont(ofSize: 50).capHeight
        #expect(abs(ring.size.height / 2 - offset - cap / 2) < 0.01)
        #expect(ring.imageWithoutBaseline().baselineOffsetFromBottom == nil)
        #expect(ring.withBaselineOffset(fromBottom: 3).baselineOffsetFromBottom == 3)
    }

    // Covers: NSTextAttachment.init(image:)
    @Test("a symbol in text takes the font's size, the text's colour, and stands on the baseline as capitals do", .harness)
    func inText() throws {
        let text = NSMutableAttributedString(attachment: NSTextAttachment(image: try symbol("circle.fill")))
        text.append(NSAttributedString(string: "H"))
        text.addAttributes(
            [.font: UIFont.systemFont(ofSize: 50), .foregroundColor: UIColor.red], range: NSRange(location: 0, length: 2))
        let size = text.size()
        let picture = ViewPicture.drawn(size) { text.draw(at: .zero) }
        func rows(_ columns: Range<Int>) -> (Int, Int) {
            var (first, last) = (Int.max, 0)
            for y in 0..<picture.buffer.height {
                for x in columns where picture.pixel(x, y) >> 24 > 128 { (first, last) = (min(first, y), max(last, y)) }
            }
            return (first, last)
        }
        let middle = Int(size.width) - 50
        let disc = rows(0..<middle)
        let letter = rows(middle + 20..<Int(size.width))
        #expect(disc.1 - disc.0 > 45, "the font's size")
        #expect(abs((disc.0 + disc.1) - (letter.0 + letter.1)) <= 2, "the middles are level")
        #expect(picture.pixel(24, (disc.0 + disc.1) / 2) == 0xFFFF_0000)
    }

    // Covers: UIImage.checkmark, UIImage.remove
    @Test("the images that UIKit names are symbols; chevrons of reading mirror, those of left and right do not", .harness)
    func namedOnes() throws {
        for image in [UIImage.add, .remove, .actions, .checkmark, .strokedCheckmark] { #expect(image.isSymbolImage) }
        #expect(UIImage.checkmark != UIImage.remove)
        #expect(try symbol("chevron.forward").flipsForRightToLeftLayoutDirection)
        #expect(try !symbol("chevron.right").flipsForRightToLeftLayoutDirection)
    }

    // Covers: UIImage.SymbolWeight.semibold
    @Test("weights of symbols and fonts go into each other (documented)", .harness)
    func fontWeights() {
        #expect(UIImage.SymbolWeight.semibold.fontWeight() == .semibold)
        #expect(UIFont.Weight.black.symbolWeight() == .black)
        #expect(UIImage.SymbolWeight.unspecified.fontWeight() == .regular)
        #expect(UIFont.Weight(0.1).symbolWeight() == .regular)
    }

    // Covers: UIButton.preferredSymbolConfigurationForImage, UIButton.setPreferredSymbolConfiguration, UIButton.currentPreferredSymbolConfiguration
    @Test("buttons size symbols by state and by configuration", .harness)
    func inButtons() throws {
        let star = try symbol("star")
        let plain = UIButton(type: .system)
        plain.setImage(star, for: .normal)
        let before = plain.intrinsicContentSize
        plain.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 40), forImageIn: .normal)
        #expect(plain.intrinsicContentSize.width > before.width + 20)
        #expect(plain.preferredSymbolConfigurationForImage(in: .highlighted) == plain.currentPreferredSymbolConfiguration)
        var configuration = UIButton.Configuration.plain()
        configuration.image = star
        let one = UIButton(configuration: configuration).intrinsicContentSize
        configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(scale: .large)
        #expect(UIButton(configuration: configuration).intrinsicContentSize.width > one.width)
    }

    @Test("path data reads every command, absolute and relative, and numbers that run together")
    func pathData() throws {
        func box(_ text: Substring) -> CGRect? { PathData.path(text)?.boundingBoxOfPath }
        #expect(box("M1 2h3v4H1z") == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(box("m1 2 3 0 0 4-3 0z") == CGRect(x: 1, y: 2, width: 3, height: 4))
        let circle = try #require(box("M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0"))
        #expect(abs(circle.minX - 3) < 0.01)
        #expect(abs(circle.maxY - 21) < 0.01)
        #expect(abs(circle.minY - 3) < 0.01)
        let small = try #require(box("M0 0a.5.5 0 01.5.5"))
        #expect(abs(small.width - 0.5) < 1e-9)
        #expect(abs(small.height - 0.5) < 1e-9)
        #expect(box("M0 0c0 4 4 4 4 0s4-4 4 0")?.width == 8)
        #expect(box("M0 0q2 4 4 0t4 0")?.width == 8)
        #expect(PathData.path("M0 0L1") == nil)
        #expect(PathData.path("5 5") == nil)
        #expect(PathData.path("M0 0x") == nil)
    }
}
