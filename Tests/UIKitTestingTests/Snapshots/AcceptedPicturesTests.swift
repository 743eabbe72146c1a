// Pictures that are recorded because somebody has looked at them.
import Foundation
import Testing

@testable import UIKitTesting

@MainActor @Suite("Accepted pictures") struct AcceptedPicturesTests {
    let bench = SnapshotBench()

    /// A run that accepts these titles, with what the run before left.
    private func accepting(_ names: String) -> TestRun {
        let root = bench.folder.appendingPathComponent("artifacts")
        let run = TestRun(root: root, variables: ["VITRINE_ACCEPT": names])
        try? FileManager.default.removeItem(at: run.accepted.folder)
        try? FileManager.default.moveItem(at: run.failures, to: run.accepted.folder)
        return run
    }

    @Test("the command is in the failure, and accepts exactly the picture that was shown", arguments: ["one", "all", "both"])
    func accepts(how: String) async throws {
        let title = bench.name().title
        _ = await bench.compare(Made.list(), .missing)
        let message = try #require(await bench.compare(Made.list(divider: 0xFF00_0000), .never))
        #expect(message.contains("VITRINE_ACCEPT=\(title) swift test --filter list"), "\(message)")
        #expect(bench.result()?.accept == "VITRINE_ACCEPT=\(title) swift test --filter list")
        let run = accepting(["one": title, "all": "all", "both": "X/y.z, \(title)"][how]!)
        #expect(await bench.compare(Made.list(divider: 0xFF00_0000), .never, run: run) == nil, "it passes")
        #expect(run.ledger.all().filter { $0.kind == .accepted }.map(\.subject) == [title])
        #expect(await bench.compare(Made.list(divider: 0xFF00_0000), .never) == nil, "it is recorded")
        #expect(await bench.compare(Made.list(), .never) != nil)
    }

    @Test("a picture that came out otherwise than the one that was looked at is not recorded") func other() async throws {
        _ = await bench.compare(Made.list(), .missing)
        _ = await bench.compare(Made.list(divider: 0xFF00_0000), .never)
        let run = accepting(bench.name().title)
        let message = try #require(await bench.compare(Made.list(divider: 0xFF00_00FF), .never, run: run))
        #expect(message.hasPrefix(AcceptedPictures.refusal))
        #expect(await bench.compare(Made.list(), .never) == nil, "the recorded one is as before")
    }

    @Test("titles that the last run has no picture of are named") func unmet() async throws {
        _ = await bench.compare(Made.list(), .missing)
        _ = await bench.compare(Made.list(divider: 0), .never)
        let run = accepting("X/y.z,\(bench.name().title)")
        #expect(run.accepted.unmet(by: []) == ["X/y.z"])
    }

    @Test("without the variable nothing is accepted") func nothing() {
        #expect(!AcceptedPictures(nil, in: bench.folder).isAsked)
        #expect(!AcceptedPictures("", in: bench.folder).isAsked)
    }
}
