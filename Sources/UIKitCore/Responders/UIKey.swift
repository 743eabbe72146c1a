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

    /// Itself, being immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// What the key types with the modifiers.
    open var characters: String { state.characters }
    /// What the key types without modifiers other than shift.
    open var charactersIgnoringModifiers: String { state.charactersIgnoringModifiers }
    /// The modifiers held down.
    open var modifierFlags: UIKeyModifierFlags { state.modifierFlags }
    /// Which key it is, wherever its letter stands.
    open var keyCode: UIKeyboardHIDUsage { state.keyCode }
}
