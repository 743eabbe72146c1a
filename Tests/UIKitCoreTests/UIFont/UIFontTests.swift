// Fonts: measures, styles, weights, descriptors, scaling.
// Apple: "UIFont", "UIFontDescriptor", "UIFontMetrics"
import CoreGraphics
import Foundation
import TestFixtures
import Testing
import UIKitTesting
import UIKitValues

struct UIFontTests {
    private func near(_ one: CGFloat, _ two: CGFloat) -> Bool { abs(one - two) < 1e-6 }

    // Covers: UIFont.systemFont, UIFont.ascender, UIFont.descender, UIFont.capHeight, UIFont.xHeight, UIFont.leading, UIFont.lineHeight, UIFont.pointSize
    @Test("the system font has San Francisco's published measures (observed)", .harness)
    func systemMeasures() {
        let font = UIFont.systemFont(ofSize: 20)
        #expect(font.pointSize == 20)
        #expect(font.leading == 0)
        #expect(near(font.ascender, 19.04296875))
        #expect(near(font.descender, -4.82421875))
        #expect(near(font.capHeight, 14.091796875))
        #expect(near(font.xHeight, 10.439453125))
        #expect(near(UIFont.systemFont(ofSize: 15).lineHeight, 17.900390625))
        #expect(near(UIFont.systemFont(ofSize: 17).lineHeight, 20.287109375))
    }

