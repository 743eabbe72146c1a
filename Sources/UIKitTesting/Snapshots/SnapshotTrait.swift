// A trait that sets the record mode of a test or suite, and how large its pictures may be.
// No Apple page: this is ours.
import Testing

/// Sets the record mode of the annotated tests, or the maximum size of their recorded pictures.
public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
    let mode: RecordMode?
    let limit: Int?
    public var isRecursive: Bool { true }

    /// Called by Swift Testing around each test.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await RecordMode.$ofTrait.withValue(mode ?? RecordMode.ofTrait) {
            try await PictureWeight.$ofTrait.withValue(limit ?? PictureWeight.ofTrait) { try await function() }
        }
    }
}

extension Trait where Self == SnapshotTrait {
    /// Records the pictures of this test or suite in this mode, unless an assertion sets another one.
    public static func snapshots(record mode: RecordMode) -> SnapshotTrait { SnapshotTrait(mode: mode, limit: nil) }

    /// Limits a recorded picture of this test or suite to this number of bytes; 524,288 without the trait.
    public static func snapshots(largest bytes: Int) -> SnapshotTrait { SnapshotTrait(mode: nil, limit: bytes) }
}
