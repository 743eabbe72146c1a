// Core Text's fonts, which are UIKit's.
// Apple: "CTFont".
import CoreText
import Foundation
import Testing
import UIKit

struct CTFontTests {
    // Covers: CTFontCreateWithName.init(_:_:_:), CTFontGetAscent.init(_:), CTFontGetDescent.init(_:), CTFontGetCapHeight.init(_:), CTFontGetLeading.init(_:)
    @Test("A font by name has its file's measures; its descent is above 0, where UIFont's descender is below (documented)")
    func measures() throws {
        let font = CTFontCreateWithName("Quicksand-Bold" as CFString, 40, nil)
        #expect(CTFontGetSize(font) == 40)
        #expect(CTFontGetAscent(font) == 40)
        #expect(CTFontGetDescent(font) == 10)
        #expect(CTFontGetLeading(font) == 0)
        #expect(CTFontGetCapHeight(font) == 28)
        #expect(abs(CTFontGetXHeight(font) - 20.6) < 1e-9)
        #expect(CTFontCopyFamilyName(font) as String == "Quicksand")
        #expect(CTFontCopyFullName(font) as String == "Quicksand Bold")
        #expect((font as UIFont).descender == -10)
        #expect(CTFontGetSize(CTFontCreateWithName("Quicksand" as CFString, 0, nil)) == 12)
    }

    // Covers: CTFontCreateWithGraphicsFont.init(_:_:_:_:)
    @Test("A Core Graphics font draws without being registered (documented)")
    func graphicsFont() throws {
        let font = try #require(CGFont(CGDataProvider(data: try TestFont("Vitrfont1").data as CFData)!))
        let made = CTFontCreateWithGraphicsFont(font, 20, nil, nil) as UIFont
        #expect(made.fontName == "Vitrfont1-Bold")
        #expect(made.ascender == 20)
        let text = "Unregistered" as NSString
        let same = text.size(withAttributes: [.font: UIFont(name: "Quicksand-Bold", size: 20)!])
        #expect(text.size(withAttributes: [.font: made]) == same)
        #expect(UIFont(name: "Vitrfont1-Bold", size: 20) == nil)
    }

    // Covers: CATextLayer.font
    @MainActor @Test("A text layer draws with a Core Graphics font as with the font of that name (documented)")
    func textLayer() throws {
        func width(_ font: CFTypeRef) -> CGFloat {
            let layer = CATextLayer()
            layer.string = "Letters"
            layer.fontSize = 24
            layer.font = font
            return layer.preferredFrameSize().width
        }
        let font = try #require(CGFont(CGDataProvider(data: try TestFont("Vitrfont2").data as CFData)!))
        #expect(width(font) == width(UIFont(name: "Quicksand-Bold", size: 9)!))
        #expect(width(font) != width(UIFont.systemFont(ofSize: 9)))
    }
}
