// anim-dead-restart
import SwiftModel

/// The rule of the page `AnimatorRestartedRule.md`, beside this file.
public struct AnimatorRestartedRule: Rule {
    public static let id = "anim-dead-restart"
    public static let severity = Severity.warning

    public init() {}

    public func check(_ context: RuleContext) {
        for incident in context.animatorIncidents(.deadRestart) {
            context.report(
                incident.range, "\(incident.name) has been stopped or finished: starting it again moves nothing.",
                cure: "Make a new animator.", flow: context.steps(of: incident))
        }
    }
}
