// Text entry at its simplest: a responder that keys type into.
// Apple: "UIKeyInput".
import Foundation

/// A responder that takes text while it is first responder.
///
/// A key types where its press has gone along the whole chain: a `pressesBegan(_:with:)` that does not call `super` keeps
/// the key to itself (observed). Keys with command or control type nothing; the usual ones copy, paste and undo.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is something to delete.
    var hasText: Bool { get }
    /// One typed character, or a whole text from an input method or the pasteboard; return is `\n`.
    func insertText(_ text: String)
    /// Backspace.
    func deleteBackward()
}
