// Cut, copy, paste and selecting, as actions of the edit menu and of keys.
// Apple: "UIResponderStandardEditActions".
import Foundation
import SelectorDispatch
import UIKitCore

extension TextEditor {
    /// Whether the view answers one of the standard edit actions now; nil for another action.
    package func canPerform(_ action: Selector) -> Bool? {
        guard let client else { return nil }
        let hasText = length > 0
        let all = state.selection == NSRange(location: 0, length: length)
        switch action {
        case "cut:": return hasSelection && client.editorIsEditable && !client.editorIsSecure
        case "copy:": return hasSelection && !client.editorIsSecure
        case "paste:": return client.editorIsEditable && EditPasteboard.hasText
        case "pasteAndMatchStyle:": return client.editorIsEditable && EditPasteboard.hasText
        case "select:": return client.editorIsSelectable && hasText && !hasSelection
        case "selectAll:": return client.editorIsSelectable && hasText && !all
        case "delete:": return hasSelection && client.editorIsEditable
        case "toggleBoldface:", "toggleItalics:", "toggleUnderline:":
            return client.editorAllowsAttributes && client.editorIsEditable && !client.editorIsSecure
        case "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:": return client.editorIsEditable
        case "undo:": return undoManager.canUndo
        case "redo:": return undoManager.canRedo
        default: return nil
        }
    }

    /// Copies the selection and takes it out.
    package func cut() {
        guard hasSelection, client?.editorIsSecure == false else { return }
        copy()
        change(state.selection, "", isTyping: false)
    }

    /// Puts the selection on the pasteboard.
    package func copy() {
        guard let client, hasSelection, !client.editorIsSecure else { return }
        EditPasteboard.text = client.editorText.substring(with: state.selection)
    }

    /// Types what is on the pasteboard in place of the selection.
    package func paste() {
        guard let client, client.editorIsEditable, let text = EditPasteboard.text else { return }
        change(state.marked ?? state.selection, client.editorIsMultiline ? text : Self.oneLine(text), isTyping: false)
    }

    /// Takes the selection out.
    package func delete() {
        guard hasSelection else { return }
        change(state.selection, "", isTyping: false)
    }

    /// Selects the word at the insertion point.
    package func selectWord(at index: Int? = nil) {
        guard let client, length > 0 else { return }
        let place = index ?? state.selection.location
        let all = NSRange(location: 0, length: length)
        select(client.editorIsSecure ? all : TextUnits.tapped(in: client.editorText, at: place))
    }
}

/// The text that is cut, copied and pasted: that of the general pasteboard.
@MainActor package enum EditPasteboard {
    /// The text there; nil for none.
    package static var text: String? {
        get { UIPasteboard.general.string }
        set { UIPasteboard.general.string = newValue }
    }
    /// Whether there is some.
    static var hasText: Bool { UIPasteboard.general.hasStrings }
}
