// One finding on the page.
import UIKitAudit

/// An article with the source around the finding, the steps to it, the cure and the rule's page.
struct HTMLFinding {
    let text: String

    /// How many lines are shown before and after.
    private static let around = 2
    /// Longer lines are cut; nobody reads them here.
    private static let widest = 400
    private static let tab = 4

    init(_ finding: Finding, page: RulePage?, sources: SourceStore) {
        let severity = finding.severity.rawValue
        var out = "<article class=\"finding \(severity)\" data-rule=\"\(XMLText.escaped(finding.rule))\" "
        out += "data-severity=\"\(severity)\">\n"
        out += "<h3><span class=\"badge \(severity)\">\(severity)</span> \(HTMLMarkdown.inline(finding.message)) "
        out += "<code class=\"rule\">\(XMLText.escaped(finding.rule))</code></h3>\n"
        let place = "line \(finding.range.line), column \(finding.range.column)"
        out += "<p class=\"place\">\(place)"
        if !finding.context.isEmpty { out += " in <code>\(XMLText.escaped(finding.context))</code>" }
        if finding.certainty == .unknownType { out += " · a type could not be told; this may be no trap" }
        out += "</p>\n" + Self.source(finding.range, sources, around: Self.around)
        if !finding.flow.isEmpty {
            out += "<details class=\"flow\" open>\n<summary>How it comes here</summary>\n<ol>\n"
            for step in finding.flow {
                out += "<li>\(HTMLMarkdown.inline(step.message)) <code class=\"at\">"
                out += "\(XMLText.escaped(step.range.path)):\(step.range.line)</code>\n"
                out += Self.source(step.range, sources, around: 0) + "</li>\n"
            }
            out += "</ol>\n</details>\n"
        }
        if !finding.cure.isEmpty { out += "<p class=\"cure\"><b>Cure</b> \(HTMLMarkdown.inline(finding.cure))</p>\n" }
        for fix in finding.fixes {
            let how = fix.isSafe ? "<code>--fix</code> does it" : "not applied by <code>--fix</code>"
            out += "<p class=\"fix\"><b>Fix</b> \(HTMLMarkdown.inline(fix.title)) (\(how))</p>\n"
        }
        if let page {
            out += "<details>\n<summary>About the rule</summary>\n<div class=\"page\">"
            out += HTMLMarkdown.html(page.text) + "</div>\n</details>\n"
        }
        text = out + "</article>\n"
    }

    private static func source(_ range: SourceRange, _ sources: SourceStore, around: Int) -> String {
        guard let text = sources.text(range.path), text.lineStarts.indices.contains(range.line - 1) else { return "" }
        let last = min(max(range.endLine, range.line), range.line + 8)
        // After the last line end there is no line to show.
        let count = text.bytes.last == 0x0A ? text.lineStarts.count - 1 : text.lineStarts.count
        let lines = max(1, range.line - around)...max(range.line, min(count, last + around))
        var out = "<pre>"
        for number in lines {
            let marked = number >= range.line && number <= last
            let source = text.line(number)
            let indent = source.unicodeScalars.prefix { $0 == " " || $0 == "\t" }.count
            let from = number == range.line ? range.column : indent + 1
            let to = number == range.endLine ? range.endColumn : source.unicodeScalars.count + 1
            out += line(source, marked ? from..<max(to, from + 1) : nil) + "\n"
        }
        return out + "</pre>\n"
    }

    private static func line(_ source: String, _ columns: Range<Int>?) -> String {
        var parts = ["", "", ""]
        var position = 1
        var cell = 0
        for character in source {
            let next = position + character.unicodeScalars.count
            let part = columns.map { next <= $0.lowerBound ? 0 : position >= $0.upperBound ? 2 : 1 } ?? 0
            if character == "\t" {
                let blanks = tab - cell % tab
                parts[part] += String(repeating: " ", count: blanks)
                cell += blanks
            } else {
                parts[part] += SafeText.shown(character)
                cell += 1
            }
            position = next
            if position > widest { break }
        }
        if position > widest { parts[2] += "…" }
        if columns != nil, parts[1].isEmpty { parts[1] = " " }
        let escaped = parts.map(XMLText.escaped)
        return escaped[0] + (columns == nil ? "" : "<mark>\(escaped[1])</mark>") + escaped[2]
    }
}
