// The keys of the drawn keyboard as values: which stand where in a row, and what they type.
// Apple: "UIKeyboardType"; HIG, "Virtual keyboards".
import Foundation
import UIKitCore

/// One page of keys.
struct KeyboardLayout: Equatable {
    /// A key with its function.
    enum Key: Hashable {
        case text(String)
        /// Types a text and is called otherwise: the pauses of a telephone number.
        case named(String, types: String)
        case shift, delete, space, `return`, dictation
        /// Shows another page: letters, digits, marks.
        case page(Page)
        /// Nothing stands there.
        case gap
    }
    /// A page of the keyboard.
    enum Page: Hashable { case letters, digits, marks, pad, padMarks, emoji }

    /// The further keys: beside space on phones with a button, below the keys on others.
    struct Extras: Equatable {
        var hasEmoji = true
        var hasDictation = true
        /// Among the keys.
        var isInRow = false
    }

    let page: Page
    /// The rows of keys from the top.
    private(set) var rows: [[Key]]
    /// Below the keys, at the left and at the right; beside them on a screen that lies on its side.
    private(set) var outside: (left: Key, right: Key) = (.gap, .gap)

    static func == (one: Self, other: Self) -> Bool {
        one.page == other.page && one.rows == other.rows && one.outside == other.outside
    }

    /// The keys of the page, row by row, those outside at the end.
    var keys: [Key] { rows.flatMap { $0 } + [outside.left, outside.right] }

    /// The page of a type that is shown first.
    static func firstPage(of type: UIKeyboardType) -> Page {
        switch type {
        case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: .pad
        case .numbersAndPunctuation: .digits
        default: .letters
        }
    }

    /// Whether keys of that type stand for words, so that there is something to predict. Guessed for addresses.
    static func predicts(_ type: UIKeyboardType) -> Bool { firstPage(of: type) != .pad }

    /// The further keys of a keyboard type: emoji if all characters are allowed, dictation if words are. Guessed.
    static func extras(of type: UIKeyboardType, isSecure: Bool, isInRow: Bool) -> Extras {
        if isSecure || firstPage(of: type) == .pad { return Extras(hasEmoji: false, hasDictation: false, isInRow: isInRow) }
        switch type {
        case .asciiCapable, .emailAddress, .URL: return Extras(hasEmoji: false, hasDictation: true, isInRow: isInRow)
        default: return Extras(isInRow: isInRow)
        }
    }

    init(_ page: Page, type: UIKeyboardType, shifted: Bool, extras: Extras = Extras()) {
        self.page = page
        switch page {
        case .letters:
            rows = Self.letters.map { row in row.map { .text(shifted ? $0.uppercased() : $0) } }
            rows[2] = [.shift] + rows[2] + [.delete]
            rows.append(Self.bottom(.page(type == .namePhonePad ? .pad : .digits), type, extras))
        case .digits:
            rows = [Self.texts("1234567890"), Self.texts("-/:;()$&@\""), Self.texts(".,?!'")]
            rows[2] = [.page(.marks)] + rows[2] + [.delete]
            rows.append(Self.bottom(.page(.letters), type, extras))
        case .marks:
            rows = [Self.texts("[]{}#%^*+="), Self.texts("_\\|~<>€£¥•"), Self.texts(".,?!'")]
            rows[2] = [.page(.digits)] + rows[2] + [.delete]
            rows.append(Self.bottom(.page(.letters), type, extras))
        case .pad:
            let corner: Key =
                switch type {
                case .decimalPad: .text(Locale.current.decimalSeparator ?? ".")
                case .phonePad: .page(.padMarks)
                case .namePhonePad: .page(.letters)
                default: .gap
                }
            rows = [Self.texts("123"), Self.texts("456"), Self.texts("789"), [corner, .text("0"), .delete]]
        case .padMarks:
            // Which marks there are is known; their places are guessed.
            rows = [
                [.named("pause", types: ","), .text("+"), .named("wait", types: ";")],
                [.text("*"), .gap, .text("#")], [.gap, .gap, .gap], [.page(.pad), .gap, .delete],
            ]
        case .emoji:
            rows = Self.emoji.map { row in row.map { .text(String($0)) } }
            rows.append([.page(.letters), .space, .delete])
        }
        if !extras.isInRow, page != .emoji, page != .pad, page != .padMarks {
            outside = (extras.hasEmoji ? .page(.emoji) : .gap, extras.hasDictation ? .dictation : .gap)
        }
    }

    private static let letters = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { $0.map { String($0) } }
    /// A choice; the system's has all of them.
    private static let emoji = ["😀😂🥹😊😍🥰😘😎", "🤔😴😭😡🥳🤩🙏👍", "👏🙌💪👋🔥✨🎉💯", "🐶🐱🦊🌸🍎🍕⚽🚀"]

    private static func texts(_ characters: String) -> [Key] { characters.map { .text(String($0)) } }

    /// The keys of the last row, from the page key to return.
    private static func bottom(_ first: Key, _ type: UIKeyboardType, _ extras: Extras) -> [Key] {
        var row = [first]
        if extras.isInRow {
            if extras.hasEmoji { row.append(.page(.emoji)) }
            if extras.hasDictation { row.append(.dictation) }
        }
        switch type {
        case .emailAddress: row += [.space, .text("@"), .text(".")]
        case .URL: row += [.text("."), .text("/"), .text(".com")]
        case .webSearch: row += [.space, .text(".")]
        case .twitter: row += [.space, .text("@"), .text("#")]
        default: row.append(.space)
        }
        return row + [.return]
    }
}
