// The HTML report of a run: failures with their pictures, tolerances, pictures that no test asked for.
// No Apple page: this is ours.
import Foundation

/// Reads the results in the folder of failures and makes one page of them. The page needs no network.
struct SnapshotReport {
    let run: TestRun
    let entries: [SnapshotLedger.Entry]
    let unasked: [String]
    /// By title.
    let results: [SnapshotResult]

    init(run: TestRun, entries: [SnapshotLedger.Entry], unasked: [String]) {
        self.run = run
        self.entries = entries
        self.unasked = unasked
        let walk = FileManager.default.enumerator(at: run.failures, includingPropertiesForKeys: nil)
        let files = (walk?.compactMap { $0 as? URL } ?? []).filter { $0.lastPathComponent == SnapshotResult.fileName }
        results = files.compactMap(SnapshotResult.read).sorted { $0.title < $1.title }
    }

    /// Writes `report.html` and `report.json`, also where no picture failed.
    func write() throws {
        let json = run.root.appendingPathComponent("report.json")
        try FileManager.default.createDirectory(at: run.root, withIntermediateDirectories: true)
        try Data(page.utf8).write(to: run.reportFile, options: .atomic)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(Summary(results: results, tolerances: tolerances, unasked: unasked)).write(to: json)
    }

    private struct Summary: Codable {
        var results: [SnapshotResult]
        var tolerances: [String]
        var unasked: [String]
    }

    private var tolerances: [String] {
        entries.filter { $0.kind == .tolerance }.map { "\($0.subject): \($0.detail)" }
    }

    /// The whole page.
    var page: String {
        let cards = results.map(card).joined(separator: "\n")
        let none = results.isEmpty ? "<p class=good>No picture failed.</p>" : ""
        return """
            <!doctype html>
            <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
            <title>Vitrine: \(results.count) failures</title>
            <style>\(Self.style)</style></head><body>
            <h1>\(results.count) \(results.count == 1 ? "failure" : "failures")</h1>
            \(none)\(cards)
            \(list("Assertions that state a tolerance", tolerances))
            \(list("Recorded pictures that no test asked for", unasked))
            <script>\(Self.script)</script></body></html>

            """
    }

    private func card(_ result: SnapshotResult) -> String {
        let base = "failures/" + result.title + "/"
        func picture(_ file: String?, _ caption: String, _ kind: String) -> String {
            guard let file else { return "<figure class=empty><figcaption>\(caption)</figcaption><p>none</p></figure>" }
            return "<figure><figcaption>\(caption)</figcaption>"
                + "<img class=\(kind) alt=\"\(caption)\" src=\"\(Self.path(base + file))\"></figure>"
        }
        var facts: [String] = []
        if let change = result.fingerprintChange { facts.append("Other fonts or libraries: \(change)") }
        if let tolerance = result.tolerance { facts.append("Tolerance: \(tolerance)") }
        facts += result.changedViews.map { "View: \($0)" }
        facts += result.pendingWork.map { "Never run: \($0)" }
        let links = [("view tree", result.actualViews), ("recorded view tree", result.expectedViews)]
            .compactMap { name, file in file.map { "<a href=\"\(Self.path(base + $0))\">\(name)</a>" } }
        var blink = ""
        if let expected = result.expected, let actual = result.actual {
            blink = "<figure><figcaption>blinking <button type=button class=pause>hold</button></figcaption>"
                + "<span class=blink><img alt=expected src=\"\(Self.path(base + expected))\">"
                + "<img alt=actual src=\"\(Self.path(base + actual))\"></span></figure>"
        }
        return """
            <section id="\(Self.escaped(result.title))"><h2>\(Self.escaped(result.title)) <b>\(result.status.rawValue)</b></h2>
            <p>\(Self.escaped(result.test)) · \(Self.escaped(result.site)) \(links.joined(separator: " · "))
             · <a href="\(Self.path(base + SnapshotResult.fileName))">JSON</a></p>
            <pre>\(Self.escaped(result.message))</pre>
            <ul>\(facts.map { "<li>\(Self.escaped($0))" }.joined())</ul>
            <div class=row>\(picture(result.expected, "expected", "expected"))\(picture(result.actual, "actual", "actual"))\
            \(picture(result.difference, "difference", "difference"))\(blink)</div></section>
            """
    }

    private func list(_ title: String, _ items: [String]) -> String {
        guard !items.isEmpty else { return "" }
        let lines = items.map { "<li>\(Self.escaped($0))" }.joined(separator: "\n")
        return "<h2>\(title): \(items.count)</h2><ul>\(lines)</ul>"
    }

    static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.append(character)
            }
        }
        return result
    }

    private static func path(_ text: String) -> String {
        let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: "'\"<>&"))
        return text.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    }

    private static let style = """
        :root{color-scheme:light dark;font:15px/1.45 Inter,system-ui,sans-serif}
        body{margin:2rem auto;max-width:1500px;padding:0 1rem}h1{font-size:1.6rem}h2{font-size:1.05rem;word-break:break-word}
        h2 b{background:#c62828;color:#fff;border-radius:6px;padding:1px 8px;font-size:.8rem}.good{color:#2e7d32}
        section{border-top:1px solid #8885;padding:1rem 0}pre{white-space:pre-wrap}
        .row{display:flex;flex-wrap:wrap;gap:1rem}figure{margin:0;flex:1 1 200px;max-width:390px}
        figcaption{font-size:.85rem;opacity:.75;min-height:1.8em}img{width:100%;display:block;border:1px solid #8885;
        image-rendering:auto;background:repeating-conic-gradient(#ccc 0 25%,#fff 0 50%) 0/16px 16px}
        img.big{position:fixed;inset:0;width:100vw;height:100vh;object-fit:contain;z-index:9;image-rendering:pixelated}
        .blink{display:grid}.blink img{grid-area:1/1}.blink img:last-child{animation:b 1s steps(1) infinite}
        .blink.held img:last-child{animation:none;opacity:0}@keyframes b{50%{opacity:0}}
        """

    private static let script = """
        document.querySelectorAll('.pause').forEach(b=>b.onclick=()=>{b.closest('figure').querySelector('.blink')
        .classList.toggle('held')});
        document.querySelectorAll('.row img').forEach(i=>i.onclick=()=>i.classList.toggle('big'));
        """
}
