// Beginning and ending, typing, and the selection: what happens in which order.
// Apple: "UITextView", "UITextViewDelegate"
import CoreGraphics
import Diagnostics
import Foundation
import Typesetting
import UIKitCore
import UIKitValues

/// Changed by `UITextView+Editing.swift`.
struct TextViewEditing {
    fileprivate(set) var isEditable = true
    fileprivate(set) var isSelectable = true
    fileprivate(set) var clearsOnInsertion = false
    /// A person edits the text now.
    fileprivate(set) var isEditing = false

    // Changed by the accessors alone.
    var allowsAttributes = false
    var allowsFinding = false
    var scalesStandardText = false
    var inputView: UIView?
    var accessoryView: UIView?

    // Changed by `UITextView+Delegate.swift`.
    var markers: TextViewDelegateMarkers = []
    /// The delegate whose markers these are.
    weak var marked: (any UITextViewDelegate)?
}

extension UITextView {
    // MARK: Settings

    func declare(_ path: WritableKeyPath<TextViewEditing, Bool>, _ value: Bool, _ name: String, _ missing: String) {
        editing[keyPath: path] = value
        Catalogue.stored("UITextView.\(name)", of: ObjectName.of(self), isDefault: !value, missing)
    }

    func setEditable(_ editable: Bool) {
        guard editable != editing.isEditable else { return }
        // The delegate is not asked: what cannot be edited is edited no longer.
        if !editable, editing.isEditing { finishEditing() }
        editing.isEditable = editable
        if !editable, isFirstResponder { resignFirstResponder() }
        textEditor.refresh()
    }

    func setSelectable(_ selectable: Bool) {
        guard selectable != editing.isSelectable else { return }
        editing.isSelectable = selectable
        if !selectable { resignFirstResponder() }
        textEditor.refresh()
    }

    func setClearsOnInsertion(_ clears: Bool) { editing.clearsOnInsertion = clears }

    // MARK: Selection

    var shownSelection: NSRange { textEditor.selection }

    func setSelection(_ range: NSRange) {
        editing.clearsOnInsertion = false
        textEditor.selection = range
    }

    /// The app has set the text: the insertion point goes to its end.
    func textWasSet() { textEditor.textWasSet() }

    // MARK: Attributes of typed text

    var shownTypingAttributes: [NSAttributedString.Key: Any] {
        textEditor.typingAttributes ?? editorTypingAttributes(replacing: textEditor.selection)
    }

    func setTypingAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        textEditor.typingAttributes = attributes
        guard textStorage.length == 0 else { return }
        layoutManager.options.emptyAttributes = attributes
        layoutManager.invalidateLayout(forCharacterRange: NSRange(location: 0, length: 0), actualCharacterRange: nil)
    }

    func forgetTypingAttributes() { textEditor.typingAttributes = nil }

    // MARK: Beginning and ending

    /// Steps: 1. the delegate agrees; 2. the one before resigns and this is first responder; 3. delegate and observers.
    /// Text that can be selected alone begins without a word.
    func beginText(_ become: () -> Bool) -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, owningWindow != nil else { return false }
        if isEditable, !asksShouldBegin() { return false }
        // The delegate may have made another view, or this one, first responder itself.
        if isFirstResponder { return true }
        let began = KeyboardController.shared.together {
            guard become() else { return false }
            if isFirstResponder { textEditor.begin() }
            return true
        }
        // The keyboard's first notification comes before the delegate's (observed; a field has it the other way).
        guard began, isFirstResponder, isEditable, !editing.isEditing else { return began }
        editing.isEditing = true
        tellDidBegin()
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    /// Steps: 1. the delegate agrees; 2. first responder no longer; 3. delegate and observers.
    func endText(_ resign: () -> Bool) -> Bool {
        guard isFirstResponder else { return true }
        if editing.isEditing, window != nil, !asksShouldEnd() { return false }
        return KeyboardController.shared.together {
            guard resign() else { return false }
            finishEditing()
            return true
        }
    }

    /// Ends editing, also if the view is forced to give up.
    package func finishEditing() {
        textEditor.end()
        guard editing.isEditing else { return }
        editing.isEditing = false
        tellDidEnd()
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    // MARK: Typing

    func typeText(_ text: String) {
        if editing.clearsOnInsertion, textEditor.marked == nil {
            editing.clearsOnInsertion = false
            textEditor.place(NSRange(location: 0, length: textStorage.length))
        }
        textEditor.insert(text)
    }

    /// Sets the direction of the paragraphs that a range touches.
    func setDirection(_ direction: NSWritingDirection, _ range: UITextRange) {
        guard let range = textEditor.range(range), textStorage.length > 0 else { return }
        let place = textStorage.string as NSString
        let paragraphs = place.paragraphRange(for: range)
        guard paragraphs.length > 0 else { return }
        textStorage.beginEditing()
        var index = paragraphs.location
        let end = paragraphs.location + paragraphs.length
        while index < end {
            var run = NSRange()
            let known = textStorage.attribute(.paragraphStyle, at: index, effectiveRange: &run) as? NSParagraphStyle
            let style = NSMutableParagraphStyle()
            if let known { style.setParagraphStyle(known) }
            style.baseWritingDirection = direction
            let next = min(end, max(index + 1, run.location + run.length))
            textStorage.addAttribute(.paragraphStyle, value: style, range: NSRange(location: index, length: next - index))
            index = next
        }
        textStorage.endEditing()
    }
}
