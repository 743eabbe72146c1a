// What a body reports.
import Diagnostics
import Synchronization

private final class Recorder: Sendable {
    let all = Mutex<[Diagnostic]>([])
}

/// Runs the body and collects its reports instead of ending the process.
func recorded(_ body: () -> Void) -> [Diagnostic] {
    let recorder = Recorder()
    Diagnostics.$taskPolicy.withValue(.record { one in recorder.all.withLock { $0.append(one) } }) { body() }
    return recorder.all.withLock { $0 }
}

/// The whole texts of what a body reports, without the numbers of lines.
func texts(_ body: () -> Void) -> [String] { recorded(body).map(\.pinnedText) }
