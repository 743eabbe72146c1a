// Directives that say where generated code comes from.
// Swift: "Line Control Statement".

enum SourceLocation {
    /// Text put into a body, between a directive that names the body and one that goes back to the user's line.
    static func moved(_ lines: [String], into type: String, path: String, line: Int) -> String {
        "\n\(directive("<moved into \(type)>", 1))\n" + lines.joined(separator: "\n") + "\n\(directive(path, line))\n"
    }

    /// The directive at the head of what a file gets at its end.
    static func generated(_ path: String) -> String {
        directive("<objc of \(path.split(separator: "/").last.map(String.init) ?? path)>", 1)
    }

    static func directive(_ path: String, _ line: Int) -> String {
        let escaped = path.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
        return "#sourceLocation(file: \"\(escaped)\", line: \(line))"
    }

    /// How the head of generated code begins: a text that has it was rewritten before.
    static let mark = "#sourceLocation(file: \"<objc of "
    static let movedMark = "#sourceLocation(file: \"<moved into "
}
