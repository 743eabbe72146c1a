// A trait for tests that use a harness.
// No Apple page: this is ours.
import Diagnostics
import Foundation
import Stage
import Testing
import UIKitCore

/// Holds the harness for each test it stands at, from the beginning to the very end, on a process without a screen or
/// application of an earlier test, and adds to every issue the work
/// that was scheduled and never ran.
public struct HarnessTrait: TestTrait, SuiteTrait, TestScoping {
    public var isRecursive: Bool { true }

    /// Called by Swift Testing around each test.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        guard testCase != nil else { return try await function() }
        let scope = HarnessLock.newScope()
        // What is unsupported is reported to each test anew.
        try await Diagnostics.$sites.withValue(SiteMemory()) {
            try await hold(scope, for: test, testCase: testCase, performing: function)
        }
    }

    private func hold(
        _ scope: Int, for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await HarnessLock.$scope.withValue(scope) {
            let lease = await HarnessLease.acquire()
            await UIApplication.uninstall()
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
            // A test that throws leaves nothing behind either: its harness would keep the lock for ever.
            do {
                if let provider = naming.scopeProvider(for: test, testCase: testCase) {
                    try await provider.provideScope(for: test, testCase: testCase) {
                        do {
                            try await function()
                        } catch {
                            await Self.cleanUp()
                            throw error
                        }
                        await Self.cleanUp()
                    }
                } else {
                    try await function()
                }
            } catch {
                await Self.cleanUp()
                await Self.drain()
                lease.giveBack()
                throw error
            }
            await Self.cleanUp()
            await Self.drain()
            lease.giveBack()
        }
    }
}

@MainActor extension HarnessTrait {
    /// Nothing of the test is left for the next: no screen, no application.
    fileprivate static func cleanUp() {
        Harness.closeCurrent()
        UIApplication.uninstall()
    }

    /// Tasks that the test left on the main actor, and what they begin there in turn, run before the next test: what they do to
    /// an app's shared objects is not the next one's.
    fileprivate static func drain() async {
        for _ in 0..<drainingHops {
            await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        }
    }

    /// So many tasks in a row, one begun by the other, are waited for.
    private static let drainingHops = 32
}

extension Trait where Self == HarnessTrait {
    /// The test holds the harness alone from its beginning to its end.
    public static var harness: HarnessTrait { HarnessTrait() }
}
