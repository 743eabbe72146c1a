// Fonts registered by their bytes, in the words of public code: `import UIKit` alone.
// Apple: "CTFontManagerRegisterGraphicsFont(_:_:)", "UIFont", init(name:size:).
import Foundation
import Testing
import UIKit

@Suite("Fonts registered by their bytes")
struct GraphicsFontTests {
    // Covers: CTFontManagerRegisterGraphicsFont.init(_:_:), CTFontManagerUnregisterGraphicsFont.init(_:_:), CGFont.init(_:), UIFont.init(name:size:), UIFont.fontNames, UIFont.familyNames
    @Test("A registered font is found by PostScript, full and family name in any capitals, and goes again (observed)")
    func register() throws {
        let data = try TestFont("Vitrbyte1").data
        var error: Unmanaged<CFError>?
        let font = CGFont(CGDataProvider(data: data as CFData)!)!
        #expect(UIFont(name: "Vitrbyte1-Bold", size: 20) == nil)
        #expect(CTFontManagerRegisterGraphicsFont(font, &error))
        #expect(error == nil)
        for name in ["Vitrbyte1-Bold", "Vitrbyte1 Bold", "Vitrbyte1", "vitrbyte1-bold"] {
            let found = try #require(UIFont(name: name, size: 20))
            #expect(found.fontName == "Vitrbyte1-Bold")
            #expect(found.familyName == "Vitrbyte1")
            #expect(found.pointSize == 20)
            #expect(found.ascender == 20)
            #expect(found.descender == -5)
            #expect(found.capHeight == 14)
            #expect(found.fontDescriptor.symbolicTraits.contains(.traitBold))
        }
        #expect(UIFont.familyNames.contains("Vitrbyte1"))
        #expect(UIFont.fontNames(forFamilyName: "Vitrbyte1") == ["Vitrbyte1-Bold"])
        let text = "Text of the app" as NSString
        let own = text.size(withAttributes: [.font: UIFont(name: "Vitrbyte1-Bold", size: 20)!])
        #expect(own == text.size(withAttributes: [.font: UIFont(name: "Quicksand-Bold", size: 20)!]))
        #expect(own != text.size(withAttributes: [.font: UIFont.boldSystemFont(ofSize: 20)]))

        #expect(!CTFontManagerRegisterGraphicsFont(font, &error))
        let twice = try #require(error).takeRetainedValue()
        #expect(CFErrorGetCode(twice) == CTFontManagerError.alreadyRegistered.rawValue)
        #expect((twice as Error).localizedDescription.contains("Vitrbyte1-Bold"))
        #expect(CTFontManagerUnregisterGraphicsFont(font, nil))
        #expect(!CTFontManagerUnregisterGraphicsFont(font, nil))
        #expect(UIFont(name: "Vitrbyte1-Bold", size: 20) == nil)
        #expect(!UIFont.familyNames.contains("Vitrbyte1"))
    }

    // Covers: UIFontDescriptor.init(fontAttributes:), UIFontDescriptor.withSymbolicTraits, UIFontDescriptor.matchingFontDescriptors
    @Test("A registered family answers to weights and traits with the faces that it has (documented)")
    func family() throws {
        let fonts = try ["Regular", "Bold"].map { try TestFont("Vitrbyte2", style: $0) }
            .map { CGFont(CGDataProvider(data: $0.data as CFData)!)! }
        for font in fonts { CTFontManagerRegisterGraphicsFont(font, nil) }
        defer { for font in fonts { CTFontManagerUnregisterGraphicsFont(font, nil) } }
        #expect(UIFont.fontNames(forFamilyName: "Vitrbyte2") == ["Vitrbyte2-Bold", "Vitrbyte2-Regular"])
        let regular = try #require(UIFont(name: "Vitrbyte2", size: 17))
        #expect(regular.fontName == "Vitrbyte2-Regular")
        let bold = try #require(regular.fontDescriptor.withSymbolicTraits(.traitBold))
        #expect(UIFont(descriptor: bold, size: 0).fontName == "Vitrbyte2-Bold")
        #expect(regular.fontDescriptor.withSymbolicTraits(.traitItalic) == nil)
        let face = UIFontDescriptor(fontAttributes: [.family: "Vitrbyte2", .face: "Bold", .size: 11])
        #expect(UIFont(descriptor: face, size: 0).fontName == "Vitrbyte2-Bold")
        #expect(face.matchingFontDescriptors(withMandatoryKeys: nil).count == 1)
        let heavy = UIFontDescriptor(fontAttributes: [
            .family: "Vitrbyte2", .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
        ])
        #expect(UIFont(descriptor: heavy, size: 9).fontName == "Vitrbyte2-Bold")
    }

    // Covers: CGDataProvider.init(data:)
    @Test("The loop of public test suites over a bundle's files compiles: NSData, provider, font, no error wanted")
    func publicLoop() throws {
        let made = try TestFont("Vitrbyte3")
        try made.withFile { url in
            [url].forEach { url in
                let fontData = NSData(contentsOf: url)!
                let provider = CGDataProvider(data: fontData)!
                if let font = CGFont(provider) {
                    CTFontManagerRegisterGraphicsFont(font, nil)
                }
            }
        }
        let font = try #require(CGFont(CGDataProvider(data: made.data)!))
        #expect(UIFont(name: "Vitrbyte3-Bold", size: 12)?.fontName == "Vitrbyte3-Bold")
        CTFontManagerUnregisterGraphicsFont(font, nil)
    }

    @Test("Text in other fonts does not fall back on a registered one, and registering changes no layout of theirs")
    func noFallback() throws {
        let text = "Ein Wort 語 ↯" as NSString
        let before = text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
        let font = CGFont(CGDataProvider(data: try TestFont("Vitrbyte4").data as CFData)!)!
        CTFontManagerRegisterGraphicsFont(font, nil)
        #expect(text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]) == before)
        CTFontManagerUnregisterGraphicsFont(font, nil)
    }
}
