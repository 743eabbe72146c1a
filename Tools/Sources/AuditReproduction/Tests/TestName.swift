// How a test and its file are called.
import UIKitAudit

/// The name of a finding's test: the rule, the path, the line, the fingerprint.
struct TestName {
    /// Without `.swift`: also the name of the suite, so an identifier.
    let suite: String
    var file: String { suite + ".swift" }

    /// - Parameter taken: The names given so far; equal ones are told apart by a number.
    init(_ finding: Finding, _ fingerprint: String, taken: inout Set<String>) {
        let rule = finding.rule.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        var path = finding.range.path
        if path.hasSuffix(".swift") { path.removeLast(6) }
        // The end of a long path says most.
        let plain = String(path.suffix(60).map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        let base = "\(rule)_\(plain)_\(finding.range.line)_\(fingerprint)"
        var name = base
        var number = 2
        // File systems may not tell capitals from small letters.
        while !taken.insert(name.lowercased()).inserted {
            name = "\(base)_\(number)"
            number += 1
        }
        suite = name
    }
}
