// The report for people.
import UIKitAudit

/// Findings with their source lines, how control comes there, and the cure.
struct TextReport {
    private let report: AuditReport
    private let sources: SourceStore
    private let options: ReportOptions
    private let style: TerminalStyle

    init(_ report: AuditReport, sources: SourceStore, options: ReportOptions) {
        self.report = report
        self.sources = sources
        self.options = options
        style = TerminalStyle(isColored: options.isColored)
    }

    var text: String {
        var blocks = report.findings.map(block)
        let notices = report.notices.map(line)
        if !notices.isEmpty { blocks.append(notices.joined(separator: "\n")) }
        let stale = report.staleEntries.map(line)
        if !stale.isEmpty { blocks.append(stale.joined(separator: "\n")) }
        if options.hasSummary { blocks.append(TextSummary(report).text) }
        return blocks.isEmpty ? "" : blocks.joined(separator: "\n\n") + "\n"
    }

    private func block(_ finding: Finding) -> String {
        let steps = finding.flow
        let gutter = String(([finding.range.line] + steps.map(\.range.line)).max() ?? 0).count
        let margin = String(repeating: " ", count: gutter + 1)
        let severity = style(finding.severity.rawValue + ":", TerminalStyle.ink(for: finding.severity))
        var lines = [
            "\(place(finding.range)): \(severity) \(style(SafeText.line(finding.message), .bold)) "
                + style("[\(SafeText.line(finding.rule))]", .faint)
        ]
        lines += excerpt(finding.range, gutter, TerminalStyle.ink(for: finding.severity))
        for (index, step) in steps.enumerated() {
            lines.append("\(margin)\(style("\(index + 1).", .faint)) \(place(step.range)): \(SafeText.line(step.message))")
            lines += excerpt(step.range, gutter, .cyan)
        }
        if finding.certainty == .unknownType {
            lines.append("\(margin)= " + style("unsure:", .faint) + " a type could not be told; this may be no trap")
        }
        if !finding.cure.isEmpty { lines.append("\(margin)= \(style("cure:", .green)) \(SafeText.line(finding.cure))") }
        for fix in finding.fixes {
            let how = fix.isSafe ? "--fix does it" : "not applied by --fix; read it first"
            lines.append("\(margin)= \(style("fix:", .green)) \(SafeText.line(fix.title)) " + style("(\(how))", .faint))
        }
        return lines.joined(separator: "\n")
    }

    private func place(_ range: SourceRange) -> String {
        style("\(path(range.path)):\(range.line):\(range.column)", .bold)
    }

    private func path(_ path: String) -> String { SafeText.line(options.pathPrefix + path) }

    private func excerpt(_ range: SourceRange, _ gutter: Int, _ ink: TerminalStyle.Ink) -> [String] {
        guard let text = sources.text(range.path), text.lineStarts.indices.contains(range.line - 1) else { return [] }
        let end = range.endLine > range.line ? Int.max : range.endColumn
        let excerpt = SourceExcerpt(
            text.line(range.line), columns: range.column..<max(range.column, end), width: options.width - gutter - 3)
        let number = String(range.line)
        let padding = String(repeating: " ", count: gutter - number.count)
        let margin = String(repeating: " ", count: gutter)
        return [
            style("\(padding)\(number) |", .faint) + (excerpt.line.isEmpty ? "" : " \(excerpt.line)"),
            style("\(margin) |", .faint) + " " + indented(excerpt.underline, ink),
        ]
    }

    /// The mark alone is coloured, not the blanks before it.
    private func indented(_ underline: String, _ ink: TerminalStyle.Ink) -> String {
        let blanks = underline.prefix { $0 == " " }
        return blanks + style(String(underline.dropFirst(blanks.count)), ink)
    }

    private func line(_ notice: FileNotice) -> String {
        let place = style(path(notice.path) + (notice.line.map { ":\($0)" } ?? ""), .bold)
        return "\(place): \(style("not read wholly:", .yellow)) \(SafeText.line(notice.message)) "
            + style("[\(notice.kind.rawValue)]", .faint)
    }

    private func line(_ entry: Baseline.Entry) -> String {
        "\(style(path(entry.path), .bold)): \(style("stale baseline entry:", .yellow)) '\(SafeText.line(entry.rule))' is "
            + "no longer found" + (entry.text.isEmpty ? "" : " at `\(SafeText.line(entry.text))`")
    }
}
