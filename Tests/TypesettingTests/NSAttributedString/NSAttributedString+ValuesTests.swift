// Our classes as values of attributed strings: Linux Foundation compares them without harm.
// Apple: NSMutableAttributedString
import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

@Suite("Attribute values")
struct AttributedStringValueTests {
    private static func style(_ spacing: CGFloat) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = spacing
        return style
    }

    private static func shadow(_ blur: CGFloat) -> NSShadow {
        let shadow = NSShadow()
        shadow.shadowBlurRadius = blur
        return shadow
    }

    nonisolated(unsafe) static let pairs: [(NSAttributedString.Key, NSObject, NSObject, NSObject)] = [
        (.paragraphStyle, style(0), style(0), style(4)),
        (.paragraphStyle, NSParagraphStyle(), NSParagraphStyle.default, style(1)),
        (.shadow, shadow(0), shadow(0), shadow(3)),
        (.font, FontDescriptor.system(17).value, FontDescriptor.system(17).value, FontDescriptor.system(20).value),
    ]

    @Test("Every way of changing and comparing attributes takes our values, equal and different ones")
    func values() {
        for (key, one, same, other) in Self.pairs {
            let string = NSMutableAttributedString(string: "Hello", attributes: [key: one])
            string.append(NSAttributedString(string: "World", attributes: [key: other]))
            string.addAttribute(key, value: other, range: NSRange(location: 2, length: 5))
            string.addAttribute(key, value: same, range: NSRange(location: 3, length: 2))
            string.addAttributes([key: one], range: NSRange(location: 0, length: 3))
            var seen = 0
            string.enumerateAttribute(key, in: NSRange(location: 0, length: 10)) { _, range, _ in seen += range.length }
            #expect(seen == 10)
            let copy = NSMutableAttributedString(attributedString: string)
            #expect(copy.isEqual(to: string))
            copy.insert(string, at: 4)
            copy.setAttributedString(string)
            copy.replaceCharacters(in: NSRange(location: 1, length: 3), with: string)
            copy.removeAttribute(key, range: NSRange(location: 2, length: 4))
            #expect(!copy.isEqual(to: string))
            var range = NSRange()
            _ = string.attribute(key, at: 1, longestEffectiveRange: &range, in: NSRange(location: 0, length: 10))
            #expect(range.length >= 3)
        }
    }

    @Test("An empty attributed string needs no argument")
    func empty() {
        #expect(NSAttributedString().length == 0)
        let string = NSMutableAttributedString()
        string.append(NSAttributedString(string: "a"))
        #expect(string.string == "a")
    }

    // Covers: NSAttributedString.Key.paragraphStyle, NSAttributedString.Key.init(_:)
    // Covers: NSAttributedString.Key.init(rawValue:)
    @Test("The keys have UIKit's raw values [documented]")
    func keys() {
        let raw: [(NSAttributedString.Key, String)] = [
            (.font, "NSFont"), (.paragraphStyle, "NSParagraphStyle"), (.foregroundColor, "NSColor"),
            (.backgroundColor, "NSBackgroundColor"), (.ligature, "NSLigature"), (.kern, "NSKern"),
            (.strikethroughStyle, "NSStrikethrough"), (.underlineStyle, "NSUnderline"), (.strokeColor, "NSStrokeColor"),
            (.strokeWidth, "NSStrokeWidth"), (.shadow, "NSShadow"), (.attachment, "NSAttachment"), (.link, "NSLink"),
            (.baselineOffset, "NSBaselineOffset"), (.underlineColor, "NSUnderlineColor"),
            (.obliqueness, "NSObliqueness"), (.expansion, "NSExpansion"), (.writingDirection, "NSWritingDirection"),
        ]
        for (key, name) in raw {
            #expect(key == NSAttributedString.Key(name))
            #expect(key == NSAttributedString.Key(rawValue: name))
        }
    }
}
