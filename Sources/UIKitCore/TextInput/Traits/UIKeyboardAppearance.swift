// Light or dark keys.
// Apple: "UIKeyboardAppearance".
import Foundation

/// The appearance of the keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
    /// The appearance of the traits.
    case `default` = 0
    /// Dark keys.
    case dark = 1
    /// Light keys.
    case light = 2
    /// The old name of `dark`.
    public static var alert: UIKeyboardAppearance { .dark }
}
