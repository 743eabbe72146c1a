// The tests that leave a trace.
// No Apple page: this is ours.
import Foundation

/// Which tests leave a trace: `VITRINE_TRACE`.
enum TraceMode: String, Sendable {
    /// Every test that uses a harness.
    case all
    /// Failed tests leave a trace; the default.
    case failed
    /// No test leaves a trace, and nothing is kept while a test runs.
    case never

    static let inForce = TraceMode(ProcessInfo.processInfo.environment["VITRINE_TRACE"])

    init(_ value: String?) {
        guard let value = value?.lowercased() else {
            self = .failed
            return
        }
        self = TraceMode(rawValue: value) ?? (RecordMode.isSet(value) ? .failed : .never)
    }
}
