// The client of a text editor: the interface between the editing core and UITextField, UITextView.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import Typesetting
import UIKitCore

/// A view whose text a ``TextEditor`` edits. Ranges are UTF-16 units; geometry is in the view's own coordinates.
@MainActor package protocol TextEditorClient: AnyObject {
    /// The view that is first responder and that holds caret, highlight and handles.
    var editorView: UIView & UITextInput { get }
    /// The characters. Asked often: no copy should be made.
    var editorText: NSString { get }
    /// Whether keys, menu and input methods may change the text.
    var editorIsEditable: Bool { get }
    /// Whether text can be selected at all.
    var editorIsSelectable: Bool { get }
    /// Whether line breaks are kept; false makes return end the typing and pasted breaks blanks.
    var editorIsMultiline: Bool { get }
    /// Whether a person may make text bold, italic and underlined.
    var editorAllowsAttributes: Bool { get }
    /// Whether the characters are hidden: nothing can be copied then.
    var editorIsSecure: Bool { get }

    /// Asks the delegate. Nothing has changed yet.
    func editorShouldChange(_ range: NSRange, replacement: String) -> Bool
    /// Puts attributed text in place of a range: the storage and its layout, nothing else.
    func editorReplace(_ range: NSRange, with text: NSAttributedString)
    /// The attributed text of a range, for undoing and for copying.
    func editorAttributedText(in range: NSRange) -> NSAttributedString
    /// The attributes that text typed in place of a range gets.
    func editorTypingAttributes(replacing range: NSRange) -> [NSAttributedString.Key: Any]
    /// The text has changed by an edit of the user: tell delegate, targets and observers.
    func editorTextDidChange()
    /// Returns the selection that takes the place of another one: a token is selected as a whole.
    func editorFitted(_ selection: NSRange) -> NSRange
    /// Whether the client marks a selection itself, without highlight and handles.
    func editorMarks(_ selection: NSRange) -> Bool
    /// The selection has changed by whatever means: tell the delegate.
    func editorSelectionDidChange()
    /// Return was pressed in a view of one line, or return types a line break that the view wants to hear of first.
    /// False types nothing.
    func editorShouldReturn() -> Bool
    /// The menu that the delegate makes of what the system suggests; nil for that.
    func editorMenu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu?
    /// Brings a rectangle into view, such as the caret's after typing.
    func editorReveal(_ rect: CGRect)

    /// Returns the rectangle of the insertion point before an index, without the caret's width; the affinity says which of two
    /// lines counts.
    func editorCaretRect(at index: Int, affinity: UITextStorageDirection) -> CGRect
    /// The rectangles that a range takes, one a piece of line, whole lines high.
    func editorRects(for range: NSRange) -> [CGRect]
    /// The index before which an insertion point nearest to a point stands, with the affinity of its line.
    func editorIndex(at point: CGPoint) -> (index: Int, affinity: UITextStorageDirection)
    /// The line as laid out that an insertion point stands in, without its line break.
    func editorLine(at index: Int, affinity: UITextStorageDirection) -> NSRange
    /// Whether the paragraph around an index runs from right to left.
    func editorIsRightToLeft(at index: Int) -> Bool
}

extension TextEditorClient {
    package var editorIsSecure: Bool { false }
    package var editorAllowsAttributes: Bool { false }
    package func editorFitted(_ selection: NSRange) -> NSRange { selection }
    package func editorMarks(_ selection: NSRange) -> Bool { false }
    package func editorShouldReturn() -> Bool { true }
    package func editorMenu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu? { nil }
    package func editorReveal(_ rect: CGRect) {}
}
