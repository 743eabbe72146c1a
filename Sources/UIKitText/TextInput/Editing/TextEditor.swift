// The editing core that UITextField and UITextView share: selection, insertion, deletion, marked text, undo.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import Typesetting
import UIKitCore

/// Edits a client's text as a person does: every way of typing, deleting, moving and selecting ends here.
///
/// A view makes one, forwards `UITextInput` to it (`TextEditor+Input.swift` has a method for each member), calls
/// ``begin()`` and ``end()`` as it becomes and resigns first responder, ``textWasSet()`` after the app has set the text,
/// and ``layoutOverlay()`` from `layoutSubviews`.
@MainActor package final class TextEditor {
    /// The view whose text it is.
    package private(set) weak var client: (any TextEditorClient)?
    /// Caret, highlight and handles; a subview of the client's view, kept in front by ``layoutOverlay()``.
    package let overlay = TextSelectionView()
    /// Taps, presses and drags on the text.
    package let touches = TextTouchRecognizer()
    /// Undo of the edits; one of the editor's own.
    package let undoManager = UndoManager()
    /// The implementation of `UITextInput.inputDelegate`.
    package weak var inputDelegate: (any UITextInputDelegate)?
    /// The implementation of `UITextInput.markedTextStyle`.
    package var markedTextStyle: [NSAttributedString.Key: Any]?
    /// Attributes for the next typed text that the app has set; a movement of the selection forgets them.
    package var typingAttributes: [NSAttributedString.Key: Any]?

    struct State {
        var selection = NSRange(location: 0, length: 0)
        /// The end of the selection that stays while the other one is moved; nil for an insertion point.
        var anchor: Int?
        var affinity = UITextStorageDirection.forward
        var marked: NSRange?
        /// The x that movements between lines keep.
        var column: CGFloat?
        var isActive = false
        /// The edit that further typing continues.
        var typing: TypingRun?
    }
    var state = State()

    /// An editor of a client's text, which is not kept alive. Adds the recognizer and the overlay to the view.
    package init(_ client: any TextEditorClient) {
        self.client = client
        undoManager.levelsOfUndo = 200
        let view = client.editorView
        view.addGestureRecognizer(touches)
        touches.editor = self
        overlay.editor = self
        view.addPart(overlay)
    }

    /// The selected range in UTF-16 units; of length 0 an insertion point. Setting it tells the client.
    package var selection: NSRange {
        get { state.selection }
        set {
            EditMenu.shared.hide(for: self)
            select(newValue, reveals: false)
        }
    }
    /// The range that an input method composes; nil for none.
    package var marked: NSRange? { state.marked }
    /// The side of the insertion point that decides between two lines.
    package var affinity: UITextStorageDirection {
        get { state.affinity }
        set { state.affinity = newValue }
    }
    /// Whether the view is first responder: caret and handles are shown.
    package var isActive: Bool { state.isActive }
    /// How many UTF-16 units the text has.
    package var length: Int { client?.editorText.length ?? 0 }
    /// Whether something is selected.
    package var hasSelection: Bool { state.selection.length > 0 }

    // MARK: Life

    /// The view has become first responder.
    package func begin() {
        state.isActive = true
        tell { "typing begins" }
        overlay.show()
        refresh()
    }

    /// The view is first responder no longer: marked text stays as it is, the caret goes.
    package func end() {
        unmark()
        tell { "typing ends" }
        state.isActive = false
        state.typing = nil
        EditMenu.shared.hide(for: self)
        overlay.hide()
    }

    /// The app has set the text: the insertion point goes to the end, what could be undone is forgotten.
    package func textWasSet() {
        inputDelegate?.textWillChange(client?.editorView)
        state.marked = nil
        state.typing = nil
        undoManager.removeAllActions()
        let before = state.selection
        place(NSRange(location: length, length: 0))
        inputDelegate?.textDidChange(client?.editorView)
        if state.isActive, state.selection != before { client?.editorSelectionDidChange() }
        refresh()
    }

    /// Puts caret, highlight and handles where the text is now; from `layoutSubviews`.
    package func layoutOverlay() {
        guard let view = client?.editorView else { return }
        if view.subviews.last !== overlay { view.bringSubviewToFront(overlay) }
        // In the coordinates of a view that scrolls as well.
        overlay.frame = view.bounds
        overlay.bounds = view.bounds
        refresh()
    }

    /// Shows the present selection.
    package func refresh() {
        guard state.isActive, let client else { return overlay.clear() }
        let range = state.selection
        if client.editorMarks(range) {
            overlay.showCaret(nil)
        } else if range.length == 0 || !client.editorIsSelectable {
            let caret = caretRect(at: range.location, affinity: state.affinity)
            overlay.showCaret(client.editorIsEditable && client.editorIsSelectable ? caret : nil)
        } else {
            let start = caretRect(at: range.location, affinity: .forward)
            let end = caretRect(at: range.location + range.length, affinity: .backward)
            overlay.showSelection(client.editorRects(for: range), start: start, end: end)
        }
    }

    /// The caret's rectangle: 2 points wide, within the view.
    package func caretRect(at index: Int, affinity: UITextStorageDirection) -> CGRect {
        guard let client else { return .zero }
        var rect = client.editorCaretRect(at: min(max(0, index), length), affinity: affinity)
        rect.origin.x -= 1
        rect.size.width = TextSelectionMeasures.caretWidth
        return rect
    }

    // MARK: Selection

    /// Selects a range, brought into the text; tells the client where it is another one. The end that moved comes into
    /// view unless `reveals` is false, as where the app selects.
    package func select(
        _ range: NSRange, affinity: UITextStorageDirection = .forward, anchor: Int? = nil, reveals: Bool = true
    ) {
        let before = state.selection
        let range = fitted(range)
        let shouldTell = range != before
        if shouldTell { tell { "selects \(words(range))" } }
        if shouldTell { inputDelegate?.selectionWillChange(client?.editorView) }
        place(range)
        state.affinity = affinity
        state.anchor = anchor
        state.typing = nil
        if shouldTell {
            typingAttributes = nil
            inputDelegate?.selectionDidChange(client?.editorView)
            client?.editorSelectionDidChange()
            if state.isActive { KeyboardController.shared.contextChanged() }
        }
        overlay.restartBlinking()
        if reveals { revealCaret() }
        refresh()
    }

    /// Selects all text.
    package func selectAll() { select(NSRange(location: 0, length: length)) }

    /// Sets the selection without telling anyone.
    func place(_ range: NSRange) {
        state.selection = fitted(range)
        state.anchor = nil
        state.column = nil
        state.affinity = .forward
    }

    /// A range brought into the text, as the client can select it.
    private func fitted(_ range: NSRange) -> NSRange {
        let range = clamped(range)
        return client?.editorFitted(range) ?? range
    }

    func clamped(_ range: NSRange) -> NSRange {
        guard range.location != NSNotFound else { return NSRange(location: length, length: 0) }
        let start = min(max(0, range.location), length)
        let end = min(max(start, range.location + max(0, range.length)), length)
        return NSRange(location: start, length: end - start)
    }

    /// Brings the caret, or the end of the selection that moves, into view.
    func revealCaret() {
        guard state.isActive, let client else { return }
        let range = state.selection
        let head = state.anchor == range.location + range.length ? range.location : range.location + range.length
        client.editorReveal(caretRect(at: head, affinity: state.affinity))
    }
}
