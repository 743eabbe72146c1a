// Findings against a baseline.
import Foundation

/// What is new and what is gone since a baseline was written.
public struct BaselineComparison: Sendable {
    /// In the order in which they came.
    public var new: [Finding]
    public var knownCount: Int
    /// Entries without a finding.
    public var stale: [Baseline.Entry]

    /// - Parameter covers: False for entries whose file or rule this run did not look at; those are not stale.
    public init(
        _ findings: [Finding], with baseline: Baseline, sources: SourceStore, covers: (Baseline.Entry) -> Bool = { _ in true }
    ) {
        struct Key: Hashable {
            var path, rule, fingerprint: String
        }
        var waiting: [Key: [Baseline.Entry]] = [:]
        for entry in baseline.entries {
            waiting[Key(path: entry.path, rule: entry.rule, fingerprint: entry.fingerprint), default: []].append(entry)
        }
        let fingerprints = FindingFingerprint.all(of: findings, sources: sources)
        var unknown: [Int] = []
        for index in findings.indices {
            let key = Key(
                path: findings[index].range.path, rule: findings[index].rule, fingerprint: fingerprints[index].value)
            if waiting[key]?.popLast() == nil { unknown.append(index) }
        }

        // A file that was moved takes its entries along: they fit a finding elsewhere and their own file is gone.
        var moved: [String: [Key]] = [:]
        for (key, entries) in waiting where !entries.isEmpty {
            guard !FileManager.default.fileExists(atPath: sources.absolutePath(key.path)) else { continue }
            moved[key.rule + " " + key.fingerprint, default: []] += Array(repeating: key, count: entries.count)
        }
        for name in moved.keys { moved[name]?.sort { $0.path > $1.path } }
        unknown.removeAll { index in
            guard let key = moved[findings[index].rule + " " + fingerprints[index].value]?.popLast() else { return false }
            _ = waiting[key]?.popLast()
            return true
        }

        new = unknown.map { findings[$0] }
        knownCount = findings.count - unknown.count
        stale = Baseline(waiting.values.joined().filter(covers)).entries
    }
}
