// Fingers and pointers on a text view, its menu, and what they can do to the look of the text.
// Apple: "UITextView", "UITextViewDelegate"; HIG, "Edit menus"
import CoreGraphics
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit
import UIKitCore
import UIKitText
import UIKitValues
import UIKitTesting

@MainActor @Suite("Text views touched", .harness) struct UITextViewTouchTests {
    /// A text view at (20, 60), 300 × 200, in a window of 390 × 844.
    @MainActor private final class Fixture {
        let app: StageFixture
        let view = UITextView(frame: CGRect(x: 20, y: 60, width: 300, height: 200))

        init(_ text: String, keyboard: Bool = false) {
            var environment = StageEnvironment(scale: 1)
            environment.onScreenKeyboard = keyboard
            app = StageFixture(environment)
            view.font = .systemFont(ofSize: 17)
            view.text = text
            app.show(view)
        }

        /// The middle of a character on the screen.
        func place(_ index: Int) -> CGPoint {
            let start = view.position(from: view.beginningOfDocument, offset: index)!
            let end = view.position(from: start, offset: 1)!
            let rect = view.firstRect(for: view.textRange(from: start, to: end)!)
            return view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
        }

        func touch(_ phase: TouchSamplePhase, _ point: CGPoint, _ kind: TouchSampleKind = .direct) {
            app.turn(.touches([TouchSample(id: 1, phase: phase, location: point, kind: kind)]))
        }

        func tap(_ point: CGPoint, count: Int = 1) {
            for _ in 0..<count {
                touch(.began, point)
                touch(.ended, point)
                app.advance(by: 0.05)
            }
        }

        func pause() { app.advance(by: 1) }
    }

    @Test("where nothing can be typed a tap makes no first responder; two taps and a long press select (observed)")
    func readOnly() {
        let it = Fixture("Some words to read")
        it.view.isEditable = false
        it.tap(it.place(6))
        #expect(!it.view.isFirstResponder)
        it.pause()
        it.tap(it.place(6), count: 2)
        #expect(it.view.isFirstResponder)
        #expect(it.view.selectedRange == NSRange(location: 5, length: 5))
        #expect(EditMenu.shared.titles == ["Copy", "Select All"])
        it.pause()
        it.tap(it.place(16))
        #expect(it.view.selectedRange.length == 0)
        #expect(EditMenu.shared.frame == nil)
        it.pause()
        it.touch(.began, it.place(6))
        it.app.advance(by: 0.6)
        #expect(it.view.selectedRange == NSRange(location: 5, length: 5))
        it.touch(.moved, it.place(12))
        #expect(it.view.selectedRange == NSRange(location: 5, length: 8))
        it.touch(.moved, it.place(1))
        #expect(it.view.selectedRange == NSRange(location: 0, length: 10))
        it.touch(.ended, it.place(1))
        #expect(EditMenu.shared.titles == ["Copy", "Select All"])
    }

    @Test("a tap on the selection shows its menu and takes it away; a tap beside it ends the selection (observed)")
    func onSelection() {
        let it = Fixture("Some words to change")
        it.view.becomeFirstResponder()
        it.view.selectedRange = NSRange(location: 5, length: 5)
        it.app.turn()
        it.tap(it.place(7))
        #expect(it.view.selectedRange == NSRange(location: 5, length: 5))
        #expect(EditMenu.shared.titles.contains("Copy"))
        it.pause()
        it.tap(it.place(7))
        #expect(it.view.selectedRange == NSRange(location: 5, length: 5))
        #expect(EditMenu.shared.frame == nil)
        it.pause()
        it.tap(it.place(18))
        #expect(it.view.selectedRange == NSRange(location: 20, length: 0))
    }

    @Test("a pointer's drag selects from where it went down; with shift the other end stays (documented)")
    func pointer() {
        let it = Fixture("Some words to change")
        let (from, to) = (it.place(5), it.place(12))
        it.touch(.began, CGPoint(x: from.x - 3, y: from.y), .indirectPointer)
        it.touch(.moved, CGPoint(x: to.x - 3, y: to.y), .indirectPointer)
        it.touch(.ended, CGPoint(x: to.x - 3, y: to.y), .indirectPointer)
        #expect(it.view.isFirstResponder)
        #expect(it.view.selectedRange == NSRange(location: 5, length: 7))
        // A finger scrolls instead.
        it.pause()
        it.view.selectedRange = NSRange(location: 0, length: 0)
        it.touch(.began, from)
        it.touch(.moved, to)
        it.touch(.ended, to)
        #expect(it.view.selectedRange.length == 0)
    }

    // Covers: UITextViewDelegate.textView(_:editMenuForTextIn:suggestedActions:)
    @Test("the delegate makes the menu from what is suggested (documented)")
    func menu() {
        final class Maker: NSObject, UITextViewDelegate {
            var range = NSRange()
            func textView(
                _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
            ) -> UIMenu? {
                self.range = range
                return UIMenu(children: [UIAction(title: "Quote") { _ in }] + suggestedActions.prefix(1))
            }
        }
        let it = Fixture("Some words")
        let maker = Maker()
        it.view.delegate = maker
        it.view.becomeFirstResponder()
        it.tap(it.place(7), count: 2)
        // textView(_:editMenuForTextIn:suggestedActions:)
        #expect(EditMenu.shared.titles == ["Quote", "Cut"])
        #expect(maker.range == NSRange(location: 5, length: 5))
    }

