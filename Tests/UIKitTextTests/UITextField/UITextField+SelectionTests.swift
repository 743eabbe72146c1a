// Moving, selecting, copying and undoing by keys and by fingers.
// Apple: "UITextInput"; HIG, "Keyboards", "Edit menus".
import CoreGraphics
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit
import UIKitCore
import UIKitText
import UIKitTesting

@MainActor @Suite("UITextField: selection", .harness) struct UITextFieldSelectionTests {
    private func edited(_ text: String) -> FieldFixture {
        let it = FieldFixture()
        it.field.text = text
        it.field.becomeFirstResponder()
        it.app.turn()
        return it
    }

    // Covers: UITextInput.selectedTextRange, UITextInput.offset
    @Test("Arrows move by characters as people count them, with alt by words, with command to the ends")
    func moving() {
        let it = edited("one two 👩‍👩‍👧x")
        defer { it.done() }
        let end = ("one two 👩‍👩‍👧x" as NSString).length
        #expect(it.selection() == [end, 0])
        it.press(.keyboardLeftArrow)
        #expect(it.selection() == [end - 1, 0])
        it.press(.keyboardLeftArrow)
        #expect(it.selection() == [8, 0])
        it.press(.keyboardLeftArrow, .alternate)
        #expect(it.selection() == [4, 0])
        it.press(.keyboardRightArrow, .alternate)
        #expect(it.selection() == [7, 0])
        it.press(.keyboardLeftArrow, .command)
        #expect(it.selection() == [0, 0])
        it.press(.keyboardLeftArrow)
        #expect(it.selection() == [0, 0])
        it.press(.keyboardEnd)
        #expect(it.selection() == [end, 0])
        it.key(4, "a", .control)
        #expect(it.selection() == [0, 0])
        // offset(from:to:) counts UTF-16 units; selectedTextRange is an insertion point
        #expect(it.field.selectedTextRange?.isEmpty == true)
    }

    @Test("With shift the end that was moved last moves; without it a selection falls together at its side")
    func extending() {
        let it = edited("one two three")
        defer { it.done() }
        it.select(4, 0)
        it.press(.keyboardRightArrow, [.shift, .alternate])
        #expect(it.selection() == [4, 3])
        it.press(.keyboardLeftArrow, .shift)
        #expect(it.selection() == [4, 2])
        it.press(.keyboardLeftArrow, [.shift, .command])
        #expect(it.selection() == [0, 4])
        it.press(.keyboardRightArrow)
        #expect(it.selection() == [4, 0])
        it.press(.keyboardRightArrow, [.shift, .command])
        it.press(.keyboardLeftArrow)
        #expect(it.selection() == [4, 0])
        it.key(4, "a", .command)
        #expect(it.selection() == [0, 13])
    }

    @Test("Backspace takes a character or the selection, with alt a word, with command the line before; delete forward")
    func deleting() {
        let it = edited("one two three")
        defer { it.done() }
        it.press(.keyboardDeleteOrBackspace, .alternate)
        #expect(it.field.text == "one two ")
        it.select(3, 0)
        it.press(.keyboardDeleteForward)
        #expect(it.field.text == "onetwo ")
        it.press(.keyboardDeleteOrBackspace, .command)
        #expect(it.field.text == "two ")
        it.select(1, 2)
        it.press(.keyboardDeleteOrBackspace)
        #expect(it.field.text == "t ")
        it.field.text = "a👩‍👩‍👧"
        it.field.deleteBackward()
        #expect(it.field.text == "a")
    }

    // Covers: UIResponderStandardEditActions.copy, UIResponderStandardEditActions.paste, UIResponderStandardEditActions.cut, UIResponderStandardEditActions.select, UIResponderStandardEditActions.selectAll, UIResponder.canPerformAction
    @Test("Cut, copy and paste by keys and by call; line breaks become blanks; the delegate is asked")
    func pasteboard() {
        let it = edited("one two")
        defer { it.done() }
        it.select(0, 3)
        it.key(6, "c", .command)
        #expect(it.field.canPerformAction("paste:", withSender: nil))
        it.press(.keyboardEnd)
        _ = it.log.take()
        it.key(25, "v", .command)
        #expect(it.field.text == "one twoone")
        #expect(it.log.take().first == "should change {7, 0} one")
        it.field.selectAll(nil)
        it.field.cut(nil)
        #expect(it.field.text == "")
        #expect(!it.field.canPerformAction("cut:", withSender: nil))
        it.field.paste(nil)
        #expect(it.field.text == "one twoone")
        #expect(it.selection() == [10, 0])
        it.select(1, 0)
        it.field.select(nil)
        #expect(it.selection() == [0, 3])
        it.field.copy(nil)
        it.field.delete(nil)
        #expect(it.field.text == " twoone")
        EditPasteboard.text = "a\nb"
        it.field.selectAll(nil)
        it.field.paste(nil)
        #expect(it.field.text == "a b")
    }

    // Covers: UIResponder.undoManager
    @Test("Typing in one go is one step of undo; redo brings it back (documented)")
    func undo() {
        let it = edited("")
        defer { it.done() }
        it.type("one")
        it.press(.keyboardLeftArrow)
        it.type("X")
        #expect(it.field.text == "onXe")
        #expect(it.field.undoManager?.canUndo == true)
        it.key(29, "z", .command)
        #expect(it.field.text == "one")
        it.field.undoManager?.undo()
        #expect(it.field.text == "")
        #expect(it.field.undoManager?.canUndo == false)
        it.key(29, "z", [.command, .shift])
        #expect(it.field.text == "one")
        it.field.undoManager?.redo()
        #expect(it.field.text == "onXe")
        it.key(42, "\u{8}")
        it.key(42, "\u{8}")
        #expect(it.field.text == "oe")
        it.field.undoManager?.undo()
        #expect(it.field.text == "onXe")
        it.field.text = "set"
        #expect(it.field.undoManager?.canUndo == false)
    }

