// A finding with the code around it.
import SwiftModel
import UIKitAudit

/// A finding and the file that it is in, ready to be asked.
struct FindingScene {
    enum Outcome {
        case test(TrapTest)
        case none(reason: String)
    }

    let finding: Finding
    let context: RuleContext
    let project: AuditedProject

    /// What comes of the finding.
    var outcome: Outcome {
        switch finding.rule {
        case "vev-direct": effectOutcome { direct($0, &$1) }
        case "vev-subclass-self": effectOutcome { subclassSelf($0, &$1) }
        case "vev-root-view", "vev-inherited-root": effectOutcome { root($0, &$1) }
        case "vev-erased-type": erasedOutcome
        case "vev-outlet": effectOutcome { outlet($0, &$1) }
        case "anim-cell-reuse":
            .none(
                reason:
                    "Vitrine has no table and collection views yet, and only they tell an animator that its cell is reused."
            )
        default: animatorOutcome
        }
    }

    /// `, line 12`, or `, Card+Halt.swift:2` for a place in another file; as a comment after code.
    func place(_ range: SourceRange) -> String {
        if range.path == finding.range.path { return "line \(range.line)" }
        return "\(range.path.split(separator: "/").last ?? ""):\(range.line)"
    }

    /// The file and bytes of a place as lines and columns.
    func range(_ bytes: Range<Int>, in path: String) -> SourceRange? {
        project.text(path).map { SourceRange(bytes, in: $0) }
    }
}
