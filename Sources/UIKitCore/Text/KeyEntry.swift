// From keys and entered texts to the first responder that takes text.
// Apple: "UIKeyInput".
import Foundation

/// Types what nobody along the responder chain kept to himself.
@MainActor package enum KeyEntry {
    /// How many texts came that no first responder took; the test kit says so.
    package private(set) static var untaken = 0

    /// The end of the chain: the presses that began type at the first responder.
    static func type(_ presses: Set<UIPress>) {
        for press in presses.sorted(by: { $0.timestamp < $1.timestamp }) {
            guard let key = press.key, key.modifierFlags.isDisjoint(with: [.command, .control]) else { continue }
            switch key.keyCode.rawValue {
            case 42: deleteBackward()
            case 40, 88: insert("\n")
            default:
                let text = key.characters
                guard !text.isEmpty, text.unicodeScalars.allSatisfy({ $0.value >= 32 && $0.value != 127 || $0 == "\t" })
                else { continue }
                insert(text)
            }
        }
    }

    /// A text as a whole, such as an input method's.
    static func insert(_ text: String) {
        guard let taker = FirstResponder.current as? any UIKeyInput else { return untaken += 1 }
        taker.insertText(text)
    }

    private static func deleteBackward() {
        guard let taker = FirstResponder.current as? any UIKeyInput else { return untaken += 1 }
        taker.deleteBackward()
    }
}
