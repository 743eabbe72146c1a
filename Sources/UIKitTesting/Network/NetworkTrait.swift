// A trait for tests whose requests are answered from files.
// No Apple page: this is ours.
import Foundation
import Testing

/// Answers the requests of the tests it stands at from files; see ``Testing/Trait/network(_:record:comparingBodies:blackingOut:)``.
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
    /// The requests of this test or suite are answered from files; nothing leaves the machine.
    ///
    /// ```swift
    /// @Test(.harness, .network("cart.har")) func cart() async throws { … }
    /// ```
    /// - Parameters:
    ///   - sources: HAR or plain JSON files; ``NetworkSource/folder`` alone where none is named.
    ///   - record: What is asked of the real network and written into the first file; `VITRINE_RECORD_NETWORK`'s mode where
    ///     nil, and `never` without it.
    ///   - comparingBodies: Whether a recorded answer is only for requests with the same body; else those go before others.
    ///   - blackingOut: Names of headers, query items and JSON members that are blacked out besides the usual ones.
    public static func network(
        _ sources: NetworkSource..., record: RecordMode? = nil, comparingBodies: Bool = false, blackingOut: [String] = []
    ) -> NetworkTrait {
        NetworkTrait(
            sources: sources.isEmpty ? [.folder] : sources, mode: record, comparesBodies: comparingBodies,
            blackingOut: blackingOut)
    }

    /// The requests of this test or suite are answered from the test's own file; see ``NetworkSource/folder``.
    public static var network: NetworkTrait { network() }
}
