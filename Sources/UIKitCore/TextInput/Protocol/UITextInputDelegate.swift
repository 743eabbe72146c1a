// The delegate that an input tells of changes of its text or selection.
// Apple: "UITextInputDelegate".
import Foundation

/// The text system's ear: an input of your own tells it of every change that does not come from the text system.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
    /// The selection is about to change.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// The selection has changed.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// The text is about to change.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// The text has changed.
    func textDidChange(_ textInput: (any UITextInput)?)
}
