// Undo and redo of edits; typing in one go is one step.
// Apple: "UndoManager", "UIResponder", undoManager.
import Foundation
import UIKitCore

/// One edit that can be undone: while a person goes on typing, it grows.
@MainActor final class TypingRun {
    /// The index of the text that the edit replaced.
    var location: Int
    /// The text that the edit replaced.
    var before: NSAttributedString
    /// How many UTF-16 units stand there now.
    var length: Int
    /// Whether it deletes by backspace: the run grows to the front.
    let deletes: Bool

    init(location: Int, before: NSAttributedString, length: Int, deletes: Bool) {
        self.location = location
        self.before = before
        self.length = length
        self.deletes = deletes
    }
}

extension TextEditor {
    /// Before the storage changes.
    func recordUndo(_ range: NSRange, _ text: NSAttributedString, isTyping: Bool, name: String? = nil) {
        guard let client else { return }
        let old = client.editorAttributedText(in: range)
        let deletes = text.length == 0
        if isTyping, let run = state.typing, run.deletes == deletes {
            // Typing goes on behind the run, or an input method replaces its end.
            if !deletes, range.location + range.length == run.location + run.length, range.location >= run.location {
                run.length += text.length - range.length
                return
            }
            // Backspace goes on before it.
            if deletes, range.location + range.length == run.location {
                let joined = NSMutableAttributedString(attributedString: old)
                joined.append(run.before)
                run.before = joined
                run.location = range.location
                return
            }
        }
        let run = TypingRun(location: range.location, before: old, length: text.length, deletes: deletes)
        register(run, name: name ?? (deletes ? "Delete" : isTyping ? "Typing" : "Paste"))
        state.typing = isTyping ? run : nil
    }

    private func register(_ run: TypingRun, name: String) {
        undoManager.beginUndoGrouping()
        undoManager.registerUndo(withTarget: self) { $0.revert(run, name) }
        undoManager.setActionName(name)
        undoManager.endUndoGrouping()
    }

    /// Puts back what the run replaced, and remembers the way forth.
    private func revert(_ run: TypingRun, _ name: String) {
        guard let client, run.location + run.length <= length else { return }
        let range = NSRange(location: run.location, length: run.length)
        let old = client.editorAttributedText(in: range)
        let back = TypingRun(location: run.location, before: old, length: run.before.length, deletes: false)
        register(back, name: name)
        client.editorReplace(range, with: run.before)
        state.marked = nil
        state.typing = nil
        place(NSRange(location: run.location + run.before.length, length: 0))
        overlay.restartBlinking()
        revealCaret()
        client.editorSelectionDidChange()
        client.editorTextDidChange()
        refresh()
    }
}
