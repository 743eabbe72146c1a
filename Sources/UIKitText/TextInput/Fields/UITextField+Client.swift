// The answers of a field to the editing core.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import Typesetting
import UIKitCore

extension UITextField: TextEditorClient {
    package var editorView: UIView & UITextInput { self }
    package var editorText: NSString { content.storage.string as NSString }
    package var editorIsEditable: Bool { isEnabled }
    package var editorIsSelectable: Bool { true }
    package var editorIsMultiline: Bool { false }
    package var editorIsSecure: Bool { inputTraits.isSecure }
    package var editorAllowsAttributes: Bool { content.allowsAttributes }

    package func editorShouldChange(_ range: NSRange, replacement: String) -> Bool {
        answer(range, replacement) ?? delegateLetsChange(range, replacement)
    }

    package func editorReplace(_ range: NSRange, with text: NSAttributedString) {
        content.storage.replaceCharacters(in: range, with: text)
        contentChanged()
        // The caret is asked for at once: the text has to be where it will be shown.
        layoutIfNeeded()
    }

    package func editorAttributedText(in range: NSRange) -> NSAttributedString {
        content.storage.attributedSubstring(from: range)
    }

    /// The attributes of the first replaced character, or of the character before the insertion point; the default ones for an
    /// empty text.
    package func editorTypingAttributes(replacing range: NSRange) -> [NSAttributedString.Key: Any] {
        let length = content.storage.length
        guard length > 0 else { return defaultAttributes }
        let index = range.length > 0 ? range.location : range.location - 1
        var attributes = content.storage.attributes(at: min(max(0, index), length - 1), effectiveRange: nil)
        if textEditor.marked != nil { attributes[.underlineStyle] = nil }
        attributes[.link] = nil
        attributes[.attachment] = nil
        return attributes
    }

    package func editorTextDidChange() {
        keyboardContextChanged()
        textWasEdited()
        owner?.fieldDidChange()
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    }

    package func editorSelectionDidChange() {
        selectionMoved()
        tellSelection()
    }
    package func editorMarks(_ selection: NSRange) -> Bool { marks(selection) }

    package func editorFitted(_ selection: NSRange) -> NSRange { fitted(selection) }

    package func editorShouldReturn() -> Bool {
        pressReturn()
        return false
    }

    package func editorMenu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu? {
        delegate?.textField(self, editMenuForCharactersIn: range, suggestedActions: suggested)
    }

    package func editorReveal(_ rect: CGRect) { revealCaret(rect) }

    package func editorCaretRect(at index: Int, affinity: UITextStorageDirection) -> CGRect { caret(at: index) }
    package func editorRects(for range: NSRange) -> [CGRect] { rects(for: range) }
    package func editorIndex(at point: CGPoint) -> (index: Int, affinity: UITextStorageDirection) {
        (caretIndex(at: point), .forward)
    }
    package func editorLine(at index: Int, affinity: UITextStorageDirection) -> NSRange {
        NSRange(location: 0, length: content.storage.length)
    }
    package func editorIsRightToLeft(at index: Int) -> Bool { textIsRightToLeft }
}
