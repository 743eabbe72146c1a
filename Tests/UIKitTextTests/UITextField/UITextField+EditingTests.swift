// Beginning, typing, return, clearing and ending: the delegate's calls in Apple's order.
// Apple: "UITextFieldDelegate", "UITextField".
import CoreGraphics
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit
import UIKitControls
import UIKitCore
import UIKitText
import UIKitValues
import UIKitTesting

@MainActor @Suite("UITextField: editing", .harness) struct UITextFieldEditingTests {
    // Covers: UITextFieldDelegate.textFieldShouldBeginEditing, UITextFieldDelegate.textFieldDidBeginEditing, UIResponder.becomeFirstResponder, UITextField.isEditing, UITextField.textDidBeginEditingNotification, UIControl.Event.editingDidBegin, UITextField.delegate
    @Test("Beginning: should, did, the event, the notification, then the keyboard (documented; the middle guessed)")
    func begin() {
        let it = FieldFixture(keyboard: true)
        defer { it.done() }
        #expect(it.field.delegate === it)
        #expect(!it.field.isEditing)
        #expect(it.field.becomeFirstResponder())
        #expect(it.field.isEditing)
        #expect(it.field.isFirstResponder)
        // textFieldShouldBeginEditing, textFieldDidBeginEditing, editingDidBegin, textDidBeginEditingNotification
        #expect(it.log.take() == ["should begin", "did begin", "event begin", "note begin", "keyboard will show"])
        #expect(it.field.becomeFirstResponder())
        #expect(it.log.take().isEmpty)
    }

    // Covers: UITextFieldDelegate.textFieldShouldBeginEditing, UIControl.isEnabled
    @Test("No from textFieldShouldBeginEditing, or a disabled field, begins nothing (documented)")
    func refusedBegin() {
        let it = FieldFixture()
        defer { it.done() }
        it.refuses = ["should begin"]  // textFieldShouldBeginEditing
        it.tap(CGPoint(x: 60, y: 77))
        #expect(!it.field.isFirstResponder)
        #expect(it.log.take() == ["should begin"])
        it.refuses = []
        it.field.isEnabled = false
        #expect(!it.field.becomeFirstResponder())
        #expect(it.log.take().isEmpty)
    }

    // Covers: UITextFieldDelegate.textFieldShouldEndEditing, UITextFieldDelegate.textFieldDidEndEditing(_:reason:), UIResponder.resignFirstResponder, UITextField.textDidEndEditingNotification, UIControl.Event.editingDidEnd
    @Test("Ending: should, did with the reason, the event, the notification, then the keyboard (documented)")
    func end() {
        let it = FieldFixture(keyboard: true)
        defer { it.done() }
        it.field.becomeFirstResponder()
        it.app.advance(by: 1)
        _ = it.log.take()
        it.refuses = ["should end"]  // textFieldShouldEndEditing
        #expect(!it.field.resignFirstResponder())
        #expect(it.field.isFirstResponder)
        #expect(it.log.take() == ["should end"])
        it.refuses = []
        #expect(it.field.resignFirstResponder())
        #expect(!it.field.isEditing)
        // textFieldDidEndEditing(_:reason:), editingDidEnd, textDidEndEditingNotification
        #expect(it.log.take() == ["should end", "did end 0", "event end", "note end", "keyboard will hide"])
    }

    // Covers: UIView.endEditing, UITextFieldDelegate.textFieldDidEndEditing
    @Test("endEditing by force ends what the delegate refuses, and tells so (documented)")
    func forced() {
        final class Plain: NSObject, UITextFieldDelegate {
            var ends = 0
            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
            func textFieldDidEndEditing(_ textField: UITextField) { ends += 1 }
        }
        let it = FieldFixture()
        defer { it.done() }
        let plain = Plain()
        it.field.delegate = plain
        it.field.becomeFirstResponder()
        #expect(!it.controller.view.endEditing(false))
        #expect(it.field.isEditing)
        #expect(plain.ends == 0)
        #expect(it.controller.view.endEditing(true))
        #expect(!it.field.isEditing)
        #expect(!it.field.isFirstResponder)
        // textFieldDidEndEditing is called where the form with the reason is not implemented
        #expect(plain.ends == 1)
    }

