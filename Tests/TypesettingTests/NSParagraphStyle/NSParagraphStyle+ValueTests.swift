// Paragraph styles as values: defaults, copies, equality, coding, tab stops.
// Apple: NSParagraphStyle
import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

@Suite("NSParagraphStyle")
struct ParagraphStyleTests {
    private func filled() -> NSMutableParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 1
        style.paragraphSpacing = 2
        style.paragraphSpacingBefore = 3
        style.alignment = .center
        style.firstLineHeadIndent = 4
        style.headIndent = 5
        style.tailIndent = -6
        style.lineBreakMode = .byTruncatingMiddle
        style.minimumLineHeight = 7
        style.maximumLineHeight = 8
        style.lineHeightMultiple = 9
        style.baseWritingDirection = .rightToLeft
        style.hyphenationFactor = 0.5
        style.defaultTabInterval = 10
        style.allowsDefaultTighteningForTruncation = true
        style.lineBreakStrategy = .hangulWordPriority
        style.tabStops = [NSTextTab(textAlignment: .right, location: 40)]
        return style
    }

    // Covers: NSParagraphStyle.default, NSParagraphStyle.init(), NSParagraphStyle.alignment
    // Covers: NSParagraphStyle.lineBreakMode, NSParagraphStyle.maximumLineHeight, NSParagraphStyle.minimumLineHeight
    @Test("The default style is natural, wraps by word and has no spacing [documented]")
    func defaults() {
        let style = NSParagraphStyle.default
        #expect(style.alignment == .natural)
        #expect(style.lineBreakMode == .byWordWrapping)
        #expect(style.baseWritingDirection == .natural)
        #expect(style.maximumLineHeight == 0)
        #expect(style.minimumLineHeight == 0)
        #expect(style.lineSpacing == 0)
        #expect(style.tabStops.count == 12 && style.tabStops[0].location == 28)
        #expect(style.isEqual(NSParagraphStyle()))
    }

    // Covers: NSMutableParagraphStyle.lineBreakMode, NSMutableParagraphStyle.hyphenationFactor
    @Test("A copy equals its origin and does not follow its changes; a mutable copy can be changed")
    func copies() throws {
        let style = filled()
        let copy = try #require(style.copy() as? NSParagraphStyle)
        let mutable = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
        #expect(copy.isEqual(style))
        #expect(mutable.isEqual(style))
        #expect(copy.hash == style.hash)
        style.lineBreakMode = .byClipping
        #expect(!copy.isEqual(style))
        #expect(copy.lineBreakMode == .byTruncatingMiddle)
        mutable.hyphenationFactor = 1
        #expect(mutable.hyphenationFactor == 1)
        #expect(copy.hyphenationFactor == 0.5)
        #expect(!(copy is NSMutableParagraphStyle))
        let taken = NSMutableParagraphStyle()
        taken.setParagraphStyle(copy)
        #expect(taken.isEqual(copy))
    }

    @Test("An archive gives the same style back")
    func coding() throws {
        let style = try #require(filled().copy() as? NSParagraphStyle)
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        style.encode(with: archiver)
        archiver.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(NSParagraphStyle(coder: reader)?.isEqual(style) == true)
    }

    @Test("Tab stops are kept in order and can be added and removed [documented]")
    func tabStops() {
        let style = NSMutableParagraphStyle()
        style.tabStops = []
        let far = NSTextTab(textAlignment: .left, location: 90)
        style.addTabStop(far)
        style.addTabStop(NSTextTab(textAlignment: .right, location: 30))
        #expect(style.tabStops.map(\.location) == [30, 90])
        style.removeTabStop(NSTextTab(textAlignment: .left, location: 90))
        #expect(style.tabStops.map(\.location) == [30])
    }

    // Covers: NSTextAlignment.left, NSTextAlignment.center, NSTextAlignment.right, NSTextAlignment.natural
    // Covers: NSLineBreakMode.rawValue, NSWritingDirection.rawValue
    @Test("Raw values are UIKit's [documented]")
    func rawValues() {
        let alignments: [NSTextAlignment] = [.left, .center, .right, .justified, .natural]
        #expect(alignments.map(\.rawValue) == [0, 1, 2, 3, 4])
        #expect(NSLineBreakMode.byTruncatingTail.rawValue == 4)
        #expect(NSLineBreakMode.byTruncatingMiddle.rawValue == 5)
        #expect(NSWritingDirection.natural.rawValue == -1)
        #expect(NSUnderlineStyle.double.rawValue == 9)
        #expect(NSUnderlineStyle.byWord.rawValue == 0x8000)
    }

    @Test("Alignments stand where they say; natural is the app's direction unless the paragraph states one")
    func alignments() {
        func left(_ alignment: NSTextAlignment, _ direction: NSWritingDirection = .natural, rtl: Bool = false) -> CGFloat {
            let style = NSMutableParagraphStyle()
            style.alignment = alignment
            style.baseWritingDirection = direction
            let string = NSAttributedString(string: "abc", attributes: [.paragraphStyle: style])
            let made = TextLayout.make(
                TextLayoutRequest(string: string, defaultFont: .system(17), width: 300, isRightToLeft: rtl))
            return made.lines[0].origin.x
        }
        let width = layout("abc").size.width
        #expect(left(.left) == 0)
        #expect(left(.natural) == 0)
        #expect(abs(left(.right) - (300 - width)) < 1e-6)
        #expect(abs(left(.center) * 2 - (300 - width)) < 1e-6)
        #expect(abs(left(.natural, rtl: true) - (300 - width)) < 1e-6)
        #expect(abs(left(.natural, .rightToLeft) - (300 - width)) < 1e-6)
        #expect(left(.natural, .leftToRight, rtl: true) == 0)
    }
}
