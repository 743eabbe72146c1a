// A view that edits with the shared core.
// No Apple page: this is ours.
import Foundation

/// A view that has an editor, so that the editor of a first responder can be found.
@MainActor package protocol TextEditing: AnyObject {
    /// The editor of the view.
    var textEditor: TextEditor { get }
    /// Editing ends whether the delegate wants it or not: the view is first responder no longer.
    func finishEditing()
}