    // Covers: UITextInput.markedTextRange, UITextInput.setMarkedText, UITextInput.unmarkText
    @Test("An input method composes marked text, underlined, and enters another in its place (documented)")
    func composing() {
        let it = edited("ab")
        defer { it.done() }
        it.select(1, 0)
        it.app.turn(.composition("ni", selected: 2..<2))
        #expect(it.field.text == "anib" && it.field.text(in: it.field.markedTextRange!) == "ni")
        #expect(it.selection() == [3, 0])
        #expect(it.field.attributedText?.attribute(.underlineStyle, at: 1, effectiveRange: nil) as? Int == 1)
        it.app.turn(.composition("nihao", selected: 0..<5))
        #expect(it.field.text == "anihaob")
        #expect(it.selection() == [1, 5])
        it.app.turn(.text("你好"))
        #expect(it.field.text == "a你好b")
        #expect(it.field.markedTextRange == nil)
        #expect(it.selection() == [3, 0])
        #expect(it.field.attributedText?.attribute(.underlineStyle, at: 1, effectiveRange: nil) == nil)
        it.field.undoManager?.undo()
        #expect(it.field.text == "ab")
        it.field.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
        it.field.unmarkText()
        #expect(it.field.markedTextRange == nil)
        #expect(it.field.attributedText?.string == "axb")
        it.app.turn(.composition("y", selected: 1..<1))
        it.app.turn(.composition("", selected: 0..<0))
        #expect(it.field.text == "axb")
        #expect(it.field.markedTextRange == nil)
    }

    @Test("A tap goes to the nearer end of the word, two select the word, three all (observed)")
    func taps() {
        let it = edited("one twotwo three")
        defer { it.done() }
        it.tap(it.place(6))
        #expect(it.selection() == [4, 0])
        it.pause()
        it.tap(it.place(9))
        #expect(it.selection() == [10, 0])
        it.pause()
        it.tap(it.place(6), count: 2)
        #expect(it.selection() == [4, 6])
        it.pause()
        it.tap(it.place(6), count: 3)
        #expect(it.selection() == [0, 16])
    }

    @Test("A long press carries the insertion point letter by letter and ends with the menu (observed)")
    func longPress() {
        let it = edited("one two three")
        defer { it.done() }
        let from = it.place(2)
        let to = it.place(6)
        it.app.touch(1, .began, from.x, from.y)
        it.app.advance(by: 0.6)
        #expect(it.selection() == [2, 0])
        #expect(EditMenu.shared.titles.isEmpty)
        it.app.touch(1, .moved, to.x, to.y)
        #expect(it.selection() == [6, 0])
        it.app.touch(1, .ended, to.x, to.y)
        #expect(EditMenu.shared.titles.prefix(2) == ["Select", "Select All"] || EditMenu.shared.titles.first == "Paste")
    }

    @Test("A handle moves its end of the selection; past the other one it takes that one's place")
    func handles() {
        let it = edited("one two three")
        defer { it.done() }
        it.select(4, 3)
        it.app.turn()
        #expect(it.field.textEditor.overlay.handleFrames.count == 2)
        let from = it.place(7)
        let to = it.place(9)
        it.app.touch(1, .began, from.x, from.y + 10)
        it.app.touch(1, .moved, to.x, to.y)
        it.app.touch(1, .ended, to.x, to.y)
        #expect(it.selection() == [4, 5])
        let start = it.place(4)
        let far = it.place(12)
        it.app.touch(1, .began, start.x, start.y - 10)
        it.app.touch(1, .moved, far.x, far.y)
        it.app.touch(1, .ended, far.x, far.y)
        #expect(it.selection() == [9, 3])
    }

    @Test("Tab goes to the next field in reading order, with shift back, and types nothing")
    func tab() {
        let it = edited("ab")
        defer { it.done() }
        it.press(.keyboardTab)
        #expect(it.other.isFirstResponder)
        #expect(it.field.text == "ab")
        it.press(.keyboardTab)
        #expect(it.field.isFirstResponder)
        it.press(.keyboardTab, .shift)
        #expect(it.other.isFirstResponder)
        #expect(it.other.text == "")
    }

    @Test("The caret is 2 points wide, blinks every half second, and keeps no stage from settling")
    func caret() {
        let it = edited("ab")
        defer { it.done() }
        let overlay = it.field.textEditor.overlay
        #expect(overlay.caretFrame?.width == 2)
        #expect(overlay.caretIsLit)
        it.app.stage.advance(by: 0.7)
        #expect(!overlay.caretIsLit)
        it.app.stage.advance(by: 0.5)
        #expect(overlay.caretIsLit)
        #expect(it.app.stage.settle(limit: 3) == .settled)
        #expect(!it.app.stage.isPending)
        it.field.resignFirstResponder()
        #expect(overlay.caretFrame == nil)
        #expect(it.app.stage.clock.pendingWork.allSatisfy { !$0.isIdle })
        it.field.becomeFirstResponder()
        it.select(0, 2)
        it.app.turn()
        #expect(overlay.caretFrame == nil)
        #expect(overlay.highlighted.count == 1)
    }
}
