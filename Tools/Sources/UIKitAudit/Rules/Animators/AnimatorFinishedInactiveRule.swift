// anim-finish-inactive
import SwiftModel

/// The rule of the page `AnimatorFinishedInactiveRule.md`, beside this file.
public struct AnimatorFinishedInactiveRule: Rule {
    public static let id = "anim-finish-inactive"
    public static let severity = Severity.error

    public init() {}

    public func check(_ context: RuleContext) {
        for incident in context.animatorIncidents(.finishInactive) {
            var fixes: [Fix] = []
            if let (statement, prefix) = context.wholeStatement(of: incident) {
                let (start, end) = (statement.range.lowerBound, statement.range.upperBound)
                fixes = [
                    Fix(
                        title: "Finish only if stopped",
                        edits: [
                            context.edit(start..<start, "if \(prefix)state == .stopped { "), context.edit(end..<end, " }"),
                        ])
                ]
            }
            context.report(
                incident.range,
                "\(incident.name) was never started, so it is not stopped: finishAnimation(at:) fails an assertion.",
                cure: "Ask whether its state is .stopped.", flow: context.steps(of: incident), fixes: fixes)
        }
    }
}
