// Cuts the text of a predicate into words, numbers, strings and signs.
// Apple: "Predicate Programming Guide", Predicate format string syntax.
import Foundation

enum PredicateToken: Equatable {
    case word(String)
    case string(String)
    case number(String)
    case sign(String)
    /// `%@`, `%K`, `%d` and their like: what follows the percent sign.
    case placeholder(String)
    /// `$name`.
    case variable(String)
    case end
}

enum PredicateTokens {
    private static let signs = ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "**", ":="]

    /// The tokens, or nil with a mistake: an open string or an unknown character.
    static func split(_ text: String) -> [PredicateToken]? {
        let characters = Array(text)
        var tokens: [PredicateToken] = []
        var index = 0
        func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }

        while index < characters.count {
            let here = characters[index]
            if here.isWhitespace {
                index += 1
            } else if here == "\"" || here == "'" {
                var value = ""
                index += 1
                while index < characters.count, characters[index] != here {
                    if characters[index] == "\\", index + 1 < characters.count {
                        index += 1
                        switch characters[index] {
                        case "n": value.append("\n")
                        case "t": value.append("\t")
                        case "r": value.append("\r")
                        case "\"", "'", "\\": value.append(characters[index])
                        default:
                            value.append("\\")
                            value.append(characters[index])
                        }
                    } else {
                        value.append(characters[index])
                    }
                    index += 1
                }
                guard index < characters.count else { return nil }
                index += 1
                tokens.append(.string(value))
            } else if here == "%" {
                var name = ""
                index += 1
                while index < characters.count, "hlqLzjt.0123456789".contains(characters[index]) {
                    name.append(characters[index])
                    index += 1
                }
                guard index < characters.count, "@KdDiuUxXofFeEgGcsS".contains(characters[index]) else { return nil }
                tokens.append(.placeholder(name + String(characters[index])))
                index += 1
            } else if here == "$" {
                var name = ""
                index += 1
                while index < characters.count, isWord(characters[index]) {
                    name.append(characters[index])
                    index += 1
                }
                tokens.append(.variable(name))
            } else if here.isNumber {
                var digits = ""
                while index < characters.count, characters[index].isNumber || "._xXabcdefABCDEF".contains(characters[index]) {
                    digits.append(characters[index])
                    index += 1
                }
                tokens.append(.number(digits))
            } else if isWord(here) || here == "@" || here == "#" {
                // A hash takes the meaning of a reserved word; an at sign begins a collection's operator.
                var name = here == "#" ? "" : String(here)
                index += 1
                while index < characters.count, isWord(characters[index]) {
                    name.append(characters[index])
                    index += 1
                }
                tokens.append(.word(name))
            } else {
                let two = String(characters[index..<min(index + 2, characters.count)])
                if signs.contains(two) {
                    tokens.append(.sign(two))
                    index += 2
                } else if "()[]{},.=<>!+-*/&|".contains(here) {
                    tokens.append(.sign(String(here)))
                    index += 1
                } else {
                    return nil
                }
            }
        }
        return tokens
    }
}
