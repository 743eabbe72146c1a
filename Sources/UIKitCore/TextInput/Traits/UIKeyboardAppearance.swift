// Light or dark keys.
// Apple: "UIKeyboardAppearance".
import Foundation

/// Light or dark keys.
public enum UIKeyboardAppearance: Int, Sendable {
    /// As the traits say.
    case `default` = 0
    /// Dark keys.
    case dark = 1
    /// Light keys.
    case light = 2
    /// The old name of `dark`.
    public static var alert: UIKeyboardAppearance { .dark }
}
