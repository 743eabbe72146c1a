// Where the suppressing comments of a file hold.

/// The comments of one file with the rules that they name and the bytes or lines over which they hold.
struct SuppressionScopes {
    /// One rule of one comment.
    struct Scope {
        /// Into the file's comments.
        var comment: Int
        /// An id, or `all`.
        var rule: String
        /// From 1; nil where ``offsets`` says it.
        var line: Int?
        var offsets: Range<Int>
        /// Rules that an `enable` took out of `all`, and from where.
        var exceptions: [String: Int] = [:]
        var isUsed = false

        func holds(for finding: Finding) -> Bool {
            guard rule == finding.rule || (rule == Configuration.everyRule && !SuppressionRules.ids.contains(finding.rule))
            else { return false }
            if let line { return line == finding.range.line }
            let place = finding.range.offsets.lowerBound
            if let from = exceptions[finding.rule], place >= from { return false }
            return offsets.contains(place)
        }
    }

    private(set) var scopes: [Scope] = []
    /// Comments that `enable` what nothing disabled: the comment and the rule.
    private(set) var idleEnables: [(comment: Int, rule: String)] = []
    /// By comment.
    private(set) var words: [SuppressionWords] = []

    init(_ file: FileSuppressions, catalogue: RuleCatalogue) {
        var open: [Int] = []
        for (index, comment) in file.comments.enumerated() {
            let parts = SuppressionWords(comment.body, catalogue: catalogue)
            words.append(parts)
            let start = comment.range.offsets.lowerBound
            for rule in parts.rules {
                switch comment.command {
                case .disableNext, .disableThis:
                    scopes.append(Scope(comment: index, rule: rule, line: comment.line, offsets: 0..<0))
                case .disableFile:
                    scopes.append(Scope(comment: index, rule: rule, offsets: 0..<Int.max))
                case .disable:
                    open.append(scopes.count)
                    scopes.append(Scope(comment: index, rule: rule, offsets: start..<Int.max))
                case .enable: enable(rule, at: start, by: index, &open)
                case nil: break
                }
            }
        }
    }

    private mutating func enable(_ rule: String, at offset: Int, by comment: Int, _ open: inout [Int]) {
        var did = false
        for scope in open where scopes[scope].rule == rule || rule == Configuration.everyRule {
            scopes[scope].offsets = scopes[scope].offsets.lowerBound..<offset
            did = true
        }
        open.removeAll { scopes[$0].offsets.upperBound == offset }
        for scope in open where scopes[scope].rule == Configuration.everyRule && scopes[scope].exceptions[rule] == nil {
            scopes[scope].exceptions[rule] = offset
            did = true
        }
        if !did { idleEnables.append((comment, rule)) }
    }

    /// True where a comment silences a finding; remembers which.
    mutating func silence(_ finding: Finding) -> Bool {
        var did = false
        for index in scopes.indices where scopes[index].holds(for: finding) {
            scopes[index].isUsed = true
            did = true
        }
        return did
    }
}
