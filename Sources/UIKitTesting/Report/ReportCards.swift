// The parts of the report's page that show one test.
// No Apple page: this is ours.
import Foundation

/// Makes the HTML of tests: pictures first, then what changed, then the rest.
struct ReportCards {
    var media: ReportMedia
    private var count = 0

    init(media: ReportMedia) { self.media = media }

    /// Everything of one test.
    mutating func article(_ test: ReportCase) -> String {
        let (name, site) = (SnapshotReport.escaped(test.test), SnapshotReport.escaped(test.site))
        let pictures = test.results.map { section($0, of: test) }.joined(separator: "\n")
        let failures = test.otherFailures.map(failure).joined(separator: "\n")
        let traces = test.traces.map { trace($0) }.joined(separator: "\n")
        let badge = test.hasFailed ? "" : " <span class=\"badge calm\">passed</span>"
        return """
            <article class=test data-name="\(SnapshotReport.escaped(test.searchText))" data-status="\(test.statuses.joined(separator: " "))">
            <h2>\(name) <small>\(site)</small>\(badge)</h2>
            \(pictures)\(failures)\(traces)</article>
            """
    }

    // MARK: Pictures

    private mutating func section(_ result: SnapshotResult, of test: ReportCase) -> String {
        let title = SnapshotReport.escaped(result.title)
        let base = "failures/" + result.title + "/"
        let links = [
            ("new view tree", result.actualViews), ("recorded view tree", result.expectedViews), ("JSON", SnapshotResult.fileName),
        ]
        .compactMap { name, file in file.map { "<a href=\"\(SnapshotReport.escaped(base + $0))\">\(name)</a>" } }
        let cells = result.cells.map { cell in
            self.cell(cell, base)
        }.joined(separator: "\n")
        // The cells say what changed in each of them.
        let changes = result.cells.isEmpty ? changes(result.changedViews, result.changedParts) : ""
        let whole = comparison(
            result.title, base, result.expected, result.actual, result.difference,
            head: "<h3>\(title) <span class=badge>\(result.status.words)</span></h3>", differs: result.bounds)
        let sheet =
            result.cells.isEmpty
            ? whole
            : """
            <h3>\(title) <span class=badge>\(result.status.words)</span></h3>\(cells)
            <p class=facts>\(equal(result.equalCells))</p><details><summary>The whole sheet</summary>\(whole)</details>
            """
        return """
            <section class=picture id="\(title)">
            \(sheet)
            \(changes)\(facts(result))
            \(result.accept.map { Self.accept($0, "This command accepts this picture, as it is shown here:") } ?? "")
            <details><summary>The whole message, and files</summary><pre>\(SnapshotReport.escaped(result.message))</pre>
            <p class=facts>\(links.joined(separator: ", "))</p></details></section>
            """
    }

    private mutating func cell(_ cell: SnapshotResult.Cell, _ base: String) -> String {
        let pixels = cell.differingPixels.map { " <small>\($0) \($0 == 1 ? "pixel differs" : "pixels differ")</small>" } ?? ""
        return "<div class=cell>"
            + comparison(
                cell.name, base, cell.expected, cell.actual, cell.difference,
                head: "<h4>\(SnapshotReport.escaped(cell.name))\(pixels)</h4>")
            + changes(cell.changedViews, cell.changedParts) + "</div>"
    }

    private func equal(_ names: [String]) -> String {
        guard !names.isEmpty else { return "Every cell of the sheet differs." }
        return "\(names.count) \(names.count == 1 ? "cell looks" : "cells look") as recorded: "
            + SnapshotReport.escaped(names.joined(separator: ", ")) + "."
    }

    /// Expected, actual and difference, with the ways to look at them.
    private mutating func comparison(
        _ name: String, _ base: String, _ expected: String?, _ actual: String?, _ difference: String?, head: String,
        differs bounds: [Int]? = nil
    ) -> String {
        count += 1
        let (group, safe) = ("mode\(count)", SnapshotReport.escaped(name))
        func figure(_ file: String?, _ kind: String, _ caption: String) -> String {
            guard let file else {
                // A difference needs both others.
                guard kind != "difference" else { return "" }
                return
                    "<figure class=\(kind)><figcaption>\(caption)</figcaption><p class=none>There is no \(kind) picture.</p></figure>"
            }
            return """
                <figure class=\(kind)><figcaption>\(caption)</figcaption>\
                <div class=look tabindex=0 role=group aria-label="Magnifier of the \(kind) picture of \(safe): arrow keys move it">\
                <img alt="\(caption) picture of \(safe)" src="\(media.source(of: base + file))"></div></figure>
                """
        }
        let compares = expected != nil && actual != nil
        let modes = [("three", "Three pictures"), ("side", "Side by side"), ("onion", "Onion skin"), ("blink", "Blink")].map {
            "<label><input type=radio name=\(group) value=\($0.0)\($0.0 == "three" ? " checked" : "")>\($0.1)</label>"
        }.joined()
        let place = bounds.map { " data-at=\"\($0[0] + $0[2] / 2),\($0[1] + $0[3] / 2)\"" } ?? ""
        let choice = compares ? "<fieldset><legend>Compare:</legend>\(modes)</fieldset>" : ""
        return """
            <div class=compare><div class=head>\(head)\(choice)</div>
            <div class=shots data-mode=three data-of="\(safe)"\(compares ? " data-compares" : "")\(place)>\
            \(figure(expected, "expected", "Expected"))\(figure(actual, "actual", "Actual"))\(figure(difference, "difference", "Difference"))\
            </div></div>
            """
    }

