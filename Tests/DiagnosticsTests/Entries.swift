// Entries for the tests alone; none of these codes is in the catalogue.
import Diagnostics
import Synchronization

enum Entries {
    static let exception = CatalogueEntry(
        code: "UIK9901", severity: .exception, title: "A test raised on purpose.", cause: "The test wants it so.",
        fix: "Read the test.", apple: "NSInvalidArgumentException: …", recovery: .noOperation)
    static let misuse = CatalogueEntry(
        code: "UIK9902", severity: .misuse, title: "A test misused something.", cause: "The test wants it so.",
        fix: "Read the test.", recovery: .continues("The value becomes zero."))
    static let unsupported = CatalogueEntry(
        code: "UIK9903", severity: .unsupported, title: "A test used what is missing.", cause: "It is not built yet.",
        fix: "Do without.", recovery: .continues("The next thing is used."))
}

/// Collects what a policy is handed.
final class Recorder: Sendable {
    private let received = Mutex<[Diagnostic]>([])
    var all: [Diagnostic] { received.withLock { $0 } }
    func record(_ diagnostic: Diagnostic) { received.withLock { $0.append(diagnostic) } }
}

/// Runs the body under `.record` and puts the policy back.
func recorded(_ body: () -> Void) -> [Diagnostic] {
    let recorder = Recorder()
    Diagnostics.$taskPolicy.withValue(.record { recorder.record($0) }) { body() }
    return recorder.all
}
