// The policy in force and the one place that reports go through.
// No Apple page: this is ours.
internal import Glibc
import Synchronization

/// The policy in force, for the whole process.
public enum Diagnostics {
    private struct State: Sendable {
        var policy = DiagnosticPolicy.crash
        var during: (@Sendable () -> String?)?
        var listener: (@Sendable (Diagnostic) -> Void)?
    }

    private static let state = Mutex(State())

    /// A policy for one task and what it calls, before the process's own; for tests that run beside others.
    @TaskLocal package static var taskPolicy: DiagnosticPolicy?

    /// Which call sites have reported something unsupported; a test may have a memory of its own.
    @TaskLocal package static var sites = SiteMemory()

    /// Whether reports find out who called; for runs that make millions of them and look at none of the callers.
    @TaskLocal package static var findsCallers = true

    /// The process's policy, whatever the running task has.
    package static var processPolicy: DiagnosticPolicy { state.withLock { $0.policy } }

    /// The policy in force; may be changed from any thread. Setting it changes the process's, not the task's.
    public static var policy: DiagnosticPolicy {
        get { taskPolicy ?? processPolicy }
        set { state.withLock { $0.policy = newValue } }
    }

    /// Says which pass is running and when, for the `during` line; set once by the code that runs the turns.
    public static var during: (@Sendable () -> String?)? {
        get { state.withLock { $0.during } }
        set { state.withLock { $0.during = newValue } }
    }

    /// Hears of each occurrence that the policy `crash` prints, after that and before the process ends, on the thread that
    /// reported it; for a stage that shows them.
    package static var listener: (@Sendable (Diagnostic) -> Void)? {
        get { state.withLock { $0.listener } }
        set { state.withLock { $0.listener = newValue } }
    }

    /// Forgets which call sites have reported something unsupported, so that the next test hears of it again.
    public static func forgetReportedSites() { sites.state.withLock { $0 = ReportedSites() } }

    /// Hands an occurrence to the policy, with the caller and the pass filled in where they are not.
    ///
    /// Something unsupported is handed on once for each call site. A report costs about 20 µs; its caller is looked up
    /// when somebody reads it, or to tell two sites apart, which takes 10 to 300 ms by the program's size.
    public static func report(_ diagnostic: Diagnostic) { report(diagnostic, oncePerPlace: nil) }

    /// The same; what has a name here is handed on once for each chain of calls.
    package static func report(_ diagnostic: Diagnostic, oncePerPlace name: String?) {
        var diagnostic = diagnostic
        let isOnce = diagnostic.entry.severity == .unsupported
        let code = diagnostic.entry.code
        let memory = sites
        if !diagnostic.hasGivenSite, findsCallers {
            let finder = CallerFinder()
            if let name, !memory.state.withLock({ $0.isNewStack(finder.fingerprint, code: code + name) }) { return }
            if isOnce, !memory.state.withLock({ $0.isNewStack(finder.fingerprint, code: code) }) { return }
            diagnostic.soughtSite = SoughtSite(finder, memory: memory)
        }
        if isOnce {
            let site = diagnostic.site
            if !memory.state.withLock({ $0.isNewSite(site, code: code) }) { return }
        }
        if diagnostic.during == nil { diagnostic.during = during?() }
        hand(diagnostic, to: policy)
    }

    /// Does with an occurrence what a policy says; for one that hands on what does not concern it.
    package static func hand(_ diagnostic: Diagnostic, to policy: DiagnosticPolicy) {
        switch policy {
        case .crash:
            printToStandardError(diagnostic.message + "\n")
            listener?(diagnostic)
            if diagnostic.entry.severity == .exception {
                fatalError("\(diagnostic.entry.code) \(diagnostic.entry.title)")
            }
        case .record(let receive), .custom(let receive):
            receive(diagnostic)
        }
    }

    /// Writes all at once and unbuffered: the process may end right after.
    static func printToStandardError(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while !rest.isEmpty {
                let written = write(2, rest.baseAddress, rest.count)
                guard written > 0 else { return }
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(written))
            }
        }
    }
}
