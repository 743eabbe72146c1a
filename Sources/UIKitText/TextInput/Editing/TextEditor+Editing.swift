// Typing and deleting.
// Apple: "UIKeyInput".
import Diagnostics
import Foundation
import Typesetting
import UIKitCore

extension TextEditor {
    /// Types a text in place of the marked text or the selection, after asking the client. Returns whether it did.
    @discardableResult
    package func insert(_ text: String) -> Bool {
        guard let client, client.editorIsEditable else { return refuse("it is not editable") }
        if text == "\n" {
            guard client.editorShouldReturn() else { return refuse("the delegate does not let return do anything") }
            guard client.editorIsMultiline else { return false }
        }
        let range = state.marked ?? state.selection
        return change(range, client.editorIsMultiline ? text : Self.oneLine(text), isTyping: true)
    }

    /// Backspace: the selection, or the unit before the insertion point.
    package func deleteBackward(_ granularity: UITextGranularity = .character) {
        guard let range = deletion(granularity, forward: false) else { return }
        change(range, "", isTyping: granularity == .character)
    }

    /// The selection, or the unit behind the insertion point.
    package func deleteForward(_ granularity: UITextGranularity = .character) {
        guard let range = deletion(granularity, forward: true) else { return }
        change(range, "", isTyping: false)
    }

    /// The range that a deletion would remove; nil for none.
    private func deletion(_ granularity: UITextGranularity, forward: Bool) -> NSRange? {
        guard let client, client.editorIsEditable else { return nil }
        let range = state.marked ?? state.selection
        if range.length > 0 { return range }
        guard let end = destination(from: range.location, granularity, forward: forward), end != range.location else {
            return nil
        }
        return NSRange(location: min(end, range.location), length: abs(end - range.location))
    }

    /// Line breaks become blanks.
    static func oneLine(_ text: String) -> String {
        guard text.contains(where: \.isNewline) else { return text }
        return String(text.map { $0.isNewline ? " " : $0 })
    }

    /// Replaces a range by plain text as an edit of the user. Steps: 1. the delegate is asked; 2. the storage;
    /// 3. undo; 4. the selection goes behind the new text; 5. delegate, targets and observers hear of it.
    @discardableResult
    package func change(_ range: NSRange, _ text: String, isTyping: Bool) -> Bool {
        guard let client else { return false }
        let range = clamped(range)
        guard range.length > 0 || !text.isEmpty else { return false }
        guard client.editorShouldChange(range, replacement: text) else {
            return refuse("the delegate does not let \(words(text)) replace \(words(range))")
        }
        // The delegate may have changed the text itself.
        guard range.location + range.length <= length else { return false }
        let attributes = typingAttributes ?? client.editorTypingAttributes(replacing: range)
        let new = NSAttributedString(string: text, attributes: attributes)
        apply(range, new, isTyping: isTyping)
        return true
    }

    /// Replaces a range by attributed text without asking.
    package func apply(_ range: NSRange, _ text: NSAttributedString, isTyping: Bool) {
        guard let client else { return }
        tell { "\(isTyping ? "typing" : "an edit") replaces \(words(range)) by \(words(text.string))" }
        let kept = typingAttributes
        EditMenu.shared.hide(for: self)
        recordUndo(range, text, isTyping: isTyping)
        let run = state.typing
        client.editorReplace(range, with: text)
        state.marked = nil
        place(NSRange(location: range.location + text.length, length: 0))
        state.typing = isTyping ? run : nil
        typingAttributes = kept
        overlay.restartBlinking()
        revealCaret()
        client.editorSelectionDidChange()
        client.editorTextDidChange()
        refresh()
    }

    // MARK: Marked text

    /// Puts a text being composed in place of the marked text or the selection.
    package func setMarked(_ text: String?, selected: NSRange) {
        guard let client, client.editorIsEditable else { return }
        let text = text ?? ""
        let range = state.marked ?? state.selection
        guard range.length > 0 || !text.isEmpty else { return }
        guard client.editorShouldChange(range, replacement: text) else {
            return tell { "refuses: the delegate does not let the composed \(words(text)) replace \(words(range))" }
        }
        guard range.location + range.length <= length else { return }
        tell { "an input method marks \(words(text)) in place of \(words(range))" }
        var attributes = client.editorTypingAttributes(replacing: range)
        for (key, value) in markedTextStyle ?? Self.markedLook { attributes[key] = value }
        let new = NSAttributedString(string: text, attributes: attributes)
        if state.marked == nil { state.typing = nil }
        EditMenu.shared.hide(for: self)
        recordUndo(range, new, isTyping: true)
        let run = state.typing
        client.editorReplace(range, with: new)
        let count = new.length
        let start = min(max(0, selected.location == NSNotFound ? count : selected.location), count)
        place(NSRange(location: range.location + start, length: min(max(0, selected.length), count - start)))
        state.marked = count > 0 ? NSRange(location: range.location, length: count) : nil
        state.typing = run
        overlay.restartBlinking()
        revealCaret()
        client.editorSelectionDidChange()
        client.editorTextDidChange()
        refresh()
    }

    private static let markedLook: [NSAttributedString.Key: Any] = [.underlineStyle: NSUnderlineStyle.single.rawValue]

    /// Takes the marked text as it is: it gets the look of typed text.
    package func unmark() {
        guard let marked = state.marked, let client else { return }
        state.marked = nil
        tell { "takes the marked text at \(words(marked)) as it is" }
        let text = client.editorText.substring(with: marked)
        let plain = NSAttributedString(
            string: text, attributes: client.editorTypingAttributes(replacing: NSRange(location: marked.location, length: 0)))
        client.editorReplace(marked, with: plain)
        state.typing = nil
        refresh()
    }
}
