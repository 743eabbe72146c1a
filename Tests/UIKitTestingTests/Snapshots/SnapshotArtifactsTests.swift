// What a failure leaves behind, and the report that shows it.
import Foundation
import Testing

@testable import UIKitTesting

@MainActor @Suite struct SnapshotArtifactsTests {
    let bench = SnapshotBench()
    private let tree = """
        {"path":"0","class":"UIView","frame":[0,0,300,300]}
        {"path":"0.0","class":"UILabel","id":"total","frame":[10,10,80,20],"text":"Total"}

        """

    @Test("a failure leaves both pictures, the difference, both view trees and a JSON result") func artifacts() async throws {
        _ = await bench.compare(Made.list(), .missing, views: tree)
        let moved = tree.replacingOccurrences(of: "[10,10,80,20]", with: "[10,13,80,20]")
        let message = try #require(await bench.compare(Made.list(divider: 0xFF00_0000), .never, views: moved))
        #expect(message.contains("  Total (UILabel) moved 1 point down."))
        let result = try #require(bench.result())
        #expect(result.changedViews == ["Total (UILabel) moved 1 point down"])
        #expect(result.differingPixels == 208)
        #expect(result.greatestDifference == 200)
        #expect(result.site == "ListTests.swift:7")
        let expected = try Data(contentsOf: bench.artifact("expected.png"))
        #expect(expected == (try Data(contentsOf: bench.name().picture)))
        #expect(PictureCoder.decode(try Data(contentsOf: bench.artifact("actual.png")))?.pixel(x: 16, y: 30) == 0xFF00_0000)
        let difference = try #require(PictureCoder.decode(try Data(contentsOf: bench.artifact("difference.png"))))
        #expect(difference.pixel(x: 16, y: 30) >> 16 & 255 > 127, "a differing pixel is red")
        #expect(difference.pixel(x: 15, y: 30) == 0xFFFE_FEFE, "an equal one is faded")
        #expect(try String(contentsOf: bench.artifact("views.actual.jsonl"), encoding: .utf8) == moved)
        #expect(try String(contentsOf: bench.artifact("views.expected.jsonl"), encoding: .utf8) == tree)
    }

    @Test("a passing comparison leaves nothing") func nothing() async {
        _ = await bench.compare(Made.list(), .missing)
        try? FileManager.default.removeItem(at: bench.folder.appendingPathComponent("artifacts/failures"))
        #expect(await bench.compare(Made.list(), .missing) == nil)
        #expect(bench.result() == nil)
    }

    @Test("the report shows failures, tolerances and unasked pictures, and loads nothing from elsewhere")
    func report() async throws {
        _ = await bench.compare(Made.list(), .missing, name: "a<b")
        _ = await bench.compare(Made.list(divider: 0), .never, name: "a<b")
        let run = TestRun(root: bench.folder.appendingPathComponent("artifacts"), variables: [:])
        let entries = [SnapshotLedger.Entry(kind: .tolerance, subject: "X.swift:1", detail: "1 levels, 0 pixels: glow")]
        let report = SnapshotReport(run: run, entries: entries, unasked: ["/x/old.png"])
        try report.write()
        let page = try String(contentsOf: run.reportFile, encoding: .utf8)
        #expect(report.results.count == 1)
        for part in [
            "X.swift:1: 1 levels", "/x/old.png", "Onion skin", "Side by side",
            "list.a&lt;b".replacingOccurrences(of: "&lt;", with: "-"),
        ] {
            #expect(page.contains(part), "\(part)")
        }
        #expect(!page.contains("http://"))
        #expect(!page.contains("https://"))
        // The page holds its pictures: the three of the failure, in this order, with names for a screen reader.
        let sources = page.matches(of: /<img alt="([^"]+)" src="data:image\/png;base64,([^"]+)"/)
        #expect(sources.map { String($0.1).prefix { $0 != " " } } == ["Expected", "Actual", "Difference"])
        for (match, file) in zip(sources, ["expected.png", "actual.png", "difference.png"]) {
            let data = try #require(Data(base64Encoded: String(match.2)))
            #expect(data == (try Data(contentsOf: bench.artifact(file, "a<b"))), "\(file)")
        }
    }

