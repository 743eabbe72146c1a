// What is kept of a file between runs.
import Foundation

/// A file's summary and findings, with what they rest on.
struct CachedFile: Sendable {
    var path: String
    var hash: UInt64
    var lines: Int
    /// ``FileSummary`` as bytes.
    var summary: ArraySlice<UInt8>
    var contributions: [(key: String, hash: UInt64)]
    /// The keys of the other files' contributions that the findings may depend on.
    var asked: [String]
    var report: Report

    /// What is shown of a file.
    struct Report: Sendable, Codable {
        var findings: [Finding] = []
        var notices: [FileNotice] = []
        var suppressions = FileSuppressions()

        var isEmpty: Bool { findings.isEmpty && notices.isEmpty && suppressions.isEmpty }
    }

    /// The keys whose meaning differs between two versions of a file; all keys of one that is new or gone.
    static func changes(_ old: [(key: String, hash: UInt64)], _ new: [(key: String, hash: UInt64)]) -> Set<String> {
        var known = Dictionary(old.map { ($0.key, $0.hash) }, uniquingKeysWith: { first, _ in first })
        var result: Set<String> = []
        for entry in new where known.removeValue(forKey: entry.key) != entry.hash { result.insert(entry.key) }
        result.formUnion(known.keys)
        return result
    }
}
