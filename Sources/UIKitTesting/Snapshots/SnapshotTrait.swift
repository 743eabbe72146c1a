// A trait that sets the record mode of a test or suite.
// No Apple page: this is ours.
import Testing

/// Sets the record mode of the tests it stands at.
public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
    let mode: RecordMode
    public var isRecursive: Bool { true }

    /// Called by Swift Testing around each test.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await RecordMode.$ofTrait.withValue(mode) { try await function() }
    }
}

extension Trait where Self == SnapshotTrait {
    /// The pictures of this test or suite are recorded in this mode, unless an assertion says otherwise.
    public static func snapshots(record mode: RecordMode) -> SnapshotTrait { SnapshotTrait(mode: mode) }
}
