// The failures of the test that is traced, from whatever thread they come.
// No Apple page: this is ours.
import Foundation
import Synchronization

/// The failures of the test that is traced.
enum TraceFailures {
    private struct State: Sendable {
        var failures: [TraceRecord.Failure] = []
        var step = 0
    }

    private static let state = Mutex(State())

    /// A test begins.
    static func forget() { state.withLock { $0 = State() } }

    /// So many steps have begun.
    static func began(step: Int) { state.withLock { $0.step = step } }

    /// The test failed, after the step that began last.
    static func note(_ message: String, path: String, line: Int) {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        state.withLock { state in
            let failure = TraceRecord.Failure(message: message, file: file, line: line, step: state.step)
            // A suite's trait and a test's own both hear of it.
            if state.failures.last != failure { state.failures.append(failure) }
        }
    }

    static var all: [TraceRecord.Failure] { state.withLock { $0.failures } }
}
