// anim-finish-not-stopped
import SwiftModel

/// The rule of the page `AnimatorFinishedActiveRule.md`, beside this file.
public struct AnimatorFinishedActiveRule: Rule {
    public static let id = "anim-finish-not-stopped"
    public static let severity = Severity.error

    public init() {}

    public func check(_ context: RuleContext) {
        for incident in context.animatorIncidents(.finishActive) {
            var fixes: [Fix] = []
            if let (statement, prefix) = context.wholeStatement(of: incident) {
                let start = statement.range.lowerBound
                fixes = [
                    Fix(
                        title: "Stop before finishing",
                        edits: [context.edit(start..<start, "\(prefix)stopAnimation(false)\n\(context.indentation(at: start))")])
                ]
            }
            context.report(
                incident.range, "\(incident.name) is active and not stopped: finishAnimation(at:) fails an assertion.",
                cure: "Call stopAnimation(false) first.", flow: context.steps(of: incident), fixes: fixes)
        }
    }
}
