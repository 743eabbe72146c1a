// One page that needs nothing else.
import UIKitAudit

/// The report as a page: light and dark, filters by severity, rule and text, a section for each file. Reads well without
/// its script.
struct HTMLReport {
    private let report: AuditReport
    private let sources: SourceStore

    init(_ report: AuditReport, sources: SourceStore) {
        self.report = report
        self.sources = sources
    }

    var text: String {
        let summary = XMLText.escaped(TextSummary(report).text)
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
            <title>vitrine audit</title>
            <style>
            \(HTMLStyle.text)</style>
            </head>
            <body>
            <header>
            <h1>vitrine audit</h1>
            <p class="root">\(XMLText.escaped(report.root))</p>
            <p>\(summary)</p>
            </header>
            \(filters)<main>
            \(files)\(notices)\(stale)<p id="none" hidden>Nothing fits the filter.</p>
            </main>
            <script>
            \(HTMLScript.text)</script>
            </body>
            </html>

            """
    }

    private var filters: String {
        guard !report.findings.isEmpty else { return "" }
        var out = "<form id=\"filters\" hidden>\n<div class=\"row\">\n"
        for severity in Severity.allCases.reversed() where report.count(severity) > 0 {
            let name = severity.rawValue
            out += "<label class=\"chip \(name)\"><input type=\"checkbox\" name=\"severity\" value=\"\(name)\" checked> "
            out += "\(name)s <b>\(report.count(severity))</b></label>\n"
        }
        out += "<input type=\"search\" name=\"text\" placeholder=\"File or words\" aria-label=\"File or words\">\n</div>\n"
        out += "<div class=\"row\">\n"
        let rules = Dictionary(grouping: report.findings, by: \.rule).sorted {
            ($1.value.count, $0.key) < ($0.value.count, $1.key)
        }
        for (rule, findings) in rules {
            let name = XMLText.escaped(rule)
            let title = report.catalogue[rule].map { XMLText.escaped($0.summary) } ?? ""
            out += "<label class=\"chip\" title=\"\(title)\"><input type=\"checkbox\" name=\"rule\" value=\"\(name)\" checked> "
            out += "\(name) <b>\(findings.count)</b></label>\n"
        }
        return out + "<button type=\"button\" id=\"toggle\">No rule</button>\n</div>\n</form>\n"
    }

    private var files: String {
        var out = ""
        var path: String?
        for finding in report.findings {
            if finding.range.path != path {
                if path != nil { out += "</section>\n" }
                out += "<section class=\"file\">\n<h2>\(XMLText.escaped(finding.range.path))</h2>\n"
                path = finding.range.path
            }
            out += HTMLFinding(finding, page: report.catalogue[finding.rule], sources: sources).text
        }
        return path == nil ? "" : out + "</section>\n"
    }

    private var notices: String {
        list("Not read wholly", report.notices.map { notice in
            let line = notice.line.map { ":\($0)" } ?? ""
            return "<code>\(XMLText.escaped(notice.path + line))</code> \(XMLText.escaped(notice.message))"
        })
    }

    private var stale: String {
        list("Stale in the baseline", report.staleEntries.map { entry in
            "<code>\(XMLText.escaped(entry.path))</code> \(XMLText.escaped(entry.rule)): "
                + "<code>\(XMLText.escaped(entry.text))</code>"
        })
    }

    private func list(_ title: String, _ items: [String]) -> String {
        guard !items.isEmpty else { return "" }
        return "<section>\n<h2>\(title)</h2>\n<ul>\n" + items.map { "<li>\($0)</li>\n" }.joined() + "</ul>\n</section>\n"
    }
}
