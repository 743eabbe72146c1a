// The Markdown of rule pages as HTML.

/// Headings, paragraphs, lists, code blocks and code in lines: what rule pages use, and nothing else.
enum HTMLMarkdown {
    static func html(_ markdown: String) -> String {
        var out = ""
        var paragraph: [String] = []
        var items: [String] = []
        var code: [String]?
        func flush() {
            if !paragraph.isEmpty { out += "<p>\(inline(paragraph.joined(separator: " ")))</p>\n" }
            if !items.isEmpty { out += "<ul>\n" + items.map { "<li>\(inline($0))</li>\n" }.joined() + "</ul>\n" }
            paragraph = []
            items = []
        }
        for line in markdown.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if line.hasPrefix("```") {
                if let lines = code {
                    out += "<pre>\(lines.map(XMLText.escaped).joined(separator: "\n"))</pre>\n"
                    code = nil
                } else {
                    flush()
                    code = []
                }
            } else if code != nil {
                code?.append(line)
            } else if line.hasPrefix("#") {
                flush()
                out += "<h4>\(inline(String(line.drop { $0 == "#" || $0 == " " })))</h4>\n"
            } else if line.hasPrefix("- ") {
                if !paragraph.isEmpty { flush() }
                items.append(String(line.dropFirst(2)))
            } else if line.allSatisfy(\.isWhitespace) {
                flush()
            } else if !items.isEmpty {
                items[items.count - 1] += " " + line.drop { $0 == " " }
            } else {
                paragraph.append(line)
            }
        }
        if let lines = code { out += "<pre>\(lines.map(XMLText.escaped).joined(separator: "\n"))</pre>\n" }
        flush()
        return out
    }

    /// A line with code between backticks.
    static func inline(_ text: String) -> String {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false).map { XMLText.escaped(String($0)) }
        // A mark without its partner stays what it is.
        guard parts.count % 2 == 1 else { return XMLText.escaped(text) }
        return parts.enumerated().map { $0 % 2 == 1 ? "<code>\($1)</code>" : $1 }.joined()
    }
}
