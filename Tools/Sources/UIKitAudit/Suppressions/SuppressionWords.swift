// The rules and the reason in a suppressing comment.

/// What follows a command, taken apart.
struct SuppressionWords {
    /// Ids, or `all`; those that no rule has are in ``unknown``.
    var rules: [String] = []
    var unknown: [String] = []
    var reason: String

    /// The first word is a rule; so is what follows a comma and every further word that is a rule's id. The rest is the
    /// reason.
    init(_ body: String, catalogue: RuleCatalogue) {
        var rest = body[...]
        var mustBeRule = true
        while true {
            let word = rest.prefix { !$0.isWhitespace && $0 != "," && $0 != ":" }
            let name = String(word)
            let isRule = name == Configuration.everyRule || catalogue[name] != nil
            guard isRule || (mustBeRule && !name.isEmpty) else { break }
            if isRule { rules.append(name) } else { unknown.append(name) }
            rest = rest.dropFirst(word.count).drop(while: \.isWhitespace)
            mustBeRule = rest.first == ","
            if mustBeRule { rest = rest.dropFirst().drop(while: \.isWhitespace) }
        }
        // A dash or a colon between the rules and the reason is punctuation.
        let marks: Set<Character> = ["-", "–", "—", ":", " ", "\t", ","]
        rest = rest.drop { marks.contains($0) }
        while let last = rest.last, last.isWhitespace { rest = rest.dropLast() }
        reason = String(rest)
    }
}
