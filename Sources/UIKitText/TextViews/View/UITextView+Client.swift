// The answers of a text view to the editing core.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import Typesetting
import UIKitCore
import UIKitValues

extension UITextView: TextEditorClient {
    package var editorView: UIView & UITextInput { self }
    package var editorText: NSString { textStorage.string as NSString }
    package var editorIsEditable: Bool { isEditable }
    package var editorIsSelectable: Bool { isSelectable }
    package var editorIsMultiline: Bool { true }
    package var editorAllowsAttributes: Bool { editing.allowsAttributes }

    package func editorShouldChange(_ range: NSRange, replacement: String) -> Bool { asksShouldChange(range, replacement) }

    package func editorReplace(_ range: NSRange, with text: NSAttributedString) {
        textStorage.replaceCharacters(in: range, with: text)
    }

    package func editorAttributedText(in range: NSRange) -> NSAttributedString {
        textStorage.attributedSubstring(from: range)
    }

    /// The attributes of the first replaced character, or of the character before the insertion point; those of an empty
    /// text without one.
    package func editorTypingAttributes(replacing range: NSRange) -> [NSAttributedString.Key: Any] {
        let length = textStorage.length
        guard length > 0 else { return layoutManager.options.emptyAttributes }
        let index = range.length > 0 ? range.location : range.location - 1
        var attributes = typingLook(at: min(max(0, index), length - 1))
        if textEditor.marked != nil { attributes[.underlineStyle] = nil }
        return attributes
    }

    package func editorTextDidChange() {
        keyboardContextChanged()
        tellDidChange()
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    package func editorSelectionDidChange() { tellDidChangeSelection() }

    package func editorMenu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu? {
        textDelegate?.textView(self, editMenuForTextIn: range, suggestedActions: suggested)
    }

    package func editorReveal(_ rect: CGRect) {
        guard isScrollEnabled else { return revealAround(rect) }
        guard !isDragging, !isDecelerating else { return }
        updateContentSize()
        scrollRectToVisible(revealed(rect), animated: false)
    }

    /// A text view that does not scroll has the scroll view around it show the insertion point. Observed.
    private func revealAround(_ rect: CGRect) {
        guard let scroll = superview?.nearestScrollView, scroll.isScrollEnabled, !scroll.isDragging, !scroll.isDecelerating else {
            return
        }
        scroll.scrollRectToVisible(convert(rect, to: scroll), animated: false)
    }

    // MARK: Geometry

    /// The line of an insertion point: at the end of a line that is broken by its width, the affinity decides.
    private func line(_ index: Int, _ affinity: UITextStorageDirection) -> TextLineRef? {
        guard let line = layoutManager.line(holding: index) else { return nil }
        guard affinity == .backward, index > 0, line.range.location == index, let before = layoutManager.line(holding: index - 1),
            textLine(before).length == before.range.length
        else { return line }
        return before
    }

    /// A line's range without its line break.
    private func textLine(_ line: TextLineRef) -> NSRange {
        var range = line.range
        let text = editorText
        while range.length > 0 {
            let last = text.character(at: range.location + range.length - 1)
            guard last == 10 || last == 13 || last == 0x85 || last == 0x2028 || last == 0x2029 else { break }
            range.length -= 1
        }
        return range
    }

    package func editorCaretRect(at index: Int, affinity: UITextStorageDirection) -> CGRect {
        guard let line = line(index, affinity) else {
            return CGRect(x: textOrigin.x + textContainer.lineFragmentPadding, y: textOrigin.y, width: 0, height: 0)
        }
        var x = line.caretX(index, textContainer)
        // Blanks at a line's end hang over; the insertion point stays in the container.
        if textContainer.lineWidth.isFinite { x = min(max(0, x), textContainer.size.width) }
        return CGRect(x: textOrigin.x + x, y: textOrigin.y + line.lineTop, width: 0, height: line.textHeight)
    }

    package func editorRects(for range: NSRange) -> [CGRect] {
        layoutManager.selectionRects(range).map { $0.offsetBy(dx: textOrigin.x, dy: textOrigin.y) }
    }

    package func editorIndex(at point: CGPoint) -> (index: Int, affinity: UITextStorageDirection) {
        let place = CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y)
        guard let line = layoutManager.line(atHeight: place.y) else { return (0, .forward) }
        let range = textLine(line)
        let end = range.location + range.length
        let index = min(line.insertionIndex(place.x, textContainer), end)
        let isWrapped = range.length == line.range.length && end < textStorage.length && range.length > 0
        return (index, index == end && isWrapped ? .backward : .forward)
    }

    package func editorLine(at index: Int, affinity: UITextStorageDirection) -> NSRange {
        line(index, affinity).map(textLine) ?? NSRange(location: index, length: 0)
    }

    package func editorIsRightToLeft(at index: Int) -> Bool {
        layoutManager.line(holding: index)?.isRightToLeft ?? layoutManager.options.isRightToLeft
    }
}

extension UITextView: TextEditing {}
