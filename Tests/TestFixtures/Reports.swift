// The diagnostics that a closure causes, as texts.
// No Apple page: this is ours.
import Diagnostics
import Synchronization

/// Collects reports of the test's own task, so that tests do not hear each other.
@MainActor package enum Reports {
    private final class Box: Sendable { let all = Mutex<[Diagnostic]>([]) }

    /// What was reported while the closure ran, whole.
    package static func during(_ body: () throws -> Void) rethrows -> [Diagnostic] {
        let box = Box()
        try Diagnostics.$taskPolicy.withValue(.record { diagnostic in box.all.withLock { $0.append(diagnostic) } }) {
            try body()
        }
        return box.all.withLock { $0 }
    }

    /// The whole text, with the place's line number as `…`.
    package static func stable(_ diagnostic: Diagnostic) -> String {
        diagnostic.pinnedText
    }
}
