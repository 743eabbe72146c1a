// The keys of a hardware keyboard in a text.
// Apple: HIG, "Keyboards", Standard keyboard shortcuts.
import CoreGraphics
import Foundation
import QuartzCore
import SelectorDispatch
import UIKitCore
import UIKitValues

extension TextEditor {
    /// A key that moves or deletes. Returns whether it was one; keys that type are none.
    package func handle(_ key: UIKey) -> Bool {
        let flags = key.modifierFlags
        let extending = flags.contains(.shift)
        let granularity: UITextGranularity = flags.contains(.alternate) ? .word : .character
        switch key.keyCode {
        case .keyboardLeftArrow: move(.left, by: flags.contains(.command) ? .line : granularity, extending: extending)
        case .keyboardRightArrow: move(.right, by: flags.contains(.command) ? .line : granularity, extending: extending)
        case .keyboardUpArrow: move(.up, by: vertical(flags), extending: extending)
        case .keyboardDownArrow: move(.down, by: vertical(flags), extending: extending)
        case .keyboardHome: move(edge(forward: false), by: .line, extending: extending)
        case .keyboardEnd: move(edge(forward: true), by: .line, extending: extending)
        case .keyboardDeleteOrBackspace: deleteKey(flags, granularity, forward: false)
        case .keyboardDeleteForward: deleteKey(flags, granularity, forward: true)
        case .keyboardTab where client?.editorIsMultiline == false: goToNeighbour(backward: extending)
        default: return flags.contains(.control) && control(key.charactersIgnoringModifiers, extending)
        }
        return true
    }

    private func vertical(_ flags: UIKeyModifierFlags) -> UITextGranularity {
        flags.contains(.command) ? .document : flags.contains(.alternate) ? .paragraph : .character
    }

    private func deleteKey(_ flags: UIKeyModifierFlags, _ granularity: UITextGranularity, forward: Bool) {
        let unit: UITextGranularity = flags.contains(.command) ? .line : granularity
        guard !forward else { return deleteForward(unit) }
        // Plain backspace goes through the view, which subclasses override.
        unit == .character ? client?.editorView.deleteBackward() : deleteBackward(unit)
    }

    /// The next input of the window in reading order becomes first responder; behind the last one the first.
    private func goToNeighbour(backward: Bool) {
        guard let view = client?.editorView, let window = view.window else { return }
        var inputs: [(view: UIView, place: CGRect)] = []
        func collect(_ other: UIView) {
            guard !other.isHidden, other.alpha >= ViewMeasures.faintestAlpha, other.isUserInteractionEnabled else { return }
            if other is any UITextInput, other.canBecomeFirstResponder {
                inputs.append((other, other.convert(other.bounds, to: nil)))
            }
            for child in other.subviews { DeepWalk.level(ObjectName.of(child)) { collect(child) } }
        }
        collect(window)
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        inputs.sort {
            if $0.place.minY != $1.place.minY { return $0.place.minY < $1.place.minY }
            return ($0.place.minX < $1.place.minX) != isMirrored
        }
        guard inputs.count > 1, let index = inputs.firstIndex(where: { $0.view === view }) else { return }
        inputs[(index + (backward ? inputs.count - 1 : 1)) % inputs.count].view.becomeFirstResponder()
    }

    /// The direction on the screen in which the line ends or begins.
    private func edge(forward: Bool) -> UITextLayoutDirection {
        (client?.editorIsRightToLeft(at: state.selection.location) ?? false) == forward ? .left : .right
    }

    /// The few keys with control that texts on Apple's systems know.
    private func control(_ characters: String, _ extending: Bool) -> Bool {
        switch characters.lowercased() {
        case "a": move(edge(forward: false), by: .line, extending: extending)
        case "e": move(edge(forward: true), by: .line, extending: extending)
        case "f": move(edge(forward: true), by: .character, extending: extending)
        case "b": move(edge(forward: false), by: .character, extending: extending)
        case "p": move(.up, by: .character, extending: extending)
        case "n": move(.down, by: .character, extending: extending)
        case "d": deleteForward()
        case "h": client?.editorView.deleteBackward()
        case "k": deleteForward(.line)
        default: return false
        }
        return true
    }
}

/// The shortcuts of editing: a key with command as an action for the first responder's chain.
@MainActor enum EditShortcuts {
    /// The action of a key; nil for another key. Control serves for command where Linux and Windows use it so.
    static func action(_ key: UIKey) -> Selector? {
        let flags = key.modifierFlags
        let shift = flags.contains(.shift)
        let letter = key.charactersIgnoringModifiers.lowercased()
        guard flags.isDisjoint(with: .alternate) else { return nil }
        if flags.contains(.command) {
            switch letter {
            case "a": return shift ? nil : "selectAll:"
            case "x": return shift ? nil : "cut:"
            case "c": return shift ? nil : "copy:"
            case "v": return shift ? "pasteAndMatchStyle:" : "paste:"
            case "z": return shift ? "redo:" : "undo:"
            case "b": return shift ? nil : "toggleBoldface:"
            case "i": return shift ? nil : "toggleItalics:"
            case "u": return shift ? nil : "toggleUnderline:"
            default: return nil
            }
        }
        guard flags.contains(.control) else { return nil }
        switch letter {
        case "x": return shift ? nil : "cut:"
        case "c": return shift ? nil : "copy:"
        case "v": return shift ? nil : "paste:"
        case "z": return shift ? "redo:" : "undo:"
        default: return nil
        }
    }

    /// Runs the action of a key on the chain of the first responder. Returns whether somebody took it.
    static func perform(_ key: UIKey) -> Bool {
        guard let action = action(key), let first = FirstResponder.current else { return false }
        if action == "undo:" || action == "redo:" {
            guard let manager = first.undoManager else { return false }
            let isUndo = action == "undo:"
            guard isUndo ? manager.canUndo : manager.canRedo else { return false }
            isUndo ? manager.undo() : manager.redo()
            return true
        }
        guard let target = first.target(forAction: action, withSender: nil) else { return false }
        DispatchTable.perform(target as AnyObject, action, [nil])
        return true
    }
}
