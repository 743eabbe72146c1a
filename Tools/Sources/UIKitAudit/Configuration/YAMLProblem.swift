// What Yams could not read, in our words.
import Yams

/// Turns an error of the YAML reader into a problem with line and column.
enum YAMLProblem {
    static func problem(_ error: any Error, in text: String, path: String) -> ConfigurationError.Problem {
        func at(_ mark: Mark?, _ message: String, key: String = "") -> ConfigurationError.Problem {
            .init(path: path, line: mark?.line, column: mark?.column, key: key, message: message)
        }
        guard let error = error as? YamlError else { return at(nil, "is no YAML: \(error)") }
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            return at(mark, "is no YAML here: \(problem)")
        case .duplicatedKeysInMapping(let duplicates, let context):
            let key = duplicates.min() ?? ""
            let line = secondLine(of: key, in: text, from: context.mark.line) ?? context.mark.line
            return .init(path: path, line: line, column: nil, key: key, message: "stands here more than once")
        case .reader(let problem, _, _, _):
            return at(nil, "is no YAML: \(problem)")
        default:
            return at(nil, "is no YAML: \(error)")
        }
    }

    /// Yams gives the place of the keys' parent only; the second line below it that begins with the key is the one.
    private static func secondLine(of key: String, in text: String, from first: Int) -> Int? {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let fitting = lines.indices.dropFirst(first - 1).filter {
            lines[$0].drop { $0 == " " }.hasPrefix(key + ":")
        }
        return fitting.count > 1 ? fitting[1] + 1 : nil
    }

    /// Yams walks collections by recursion; true where a text nests deeper than any configuration does.
    static func nestsTooDeep(_ text: String) -> Bool {
        var open = 0
        var dashes = 0
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "["), UInt8(ascii: "{"): open += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"): open = max(0, open - 1)
            case UInt8(ascii: "-"), UInt8(ascii: "?"): dashes += 1
            case UInt8(ascii: "\n"): dashes = 0
            default: break
            }
            if open > 64 || dashes > 512 { return true }
        }
        return false
    }
}
