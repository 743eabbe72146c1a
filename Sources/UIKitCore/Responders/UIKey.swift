// A key of a hardware keyboard, with the modifiers of the moment.
// Apple: "UIKey".
import Foundation

/// A key of a hardware keyboard.
@preconcurrency @MainActor
open class UIKey: NSObject, @preconcurrency NSCopying {
    struct State {
        var characters = ""
        var charactersIgnoringModifiers = ""
        var modifierFlags: UIKeyModifierFlags = []
        var keyCode = UIKeyboardHIDUsage(rawValue: 0)
    }
    final var state = State()

    /// Returns this object, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The characters of the key with the modifiers.
    open var characters: String { state.characters }
    /// The characters of the key without modifiers other than Shift.
    open var charactersIgnoringModifiers: String { state.charactersIgnoringModifiers }
    /// The pressed modifier keys.
    open var modifierFlags: UIKeyModifierFlags { state.modifierFlags }
    /// The key, independent of the keyboard layout.
    open var keyCode: UIKeyboardHIDUsage { state.keyCode }
}
