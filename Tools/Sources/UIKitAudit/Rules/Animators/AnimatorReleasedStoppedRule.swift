// anim-release-stopped
import SwiftModel

/// The rule of the page `AnimatorReleasedStoppedRule.md`, beside this file.
public struct AnimatorReleasedStoppedRule: Rule {
    public static let id = "anim-release-stopped"
    public static let severity = Severity.error

    public init() {}

    public func check(_ context: RuleContext) {
        for incident in context.animatorIncidents(.releaseStopped) {
            var fixes: [Fix] = []
            if let (statement, prefix) = context.wholeStatement(of: incident) {
                let end = statement.range.upperBound
                let indentation = context.indentation(at: statement.range.lowerBound)
                fixes = [
                    Fix(
                        title: "Finish after stopping",
                        edits: [context.edit(end..<end, "\n\(indentation)\(prefix)finishAnimation(at: .current)")],
                        isSafe: incident.origins.count == 1)
                ]
            }
            context.report(
                incident.range,
                "\(incident.name) is released \(context.releaseText(incident)) while it is stopped and not finished: UIKit throws.",
                cure: "Call finishAnimation(at:) after stopAnimation(false).", flow: context.steps(of: incident), fixes: fixes)
        }
    }
}
