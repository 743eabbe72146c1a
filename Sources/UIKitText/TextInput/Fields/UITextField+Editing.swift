// Beginning and ending, typing, return and clearing: what happens in which order.
// Apple: "UITextField", "UITextFieldDelegate".
import CoreGraphics
import Foundation
import UIKitCore

/// Changed by `UITextField+Editing.swift`.
struct FieldEditing {
    fileprivate(set) var isEditing = false
    /// Whether the next typing replaces a secure text.
    fileprivate(set) var willClear = false
    /// How far the text is moved to the left so that the caret is seen, in points.
    fileprivate(set) var scroll: CGFloat = 0
    /// Changed by `UITextField+Editing.swift` and the accessors.
    var clearsOnInsertion = false

    // Changed by the accessors alone.
    var inputView: UIView?
    var accessoryView: UIView?
    var markers: TextFieldDelegateMarkers = []

    /// Changed by the accessors and, from an archive, `UITextField+Text.swift`.
    var clearsOnBegin = false
}

extension UITextField {
    /// Steps: 1. the delegate agrees; 2. the one before resigns and this is first responder; 3. the text goes if it is
    /// to; 4. delegate, targets, observers; 5. the keyboard comes. The order of 4 and 5 is observed, that within 4 guessed.
    func beginEditing(_ become: () -> Bool) -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, owningWindow != nil, delegateLetsBegin else { return false }
        // The delegate may have made another view, or this one, first responder itself.
        if isFirstResponder { return true }
        let began = KeyboardController.shared.together {
            guard become() else { return false }
            guard isFirstResponder else { return true }
            editing.isEditing = true
            textEditor.begin()
            if editing.clearsOnBegin, hasText { clearText() }
            editing.willClear = inputTraits.isSecure && hasText
            textEditor.place(NSRange(location: textEditor.length, length: 0))
            contentChanged()
            tellBegan()
            sendActions(for: .editingDidBegin)
            NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
            return true
        }
        if isEditing { comeIntoView() }
        return began
    }

    /// The scroll view around the field shows it, beside what the app has left for the keyboard by now. Observed.
    private func comeIntoView() {
        guard let scroll = superview?.nearestScrollView, scroll.isScrollEnabled else { return }
        scroll.scrollRectToVisible(convert(bounds, to: scroll), animated: UIView.areAnimationsEnabled)
    }

    /// Steps: 1. the delegate agrees; 2. first responder no longer; 3. delegate, targets, observers; 4. the keyboard goes.
    func endEditing(_ resign: () -> Bool) -> Bool {
        guard isFirstResponder else { return true }
        guard isEditing else { return resign() }
        let agrees = window == nil || delegateLetsEnd
        guard agrees else { return false }
        return KeyboardController.shared.together {
            guard resign() else { return false }
            finishEditing()
            return true
        }
    }

    /// Ends editing, also if the field is forced to give up.
    package func finishEditing() {
        guard editing.isEditing else { return }
        textEditor.end()
        editing.isEditing = false
        editing.willClear = false
        editing.scroll = 0
        contentChanged()
        tellEnded()
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(
            name: UITextField.textDidEndEditingNotification, object: self,
            userInfo: [UITextField.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
    }

    /// The app has set the text: typing adds to it, and its beginning is shown.
    func textIsAnother() {
        editing.willClear = false
        editing.scroll = 0
    }

    /// A secure text that begins to be seen is shown as it is; one that was typed securely goes at the next typing.
    func setSecure(_ isSecure: Bool) {
        guard isSecure != inputTraits.isSecure else { return }
        inputTraits.isSecure = isSecure
        editing.willClear = isSecure && isEditing && hasText
        contentChanged()
        keyboardContextChanged()
    }

    /// Moves the text to the left by a distance in points.
    func scrollText(to distance: CGFloat) {
        guard distance != editing.scroll else { return }
        editing.scroll = distance
        parts.text.setNeedsDisplay()
    }

    // MARK: Typing

    /// Return asks the delegate; other text replaces the selection, or all of it where it is to be cleared.
    func typeText(_ text: String) {
        guard isEnabled else { return }
        if !isEditing {
            // Without being first responder the text goes to the end.
            textEditor.place(NSRange(location: textEditor.length, length: 0))
        }
        if editing.willClear || editing.clearsOnInsertion, text != "\n", hasText, textEditor.marked == nil {
            textEditor.place(NSRange(location: 0, length: textEditor.length))
        }
        if text != "\n" {
            editing.willClear = false
            editing.clearsOnInsertion = false
        }
        textEditor.insert(text)
    }

    /// Backspace; a secure text that was there when editing began goes as a whole.
    func deleteTyped() {
        if editing.willClear, hasText { textEditor.place(NSRange(location: 0, length: textEditor.length)) }
        editing.willClear = false
        textEditor.deleteBackward()
    }

    /// Return: the delegate first; then targets of `editingDidEndOnExit` and of the primary action; with such targets
    /// editing ends.
    func pressReturn() {
        guard delegateLetsReturn else { return }
        let exits = hasAction(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        guard exits else { return }
        sendActions(for: .editingDidEndOnExit)
        resignFirstResponder()
    }

    /// The clear button: the delegate is asked, then the field is told as of typing, and becomes first responder.
    func pressClear() {
        guard delegateLetsClear else { return }
        clearText()
        textEditor.textWasSet()
        editorTextDidChange()
        if !isFirstResponder { becomeFirstResponder() }
    }

    var currentTypingAttributes: [NSAttributedString.Key: Any]? {
        guard isEditing else { return nil }
        return textEditor.typingAttributes ?? editorTypingAttributes(replacing: textEditor.selection)
    }
}