    // MARK: Words

    private func changes(_ views: [String], _ parts: [String]) -> String {
        guard !views.isEmpty || !parts.isEmpty else { return "" }
        let own = views.isEmpty ? "<p class=facts>No view of your own changed.</p>" : "<ul>\(items(views))</ul>"
        let hidden =
            parts.isEmpty
            ? ""
            : """
            <details><summary>\(parts.count) \(parts.count == 1 ? "change" : "changes") in parts of UIKit's own views</summary>\
            <ul>\(items(parts))</ul></details>
            """
        return "<h4>What changed</h4>" + own + hidden
    }

    private func items(_ texts: [String]) -> String { texts.map { "<li>\(SnapshotReport.escaped($0))." }.joined() }

    private func facts(_ result: SnapshotResult) -> String {
        var facts: [String] = []
        if let change = result.fingerprintChange {
            facts.append("Fonts or libraries differ from those of the recorded picture: \(change).")
        }
        if let tolerance = result.tolerance { facts.append("The assertion states a tolerance of \(tolerance).") }
        let work =
            result.pendingWork.isEmpty
            ? ""
            : "<details><summary>Work that never ran: \(result.pendingWork.count)</summary><ul>\(items(result.pendingWork))</ul></details>"
        return facts.map { "<p class=facts>\(SnapshotReport.escaped($0))</p>" }.joined() + work
    }

    private func failure(_ failure: TraceRecord.Failure) -> String {
        let place = failure.file.isEmpty ? "" : "\(failure.file):\(failure.line): "
        let lines = (place + failure.message).split(separator: "\n", maxSplits: 6, omittingEmptySubsequences: false)
        let first = "<pre class=wrong>\(SnapshotReport.escaped(lines.prefix(6).joined(separator: "\n")))</pre>"
        guard lines.count > 6 else { return first }
        return first
            + "<details><summary>The rest of the message</summary><pre>\(SnapshotReport.escaped(String(lines[6])))</pre></details>"
    }

    /// The command that accepts a picture, with a button that copies it.
    static func accept(_ command: String, _ sentence: String) -> String {
        "<div class=accept><span>\(sentence)</span><code>\(SnapshotReport.escaped(command))</code>"
            + "<button type=button class=copy aria-label=\"Copy the command\">Copy</button></div>"
    }

    // MARK: Trace

    private mutating func trace(_ trace: TraceRecord) -> String {
        let steps = "\(trace.steps.count) \(trace.steps.count == 1 ? "step" : "steps")"
        let lost = trace.dropped == 0 ? "" : ", the \(trace.dropped) before them were let go"
        guard let data = try? JSONEncoder().encode(trace), media.takes(data.count) else {
            return
                "<p class=facts>The trace of \(steps) is in traces/\(SnapshotReport.escaped(trace.title)).json; it is too large for this page.</p>"
        }
        // In a script element nothing is escaped, and `</script>` would end it.
        let json = String(decoding: data, as: UTF8.self).replacingOccurrences(of: "<", with: "\\u003c")
        return """
            <details class=trace><summary>Trace of \(SnapshotReport.escaped(trace.title)): \(steps)\(lost)</summary>
            <script type="application/json">\(json)</script></details>
            """
    }

    /// The magnifier, at the foot of the window while it is used.
    static let magnifier = """
        <aside class=magnifier hidden aria-label="Magnifier">
        <figure class=expected><canvas width=120 height=120 role=img aria-label="Expected pixels, enlarged"></canvas><figcaption>Expected</figcaption></figure>
        <figure class=actual><canvas width=120 height=120 role=img aria-label="Actual pixels, enlarged"></canvas><figcaption>Actual</figcaption></figure>
        <output role=status></output></aside>
        """
}