    // Covers: UITextView.allowsEditingTextAttributes, UIResponderStandardEditActions.toggleBoldface, UIResponderStandardEditActions.toggleItalics, UIResponderStandardEditActions.toggleUnderline
    @Test("with allowsEditingTextAttributes text can be made bold, italic and underlined, and undone (documented)")
    func styles() {
        let it = Fixture("Some words")
        let view = it.view
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 5, length: 5)
        #expect(!view.canPerformAction("toggleBoldface:", withSender: nil))
        view.toggleBoldface(nil)
        func font(_ index: Int) -> UIFont? { view.textStorage.attribute(.font, at: index, effectiveRange: nil) as? UIFont }
        func has(_ trait: UIFontDescriptor.SymbolicTraits, _ index: Int) -> Bool {
            font(index)?.fontDescriptor.symbolicTraits.contains(trait) ?? false
        }
        #expect(!has(.traitBold, 5))
        view.allowsEditingTextAttributes = true
        #expect(view.canPerformAction("toggleBoldface:", withSender: nil))
        it.tap(it.place(7))
        #expect(EditMenu.shared.titles.suffix(3) == ["Bold", "Italic", "Underline"])
        view.toggleBoldface(nil)
        view.toggleItalics(nil)
        view.toggleUnderline(nil)
        #expect(has(.traitBold, 5))
        #expect(has(.traitItalic, 9))
        #expect(!has(.traitBold, 4))
        #expect(font(5)?.pointSize == 17)
        #expect(view.textStorage.attribute(.underlineStyle, at: 6, effectiveRange: nil) as? Int == 1)
        #expect(view.selectedRange == NSRange(location: 5, length: 5))
        // Where a part has it all of it gets it; then all loses it.
        view.selectedRange = NSRange(location: 0, length: 10)
        view.toggleBoldface(nil)
        #expect(has(.traitBold, 0))
        #expect(has(.traitBold, 9))
        view.toggleBoldface(nil)
        #expect(!has(.traitBold, 0))
        #expect(!has(.traitBold, 9))
        #expect(has(.traitItalic, 9))
        #expect(view.undoManager?.undoActionName == "Bold")
        view.undoManager?.undo()
        #expect(has(.traitBold, 0))
        // Without a selection it is for what is typed next.
        view.selectedRange = NSRange(location: 0, length: 0)
        view.toggleUnderline(nil)
        view.insertText("x")
        #expect(view.textStorage.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1)
        #expect(view.text == "xSome words")
    }

    // Covers: UIResponderStandardEditActions.makeTextWritingDirectionRightToLeft, UITextInput.baseWritingDirection
    @Test("the direction of a paragraph is that which its person chooses")
    func direction() {
        let it = Fixture("one\ntwo")
        it.view.becomeFirstResponder()
        it.view.selectedRange = NSRange(location: 5, length: 0)
        it.view.makeTextWritingDirectionRightToLeft(nil)
        let end = it.view.endOfDocument
        #expect(it.view.baseWritingDirection(for: end, in: .forward) == .rightToLeft)
        #expect(it.view.baseWritingDirection(for: it.view.beginningOfDocument, in: .forward) == .leftToRight)
        #expect(it.view.caretRect(for: end).midX < 300)
        #expect(it.view.caretRect(for: end).midX > 200)
    }

    @Test("the drawn keyboard follows a text view's traits and text: digits, return that waits for text, capitals")
    func keyboard() {
        let it = Fixture("", keyboard: true)
        it.view.enablesReturnKeyAutomatically = true
        it.view.becomeFirstResponder()
        it.app.advance(by: 1)
        func key(_ label: String) -> UIView? {
            KeyboardController.shared.keyboardView?.subviews.first { $0.accessibilityLabel == label }
        }
        #expect(key("Q") != nil)
        #expect(key("q") == nil)
        #expect((key("return") as? UIControl)?.isEnabled == false)
        it.view.insertText("Hi")
        #expect(key("q") != nil)
        #expect((key("return") as? UIControl)?.isEnabled == true)
        // At the beginning of the text a capital comes again.
        it.view.selectedRange = NSRange(location: 0, length: 0)
        #expect(key("Q") != nil)
        it.view.keyboardType = .numberPad
        #expect(key("5") != nil)
        #expect(key("Q") == nil)
    }

    @Test("a text view that does not scroll has the scroll view around it show the insertion point (observed)")
    func around() {
        let it = Fixture("")
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 390, height: 900)
        let view = UITextView(frame: CGRect(x: 20, y: 20, width: 300, height: 800))
        view.isScrollEnabled = false
        view.font = .systemFont(ofSize: 17)
        scroll.addSubview(view)
        it.view.superview?.addSubview(scroll)
        it.app.turn()
        view.becomeFirstResponder()
        #expect(scroll.contentOffset.y == 0)
        view.insertText(String(repeating: "line\n", count: 20))
        let caret = view.convert(view.caretRect(for: view.endOfDocument), to: scroll)
        #expect(scroll.contentOffset.y > 100)
        #expect(caret.maxY <= scroll.bounds.maxY + 0.5)
        #expect(caret.minY >= scroll.bounds.minY)
    }

    @Test("Select All in the menu is followed by the menu of what is selected; the app's selection takes it away")
    func menuAgain() throws {
        let it = Fixture("Some words")
        it.view.becomeFirstResponder()
        it.view.selectedRange = NSRange(location: 10, length: 0)
        it.tap(it.place(9))
        #expect(EditMenu.shared.titles.contains("Select All"))
        it.app.turn()
        func find(_ view: UIView) -> UIView? {
            if view.accessibilityLabel == "Select All", view is UIControl { return view }
            return view.subviews.lazy.compactMap { find($0) }.first
        }
        let button = try #require(UIApplication.shared.windows.lazy.compactMap { find($0) }.first)
        it.tap(button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
        #expect(it.view.selectedRange == NSRange(location: 0, length: 10))
        #expect(EditMenu.shared.titles.contains("Copy"))
        it.view.selectedRange = NSRange(location: 2, length: 1)
        #expect(EditMenu.shared.frame == nil)
    }
}
