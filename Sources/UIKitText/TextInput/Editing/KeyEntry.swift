// From keys and entered texts to the first responder that takes text.
// Apple: "UIKeyInput".
import Foundation
import UIKitCore

/// Types what nobody along the responder chain kept to himself.
@MainActor package enum KeyEntry {
    /// How many texts came that no first responder took; the test kit says so.
    @SessionValue package private(set) static var untaken = 0

    /// The end of the chain: the presses that began type at the first responder.
    static func type(_ presses: Set<UIPress>) {
        for press in presses.sorted(by: { $0.timestamp < $1.timestamp }) {
            guard let key = press.key else { continue }
            if EditShortcuts.perform(key) { continue }
            if let editor = (FirstResponder.current as? any TextEditing)?.textEditor, editor.handle(key) { continue }
            if !(FirstResponder.current is any UIKeyInput), KeyScrolling.scroll(key) { continue }
            guard key.modifierFlags.isDisjoint(with: [.command, .control]) else {
                _ = KeyScrolling.scroll(key)
                continue
            }
            switch key.keyCode {
            case .keyboardDeleteOrBackspace: deleteBackward()
            case .keyboardReturnOrEnter, .keypadEnter: insert("\n")
            default:
                let text = key.characters
                if text.isEmpty, KeyScrolling.scroll(key) { continue }
                guard !text.isEmpty, text.unicodeScalars.allSatisfy({ $0.value >= 32 && $0.value != 127 || $0 == "\t" })
                else { continue }
                insert(text)
            }
        }
    }

    /// A text as a whole, such as an input method's.
    static func insert(_ text: String) {
        guard let taker = FirstResponder.current as? any UIKeyInput else { return untaken += 1 }
        // A text of an input method comes in place of what it composed.
        taker.insertText(text)
    }

    /// Shows the text that an input method composes; the range selects within it. An empty text removes the composed one.
    static func compose(_ text: String, selected: NSRange) {
        guard let taker = FirstResponder.current as? any UITextInput else { return untaken += 1 }
        taker.setMarkedText(text, selectedRange: selected)
    }

    /// The backspace key, and that of the drawn keyboard.
    static func deleteBackward() {
        guard let taker = FirstResponder.current as? any UIKeyInput else { return untaken += 1 }
        taker.deleteBackward()
    }
}
