// `{a,b}` in path patterns.

/// Writes a pattern with braces out as patterns without.
enum GlobBraces {
    /// More alternatives than that are a mistake or an attack.
    static let limit = 256

    static func expand(_ pattern: String) throws -> [String] {
        var finished: [String] = []
        var waiting = [pattern]
        while let next = waiting.popLast() {
            guard let (before, choices, after) = try firstBraces(in: next, of: pattern) else {
                finished.append(next)
                continue
            }
            waiting += choices.reversed().map { before + $0 + after }
            guard finished.count + waiting.count <= limit else {
                throw Glob.Malformed(description: "the pattern '\(pattern)' has more than \(limit) alternatives")
            }
        }
        return finished
    }

    private static func firstBraces(in text: String, of pattern: String) throws -> (String, [String], String)? {
        let scalars = Array(text.unicodeScalars)
        var depth = 0
        var start = 0
        var cut = 0
        var choices: [String] = []
        var index = 0
        while index < scalars.count {
            switch scalars[index] {
            case "\\": index += 1
            case "{":
                if depth == 0 { (start, cut) = (index, index + 1) }
                depth += 1
            case "," where depth == 1:
                choices.append(string(scalars[cut..<index]))
                cut = index + 1
            case "}" where depth > 0:
                depth -= 1
                if depth == 0 {
                    choices.append(string(scalars[cut..<index]))
                    return (string(scalars[..<start]), choices, string(scalars[(index + 1)...]))
                }
            default: break
            }
            index += 1
        }
        if depth > 0 { throw Glob.Malformed(description: "the pattern '\(pattern)' has a '{' without '}'") }
        return nil
    }

    private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var text = ""
        text.unicodeScalars.append(contentsOf: scalars)
        return text
    }
}