    @Test("pictures come before words, each sentence once, UIKit's parts are folded, and the command that accepts stands there")
    func order() async throws {
        let old = tree + #"{"path":"0.1","class":"Panel","frame":[0,0,9,9],"inner":true}"# + "\n"
        let new = old.replacingOccurrences(of: "[10,10,80,20]", with: "[10,34,80,20]")
            .replacingOccurrences(of: "[0,0,9,9]", with: "[0,3,9,9]")
        _ = await bench.compare(Made.list(), .missing, views: old)
        let message = try #require(await bench.compare(Made.list(divider: 0), .never, views: new))
        #expect(message.contains("  1 change in parts of UIKit's own views: see the report"))
        let page = SnapshotReport(
            run: TestRun(root: bench.folder.appendingPathComponent("artifacts"), variables: [:]), entries: [], unasked: []
        ).page
        func place(_ text: String) -> String.Index? { page.range(of: text)?.lowerBound }
        let picture = try #require(place("<img alt=\"Difference")),
            sentence = try #require(place("<li>Total (UILabel) moved 8 points down."))
        let whole = try #require(place("The whole message"))
        #expect(picture < sentence)
        #expect(sentence < whole)
        #expect(page.matches(of: /<li>Total \(UILabel\) moved/).count == 1)
        let parts = try #require(
            place("<details><summary>1 change in parts of UIKit's own views</summary><ul><li>Panel moved 1 point down."))
        #expect(sentence < parts)
        #expect(parts < whole)
        #expect(page.contains("<code>VITRINE_ACCEPT=\(bench.name().title) swift test --filter list</code>"))
    }

    @Test("a page without room names what lies beside it") func room() async throws {
        _ = await bench.compare(Made.list(), .missing)
        _ = await bench.compare(Made.list(divider: 0), .never)
        let root = bench.folder.appendingPathComponent("artifacts")
        var media = ReportMedia(root: root, room: 10)
        let path = "failures/\(bench.name().title)/actual.png"
        #expect(media.source(of: path) == path)
        #expect(media.outside == 1)
        var large = ReportMedia(root: root)
        #expect(large.source(of: path).hasPrefix("data:image/png;base64,"))
        #expect(large.outside == 0)
    }

    @Test("nothing that a test is called or says becomes part of the page") func escaping() throws {
        let run = TestRun(root: bench.folder.appendingPathComponent("artifacts"), variables: [:])
        let nasty = "</script><script>alert(1)</script><img src=x onerror=alert(1)>\"'"
        let result = SnapshotResult(title: "A/b", test: nasty, site: "\(nasty).swift:1", status: .different, message: nasty)
        try result.write(to: run.folder(of: "A/b"))
        var trace = TraceRecord(title: "A/b", test: nasty, site: "X.swift:1", hasFailed: true)
        trace.failures = [.init(message: nasty, file: "X.swift", line: 1, step: 0)]
        trace.steps = [.init(text: nasty, file: "X.swift", line: 1, time: 0, tree: 0)]
        trace.trees = [.init(lines: [nasty], inner: [])]
        try trace.write(below: run.traces)
        let page = SnapshotReport(run: run, entries: [], unasked: []).page
        #expect(!page.contains("<script>alert"))
        #expect(!page.contains("<img src=x"))
        #expect(page.contains("Content-Security-Policy"))
        #expect(page.contains("default-src 'none'"))
        #expect(page.matches(of: /<script/).count == 2, "the trace's data and the page's own script")
        #expect(!page.contains(" style=\""))
        #expect(!page.contains(" onclick="))
    }

    @Test("the record of a process that died becomes a failure of the report") func crash() async throws {
        let run = TestRun(root: bench.folder.appendingPathComponent("artifacts"), variables: [:])
        var record = SnapshotResult(
            title: "crashes/buys", test: "buys", site: "Cart.swift:3", status: .inProgress, message: "in the middle")
        let folder = run.inProgressFile.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // No process has this number on Linux, whose greatest is 4,194,304.
        record.process = 2_000_000_000
        try record.encoded().write(to: folder.appendingPathComponent("2000000000.json"))
        CrashRecord.collect(into: run)
        let report = SnapshotReport(run: run, entries: [], unasked: [])
        #expect(report.results.map(\.status) == [.crashed])
        #expect(report.page.contains("Cart.swift:3"))
        #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("2000000000.json").path))
    }

    @Test("pictures that no test asked for are listed") func unasked() async throws {
        _ = await bench.compare(Made.list(), .missing, name: "old")
        _ = await bench.compare(Made.list(), .missing, name: "new")
        let snapshots = bench.name().folder.deletingLastPathComponent()
        let asked: Set = [bench.name("new").picture.standardizedFileURL.path]
        let found = SnapshotLedger.unasked(folders: [snapshots], asked: asked)
        #expect(found.map { URL(fileURLWithPath: $0).lastPathComponent } == ["list.old.png"])
    }

    @Test("a filtered run is not a full one") func filtered() {
        #expect(!TestRun.isFiltered(["x.xctest"]))
        #expect(!TestRun.isFiltered(["x.xctest", "--testing-library", "swift-testing"]))
        #expect(TestRun.isFiltered(["x.xctest", "--testing-library", "swift-testing", "--filter", "Cart"]))
        #expect(TestRun.isFiltered(["x.xctest", "KitTests.CartTests/testBuy"]))
        #expect(!TestRun.isFiltered(["x.xctest", "--skip-build", "-Xswiftc", "-g", "--testing-library", "swift-testing"]))
        #expect(TestRun.isFiltered(["x.xctest", "--testing-library", "swift-testing", "--skip=Cart"]))
    }

    @Test("processes of one run share the ledger") func ledger() {
        let file = bench.folder.appendingPathComponent("runs/1.jsonl")
        let (first, second) = (SnapshotLedger(file: file), SnapshotLedger(file: file))
        first.add(.init(kind: .asked, subject: "a"))
        second.add(.init(kind: .asked, subject: "b"))
        first.add(.init(kind: .asked, subject: "a"))
        #expect(second.all().map(\.subject) == ["a", "b"])
    }
}