    // Covers: UIFont.boldSystemFont, UIFont.italicSystemFont, UIFont.monospacedSystemFont, UIFont.monospacedDigitSystemFont, UIFont.fontName, UIFont.familyName, UIFontDescriptor.symbolicTraits
    @Test("weights and slants show in the names and the symbolic traits (observed)", .harness)
    func names() {
        #expect(UIFont.systemFont(ofSize: 17).fontName == ".SFUI-Regular")
        #expect(UIFont.systemFont(ofSize: 17).familyName == ".AppleSystemUIFont")
        #expect(UIFont.systemFont(ofSize: 17, weight: .semibold).fontName == ".SFUI-Semibold")
        #expect(UIFont.boldSystemFont(ofSize: 17).fontName == ".SFUI-Semibold")
        #expect(UIFont.boldSystemFont(ofSize: 17).fontDescriptor.symbolicTraits.contains(.traitBold))
        #expect(UIFont.italicSystemFont(ofSize: 17).fontDescriptor.symbolicTraits.contains(.traitItalic))
        #expect(!UIFont.systemFont(ofSize: 17).fontDescriptor.symbolicTraits.contains(.traitBold))
        let mono = UIFont.monospacedSystemFont(ofSize: 12, weight: .regular)
        #expect(mono.fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
        let digits = UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .bold)
        #expect(digits.fontName == ".SFUI-Bold")
        #expect(digits.typesetFont.features.contains(.monospacedDigits))
    }

    // Covers: UIFont.preferredFont, UIFont.TextStyle.largeTitle, UIFont.TextStyle.headline, UIFont.TextStyle.footnote, UIFont.TextStyle.title3
    @Test("every text style has Apple's size and line distance at every text size (documented)", .harness)
    func preferred() {
        let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        let titleSizes: [CGFloat] = [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        for (index, category) in UIContentSizeCategory.ordered.enumerated() {
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == bodySizes[index])
            #expect(
                UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traits).pointSize == titleSizes[index])
        }
        let large = UITraitCollection(preferredContentSizeCategory: .large)
        func font(_ style: UIFont.TextStyle) -> UIFont { .preferredFont(forTextStyle: style, compatibleWith: large) }
        let sizes: [(UIFont.TextStyle, CGFloat)] = [
            (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
            (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
        ]
        for (style, size) in sizes { #expect(font(style).pointSize == size) }
        #expect(near(font(.body).lineHeight + font(.body).leading, 22))
        #expect(font(.headline).fontName == ".SFUI-Semibold")
        #expect(font(.title3).fontName == ".SFUI-Regular")
        UITraitCollection(preferredContentSizeCategory: .small).performAsCurrent {
            #expect(UIFont.preferredFont(forTextStyle: .footnote).pointSize == 12)
        }
    }

    // Covers: UIFont.withSize, UIFont.fontDescriptor, UIFont.init(descriptor:size:), UIFont.labelFontSize, UIFont.buttonFontSize, UIFont.systemFontSize
    @Test("withSize and a descriptor with a size change the size alone; size 0 keeps it (documented)", .harness)
    func sizes() {
        let bold = UIFont.boldSystemFont(ofSize: 17)
        #expect(bold.withSize(20) == UIFont.boldSystemFont(ofSize: 20))
        #expect(UIFont(descriptor: bold.fontDescriptor, size: 0) == bold)
        #expect(UIFont(descriptor: bold.fontDescriptor, size: 9).pointSize == 9)
        #expect(UIFont.labelFontSize == 17)
        #expect(UIFont.buttonFontSize == 18)
        #expect(UIFont.systemFontSize == 14)
        #expect(UIFont.systemFont(ofSize: .nan).pointSize == 12)
    }

    // Covers: UIFontDescriptor.withSymbolicTraits, UIFontDescriptor.SymbolicTraits.traitBold, UIFontDescriptor.SymbolicTraits.traitItalic, UIFontDescriptor.SymbolicTraits.union
    @Test("withSymbolicTraits sets exactly these traits; preferred fonts take their emphasised weight (documented)", .harness)
    func symbolicTraits() throws {
        let plain = UIFont.systemFont(ofSize: 17).fontDescriptor
        let both = try #require(plain.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(UIFont(descriptor: both, size: 0).fontName == ".SFUI-BoldItalic")
        let back = try #require(both.withSymbolicTraits(plain.symbolicTraits))
        #expect(back == plain)
        let more = try #require(plain.withSymbolicTraits(plain.symbolicTraits.union(.traitItalic)))
        #expect(more.symbolicTraits.contains(.traitItalic))
        let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
        let title = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1)
        #expect(body.withSymbolicTraits(.traitBold)?.postscriptName == ".SFUI-Semibold")
        #expect(title.withSymbolicTraits(.traitBold)?.postscriptName == ".SFUI-Bold")
    }

    // Covers: UIFontDescriptor.addingAttributes, UIFontMetrics.scaledFont
    @Test("a weight that is set on a text style's descriptor keeps the distance of the style's lines [observed]", .harness)
    func leadingOfStyles() {
        for style in [UIFont.TextStyle.footnote, .title2, .body] {
            let preferred = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
            let bold = UIFont(
                descriptor: preferred.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]]), size: 0)
            #expect(bold.leading == UIFont.preferredFont(forTextStyle: style).leading)
            #expect(bold.leading > 0)
            #expect(UIFontMetrics.default.scaledFont(for: bold).leading == bold.leading)
        }
    }

    // Covers: UIFontDescriptor.withDesign, UIFontDescriptor.addingAttributes, UIFontDescriptor.fontAttributes, UIFontDescriptor.object, UIFontDescriptor.init(fontAttributes:)
    @Test("a descriptor takes designs and attributes and shows them again", .harness)
    func attributes() throws {
        let rounded = try #require(UIFont.systemFont(ofSize: 17).fontDescriptor.withDesign(.rounded))
        #expect(UIFont(descriptor: rounded, size: 0).familyName == ".AppleSystemUIFontRounded")
        let light = UIFontDescriptor(fontAttributes: [
            .family: ".AppleSystemUIFont", .size: 13, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.light],
        ])
        #expect(UIFont(descriptor: light, size: 0) == UIFont.systemFont(ofSize: 13, weight: .light))
        let larger = light.addingAttributes([.size: 20])
        #expect(larger.pointSize == 20)
        #expect(larger.fontAttributes[.size] as? CGFloat == 20)
        #expect(larger.object(forKey: .name) as? String == ".SFUI-Light")
    }

    // Covers: UIFont.init(name:size:), UIFont.familyNames, UIFont.fontNames
    @Test("a font by name is found among the families, an unknown name gives nil (documented)", .harness)
    func byName() throws {
        #expect(UIFont(name: "NoSuchFontAnywhere", size: 12) == nil)
        let family = try #require(UIFont.familyNames.first { !UIFont.fontNames(forFamilyName: $0).isEmpty })
        let name = try #require(UIFont.fontNames(forFamilyName: family).first)
        #expect(UIFont(name: name, size: 12)?.pointSize == 12)
        #expect(UIFont(name: ".SFUI-Bold", size: 17) == UIFont.systemFont(ofSize: 17, weight: .bold))
        #expect(UIFont(name: ".SFUI-Semibold", size: 17) == UIFont.boldSystemFont(ofSize: 17))
        #expect(UIFont.fontNames(forFamilyName: "NoSuchFamily").isEmpty)
    }

    // Covers: UIFontMetrics.init(forTextStyle:), UIFontMetrics.scaledFont, UIFontMetrics.scaledValue
    @Test("font metrics scale as their style does, up to a limit", .harness)
    func metrics() {
        let large = UITraitCollection(preferredContentSizeCategory: .large)
        let huge = UITraitCollection {
            $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
            $0.displayScale = 2
        }
        let body = UIFontMetrics(forTextStyle: .body)
        let font = UIFont.boldSystemFont(ofSize: 17)
        #expect(body.scaledFont(for: font, compatibleWith: large).pointSize == 17)
        #expect(body.scaledFont(for: font, compatibleWith: huge).pointSize == 48)
        #expect(body.scaledFont(for: font, maximumPointSize: 30, compatibleWith: huge).pointSize == 30)
        #expect(body.scaledFont(for: font, compatibleWith: huge).fontName == ".SFUI-Semibold")
        #expect(body.scaledValue(for: 10, compatibleWith: huge) == 28)
    }

    // Covers: UIFont.isEqual, UIFont.init(coder:), UIFont.encode
    @Test("fonts are equal by descriptor and come back from an archive", .harness)
    func archive() throws {
        // archivedData calls encode(with:), unarchivedObject init(coder:).
        for font in [
            UIFont.systemFont(ofSize: 15), .italicSystemFont(ofSize: 12), .preferredFont(forTextStyle: .headline),
            .monospacedSystemFont(ofSize: 9, weight: .bold),
        ] {
            let data = try NSKeyedArchiver.archivedData(withRootObject: font, requiringSecureCoding: true)
            #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data) == font)
        }
        #expect(!UIFont.systemFont(ofSize: 15).isEqual(UIFont.systemFont(ofSize: 16)))
    }

    // Covers: UIFont.Weight.medium, UIFont.Weight.bold, UIFont.Weight.semibold, UIFont.Weight.regular, UIFont.Weight.thin, UIFont.Weight.ultraLight, UIFont.Weight.heavy, UIFont.Weight.light, UIFont.Weight.black
    @Test("the weights have their published raw values", .harness)
    func weights() {
        let weights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        #expect(weights.map(\.rawValue) == [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62])
    }
}
