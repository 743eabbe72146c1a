// Turns diagnostics into issues of the test, unless it expects them.
// No Apple page: this is ours.
import Diagnostics
import Foundation
import Synchronization
import Testing

/// A diagnostic reported while a harness was held.
public struct Trap: Sendable, CustomStringConvertible {
    let diagnostic: Diagnostic
    /// The code, such as `UIK0101`.
    public var code: String { diagnostic.entry.code }
    /// The severity: `exception`, `misuse` or `unsupported`.
    public var severity: String { diagnostic.entry.severity.rawValue }
    /// The whole message.
    public var message: String { diagnostic.message }
    /// The corresponding message of Apple's UIKit, if there is one.
    public var apple: String? { diagnostic.apple }
    /// The caller's location, such as `File.swift:42`, if known.
    public var site: String? { diagnostic.location }
    public var description: String { message }
}

/// Records the diagnostics of a test. Execution continues with each entry's recovery, so one run shows every trap.
public final class TrapRecorder: Sendable {
    /// The handling of unexpected diagnostics.
    public enum Handling: Sendable {
        /// Records an issue at the caller.
        case fail
        /// Records no issue; the diagnostic is in ``TrapRecorder/all``.
        case collect
    }

    private struct State: Sendable {
        var all: [Trap] = []
        /// Reported where no test could be told: off the test's task.
        var waiting: [Trap] = []
        /// Codes expected now, innermost last, with what came.
        var expectations: [(code: String, traps: [Trap])] = []
        var previous: DiagnosticPolicy?
    }

    private let state = Mutex(State())
    private let handling: Handling
    private let fallback: CodeSite
    /// The test that holds the harness; what other tests cause at the same time is not its affair.
    private let owner: Test.ID?

    /// Begins to record; the policy in force before comes back with ``uninstall()``.
    init(_ handling: Handling, fallback: CodeSite) {
        self.handling = handling
        self.fallback = fallback
        owner = Test.current?.id
        let previous = Diagnostics.processPolicy
        state.withLock { $0.previous = previous }
        Diagnostics.policy = .record { [weak self] in
            guard let self, isOurs else { return Diagnostics.hand($0, to: previous) }
            receive($0)
        }
    }

    /// False where another test is running here.
    private var isOurs: Bool { Test.current.map { $0.id == owner } ?? true }

    /// All recorded diagnostics, expected or not, in order.
    public var all: [Trap] { state.withLock { $0.all } }

    /// The number of recorded diagnostics.
    var count: Int { state.withLock { $0.all.count } }

    /// Puts the former policy back. Once.
    func uninstall() {
        flush()
        let previous = state.withLock { state in
            defer { state.previous = nil }
            return state.previous
        }
        if let previous { Diagnostics.policy = previous }
    }

    /// Fails the test with what was reported where no test could be told.
    func flush() {
        let waiting = state.withLock { state in
            defer { state.waiting = [] }
            return state.waiting
        }
        for trap in waiting { fail(with: trap) }
    }

    private func receive(_ diagnostic: Diagnostic) {
        let trap = Trap(diagnostic: diagnostic)
        let isExpected = state.withLock { state -> Bool in
            state.all.append(trap)
            guard let index = state.expectations.lastIndex(where: { $0.code == trap.code }) else { return false }
            state.expectations[index].traps.append(trap)
            return true
        }
        guard !isExpected, handling == .fail else { return }
        if Test.current != nil || Failure.capture != nil || TestCaseObserver.isInTest {
            fail(with: trap)
        } else {
            state.withLock { $0.waiting.append(trap) }
        }
    }

    private func fail(with trap: Trap) {
        let site = trap.diagnostic.site
        let isWarning = trap.diagnostic.entry.severity == .unsupported
        Failure.record(trap.message, path: site?.path, line: site?.line, fallback: fallback, isWarning: isWarning)
    }

    func beginExpecting(_ code: String) { state.withLock { $0.expectations.append((code, [])) } }

    func endExpecting() -> [Trap] { state.withLock { $0.expectations.popLast()?.traps ?? [] } }
}
