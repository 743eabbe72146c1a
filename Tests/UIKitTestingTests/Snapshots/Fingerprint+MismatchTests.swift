// The fingerprint beside the pictures, and that a mismatch is named before any pixel.
import Foundation
import Testing

@testable import UIKitTesting

@MainActor @Suite struct FingerprintTests {
    let bench = SnapshotBench()
    private var file: FingerprintFile? { FingerprintFile.read(in: bench.name().folder) }

    private func rewrite(_ fingerprint: Fingerprint) throws {
        let data = try JSONEncoder().encode(FingerprintFile(fingerprint: fingerprint))
        try data.write(to: FingerprintFile.url(in: bench.name().folder))
    }

    @Test("this process names the versions of its libraries") func current() {
        #expect(Fingerprint.current.parts["cairo"]?.contains(".") == true)
        #expect(Fingerprint.current.differences(now: .current) == nil)
    }

    @Test("a recorded picture leaves the fingerprint beside it") func written() async {
        _ = await bench.compare(Made.list(), .missing)
        #expect(file?.fingerprint == .current)
        #expect(file?.exceptions.isEmpty == true)
    }

    @Test("a mismatch is named before the difference in pixels") func namedFirst() async throws {
        _ = await bench.compare(Made.list(), .missing)
        var other = Fingerprint.current
        other.parts["cairo"] = "1.0.0"
        try rewrite(other)
        #expect(await bench.compare(Made.list(), .never) == nil, "the same pixels pass all the same")
        let message = try #require(await bench.compare(Made.list(divider: 0), .never))
        #expect(message.hasPrefix("Recorded with other fonts or libraries: cairo 1.0.0 then, "))
        let pixels = try #require(message.range(of: "pixels differ"))
        #expect(message.range(of: "cairo")!.lowerBound < pixels.lowerBound)
        #expect(bench.result()?.fingerprintChange?.contains("cairo 1.0.0 then") == true)
    }

    @Test("a picture recorded later under another fingerprint is an exception, until all are") func exceptions() async throws {
        _ = await bench.compare(Made.list(), .missing, name: "first")
        try rewrite(Fingerprint(parts: ["cairo": "1.0.0"]))
        _ = await bench.compare(Made.list(), .missing, name: "second")
        #expect(file?.fingerprint == Fingerprint(parts: ["cairo": "1.0.0"]))
        #expect(file?.exceptions.keys.sorted() == ["list.second.png"])
        _ = await bench.compare(Made.list(divider: 0), .failed, name: "first")
        #expect(file?.fingerprint == .current)
        #expect(file?.exceptions.isEmpty == true)
    }
}