    // Covers: UITextFieldDelegate.textField(_:shouldChangeCharactersIn:replacementString:), UIControl.Event.editingChanged, UITextField.text, UIKeyInput.insertText, UITextFieldDelegate.textFieldDidChangeSelection
    @Test("Typing: the delegate is asked with range and text, then selection, event, notification (documented)")
    func typing() {
        let it = FieldFixture()
        defer { it.done() }
        it.tap(CGPoint(x: 60, y: 77))
        _ = it.log.take()
        it.type("a")
        // textField(_:shouldChangeCharactersIn:replacementString:), textFieldDidChangeSelection, editingChanged
        #expect(it.log.take() == ["should change {0, 0} a", "selection", "event changed", "note changed"])
        it.type("bc")
        #expect(it.field.text == "abc")
        #expect(it.selection() == [3, 0])
        _ = it.log.take()
        it.refuses = ["should change"]
        it.type("d")
        #expect(it.field.text == "abc")
        #expect(it.log.take() == ["should change {3, 0} d"])
        it.refuses = []
        it.key(42, "\u{8}")
        #expect(it.field.text == "ab")
        #expect(it.log.take().first == "should change {2, 1} ")
        it.field.insertText("x")
        #expect(it.field.text == "abx")
        #expect(it.log.take().first == "should change {2, 0} x")
    }

