// Takes away what comments silence, and judges the comments.

/// Applies suppressing comments to findings.
struct Suppressor {
    let catalogue: RuleCatalogue
    /// True where a rule ran in a file, so that a comment that silences none of its findings is superfluous.
    let ran: (_ rule: String, _ path: String) -> Bool
    /// True where every rule that is on by itself ran.
    let ranAll: Bool

    /// What is left of the findings of one file, how many were silenced, and what is to be said of the comments.
    func apply(_ file: FileSuppressions, to findings: [Finding], path: String) -> (kept: [Finding], silenced: Int) {
        var scopes = SuppressionScopes(file, catalogue: catalogue)
        let kept = findings.filter { !scopes.silence($0) }
        let remarks = remarks(on: file, scopes, path).filter { !scopes.silence($0) }
        return (kept + remarks, findings.count - kept.count)
    }

    private func remarks(on file: FileSuppressions, _ scopes: SuppressionScopes, _ path: String) -> [Finding] {
        var result: [Finding] = []
        for (index, comment) in file.comments.enumerated() {
            let words = scopes.words[index]
            guard comment.command != nil else {
                result.append(unknownCommand(comment))
                continue
            }
            for name in words.unknown {
                result.append(superfluous(comment, unknownRule(name), isWhole: false))
            }
            if words.rules.isEmpty, words.unknown.isEmpty {
                result.append(superfluous(comment, "The comment names no rule.", isWhole: true))
                continue
            }
            let idle = idleRules(of: index, scopes, path)
            for rule in idle {
                let isWhole = Set(idle) == Set(words.rules) && words.unknown.isEmpty && rule == idle.first
                result.append(superfluous(comment, message(rule, comment), isWhole: isWhole))
            }
            if comment.command != .enable, words.reason.isEmpty, idle.count < words.rules.count {
                result.append(reasonless(comment))
            }
        }
        return result
    }

    private func idleRules(of comment: Int, _ scopes: SuppressionScopes, _ path: String) -> [String] {
        let unused = scopes.scopes.filter { $0.comment == comment && !$0.isUsed }.map(\.rule)
            .filter { rule in
                rule == Configuration.everyRule ? ranAll : !SuppressionRules.ids.contains(rule) && ran(rule, path)
            }
        return unused + scopes.idleEnables.filter { $0.comment == comment }.map(\.rule)
    }

    private func message(_ rule: String, _ comment: SuppressionComment) -> String {
        let name = rule == Configuration.everyRule ? "any rule" : "'\(rule)'"
        return switch comment.command {
        case .enable: "No comment above disables \(name)."
        case .disableFile: "There is no finding of \(name) in this file."
        case .disable: "There is no finding of \(name) from here to the end of the comment's scope."
        case .disableNext where comment.line == 0: "No code follows that could have a finding of \(name)."
        case .disableNext, .disableThis, nil: "There is no finding of \(name) in line \(comment.line)."
        }
    }

    private func unknownRule(_ name: String) -> String {
        let sentence = catalogue.unknown(name).capitalizedFirst
        return sentence.hasSuffix("?") ? sentence : sentence + "."
    }

    private func unknownCommand(_ comment: SuppressionComment) -> Finding {
        let known = SuppressionComment.Command.allCases.map(\.rawValue)
        let nearest = Nearest.name(to: comment.word, among: known).map { "; did you mean '\($0)'?" } ?? "."
        return finding(
            SuperfluousSuppressionRule.id, SuperfluousSuppressionRule.severity, comment,
            "'vitrine:\(comment.word)' is no command" + nearest,
            cure: "Known are " + known.map { "vitrine:" + $0 }.joined(separator: ", ") + ".")
    }

    private func superfluous(_ comment: SuppressionComment, _ message: String, isWhole: Bool) -> Finding {
        let deletion = TextEdit(path: comment.range.path, offsets: comment.deletion, replacement: "")
        return finding(
            SuperfluousSuppressionRule.id, SuperfluousSuppressionRule.severity, comment, message,
            cure: isWhole ? "Delete the comment." : "Take the rule out of the comment, or mend its name.",
            fixes: isWhole ? [Fix(title: "Delete the comment", edits: [deletion])] : [])
    }

    private func reasonless(_ comment: SuppressionComment) -> Finding {
        finding(
            SuppressionReasonRule.id, SuppressionReasonRule.severity, comment, "The comment does not say why.",
            cure: "Add the reason after the rules.")
    }

    private func finding(
        _ rule: String, _ severity: Severity, _ comment: SuppressionComment, _ message: String, cure: String,
        fixes: [Fix] = []
    ) -> Finding {
        Finding(
            rule: rule, severity: severity, message: message, range: comment.range, cure: cure, fixes: fixes, context: "")
    }
}

extension String {
    /// With a capital at the beginning.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
