// A trait for tests that use a harness.
// No Apple page: this is ours.
import Diagnostics
import Foundation
import Stage
import Synchronization
import Testing
import UIKitCore

/// Holds the harness for each test with this trait, from its beginning to its end, in a process without a screen or
/// application of an earlier test. Adds the scheduled work that never ran to every issue.
public struct HarnessTrait: TestTrait, SuiteTrait, TestScoping {
    public var isRecursive: Bool { true }

    /// Called by Swift Testing around each test.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        guard testCase != nil else { return try await function() }
        // A trait around this one may hold the lock already, such as a network's.
        let scope = HarnessLock.scope ?? HarnessLock.newScope()
        // Unsupported members are reported to each test anew.
        try await Diagnostics.$sites.withValue(SiteMemory()) {
            for seed in WorkOrder.seeds {
                let failures = FailureCount()
                try await WorkOrder.$current.withValue(seed) {
                    try await hold(scope, failures, for: test, testCase: testCase, performing: function)
                }
                // The first order that fails is the one to look at.
                if failures.count > 0 { return }
            }
        }
    }

    private func hold(
        _ scope: Int, _ failures: FailureCount, for test: Test, testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        try await HarnessLock.$scope.withValue(scope) {
            let lease = await HarnessLease.acquire()
            await HarnessContext.begin()
            _ = CacheCheck.takeFound()
            await TraceRecorder.begin(
                test: String(test.name.prefix { $0 != "(" }), path: Self.path(of: test.sourceLocation),
                line: test.sourceLocation.line)
            CountedWork.begin()
            // The running job began before its work was counted; the next one is. Time that the test lets pass without a harness of
            // its own goes on from here.
            await Task.yield()
            _ = await Quiet.wait()
            let seed = WorkOrder.current
            let naming = IssueHandlingTrait.compactMapIssues { issue in
                failures.add()
                var issue = issue
                Self.trace(issue)
                if seed != 0 { issue.comments.append(Comment(rawValue: WorkOrder.sentence(seed))) }
                let work = PendingWork.sentences
                guard !work.isEmpty, issue.comments.allSatisfy({ !$0.rawValue.contains("never run:") }) else {
                    return issue
                }
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
                        } catch let error as HarnessError {
                            let site = FailedVerb.site(of: error)
                            await Self.cleanUp()
                            guard let site else { throw error }
                            Self.record(error, at: site)
                        } catch {
                            await Self.cleanUp()
                            throw error
                        }
                        await Self.cleanUp()
                        Self.failForCaches(at: test.sourceLocation)
                    }
                } else {
                    try await function()
                }
            } catch {
                await Self.cleanUp()
                await TraceRecorder.end()
                await Self.drain()
                lease.giveBack()
                throw error
            }
            await Self.cleanUp()
            await TraceRecorder.end()
            await Self.drain()
            lease.giveBack()
        }
    }
}

extension HarnessTrait {
    /// Adds an issue to the test's trace, if it fails the test.
    fileprivate static func trace(_ issue: Issue) {
        guard issue.isFailure else { return }
        let place = issue.sourceLocation
        var words = "\(issue)"
        for noise in ["Issue recorded (error): ", "Issue recorded: "] where words.hasPrefix(noise) {
            words.removeFirst(noise.count)
        }
        if words.hasSuffix(" (error)") { words.removeLast(" (error)".count) }
        TraceFailures.note(words, path: place.map { path(of: $0) } ?? "", line: place?.line ?? 0)
    }

    /// Caches of Vitrine that were found wrong fail the test, whatever became of their diagnostics.
    fileprivate static func failForCaches(at place: SourceLocation) {
        for one in CacheCheck.takeFound() {
            Issue.record(
                Comment(rawValue: "\(Catalogue.cacheDiffers.code) \(Catalogue.cacheDiffers.title) \(one)"), sourceLocation: place)
        }
    }

    fileprivate static func path(of place: SourceLocation) -> String { place.fileID }

    /// An error that a verb threw stands at the line that called the verb, not at the head of the test.
    fileprivate static func record(_ error: HarnessError, at site: CallSite) {
        let parts = site.path.split(separator: "/").suffix(2)
        Issue.record(
            error,
            sourceLocation: SourceLocation(
                fileID: parts.count == 2 ? parts.joined(separator: "/") : "Unknown/\(site.path)", filePath: site.path,
                line: site.line, column: max(1, site.column)))
    }
}

/// Counts the issues of one run.
private final class FailureCount: Sendable {
    private let value = Atomic(0)
    var count: Int { value.load(ordering: .relaxed) }
    func add() { value.add(1, ordering: .relaxed) }
}

@MainActor extension HarnessTrait {
    /// Nothing of the test is left for the next: no screen, no application.
    fileprivate static func cleanUp() {
        Harness.closeCurrent()
        UIApplication.uninstall()
    }

    /// Work that the test left and that could run ends before the next test: what it does to an app's shared objects is not the
    /// next one's. What waits for a later time never comes.
    fileprivate static func drain() async {
        _ = await Quiet.wait()
        CountedWork.end()
    }
}

extension Trait where Self == HarnessTrait {
    /// Holds the harness alone for the whole test.
    public static var harness: HarnessTrait { HarnessTrait() }
}