    // Covers: UITextField.text, UITextFieldDelegate.textField(_:shouldChangeCharactersIn:replacementString:)
    @Test("Setting the text asks and tells nobody; a delegate may format while typing (documented)")
    func formatting() {
        final class Groups: NSObject, UITextFieldDelegate {
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
            ) -> Bool {
                let text = ((textField.text ?? "") as NSString).replacingCharacters(in: range, with: string)
                let digits = text.filter(\.isNumber)
                textField.text = stride(from: 0, to: digits.count, by: 4).map {
                    String(digits.dropFirst($0).prefix(4))
                }.joined(separator: " ")
                return false
            }
        }
        let it = FieldFixture()
        defer { it.done() }
        it.field.text = "abc"
        it.field.text = nil
        #expect(it.field.text == "")
        #expect(it.log.take().isEmpty)
        let groups = Groups()
        it.field.delegate = groups
        it.field.becomeFirstResponder()
        it.type("12345x6789")
        // textField(_:shouldChangeCharactersIn:replacementString:) answers false and sets the text
        #expect(it.field.text == "1234 5678 9")
        #expect(it.selection() == [11, 0])
    }

    // Covers: UITextFieldDelegate.textFieldShouldReturn, UIControl.Event.editingDidEndOnExit, UIControl.Event.primaryActionTriggered
    @Test("Return: the delegate first; with a target of editingDidEndOnExit editing ends (documented)")
    func pressingReturn() {
        let it = FieldFixture()
        defer { it.done() }
        it.field.becomeFirstResponder()
        it.type("a")
        _ = it.log.take()
        it.field.addAction(UIAction { [log = it.log] _ in log("primary") }, for: .primaryActionTriggered)
        it.key(40, "\r")
        // textFieldShouldReturn
        #expect(it.log.take() == ["should return", "primary"])
        #expect(it.field.isEditing)
        #expect(it.field.text == "a")
        it.field.addAction(UIAction { [log = it.log] _ in log("exit") }, for: .editingDidEndOnExit)
        it.refuses = ["should return"]
        it.key(40, "\r")
        #expect(it.log.take() == ["should return"])
        #expect(it.field.isEditing)
        it.refuses = []
        it.key(40, "\r")
        #expect(it.log.take() == ["should return", "primary", "exit", "should end", "did end 0", "event end", "note end"])
        #expect(!it.field.isEditing)
    }

    // Covers: UITextField.clearButtonMode, UITextFieldDelegate.textFieldShouldClear, UITextField.ViewMode.whileEditing
    @Test("The clear button asks, clears and tells of a change; it is there while there is text (documented)")
    func clearing() throws {
        let it = FieldFixture()
        defer { it.done() }
        it.field.borderStyle = .roundedRect
        it.field.clearButtonMode = .whileEditing
        it.field.becomeFirstResponder()
        it.app.turn()
        func button() -> UIView? { it.field.subviews.first { $0 is UIButton && !$0.isHidden } }
        #expect(button() == nil)
        it.type("abc")
        it.app.turn()
        let rect = try #require(button()).frame
        #expect(rect == it.field.clearButtonRect(forBounds: it.field.bounds))
        _ = it.log.take()
        it.refuses = ["should clear"]
        let point = CGPoint(x: 20 + rect.midX, y: 60 + rect.midY)
        it.tap(point)
        // textFieldShouldClear
        #expect(it.field.text == "abc")
        #expect(it.log.take().contains("should clear"))
        it.refuses = []
        it.tap(point)
        #expect(it.field.text == "")
        #expect(it.log.take() == ["should clear", "selection", "event changed", "note changed"])
        it.app.turn()
        #expect(button() == nil)
    }

    // Covers: UITextField.clearsOnBeginEditing, UITextField.clearsOnInsertion
    @Test("clearsOnBeginEditing empties at the start, clearsOnInsertion at the first typing (documented)")
    func clears() {
        let it = FieldFixture()
        defer { it.done() }
        it.field.text = "old"
        it.field.clearsOnBeginEditing = true
        it.field.becomeFirstResponder()
        #expect(it.field.text == "")
        it.field.text = "kept"
        it.field.clearsOnInsertion = true
        it.type("n")
        it.type("ew")
        #expect(it.field.text == "new")
        #expect(!it.field.clearsOnInsertion)
    }

    // Covers: UIResponder.becomeFirstResponder, UITextFieldDelegate.textFieldShouldEndEditing
    @Test("From field to field: the new one may, the old one ends, the keyboard stays (observed)")
    func switching() {
        let it = FieldFixture(keyboard: true)
        defer { it.done() }
        it.field.becomeFirstResponder()
        it.app.advance(by: 1)
        _ = it.log.take()
        #expect(it.other.becomeFirstResponder())
        // textFieldShouldEndEditing
        #expect(it.log.take() == ["should end", "did end 0", "event end", "note end"])
        it.refuses = ["should begin"]
        #expect(!it.field.becomeFirstResponder())
        #expect(it.other.isFirstResponder)
        #expect(it.log.take() == ["should begin"])
    }

    // Covers: UITextInputTraits.isSecureTextEntry
    @Test("A secure text is dots; the first typing of a new editing replaces it; it cannot be copied (documented)")
    func secure() {
        let it = FieldFixture()
        defer { it.done() }
        it.field.isSecureTextEntry = true
        it.field.text = "secret"
        #expect(it.field.accessibilityValue == "••••••")
        it.field.becomeFirstResponder()
        it.field.selectAll(nil)
        #expect(!it.field.canPerformAction("copy:", withSender: nil))
        it.field.resignFirstResponder()
        it.field.becomeFirstResponder()
        it.type("n")
        #expect(it.field.text == "n")
        it.type("ew")
        #expect(it.field.text == "new")
        it.field.isSecureTextEntry = false
        #expect(it.field.accessibilityValue == "new")
    }

    @Test("A field that leaves the window while it is edited ends, without a question (observed)")
    func removed() {
        let it = FieldFixture()
        defer { it.done() }
        it.field.becomeFirstResponder()
        _ = it.log.take()
        it.field.removeFromSuperview()
        #expect(!it.field.isEditing)
        #expect(it.log.take() == ["did end 0", "event end", "note end"])
    }

    @Test("A field that begins to be edited comes into view in the scroll view around it, above the keyboard's room (observed)")
    func intoView() {
        let it = FieldFixture(keyboard: true)
        defer { it.done() }
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 390, height: 2000)
        let far = UITextField(frame: CGRect(x: 20, y: 700, width: 200, height: 34))
        scroll.addSubview(far)
        it.controller.view.addSubview(scroll)
        it.app.turn()
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { note in
            let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
            MainActor.assumeIsolated { scroll.contentInset.bottom = end.height }
        }
        far.becomeFirstResponder()
        it.app.advance(by: 1)
        // The keyboard begins at 508.
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 734 - 508))
        NotificationCenter.default.removeObserver(token)
    }
}
