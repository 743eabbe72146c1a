// The keys of the drawn keyboard as values: what they type and how wide they are.
// Apple: "UIKeyboardType"; HIG, "Virtual keyboards".
import Foundation

/// One page of keys.
struct KeyboardLayout: Equatable {
    /// What a key does.
    enum Key: Hashable {
        case text(String)
        case shift, delete, space, `return`
        /// Shows another page: letters, digits, marks.
        case page(Page)
        /// Nothing stands there.
        case gap
    }
    /// A page of the keyboard.
    enum Page: Hashable { case letters, digits, marks, pad }

    /// From the top.
    var rows: [[Key]]

    /// The page of a type that is shown first.
    static func firstPage(of type: UIKeyboardType) -> Page {
        switch type {
        case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: .pad
        case .numbersAndPunctuation: .digits
        default: .letters
        }
    }

    init(_ page: Page, type: UIKeyboardType, shifted: Bool) {
        switch page {
        case .letters:
            rows = Self.letters.map { row in row.map { .text(shifted ? $0.uppercased() : $0) } }
            rows[2] = [.shift] + rows[2] + [.delete]
            rows.append([.page(.digits)] + Self.bottom(type) + [.return])
        case .digits:
            rows = [Self.texts("1234567890"), Self.texts("-/:;()$&@\""), Self.texts(".,?!'")]
            rows[2] = [.page(.marks)] + rows[2] + [.delete]
            rows.append([.page(.letters)] + Self.bottom(type) + [.return])
        case .marks:
            rows = [Self.texts("[]{}#%^*+="), Self.texts("_\\|~<>€£¥•"), Self.texts(".,?!'")]
            rows[2] = [.page(.digits)] + rows[2] + [.delete]
            rows.append([.page(.letters)] + Self.bottom(type) + [.return])
        case .pad:
            let corner: Key =
                switch type {
                case .decimalPad: .text(Locale.current.decimalSeparator ?? ".")
                case .phonePad: .text("+")
                default: .gap
                }
            rows = [Self.texts("123"), Self.texts("456"), Self.texts("789"), [corner, .text("0"), .delete]]
        }
    }

    private static let letters = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { $0.map { String($0) } }

    private static func texts(_ characters: String) -> [Key] { characters.map { .text(String($0)) } }

    /// Between the key of pages and return.
    private static func bottom(_ type: UIKeyboardType) -> [Key] {
        switch type {
        case .emailAddress: [.space, .text("@"), .text(".")]
        case .URL: [.text("."), .text("/"), .text(".com")]
        case .webSearch: [.space, .text(".")]
        case .twitter: [.space, .text("@"), .text("#")]
        default: [.space]
        }
    }

    /// How wide a key is, in widths of a letter, gaps between keys apart; nil takes what is left of its row.
    static func width(of key: Key, page: Page) -> Double? {
        if page == .pad { return nil }
        switch key {
        case .text(".com"): return 1.6
        case .text: return 1
        case .shift, .delete, .page(.marks): return 1.3
        case .page(.digits): return page == .letters ? 2.3 : 1.3
        case .page: return 2.3
        case .return: return 2.3
        case .space, .gap: return nil
        }
    }
}
