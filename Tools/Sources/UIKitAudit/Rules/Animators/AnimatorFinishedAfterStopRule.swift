// anim-finish-after-stop-true
import SwiftModel

/// The rule of the page `AnimatorFinishedAfterStopRule.md`, beside this file.
public struct AnimatorFinishedAfterStopRule: Rule {
    public static let id = "anim-finish-after-stop-true"
    public static let severity = Severity.warning

    public init() {}

    public func check(_ context: RuleContext) {
        for incident in context.animatorIncidents(.finishAfterStopTrue) {
            var fixes: [Fix] = []
            if let (statement, _) = context.wholeStatement(of: incident) {
                fixes = [Fix(title: "Delete finishAnimation(at:)", edits: [context.edit(context.lines(of: statement), "")])]
            }
            context.report(
                incident.range,
                "\(incident.name) was ended by stopAnimation(true): finishAnimation(at:) does nothing, or traps where it was never active.",
                cure: "Delete the call, or stop with stopAnimation(false).", flow: context.steps(of: incident), fixes: fixes)
        }
    }
}
