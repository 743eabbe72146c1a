// Which keys the keyboard shows.
// Apple: "UIKeyboardType".
import Foundation

/// Which keys the keyboard shows.
public enum UIKeyboardType: Int, Sendable {
    /// Letters of the user's language.
    case `default` = 0
    /// Letters that ASCII has.
    case asciiCapable = 1
    /// Digits and marks first.
    case numbersAndPunctuation = 2
    /// For addresses of the web: full stop, slash and .com at hand.
    case URL = 3
    /// Digits alone.
    case numberPad = 4
    /// Digits, star and hash.
    case phonePad = 5
    /// Letters first, digits of a telephone second.
    case namePhonePad = 6
    /// At sign and full stop at hand.
    case emailAddress = 7
    /// Digits and the decimal separator.
    case decimalPad = 8
    /// At sign and hash at hand.
    case twitter = 9
    /// Full stop at hand; return searches.
    case webSearch = 10
    /// ASCII digits alone.
    case asciiCapableNumberPad = 11
    /// The old name of `asciiCapable`.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}
