// The edit actions that every responder may answer.
// Apple: "UIResponderStandardEditActions".
import Foundation

/// The actions of edit menus and of keys with command. Every method is optional; responders answer what they override.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Takes the selection to the pasteboard.
    func cut(_ sender: Any?)
    /// Copies the selection to the pasteboard.
    func copy(_ sender: Any?)
    /// Puts the pasteboard's content in place of the selection.
    func paste(_ sender: Any?)
    /// Pastes in the look of the text around.
    func pasteAndMatchStyle(_ sender: Any?)
    /// Selects what is nearest.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
    /// Deletes the selection.
    func delete(_ sender: Any?)
    /// Makes the text run from left to right.
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    /// Makes the text run from right to left.
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)
    /// Makes the selection bold, or no longer.
    func toggleBoldface(_ sender: Any?)
    /// Makes the selection italic, or no longer.
    func toggleItalics(_ sender: Any?)
    /// Underlines the selection, or no longer.
    func toggleUnderline(_ sender: Any?)
    /// Makes the selection larger.
    func increaseSize(_ sender: Any?)
    /// Makes the selection smaller.
    func decreaseSize(_ sender: Any?)
}
