// What happens when something is reported.
// No Apple page: this is ours.

/// What happens when a diagnostic is reported.
public enum DiagnosticPolicy: Sendable {
    /// All is printed to standard error; an exception then ends the process, as UIKit's do. The default for apps.
    case crash
    /// Everything goes to the closure and the run goes on with the entry's recovery. For tests.
    case record(@Sendable (Diagnostic) -> Void)
    /// The closure decides what to do; the run goes on when it returns.
    case custom(@Sendable (Diagnostic) -> Void)
}
