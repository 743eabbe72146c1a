// A list item's marker from its format.
// Apple: "NSTextList", marker(forItemNumber:); CSS Counter Styles 3 for the ways to count.
import Foundation

/// A list item's marker from its format, such as "({lower-roman})".
enum ListMarker {
    /// Signs by their word. Apple: "NSTextList.MarkerFormat"
    static let signs: [String: String] = [
        "box": "\u{25A1}", "check": "\u{2713}", "circle": "\u{25E6}", "diamond": "\u{25C6}", "disc": "\u{2022}",
        "hyphen": "\u{2043}", "square": "\u{25AA}",
    ]
    private static let counters: Set<String> = [
        "decimal", "octal", "lower-hexadecimal", "upper-hexadecimal", "lower-alpha", "upper-alpha", "lower-latin",
        "upper-latin",
        "lower-roman", "upper-roman",
    ]

    /// The known words in braces, in their order.
    static func kinds(in format: String) -> [String] {
        format.split(separator: "{").compactMap { piece in
            guard let end = piece.firstIndex(of: "}") else { return nil }
            let word = String(piece[..<end])
            return signs[word] != nil || counters.contains(word) ? word : nil
        }
    }

    static func text(_ format: String, number: Int) -> String {
        kinds(in: format).reduce(format) { text, kind in
            text.replacingOccurrences(of: "{\(kind)}", with: signs[kind] ?? count(kind, number))
        }
    }

    private static func count(_ kind: String, _ number: Int) -> String {
        switch kind {
        case "octal": String(number, radix: 8)
        case "lower-hexadecimal": String(number, radix: 16)
        case "upper-hexadecimal": String(number, radix: 16, uppercase: true)
        case "lower-alpha", "lower-latin": letters(number)
        case "upper-alpha", "upper-latin": letters(number).uppercased()
        case "lower-roman": roman(number)
        case "upper-roman": roman(number).uppercased()
        default: String(number)
        }
    }

    /// a … z, aa, ab …; decimal below 1 (CSS Counter Styles 3, 3.1.4 and 2.2).
    private static func letters(_ number: Int) -> String {
        guard number > 0 else { return String(number) }
        var rest = number
        var result = ""
        while rest > 0 {
            rest -= 1
            result = String(UnicodeScalar(UInt8(97 + rest % 26))) + result
            rest /= 26
        }
        return result
    }

    /// 1 … 3999, decimal beyond (CSS Counter Styles 3, 6.1).
    private static func roman(_ number: Int) -> String {
        guard (1...3999).contains(number) else { return String(number) }
        let steps: [(Int, String)] = [
            (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"),
            (9, "ix"),
            (5, "v"), (4, "iv"), (1, "i"),
        ]
        var rest = number
        return steps.reduce(into: "") { result, step in
            while rest >= step.0 {
                result += step.1
                rest -= step.0
            }
        }
    }
}
