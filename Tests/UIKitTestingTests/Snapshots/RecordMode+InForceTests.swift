// Which record mode is in force, and what each writes.
import Foundation
import Testing

@testable import UIKitTesting

@MainActor @Suite struct RecordModeTests {
    let bench = SnapshotBench()
    private var exists: Bool { FileManager.default.fileExists(atPath: bench.name().picture.path) }
    private var bytes: Data? { try? Data(contentsOf: bench.name().picture) }

    @Test("the argument goes before the environment, which goes before missing") func order() {
        #expect(RecordMode.inForce(argument: nil, variables: [:]) == .missing)
        #expect(RecordMode.inForce(argument: nil, variables: ["VITRINE_RECORD": "Failed"]) == .failed)
        #expect(RecordMode.inForce(argument: .all, variables: ["VITRINE_RECORD": "failed"]) == .all)
        #expect(RecordMode.inForce(argument: nil, variables: ["VITRINE_RECORD": "nonsense"]) == .missing)
    }

    @Test("where CI is set nothing is recorded, whatever the code says", arguments: ["1", "true", "TRUE", "yes"])
    func ci(value: String) {
        #expect(RecordMode.inForce(argument: nil, variables: ["CI": value]) == .never)
        #expect(RecordMode.inForce(argument: .all, variables: ["CI": value]) == .never)
        #expect(RecordMode.inForce(argument: nil, variables: ["CI": value, "VITRINE_RECORD": "missing"]) == .missing)
    }

    @Test("an empty or false CI is none", arguments: ["", "0", "false"]) func noCI(value: String) {
        #expect(RecordMode.inForce(argument: .all, variables: ["CI": value]) == .all)
    }

    @Test("the trait goes before the environment", .snapshots(record: .failed)) func trait() {
        #expect(RecordMode.inForce(argument: nil, variables: ["VITRINE_RECORD": "all"]) == .failed)
        #expect(RecordMode.inForce(argument: .never, variables: [:]) == .never)
    }

    @Test("a missing picture fails in every mode, and is written in all but never", arguments: RecordMode.allCases)
    func missing(mode: RecordMode) async throws {
        let message = try #require(await bench.compare(Made.list(), mode))
        #expect(message.contains("There is no recorded picture"))
        #expect(exists == (mode != .never))
        #expect(bench.result()?.status == (mode == .never ? .missing : .recorded))
        #expect(FileManager.default.fileExists(atPath: bench.artifact("actual.png").path))
    }

    @Test("a differing picture is written in modes all and failed only; the test fails", arguments: RecordMode.allCases)
    func different(mode: RecordMode) async throws {
        _ = await bench.compare(Made.list(), .missing)
        let before = bytes
        let changed = Made.list(divider: 0xFF12_3456)
        #expect(await bench.compare(changed, mode) != nil)
        #expect((bytes == before) == (mode == .missing || mode == .never))
        if mode == .all || mode == .failed { #expect(await bench.compare(changed, .never) == nil) }
    }

    @Test("an unchanged picture is never rewritten and passes", arguments: RecordMode.allCases)
    func unchanged(mode: RecordMode) async throws {
        _ = await bench.compare(Made.list(), .missing)
        let old = Date(timeIntervalSince1970: 1_000_000)
        try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: bench.name().picture.path)
        #expect(await bench.compare(Made.list(), mode) == nil)
        let attributes = try FileManager.default.attributesOfItem(atPath: bench.name().picture.path)
        #expect(attributes[.modificationDate] as? Date == old)
    }

    @Test("a picture within its tolerance is rewritten in mode all only", arguments: RecordMode.allCases)
    func tolerated(mode: RecordMode) async {
        _ = await bench.compare(Made.list(), .missing)
        let before = bytes
        let near = Made.list(divider: 0xFFC6_C6C9)
        let message = await bench.compare(near, mode, tolerance: Tolerance(channel: 1, reason: "a rounding"))
        #expect((message != nil) == (mode == .all))
        #expect((bytes == before) == (mode != .all))
    }
}
