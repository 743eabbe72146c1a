// A crash in the middle of a test: what is left of it.
import Foundation
import Testing
import UIKit

@testable import UIKitTesting

@MainActor @Suite("Crash record") struct CrashRecordTests {
    @Test(
        "a crash leaves the last picture, the expected one, their difference, the view trees and a JSON result, and the report names the test"
    )
    func crash() async throws {
        let folder = Made.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.path
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [path = path as String] in
            // A run of its own: exit tests belong to their parent's.
            unsetenv("VITRINE_RUN_ID")
            unsetenv("CI")
            setenv("VITRINE_ARTIFACTS", path + "/artifacts", 1)
            setenv("VITRINE_TRACE", "commit", 1)
            try await crashAfterShowing(in: path)
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("Index out of range"))
        let remains = folder.appendingPathComponent("artifacts/failures/crashes/buying")
        let files = try FileManager.default.contentsOfDirectory(atPath: remains.path).sorted()
        #expect(
            files == [
                "actual.png", "difference.png", "expected.png", "result.json", "trace.txt", "views.actual.jsonl",
                "views.expected.jsonl",
            ])
        let record = try #require(SnapshotResult.read(remains.appendingPathComponent("result.json")))
        #expect(record.status == .crashed)
        #expect(record.test == "buying")
        #expect(record.site == "CartTests.swift:42")
        #expect(record.message.hasPrefix("The process was terminated by signal"))
        #expect(record.changedViews.contains { $0.contains("sold out") })
        #expect(record.pendingWork.contains { $0.contains("Cart.swift:7") })
        let told = try String(contentsOf: remains.appendingPathComponent("trace.txt"), encoding: .utf8)
        #expect(told.contains(" commit UILabel "))
        #expect(record.trace == "trace.txt")
        let tree = try String(contentsOf: remains.appendingPathComponent("views.actual.jsonl"), encoding: .utf8)
        #expect(tree.contains("sold out"))
        let actual = try #require(PictureCoder.decode(Data(contentsOf: remains.appendingPathComponent("actual.png"))))
        #expect(actual.width == 100)
        #expect(actual.height == 80)
        let page = try String(contentsOf: folder.appendingPathComponent("artifacts/report.html"), encoding: .utf8)
        #expect(page.contains("crashes/buying"))
        #expect(page.contains("CartTests.swift:42"))
        #expect(page.contains("<img alt=\"Expected"))
        #expect(!page.contains("http:"), "the page needs no network")
        #expect(!page.contains("https:"), "the page needs no network")
        let traces = folder.appendingPathComponent("artifacts/traces/CartTests/buying.json")
        let trace = try #require(TraceRecord.read(traces), "a crash leaves its steps")
        #expect(trace.hasFailed)
        #expect(trace.steps.map(\.text).contains("turn"))
        let inProgress = folder.appendingPathComponent("artifacts/in-progress").path
        #expect(try FileManager.default.contentsOfDirectory(atPath: inProgress).isEmpty)
    }

    @Test("a test that a signal from outside kills is named by the next run") func killed() async throws {
        let folder = Made.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.path
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
            unsetenv("VITRINE_RUN_ID")
            setenv("VITRINE_ARTIFACTS", path, 1)
            try await killAfterShowing()
        }
        let run = TestRun(root: folder, variables: [:])
        CrashRecord.collect(into: run)
        let record = try #require(SnapshotResult.read(run.folder(of: "crashes/waiting").appendingPathComponent("result.json")))
        #expect(record.status == .crashed)
        #expect(record.test == "waiting")
    }
}

/// In the child: a picture is recorded, the screen changes, and the code under test falls.
@MainActor private func crashAfterShowing(in folder: String) async throws {
    let file = folder + "/CartTests.swift"
    // Static strings are what assertions get from the compiler; this one lives as long as the process.
    let name = StaticString.immortal(file)
    let harness = try await Harness(
        .init(device: .custom(100, 80, scale: 1)), filePath: name, function: "buying()", line: 42)
    let label = UILabel(frame: CGRect(x: 5, y: 5, width: 90, height: 30))
    label.text = "Buy"
    try await harness.show(label)
    _ = await Failure.capturing {
        assertSnapshot(of: harness, named: "cart", record: .missing, file: name, testName: "buying()")
    }
    label.text = "sold out"
    try await harness.turn()
    harness.stage.clock.schedule(at: 9, site: "Cart.swift:7") {}
    let prices: [Int] = []
    print(prices[harness.turnCount])
}

@MainActor private func killAfterShowing() async throws {
    let harness = try await Harness(.init(device: .custom(50, 50, scale: 1)), function: "waiting()")
    try await harness.show(UIView())
    kill(getpid(), SIGKILL)
}
