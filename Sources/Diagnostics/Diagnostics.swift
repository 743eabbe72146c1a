// The policy in force and the one place that reports go through.
// No Apple page: this is ours.
import Synchronization

/// What happens when a diagnostic is reported.
public enum DiagnosticPolicy: Sendable {
    /// Exceptions are printed and end the process as UIKit's do; the others are printed. The default for apps.
    case crash
    /// Everything goes to the closure and the run goes on with the entry's recovery. For tests.
    case record(@Sendable (Diagnostic) -> Void)
    /// The closure decides what to do; the run goes on when it returns.
    case custom(@Sendable (Diagnostic) -> Void)
}

/// The policy in force, for the whole process.
public enum Diagnostics {
    private struct State: Sendable {
        var policy = DiagnosticPolicy.crash
        var during: (@Sendable () -> String?)?
    }

    private static let state = Mutex(State())

    /// The policy in force; may be changed from any thread.
    public static var policy: DiagnosticPolicy {
        get { state.withLock { $0.policy } }
        set { state.withLock { $0.policy = newValue } }
    }

    /// Says which pass is running and when, for the `during` line; set once by the code that runs the turns.
    public static var during: (@Sendable () -> String?)? {
        get { state.withLock { $0.during } }
        set { state.withLock { $0.during = newValue } }
    }

    /// Hands an occurrence to the policy.
    public static func report(_ diagnostic: Diagnostic) {
        var diagnostic = diagnostic
        if diagnostic.during == nil { diagnostic.during = during?() }
        switch policy {
        case .crash:
            print(diagnostic.message)
            if diagnostic.entry.severity == .exception { fatalError(diagnostic.message) }
        case .record(let receive), .custom(let receive):
            receive(diagnostic)
        }
    }
}
