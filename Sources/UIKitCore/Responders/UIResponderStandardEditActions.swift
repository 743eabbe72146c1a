// The edit actions that every responder may answer.
// Apple: "UIResponderStandardEditActions".
import Foundation

/// The actions of edit menus and Command keys. Every method is optional; responders perform those that they override.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Moves the selection to the pasteboard.
    func cut(_ sender: Any?)
    /// Copies the selection to the pasteboard.
    func copy(_ sender: Any?)
    /// Replaces the selection with the pasteboard's content.
    func paste(_ sender: Any?)
    /// Pastes in the style of the surrounding text.
    func pasteAndMatchStyle(_ sender: Any?)
    /// Selects the nearest item.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
    /// Deletes the selection.
    func delete(_ sender: Any?)
    /// Sets the writing direction to left to right.
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    /// Sets the writing direction to right to left.
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)
    /// Toggles bold for the selection.
    func toggleBoldface(_ sender: Any?)
    /// Toggles italics for the selection.
    func toggleItalics(_ sender: Any?)
    /// Toggles the underline of the selection.
    func toggleUnderline(_ sender: Any?)
    /// Increases the text size of the selection.
    func increaseSize(_ sender: Any?)
    /// Decreases the text size of the selection.
    func decreaseSize(_ sender: Any?)
}
