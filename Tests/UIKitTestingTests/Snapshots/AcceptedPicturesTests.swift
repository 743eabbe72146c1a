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

    @Test("titles that led to nothing are named, with the reason") func unmet() async throws {
        _ = await bench.compare(Made.list(), .missing)
        _ = await bench.compare(Made.list(divider: 0), .never)
        let title = bench.name().title
        let run = accepting("X/y.z,\(title)")
        let none = "No failed picture of the last report is called X/y.z."
        #expect(run.accepted.unmet(compared: [bench.name().picture.path]) == [none])
        #expect(run.accepted.unmet(compared: []) == ["\(title) was not accepted: no test of this run compared it.", none])
    }

    @Test("the command is one for a shell, by vitrine where the library is installed") func commands() {
        func one(_ title: String, _ variables: [String: String]) -> String {
            AcceptedPictures.command(title: title, test: "buying", variables: variables)
        }
        #expect(one("A/b.c", [:]) == "VITRINE_ACCEPT=A/b.c swift test --filter buying")
        #expect(one("A/it's", ["VITRINE_PREBUILT": "yes"]) == #"vitrine accept 'A/it'\''s'"#)
        #expect(
            one("A/b", ["VITRINE_ARTIFACTS": "/tmp/a b"])
                == "VITRINE_ARTIFACTS='/tmp/a b' VITRINE_ACCEPT=A/b swift test --filter buying")
        #expect(AcceptedPictures.commandForAll(variables: [:]) == "VITRINE_ACCEPT=all swift test")
        #expect(AcceptedPictures.commandForAll(variables: ["VITRINE_PREBUILT": "yes"]) == "vitrine accept --all")
    }

    @Test("without the variable nothing is accepted") func nothing() {
        #expect(!AcceptedPictures(nil, in: bench.folder).isAsked)
        #expect(!AcceptedPictures("", in: bench.folder).isAsked)
    }
}
