// A trait for tests that use a harness.
// No Apple page: this is ours.
import Stage
import Testing

/// Holds the harness for each test it stands at, from the beginning to the very end, and adds to every issue the work
/// that was scheduled and never ran.
public struct HarnessTrait: TestTrait, SuiteTrait, TestScoping {
    public var isRecursive: Bool { true }

    /// Called by Swift Testing around each test.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        guard testCase != nil else { return try await function() }
        let scope = HarnessLock.newScope()
        try await HarnessLock.$scope.withValue(scope) {
            let lease = await HarnessLease.acquire()
            let naming = IssueHandlingTrait.compactMapIssues { issue in
                let work = PendingWork.sentences
                guard !work.isEmpty, issue.comments.allSatisfy({ !$0.rawValue.contains("never run:") }) else {
                    return issue
                }
                var issue = issue
                issue.comments.append(
                    Comment(rawValue: "Scheduled and never run:\n" + work.map { "  \($0)" }.joined(separator: "\n")))
                return issue
            }
            if let provider = naming.scopeProvider(for: test, testCase: testCase) {
                try await provider.provideScope(for: test, testCase: testCase) {
                    try await function()
                    await Harness.closeCurrent()
                }
            } else {
                try await function()
            }
            await Harness.closeCurrent()
            lease.giveBack()
        }
    }
}

extension Trait where Self == HarnessTrait {
    /// The test holds the harness alone from its beginning to its end.
    public static var harness: HarnessTrait { HarnessTrait() }
}
