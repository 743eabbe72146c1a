// A trait for tests whose requests are answered from files.
// No Apple page: this is ours.
import Foundation
import Testing

/// Answers the requests of the annotated tests from files; see ``Testing/Trait/network(_:record:comparingBodies:blackingOut:)``.
public struct NetworkTrait: TestTrait, SuiteTrait, TestScoping {
    let sources: [NetworkSource]
    let mode: RecordMode?
    let comparesBodies: Bool
    let blackingOut: [String]
    public var isRecursive: Bool { true }

    /// Called by Swift Testing around each test.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        guard testCase != nil else { return try await function() }
        // One network to a process, as one harness: whoever comes first holds both.
        let isOutermost = HarnessLock.scope == nil
        let scope = HarnessLock.scope ?? HarnessLock.newScope()
        try await HarnessLock.$scope.withValue(scope) {
            let lease = await HarnessLease.acquire()
            defer { lease.giveBack() }
            try await play(for: test) {
                do {
                    try await function()
                } catch {
                    await Self.cleanUp(isOutermost)
                    throw error
                }
                await Self.cleanUp(isOutermost)
            }
        }
    }

    /// A harness that the test made ends with the outermost trait: nobody else closes it.
    @MainActor private static func cleanUp(_ isOutermost: Bool) {
        if isOutermost { Harness.closeCurrent() }
    }

    private func play(for test: Test, performing function: @Sendable () async throws -> Void) async throws {
        let location = test.sourceLocation
        let network = try RecordedNetwork.playing(
            sources, testFile: location.filePath, test: Failure.testName ?? test.name, record: mode,
            comparesBodies: comparesBodies, blackingOut: blackingOut,
            site: NetworkSite(path: location.filePath, line: location.line))
        // A suite's files stand behind those of its test.
        let outer = RecordedNetwork.inForce
        for layer in outer?.state.withLock({ $0.files }) ?? [] { network.add(layer) }
        RecordedNetwork.put(network)
        defer {
            RecordedNetwork.put(outer)
            network.finish()
        }
        try await function()
    }
}

extension Trait where Self == NetworkTrait {
    /// Answers the requests of this test or suite from files; nothing leaves the machine.
    ///
    /// ```swift
    /// @Test(.harness, .network("cart.har")) func cart() async throws { … }
    /// ```
    /// - Parameters:
    ///   - sources: HAR or plain JSON files; ``NetworkSource/folder`` by default.
    ///   - record: Which requests go to the real network and are written to the first file. Nil is the mode of
    ///     `VITRINE_RECORD_NETWORK`, or `never` without it.
    ///   - comparingBodies: Whether a recorded answer requires the same request body. If false, the same body only takes
    ///     precedence.
    ///   - blackingOut: Additional names of headers, query items and JSON members to black out.
    public static func network(
        _ sources: NetworkSource..., record: RecordMode? = nil, comparingBodies: Bool = false, blackingOut: [String] = []
    ) -> NetworkTrait {
        NetworkTrait(
            sources: sources.isEmpty ? [.folder] : sources, mode: record, comparesBodies: comparingBodies,
            blackingOut: blackingOut)
    }

    /// Answers the requests of this test or suite from the test's own file; see ``NetworkSource/folder``.
    public static var network: NetworkTrait { network() }
}
