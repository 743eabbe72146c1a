// The HTML report of a run: failed tests with their pictures and traces, tolerances, pictures that no test asked for.
// No Apple page: this is ours.
import Foundation

/// Reads the results in the folders of failures and traces and makes one page of them. The page holds its pictures, and needs no
/// network.
struct SnapshotReport {
    let run: TestRun
    let entries: [SnapshotLedger.Entry]
    let unasked: [String]
    /// By title.
    let results: [SnapshotResult]
    /// By title.
    let traces: [TraceRecord]

    init(run: TestRun, entries: [SnapshotLedger.Entry], unasked: [String]) {
        self.run = run
        self.entries = entries
        self.unasked = unasked
        func files(_ folder: URL) -> [URL] {
            FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        }
        results = files(run.failures).filter { $0.lastPathComponent == SnapshotResult.fileName }
            .compactMap(SnapshotResult.read).sorted { $0.title < $1.title }
        traces = files(run.traces).filter { $0.pathExtension == "json" }.compactMap(TraceRecord.read)
            .sorted { $0.title < $1.title }
    }

    /// Writes `report.html` and `report.json`, also where no picture failed.
    func write() throws {
        let json = run.root.appendingPathComponent("report.json")
        try FileManager.default.createDirectory(at: run.root, withIntermediateDirectories: true)
        try Data(page.utf8).write(to: run.reportFile, options: .atomic)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(Summary(results: results, traces: traces.map(\.title), tolerances: tolerances, unasked: unasked))
            .write(to: json)
    }

    private struct Summary: Codable {
        var results: [SnapshotResult]
        var traces: [String]
        var tolerances: [String]
        var unasked: [String]
    }

    private var tolerances: [String] {
        entries.filter { $0.kind == .tolerance }.map { "\($0.subject): \($0.detail)" }
    }

    /// The whole page.
    var page: String {
        let cases = ReportCase.all(results, traces)
        let failed = cases.filter(\.hasFailed).count
        var cards = ReportCards(media: ReportMedia(root: run.root))
        let tests = cases.map { cards.article($0) }.joined(separator: "\n")
        // Made anew for each page: a script that a name of a test smuggled in would not know it.
        let nonce = String(UInt64.random(in: .min ... .max), radix: 16)
        let policy =
            "default-src 'none'; img-src data: 'self' file:; style-src 'nonce-\(nonce)'; script-src 'nonce-\(nonce)'; "
            + "base-uri 'none'; form-action 'none'"
        let heading = failed == 0 ? "No test failed" : "\(failed) failed \(failed == 1 ? "test" : "tests")"
        return """
            <!doctype html>
            <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <meta name="color-scheme" content="light dark"><title>\(heading), Vitrine</title>
            <style nonce="\(nonce)">\(String(decoding: PackageResources.report_css, as: UTF8.self))</style></head><body>
            <header><h1>\(heading)</h1>\(cases.isEmpty ? "" : filter(cases))</header>
            <main>
            \(failed == 0 ? "<p class=good>No picture failed.</p>" : "")
            \(tests)
            \(acceptAll)
            \(outside(cards.media.outside))
            \(list("Assertions that state a tolerance", tolerances))
            \(list("Recorded pictures that no test used", unasked))
            </main>
            \(ReportCards.magnifier)
            <script nonce="\(nonce)">\(String(decoding: PackageResources.report_js, as: UTF8.self))</script></body></html>

            """
    }

    private func filter(_ cases: [ReportCase]) -> String {
        let words: [String: String] = [
            "different": "Different", "size": "Different size", "missing": "Never recorded", "unreadable": "Cannot be read",
            "recorded": "Recorded", "crashed": "Crashed", "inProgress": "Not finished", "failed": "Other failure",
            "passed": "Passed",
        ]
        let options = Set(cases.flatMap(\.statuses)).sorted()
            .map { "<option value=\"\($0)\">\(words[$0] ?? $0)</option>" }.joined()
        return """
            <form role="search"><label>Name <input type="search" id="filter" placeholder="test or picture"></label>
            <label>Status <select id="status"><option value="">All</option>\(options)</select></label>
            <output id="count" role="status"></output></form>
            """
    }

    private var acceptAll: String {
        guard results.filter({ $0.accept != nil }).count > 1 else { return "" }
        return "<section class=all><h2>All pictures</h2>"
            + ReportCards.accept(AcceptedPictures.commandForAll(), "This command accepts every picture of this report:")
            + "</section>"
    }

    private func outside(_ count: Int) -> String {
        guard count > 0 else { return "" }
        return
            "<p class=facts>This page holds \(ReportMedia.room >> 20) MB of pictures. \(count) more files are beside it, in failures and "
            + "traces: keep the folder together.</p>"
    }

    private func list(_ title: String, _ items: [String]) -> String {
        guard !items.isEmpty else { return "" }
        let lines = items.map { "<li>\(Self.escaped($0))" }.joined(separator: "\n")
        return "<h2>\(title): \(items.count)</h2><ul>\(lines)</ul>"
    }

    static func escaped(_ text: String) -> String {
        var result = ""
        for character in text.unicodeScalars {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }
}
