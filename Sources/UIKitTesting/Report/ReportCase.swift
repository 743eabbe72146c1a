// One test of the report: its pictures, its other failures, its traces.
// No Apple page: this is ours.
import Foundation

/// One test of the report.
struct ReportCase {
    var file: String
    var test: String
    var results: [SnapshotResult] = []
    var traces: [TraceRecord] = []

    /// Pictures and traces by test, in order of files and names; failed tests first.
    static func all(_ results: [SnapshotResult], _ traces: [TraceRecord]) -> [ReportCase] {
        var cases: [ReportCase] = []
        func index(_ site: String, _ test: String) -> Int {
            let file = String(site.prefix { $0 != ":" })
            if let known = cases.firstIndex(where: { $0.file == file && $0.test == test }) { return known }
            cases.append(ReportCase(file: file, test: test))
            return cases.count - 1
        }
        for result in results { cases[index(result.testFile ?? result.site, result.test)].results.append(result) }
        for index in cases.indices {
            // Failures with pictures to compare come first.
            cases[index].results.sort { ($0.expected == nil ? 1 : 0, $0.title) < ($1.expected == nil ? 1 : 0, $1.title) }
        }
        for trace in traces { cases[index(trace.site, trace.test)].traces.append(trace) }
        return cases.enumerated().sorted { one, other in
            let (a, b) = (one.element, other.element)
            if a.hasFailed != b.hasFailed { return a.hasFailed }
            return (a.file, a.test, one.offset) < (b.file, b.test, other.offset)
        }.map(\.element)
    }

    var hasFailed: Bool { !results.isEmpty || traces.contains(where: \.hasFailed) }

    /// `CartTests.swift:42`.
    var site: String { traces.first?.site ?? results.first?.site ?? file }

    /// The failures that are no pictures: those are said at the pictures.
    var otherFailures: [TraceRecord.Failure] {
        traces.flatMap(\.failures).filter { failure in !results.contains { failure.message.contains($0.title) } }
    }

    /// The text that the filter searches, in small letters.
    var searchText: String {
        ([file, test] + results.map(\.title) + results.flatMap { $0.cells.map(\.name) } + traces.map(\.title)).joined(
            separator: " "
        ).lowercased()
    }

    /// The words that the filter offers.
    var statuses: [String] {
        var words = results.map(\.status.rawValue)
        if !otherFailures.isEmpty { words.append("failed") }
        if !hasFailed { words.append("passed") }
        return words.isEmpty ? ["failed"] : words
    }
}

extension SnapshotResult.Status {
    /// For a person.
    var words: String {
        switch self {
        case .different: "looks different"
        case .size: "has another size"
        case .missing: "was never recorded"
        case .unreadable: "cannot be read"
        case .recorded: "was recorded"
        case .crashed: "the test ended by a crash"
        case .inProgress: "has not ended"
        }
    }
}
