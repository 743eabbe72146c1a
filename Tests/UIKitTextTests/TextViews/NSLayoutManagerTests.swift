// Lines of a layout manager: where they stand, who stands in them.
// Apple: "NSLayoutManager", "NSTextContainer"
import CoreGraphics
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitTesting
@testable import UIKitValues

@MainActor @Suite("Layout managers", .harness) struct NSLayoutManagerTests {
    // Covers: NSLayoutManager.init(), NSLayoutManager.addTextContainer, NSTextContainer.init(size:), NSLayoutManager.usedRect, NSTextContainer.lineFragmentPadding, NSTextContainer.size, NSLayoutManager.ensureLayout, NSLayoutManager.lineFragmentUsedRect
    @Test("one line stands behind the padding, a system font's line height high (observed: 20.287 at 17)")
    func oneLine() {
        let storage = NSTextStorage(string: "Hello", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
        #expect(container.lineFragmentPadding == 5)
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        manager.ensureLayout(for: container)
        let width = NSAttributedString(attributedString: storage).size().width
        let used = manager.usedRect(for: container)
        #expect(used.minX == 0)
        #expect(used.minY == 0)
        #expect(abs(used.width - width - 10) < 0.001)
        #expect(abs(used.height - 20.287109375) < 0.001)
        var range = NSRange()
        let line = manager.lineFragmentUsedRect(forGlyphAt: 2, effectiveRange: &range)
        #expect(line.insetBy(dx: -0.001, dy: -0.001).contains(used))
        #expect(used.insetBy(dx: -0.001, dy: -0.001).contains(line))
        #expect(range == NSRange(location: 0, length: 5))
        #expect(manager.lineFragmentRect(forGlyphAt: 2, effectiveRange: nil).width == 200)
        container.lineFragmentPadding = 0
        #expect(abs(manager.usedRect(for: container).width - width) < 0.001)
        container.size = CGSize(width: 20, height: CGFloat.greatestFiniteMagnitude)
        #expect(manager.usedRect(for: container).height > 40)
    }

    // Covers: NSLayoutManager.enumerateLineFragments, NSLayoutManager.glyphRange, NSLayoutManager.numberOfGlyphs
    @Test("line fragments tile the container: paragraph spacing belongs to the first and the last line")
    func tiling() {
        let style = NSMutableParagraphStyle()
        style.paragraphSpacing = 7
        style.paragraphSpacingBefore = 3
        style.lineSpacing = 2
        let text = "First paragraph with some words that wrap.\nSecond one.\n\nEnd\n"
        let system = TextSystem(
            NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style]), width: 150)
        var bottom: CGFloat = 0
        var next = 0
        system.manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: system.manager.numberOfGlyphs)) {
            rect, used, container, range, _ in
            #expect(abs(rect.minY - bottom) < 0.0001)
            #expect(rect.width == 150)
            #expect(rect.minX == 0)
            #expect(range.location == next)
            #expect(container === system.container)
            #expect(used.minX >= -0.001)
            #expect(used.maxX <= 150.001)
            #expect(used.minY >= rect.minY - 0.001)
            #expect(used.maxY <= rect.maxY + 0.001)
            bottom = rect.maxY
            next = range.location + range.length
        }
        #expect(next == text.utf16.count)
        let extra = system.manager.extraLineFragmentRect
        #expect(abs(extra.minY - bottom) < 0.0001)
        #expect(abs(system.manager.usedRect(for: system.container).maxY - extra.maxY) < 0.0001)
        #expect(system.manager.glyphRange(for: system.container) == NSRange(location: 0, length: text.utf16.count))
        var seen = 0
        system.manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 10)) { _, _, _, _, stop in
            seen += 1
            stop.pointee = true
        }
        #expect(seen == 1)
    }

    // Covers: NSLayoutManager.characterIndex, NSLayoutManager.glyphIndex, NSLayoutManager.characterIndexForGlyph, NSTextContainer.maximumNumberOfLines, NSTextContainer.lineBreakMode
    @Test("the recipe for taps on a label's links finds the character under the finger")
    func labelRecipe() {
        // As public libraries do it: a container of the label's size, its lines and mode.
        let text = NSMutableAttributedString(string: "Read the terms and conditions, then accept them at once")
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 17), range: NSRange(location: 0, length: text.length))
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: .zero)
        let storage = NSTextStorage(attributedString: text)
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        container.lineFragmentPadding = 0
        container.lineBreakMode = .byTruncatingTail
        container.maximumNumberOfLines = 2
        container.size = CGSize(width: 200, height: 100)
        #expect(container.maximumNumberOfLines == 2)
        #expect(container.lineBreakMode == .byTruncatingTail)
        for target in [0, 9, 20, 32] {
            let glyph = manager.glyphIndexForCharacter(at: target)
            let rect = manager.boundingRect(forGlyphRange: NSRange(location: glyph, length: 1), in: container)
            let point = CGPoint(x: rect.midX, y: rect.midY)
            var fraction: CGFloat = 0
            let index = manager.characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
            #expect(index == target)
            #expect(abs(fraction - 0.5) < 0.01)
            let left = CGPoint(x: rect.minX + 0.1, y: rect.midY)
            #expect(manager.glyphIndex(for: left, in: container, fractionOfDistanceThroughGlyph: &fraction) == target)
            #expect(fraction < 0.2)
            #expect(manager.characterIndexForGlyph(at: glyph) == target)
        }
    }

    // Covers: NSTextContainer.maximumNumberOfLines, NSTextContainer.lineBreakMode
    @Test("a limit of lines leaves text out, and an ellipsis stands for it where the mode truncates")
    func limited() {
        let system = TextSystem("Some words that need several lines in such a narrow container, certainly.", width: 120)
        let all = system.manager.usedRect(for: system.container).height
        system.container.maximumNumberOfLines = 2
        let line = 20.287109375
        #expect(all > 3 * line)
        #expect(abs(system.manager.usedRect(for: system.container).height - 2 * line) < 0.01)
        let shown = system.manager.glyphRange(for: system.container)
        #expect(shown.location == 0)
        #expect(shown.length < system.storage.length)
        #expect(system.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
        system.container.lineBreakMode = .byTruncatingTail
        let last = system.manager.glyphRange(for: system.container).length - 1
        let hidden = system.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: last)
        #expect(hidden.location != NSNotFound)
        #expect(hidden.location < system.storage.length)
        #expect(system.manager.textContainer(forGlyphAt: 0, effectiveRange: nil) === system.container)
        system.container.maximumNumberOfLines = 0
        #expect(system.manager.usedRect(for: system.container).height == all)
    }

    // Covers: NSLayoutManager.usesFontLeading
    @Test("the fonts' leading counts between lines unless usesFontLeading is false")
    func leading() {
        let font = UIFont.preferredFont(forTextStyle: .body)
        let system = TextSystem(NSTextStorage(string: "One\nTwo", attributes: [.font: font]))
        let with = system.manager.usedRect(for: system.container).height
        #expect(system.manager.usesFontLeading)
        system.manager.usesFontLeading = false
        let without = system.manager.usedRect(for: system.container).height
        #expect(abs(with - without - 2 * font.leading) < 0.001)
        #expect(font.leading > 0)
    }

    // Covers: NSLayoutManager.enumerateEnclosingRects
    @Test("a selection over three lines reaches from edge to edge between its ends")
    func enclosing() {
        let system = TextSystem("First line\nSecond line\nThird line")
        func rects(_ range: NSRange, _ selected: NSRange) -> [CGRect] {
            var all: [CGRect] = []
            system.manager.enumerateEnclosingRects(
                forGlyphRange: range, withinSelectedGlyphRange: selected, in: system.container
            ) { rect, _ in all.append(rect) }
            return all
        }
        let range = NSRange(location: 6, length: 22)
        let tight = rects(range, NSRange(location: NSNotFound, length: 0))
        #expect(tight.count == 3 && tight[1].minX == 5)
        let selected = rects(range, range)
        #expect(selected.count == 3)
        func same(_ one: CGFloat, _ two: CGFloat) -> Bool { abs(one - two) < 0.001 }
        #expect(same(selected[0].minX, tight[0].minX))
        #expect(same(selected[0].maxX, 200))
        #expect(same(selected[1].minX, 0))
        #expect(same(selected[1].maxX, 200))
        #expect(same(selected[2].minX, 0))
        #expect(same(selected[2].maxX, tight[2].maxX))
    }

    // Covers: NSLayoutManager.invalidateLayout
    @Test("forgotten lines are laid out again, the same")
    func invalidating() {
        let system = TextSystem("One\nTwo\nThree")
        let before = system.picture
        var actual = NSRange()
        system.manager.invalidateLayout(forCharacterRange: NSRange(location: 5, length: 1), actualCharacterRange: &actual)
        #expect(actual == NSRange(location: 4, length: 4))
        #expect(system.manager.firstUnlaidCharacterIndex() == 4)
        #expect(system.picture == before)
        #expect(system.manager.firstUnlaidCharacterIndex() == 13)
    }

    @Test("text is laid out as far down as somebody asks, and an edit lays out its own paragraph alone")
    func lazy() {
        let text = (0..<200).map { "Paragraph \($0)" }.joined(separator: "\n")
        let system = TextSystem(text)
        let manager = system.manager
        _ = manager.glyphRange(forBoundingRect: CGRect(x: 0, y: 0, width: 200, height: 100), in: system.container)
        #expect(manager.firstUnlaidCharacterIndex() < 200)
        manager.ensureLayout(for: system.container)
        #expect(manager.firstUnlaidCharacterIndex() == system.storage.length)
        let laid = manager.state.paragraphsLaid
        system.storage.replaceCharacters(in: NSRange(location: 500, length: 0), with: "more ")
        manager.ensureLayout(for: system.container)
        #expect(manager.state.paragraphsLaid == laid + 1)
        #expect(system.picture == system.fresh.picture)
    }

    @Test("after each of 2,000 random edits the lines are those of a fresh layout")
    func incremental() {
        var edits = RandomEdits(seed: 20_240_917)
        let system = TextSystem("Some text to begin with.\nAnd a second paragraph.", width: 160)
        for number in 0..<2000 {
            edits.edit(system.storage)
            // Also with some paragraphs not laid out yet.
            if number % 7 == 0 { _ = system.manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil) }
            if number % 3 == 0 { continue }
            guard system.picture == system.fresh.picture, system.manager.state.list.isConsistent else {
                Issue.record("edit \(number) of \(system.storage.string.debugDescription)")
                return
            }
        }
    }

    // Covers: NSLayoutManager.drawGlyphs, NSLayoutManager.drawBackground
    @Test("drawn glyphs are those that an attributed string draws, its background behind them")
    func drawing() {
        let text = NSMutableAttributedString(
            string: "Some text with\ncolour", attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.red])
        text.addAttribute(.backgroundColor, value: UIColor.yellow, range: NSRange(location: 5, length: 4))
        let system = TextSystem(NSTextStorage(attributedString: text))
        system.container.lineFragmentPadding = 0
        let size = CGSize(width: 200, height: 60)
        let range = NSRange(location: 0, length: text.length)
        let ours = ViewPicture.drawn(size, scale: 2) {
            system.manager.drawBackground(forGlyphRange: range, at: CGPoint(x: 3, y: 4))
            system.manager.drawGlyphs(forGlyphRange: range, at: CGPoint(x: 3, y: 4))
        }
        let theirs = ViewPicture.drawn(size, scale: 2) {
            text.draw(with: CGRect(x: 3, y: 4, width: 200, height: 60), options: .usesLineFragmentOrigin, context: nil)
        }
        #expect(!ours.isBlank)
        #expect(ours.difference(from: theirs) == 0)
        let part = ViewPicture.drawn(size, scale: 2) {
            system.manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 4), at: CGPoint(x: 3, y: 4))
        }
        let end = system.manager.location(forGlyphAt: 5).x + 3
        #expect((part.inkBox(background: 0)?.maxX ?? 0) <= Int(end * 2))
    }

    // Covers: NSTextContainer.init()
    @Test("a container of its own has no limits")
    func unlimited() {
        let container = NSTextContainer()
        #expect(container.maximumNumberOfLines == 0)
        #expect(!container.widthTracksTextView)
        #expect(container.isSimpleRectangularTextContainer)
        let manager = NSLayoutManager()
        manager.addTextContainer(container)
        let storage = NSTextStorage(string: String(repeating: "word ", count: 200))
        storage.addLayoutManager(manager)
        var lines = 0
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 1000)) { _, _, _, _, _ in lines += 1 }
        #expect(lines == 1)
    }

    // MARK: Diagnostics

    @Test("layout asked for while the storage is edited has Apple's message")
    func whileEditing() {
        let system = TextSystem("abc")
        let reports = Reports.during {
            system.storage.beginEditing()
            system.storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "x")
            _ = system.manager.usedRect(for: system.container)
            system.storage.endEditing()
        }
        #expect(
            reports.map(Reports.stable) == [
                """
                UIK1504 exception: Layout was requested while the text storage was being edited.
                  object   NSLayoutManager
                  at       NSLayoutManagerTests.swift:…
                  cause    The text has changed since beginEditing(), or a subclass did not report an edit with edited(_:range:changeInLength:).
                  fix      Request layout after endEditing(), and call edited(_:range:changeInLength:) after each change.
                  apple    NSInternalInconsistencyException: *** attempted layout while textStorage is editing.  It is not valid to cause the layoutManager to do layout while the textStorage is editing (ie the textStorage has been sent a beginEditing message without a matching endEditing.)
                """
            ])
        #expect(system.manager.usedRect(for: system.container).height > 0)
    }

    @Test("a glyph that is not there, a second container and a size of NaN are reported")
    func misuse() {
        let system = TextSystem("abc")
        var missing = CGRect.null
        let reports = Reports.during {
            missing = system.manager.lineFragmentRect(forGlyphAt: 3, effectiveRange: nil)
            system.container.size = CGSize(width: CGFloat.nan, height: 10)
            system.manager.addTextContainer(NSTextContainer())
        }
        #expect(missing == .zero)
        #expect(
            reports.map(Reports.stable) == [
                """
                UIK1506 misuse: There is no glyph of this index.
                  object   NSLayoutManager with 3 glyphs
                  at       NSLayoutManagerTests.swift:…
                  cause    The glyph index is 3.
                  fix      Compare the index with numberOfGlyphs first; the insertion point after the text is not a glyph.
                """,
                """
                UIK1501 misuse: A text container or its insets are not described by finite numbers.
                  object   NSTextContainer
                  at       NSLayoutManagerTests.swift:…
                  cause    size was set to (nan, 10.0).
                  fix      Check the numbers before they are set; CGFloat.greatestFiniteMagnitude means no limit.
                """,
                """
                UIK1505 unsupported: A layout manager fills only its first text container.
                  object   NSLayoutManager
                  at       NSLayoutManagerTests.swift:…
                  cause    A second container was added, for columns or pages.
                  fix      Use a separate layout manager for each container.
                """,
            ])
    }
}
