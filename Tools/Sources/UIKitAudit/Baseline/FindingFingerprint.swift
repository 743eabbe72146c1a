// What tells one finding from another, whatever moves around them.

/// A finding's name that survives edits elsewhere in the file.
public struct FindingFingerprint: Sendable, Hashable {
    /// Sixteen hexadecimal digits.
    public var value: String
    /// The line on which the finding begins, with every run of blanks as one.
    public var text: String

    /// The fingerprints of findings, in their order: rule, context, line text, and the how-manieth of those that are equal
    /// in one file.
    public static func all(of findings: [Finding], sources: SourceStore) -> [FindingFingerprint] {
        struct Key: Hashable {
            var path, rule, context, text: String
        }
        let keys = findings.map { finding in
            let line = sources.text(finding.range.path)?.line(finding.range.line) ?? ""
            let text = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            return Key(path: finding.range.path, rule: finding.rule, context: finding.context, text: text)
        }
        // Findings may come in any order; the first of equal ones is the first in the file.
        let order = findings.indices.sorted {
            (findings[$0].range.offsets.lowerBound, $0) < (findings[$1].range.offsets.lowerBound, $1)
        }
        var counts: [Key: Int] = [:]
        var result = [FindingFingerprint?](repeating: nil, count: findings.count)
        for index in order {
            let key = keys[index]
            let occurrence = counts[key, default: 0]
            counts[key] = occurrence + 1
            var fingerprint = Fingerprint()
            for part in [key.rule, key.context, key.text, String(occurrence)] { fingerprint.add(part) }
            result[index] = FindingFingerprint(value: fingerprint.text, text: key.text)
        }
        return result.compactMap(\.self)
    }
}
