// Positions, ranges, geometry and the tokenizer of an input.
// Apple: "UITextInput", "UITextInputStringTokenizer".
import CoreGraphics
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitCore
import UIKitText
import UIKitTesting

@MainActor @Suite("UITextInput", .harness) struct UITextInputTests {
    private func edited(_ text: String, rightToLeft: Bool = false) -> FieldFixture {
        let it = FieldFixture(rightToLeft: rightToLeft)
        it.field.text = text
        it.field.becomeFirstResponder()
        it.app.turn()
        return it
    }

    // Covers: UITextInput.beginningOfDocument, UITextInput.endOfDocument, UITextInput.position, UITextInput.offset, UITextInput.textRange, UITextInput.text, UITextInput.compare, UITextRange.start, UITextRange.end, UITextRange.isEmpty
    @Test("Positions count UTF-16 units; ranges go from one to another in either order; beyond the text is nil (documented)")
    func positions() throws {
        let it = edited("héllo 👋")
        defer { it.done() }
        let field = it.field
        let start = field.beginningOfDocument
        let end = field.endOfDocument
        #expect(field.offset(from: start, to: end) == 8)
        #expect(field.offset(from: end, to: start) == -8)
        let two = try #require(field.position(from: start, offset: 2))
        #expect(field.position(from: start, offset: 9) == nil)
        #expect(field.position(from: start, offset: -1) == nil)
        #expect(field.position(from: start, offset: .max) == nil)
        #expect(field.compare(start, to: two) == .orderedAscending)
        #expect(field.compare(end, to: two) == .orderedDescending)
        #expect(field.compare(two, to: field.position(from: end, offset: -6)!) == .orderedSame)
        let range = try #require(field.textRange(from: end, to: two))
        #expect(field.text(in: range) == "llo 👋")
        #expect(!range.isEmpty)
        #expect(field.compare(range.start, to: two) == .orderedSame)
        #expect(field.compare(range.end, to: end) == .orderedSame)
        #expect(field.position(from: end, in: .left, offset: 1).map { field.offset(from: start, to: $0) } == 6)
        #expect(field.position(from: start, in: .right, offset: 2).map { field.offset(from: start, to: $0) } == 2)
        #expect(field.position(within: range, farthestIn: .right) == end)
        #expect(field.characterRange(byExtending: two, in: .left).flatMap { field.text(in: $0) } == "hé")
        #expect(field.text(in: UITextRange()) == nil)
    }

    // Covers: UITextInput.replace, UITextInput.selectedTextRange, UITextInput.inputDelegate
    @Test("replace asks nobody and tells of the change; the input delegate hears of what the app does (documented)")
    func replacing() throws {
        final class Ear: NSObject, UITextInputDelegate {
            var heard: [String] = []
            func selectionWillChange(_ textInput: (any UITextInput)?) { heard.append("selection will") }
            func selectionDidChange(_ textInput: (any UITextInput)?) { heard.append("selection did") }
            func textWillChange(_ textInput: (any UITextInput)?) { heard.append("text will") }
            func textDidChange(_ textInput: (any UITextInput)?) { heard.append("text did") }
        }
        let it = edited("one two")
        defer { it.done() }
        let ear = Ear()
        it.field.inputDelegate = ear
        let start = it.field.beginningOfDocument
        let range = try #require(it.field.textRange(from: start, to: it.field.position(from: start, offset: 3)!))
        _ = it.log.take()
        it.field.replace(range, withText: "three")
        #expect(it.field.text == "three two")
        #expect(it.selection() == [5, 0])
        #expect(it.log.take() == ["selection", "event changed", "note changed"])
        #expect(ear.heard.isEmpty)
        it.field.selectedTextRange = it.field.textRange(from: start, to: start)
        #expect(ear.heard == ["selection will", "selection did"])
        #expect(it.selection() == [0, 0])
        it.field.text = "x"
        #expect(ear.heard.suffix(2) == ["text will", "text did"])
    }

    // Covers: UITextInput.caretRect, UITextInput.firstRect, UITextInput.selectionRects, UITextInput.closestPosition, UITextInput.characterRange, UITextSelectionRect.rect, UITextSelectionRect.isVertical
    @Test("Geometry: carets go to the right with the text, a point finds the place again (documented)")
    func geometry() throws {
        let it = edited("wide text")
        defer { it.done() }
        let field = it.field
        var last = -CGFloat.infinity
        for offset in 0...9 {
            let position = try #require(field.position(from: field.beginningOfDocument, offset: offset))
            let caret = field.caretRect(for: position)
            #expect(caret.minX > last)
            #expect(caret.width == 2)
            #expect(caret.height > 15)
            last = caret.minX
            let found = try #require(field.closestPosition(to: CGPoint(x: caret.midX, y: caret.midY)))
            #expect(field.offset(from: field.beginningOfDocument, to: found) == offset)
        }
        let all = try #require(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
        let rects = field.selectionRects(for: all)
        #expect(rects.count == 1 && rects[0].containsStart && rects[0].containsEnd && !rects[0].isVertical)
        #expect(rects[0].rect == field.firstRect(for: all))
        #expect(rects[0].writingDirection == .leftToRight)
        let point = CGPoint(x: field.caretRect(for: field.beginningOfDocument).midX + 4, y: 17)
        #expect(field.characterRange(at: point).flatMap { field.text(in: $0) } == "w")
        let two = field.position(from: field.beginningOfDocument, offset: 2)!
        let head = try #require(field.textRange(from: field.beginningOfDocument, to: two))
        #expect(field.closestPosition(to: CGPoint(x: 190, y: 17), within: head) == two)
    }

