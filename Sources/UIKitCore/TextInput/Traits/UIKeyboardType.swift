// The keys that a keyboard shows.
// Apple: "UIKeyboardType".
import Foundation

/// The type of the keyboard.
public enum UIKeyboardType: Int, Sendable {
    /// The letters of the user's language.
    case `default` = 0
    /// ASCII letters.
    case asciiCapable = 1
    /// Digits and punctuation first.
    case numbersAndPunctuation = 2
    /// For URLs: full stop, slash and .com are easily accessible.
    case URL = 3
    /// Digits only.
    case numberPad = 4
    /// Digits, star and hash.
    case phonePad = 5
    /// Letters first, then the digits of a telephone.
    case namePhonePad = 6
    /// For email addresses: at sign and full stop are easily accessible.
    case emailAddress = 7
    /// Digits and the decimal separator.
    case decimalPad = 8
    /// A keyboard with easily accessible at sign and hash.
    case twitter = 9
    /// For web searches: full stop is easily accessible, and the Return key searches.
    case webSearch = 10
    /// ASCII digits only.
    case asciiCapableNumberPad = 11
    /// The old name of `asciiCapable`.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}
