// The keys of a keyboard, by their places in the USB HID usage table (page 7).
// Apple: "UIKeyboardHIDUsage".
import Foundation

/// A key of a keyboard, by its HID usage.
///
/// Differs from Apple in: it is a struct of a raw value, so that keys without a name here keep their number.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Too many keys at once.
    public static let keyboardErrorRollOver = UIKeyboardHIDUsage(rawValue: 1)
    /// The keyboard failed its test.
    public static let keyboardPOSTFail = UIKeyboardHIDUsage(rawValue: 2)
    /// An error without a name.
    public static let keyboardErrorUndefined = UIKeyboardHIDUsage(rawValue: 3)
    /// The key A.
    public static let keyboardA = UIKeyboardHIDUsage(rawValue: 4)
    /// The key B.
    public static let keyboardB = UIKeyboardHIDUsage(rawValue: 5)
    /// The key C.
    public static let keyboardC = UIKeyboardHIDUsage(rawValue: 6)
    /// The key D.
    public static let keyboardD = UIKeyboardHIDUsage(rawValue: 7)
    /// The key E.
    public static let keyboardE = UIKeyboardHIDUsage(rawValue: 8)
    /// The key F.
    public static let keyboardF = UIKeyboardHIDUsage(rawValue: 9)
    /// The key G.
    public static let keyboardG = UIKeyboardHIDUsage(rawValue: 10)
    /// The key H.
    public static let keyboardH = UIKeyboardHIDUsage(rawValue: 11)
    /// The key I.
    public static let keyboardI = UIKeyboardHIDUsage(rawValue: 12)
    /// The key J.
    public static let keyboardJ = UIKeyboardHIDUsage(rawValue: 13)
    /// The key K.
    public static let keyboardK = UIKeyboardHIDUsage(rawValue: 14)
    /// The key L.
    public static let keyboardL = UIKeyboardHIDUsage(rawValue: 15)
    /// The key M.
    public static let keyboardM = UIKeyboardHIDUsage(rawValue: 16)
    /// The key N.
    public static let keyboardN = UIKeyboardHIDUsage(rawValue: 17)
    /// The key O.
    public static let keyboardO = UIKeyboardHIDUsage(rawValue: 18)
    /// The key P.
    public static let keyboardP = UIKeyboardHIDUsage(rawValue: 19)
    /// The key Q.
    public static let keyboardQ = UIKeyboardHIDUsage(rawValue: 20)
    /// The key R.
    public static let keyboardR = UIKeyboardHIDUsage(rawValue: 21)
    /// The key S.
    public static let keyboardS = UIKeyboardHIDUsage(rawValue: 22)
    /// The key T.
    public static let keyboardT = UIKeyboardHIDUsage(rawValue: 23)
    /// The key U.
    public static let keyboardU = UIKeyboardHIDUsage(rawValue: 24)
    /// The key V.
    public static let keyboardV = UIKeyboardHIDUsage(rawValue: 25)
    /// The key W.
    public static let keyboardW = UIKeyboardHIDUsage(rawValue: 26)
    /// The key X.
    public static let keyboardX = UIKeyboardHIDUsage(rawValue: 27)
    /// The key Y.
    public static let keyboardY = UIKeyboardHIDUsage(rawValue: 28)
    /// The key Z.
    public static let keyboardZ = UIKeyboardHIDUsage(rawValue: 29)
    /// The key 1.
    public static let keyboard1 = UIKeyboardHIDUsage(rawValue: 30)
    /// The key 2.
    public static let keyboard2 = UIKeyboardHIDUsage(rawValue: 31)
    /// The key 3.
    public static let keyboard3 = UIKeyboardHIDUsage(rawValue: 32)
    /// The key 4.
    public static let keyboard4 = UIKeyboardHIDUsage(rawValue: 33)
    /// The key 5.
    public static let keyboard5 = UIKeyboardHIDUsage(rawValue: 34)
    /// The key 6.
    public static let keyboard6 = UIKeyboardHIDUsage(rawValue: 35)
    /// The key 7.
    public static let keyboard7 = UIKeyboardHIDUsage(rawValue: 36)
    /// The key 8.
    public static let keyboard8 = UIKeyboardHIDUsage(rawValue: 37)
    /// The key 9.
    public static let keyboard9 = UIKeyboardHIDUsage(rawValue: 38)
    /// The key 0.
    public static let keyboard0 = UIKeyboardHIDUsage(rawValue: 39)
    /// The key return or enter.
    public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 40)
    /// The key escape.
    public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 41)
    /// The key delete or backspace.
    public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 42)
    /// The key tab.
    public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 43)
    /// The key spacebar.
    public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 44)
    /// The key hyphen.
    public static let keyboardHyphen = UIKeyboardHIDUsage(rawValue: 45)
    /// The key equal sign.
    public static let keyboardEqualSign = UIKeyboardHIDUsage(rawValue: 46)
    /// The key open bracket.
    public static let keyboardOpenBracket = UIKeyboardHIDUsage(rawValue: 47)
    /// The key close bracket.
    public static let keyboardCloseBracket = UIKeyboardHIDUsage(rawValue: 48)
    /// The key backslash.
    public static let keyboardBackslash = UIKeyboardHIDUsage(rawValue: 49)
    /// The key non us pound.
    public static let keyboardNonUSPound = UIKeyboardHIDUsage(rawValue: 50)
    /// The key semicolon.
    public static let keyboardSemicolon = UIKeyboardHIDUsage(rawValue: 51)
    /// The key quote.
    public static let keyboardQuote = UIKeyboardHIDUsage(rawValue: 52)
    /// The key grave accent and tilde.
    public static let keyboardGraveAccentAndTilde = UIKeyboardHIDUsage(rawValue: 53)
    /// The key comma.
    public static let keyboardComma = UIKeyboardHIDUsage(rawValue: 54)
    /// The key period.
    public static let keyboardPeriod = UIKeyboardHIDUsage(rawValue: 55)
    /// The key slash.
    public static let keyboardSlash = UIKeyboardHIDUsage(rawValue: 56)
    /// The key caps lock.
    public static let keyboardCapsLock = UIKeyboardHIDUsage(rawValue: 57)
    /// The key F1.
    public static let keyboardF1 = UIKeyboardHIDUsage(rawValue: 58)
    /// The key F2.
    public static let keyboardF2 = UIKeyboardHIDUsage(rawValue: 59)
    /// The key F3.
    public static let keyboardF3 = UIKeyboardHIDUsage(rawValue: 60)
    /// The key F4.
    public static let keyboardF4 = UIKeyboardHIDUsage(rawValue: 61)
    /// The key F5.
    public static let keyboardF5 = UIKeyboardHIDUsage(rawValue: 62)
    /// The key F6.
    public static let keyboardF6 = UIKeyboardHIDUsage(rawValue: 63)
    /// The key F7.
    public static let keyboardF7 = UIKeyboardHIDUsage(rawValue: 64)
    /// The key F8.
    public static let keyboardF8 = UIKeyboardHIDUsage(rawValue: 65)
    /// The key F9.
    public static let keyboardF9 = UIKeyboardHIDUsage(rawValue: 66)
    /// The key F10.
    public static let keyboardF10 = UIKeyboardHIDUsage(rawValue: 67)
    /// The key F11.
    public static let keyboardF11 = UIKeyboardHIDUsage(rawValue: 68)
    /// The key F12.
    public static let keyboardF12 = UIKeyboardHIDUsage(rawValue: 69)
    /// The key print screen.
    public static let keyboardPrintScreen = UIKeyboardHIDUsage(rawValue: 70)
    /// The key scroll lock.
    public static let keyboardScrollLock = UIKeyboardHIDUsage(rawValue: 71)
    /// The key pause.
    public static let keyboardPause = UIKeyboardHIDUsage(rawValue: 72)
    /// The key insert.
    public static let keyboardInsert = UIKeyboardHIDUsage(rawValue: 73)
    /// The key home.
    public static let keyboardHome = UIKeyboardHIDUsage(rawValue: 74)
    /// The key page up.
    public static let keyboardPageUp = UIKeyboardHIDUsage(rawValue: 75)
    /// The key delete forward.
    public static let keyboardDeleteForward = UIKeyboardHIDUsage(rawValue: 76)
    /// The key end.
    public static let keyboardEnd = UIKeyboardHIDUsage(rawValue: 77)
    /// The key page down.
    public static let keyboardPageDown = UIKeyboardHIDUsage(rawValue: 78)
    /// The key right arrow.
    public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 79)
    /// The key left arrow.
    public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 80)
    /// The key down arrow.
    public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 81)
    /// The key up arrow.
    public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 82)
    /// On the numeric pad: num lock.
    public static let keypadNumLock = UIKeyboardHIDUsage(rawValue: 83)
    /// On the numeric pad: slash.
    public static let keypadSlash = UIKeyboardHIDUsage(rawValue: 84)
    /// On the numeric pad: asterisk.
    public static let keypadAsterisk = UIKeyboardHIDUsage(rawValue: 85)
    /// On the numeric pad: hyphen.
    public static let keypadHyphen = UIKeyboardHIDUsage(rawValue: 86)
    /// On the numeric pad: plus.
    public static let keypadPlus = UIKeyboardHIDUsage(rawValue: 87)
    /// On the numeric pad: enter.
    public static let keypadEnter = UIKeyboardHIDUsage(rawValue: 88)
    /// On the numeric pad: 1.
    public static let keypad1 = UIKeyboardHIDUsage(rawValue: 89)
    /// On the numeric pad: 2.
    public static let keypad2 = UIKeyboardHIDUsage(rawValue: 90)
    /// On the numeric pad: 3.
    public static let keypad3 = UIKeyboardHIDUsage(rawValue: 91)
    /// On the numeric pad: 4.
    public static let keypad4 = UIKeyboardHIDUsage(rawValue: 92)
    /// On the numeric pad: 5.
    public static let keypad5 = UIKeyboardHIDUsage(rawValue: 93)
    /// On the numeric pad: 6.
    public static let keypad6 = UIKeyboardHIDUsage(rawValue: 94)
    /// On the numeric pad: 7.
    public static let keypad7 = UIKeyboardHIDUsage(rawValue: 95)
    /// On the numeric pad: 8.
    public static let keypad8 = UIKeyboardHIDUsage(rawValue: 96)
    /// On the numeric pad: 9.
    public static let keypad9 = UIKeyboardHIDUsage(rawValue: 97)
    /// On the numeric pad: 0.
    public static let keypad0 = UIKeyboardHIDUsage(rawValue: 98)
    /// On the numeric pad: period.
    public static let keypadPeriod = UIKeyboardHIDUsage(rawValue: 99)
    /// The key left control.
    public static let keyboardLeftControl = UIKeyboardHIDUsage(rawValue: 224)
    /// The key left shift.
    public static let keyboardLeftShift = UIKeyboardHIDUsage(rawValue: 225)
    /// The key left alt.
    public static let keyboardLeftAlt = UIKeyboardHIDUsage(rawValue: 226)
    /// The key left gui.
    public static let keyboardLeftGUI = UIKeyboardHIDUsage(rawValue: 227)
    /// The key right control.
    public static let keyboardRightControl = UIKeyboardHIDUsage(rawValue: 228)
    /// The key right shift.
    public static let keyboardRightShift = UIKeyboardHIDUsage(rawValue: 229)
    /// The key right alt.
    public static let keyboardRightAlt = UIKeyboardHIDUsage(rawValue: 230)
    /// The key right gui.
    public static let keyboardRightGUI = UIKeyboardHIDUsage(rawValue: 231)
}
