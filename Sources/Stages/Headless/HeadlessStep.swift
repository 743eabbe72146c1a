// What a headless process does next.
// No Apple page: this is ours.

/// What a process started with `--headless` does after it has settled.
public enum HeadlessStep: Sendable, Equatable {
    /// Something was changed: settle again, then ask again.
    case settleAgain
    /// The end, with this exit code.
    case exit(Int32)
}
