// The tests that leave a trace.
// No Apple page: this is ours.
import Diagnostics
import Foundation

/// Which tests leave a trace: the words of `VITRINE_TRACE` that are no topics. With topics alone it is those that fail.
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
        let words = value.split(separator: ",").map { $0.filter { $0 != " " } }
        if words.contains("all") || words.contains("steps") {
            self = .all
        } else if words.contains("never") {
            self = .never
        } else if words.contains("failed") || !TraceTopics.read(value).topics.isEmpty {
            self = .failed
        } else {
            self = RecordMode.isSet(value) ? .failed : .never
        }
    }
}