    // Covers: UITextInput.baseWritingDirection, UITextInput.setBaseWritingDirection
    @Test("Text from right to left: the right arrow goes back, carets go to the left")
    func rightToLeft() {
        let it = edited("שלום")
        defer { it.done() }
        let field = it.field
        #expect(field.baseWritingDirection(for: field.beginningOfDocument, in: .forward) == .rightToLeft)
        let first = field.caretRect(for: field.beginningOfDocument).midX
        let last = field.caretRect(for: field.endOfDocument).midX
        #expect(first > last)
        it.press(.keyboardRightArrow)
        #expect(it.selection() == [3, 0])
        it.press(.keyboardHome)
        #expect(it.selection() == [0, 0])
        field.text = "abc"
        #expect(field.baseWritingDirection(for: field.beginningOfDocument, in: .forward) == .leftToRight)
        let all = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)!
        field.setBaseWritingDirection(.rightToLeft, for: all)
        #expect(field.baseWritingDirection(for: field.beginningOfDocument, in: .forward) == .rightToLeft)
    }

    // Covers: UITextInput.tokenizer, UITextInputStringTokenizer.rangeEnclosingPosition, UITextInputStringTokenizer.isPosition, UITextInputStringTokenizer.position
    @Test("The tokenizer finds words, sentences and lines, and the next boundaries (documented)")
    func tokenizer() throws {
        let it = edited("One two. Three")
        defer { it.done() }
        let field = it.field
        let tokens = field.tokenizer
        let forward = UITextDirection.storage(.forward)
        let backward = UITextDirection.storage(.backward)
        func at(_ offset: Int) -> UITextPosition { field.position(from: field.beginningOfDocument, offset: offset)! }
        func text(_ offset: Int, _ unit: UITextGranularity, _ direction: UITextDirection) -> String? {
            tokens.rangeEnclosingPosition(at(offset), with: unit, inDirection: direction).flatMap { field.text(in: $0) }
        }
        #expect(text(5, .word, forward) == "two")
        #expect(text(4, .word, forward) == "two")
        #expect(text(4, .word, backward) == nil)
        #expect(text(3, .word, backward) == "One")
        #expect(text(5, .sentence, forward) == "One two. ")
        #expect(text(12, .sentence, forward) == "Three")
        #expect(text(5, .line, forward) == "One two. Three")
        #expect(text(5, .character, forward) == "w")
        #expect(text(5, .document, forward) == "One two. Three")
        // isPosition(_:atBoundary:inDirection:) and position(from:toBoundary:inDirection:)
        #expect(tokens.isPosition(at(7), atBoundary: .word, inDirection: forward))
        #expect(!tokens.isPosition(at(8), atBoundary: .word, inDirection: forward))
        #expect(tokens.isPosition(at(14), atBoundary: .line, inDirection: forward))
        #expect(tokens.isPosition(at(5), withinTextUnit: .word, inDirection: forward))
        #expect(!tokens.isPosition(at(8), withinTextUnit: .word, inDirection: forward))
        let next = tokens.position(from: at(3), toBoundary: .word, inDirection: forward)
        #expect(next.map { field.offset(from: field.beginningOfDocument, to: $0) } == 7)
        let line = tokens.position(from: at(3), toBoundary: .line, inDirection: .layout(.left))
        #expect(line.map { field.offset(from: field.beginningOfDocument, to: $0) } == 0)
    }

    @Test("Raw values of granularities and directions are Apple's (documented)")
    func rawValues() {
        let units: [UITextGranularity] = [.character, .word, .sentence, .paragraph, .line, .document]
        #expect(units.map(\.rawValue) == Array(0...5))
        #expect([UITextStorageDirection.forward, .backward].map(\.rawValue) == [0, 1])
        #expect([UITextLayoutDirection.right, .left, .up, .down].map(\.rawValue) == [2, 3, 4, 5])
        #expect(UITextDirection.layout(.up).rawValue == 4)
        #expect(UITextDirection(rawValue: 1) == .storage(.backward))
    }

    @Test("Keys type into any UIKeyInput, whose traits are the defaults where it has none of its own")
    func plainInput() {
        final class Plain: UIView, UIKeyInput {
            var typed = ""
            override var canBecomeFirstResponder: Bool { true }
            var hasText: Bool { !typed.isEmpty }
            func insertText(_ text: String) { typed += text }
            func deleteBackward() { _ = typed.popLast() }
        }
        let it = FieldFixture(keyboard: true)
        defer { it.done() }
        let plain = Plain(frame: CGRect(x: 0, y: 300, width: 50, height: 50))
        it.controller.view.addSubview(plain)
        #expect(plain.becomeFirstResponder())
        #expect((plain.keyboardType as UIKeyboardType) == .default)
        #expect((plain as any UITextInputTraits).keyboardType == nil)
        it.type("ab")
        it.key(42, "\u{8}")
        it.press(.keyboardLeftArrow)
        #expect(plain.typed == "a")
        #expect(KeyboardController.shared.frame != nil)
    }
}
