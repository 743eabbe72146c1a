// Where in a test a verb of the harness failed.
// No Apple page: this is ours.
import Diagnostics
import Foundation
import Synchronization

/// The last verb of the harness that threw, with the line of the test that called it: test libraries report a thrown error at
/// the head of the test.
enum FailedVerb {
    private struct State: Sendable {
        var error: HarnessError
        var caller: CapturedCaller
    }

    private static let last = Mutex<State?>(nil)

    /// Keeps the first place of an error that passes through several verbs.
    static func note(_ error: HarnessError) {
        last.withLock { if $0?.error != error { $0 = State(error: error, caller: CapturedCaller()) } }
    }

    /// The line that called the verb which threw this error.
    static func site(of error: HarnessError) -> CallSite? {
        last.withLock { $0?.error == error ? $0?.caller : nil }?.site
    }

    /// A test begins: nothing of an earlier one is meant.
    static func forget() { last.withLock { $0 = nil } }
}
