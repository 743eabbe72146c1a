// anim-double-stop
import SwiftModel

/// The rule of the page `AnimatorDoubleStopRule.md`, beside this file.
public struct AnimatorDoubleStopRule: Rule {
    public static let id = "anim-double-stop"
    public static let severity = Severity.error

    public init() {}

    public func check(_ context: RuleContext) {
        for incident in context.animatorIncidents(.doubleStop) {
            context.report(
                incident.range, "\(incident.name) is stopped already: a second stopAnimation(_:) fails an assertion.",
                cure: "Call finishAnimation(at:) on a stopped animator; ask its state where it is not sure.",
                flow: context.steps(of: incident))
        }
    }
}
