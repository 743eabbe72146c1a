// Whether and where a text view is edited.
// Apple: "UITextView", Accessing the text attributes, Working with the selection
import CoreGraphics
import Foundation
import Typesetting

extension UITextView {
    func setEditable(_ editable: Bool) {
        editing.isEditable = editable
    }

    func setSelectable(_ selectable: Bool) {
        editing.isSelectable = selectable
    }

    var shownSelection: NSRange { editing.selection }

    func setSelection(_ range: NSRange) {
        let range = layoutManager.inText(range)
        guard range != editing.selection else { return }
        editing.selection = range
        editing.typing = nil
        tellDidChangeSelection()
    }

    func setClearsOnInsertion(_ clears: Bool) { editing.clearsOnInsertion = clears }

    func textWasSet() { setSelection(NSRange(location: textStorage.length, length: 0)) }

    var shownTypingAttributes: [NSAttributedString.Key: Any] { editing.typing ?? typingLook(at: max(0, shownSelection.location - 1)) }

    func setTypingAttributes(_ attributes: [NSAttributedString.Key: Any]) { editing.typing = attributes }

    func forgetTypingAttributes() { editing.typing = nil }
}
