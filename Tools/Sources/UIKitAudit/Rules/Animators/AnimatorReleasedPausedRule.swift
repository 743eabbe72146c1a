// anim-release-paused
import SwiftModel

/// The rule of the page `AnimatorReleasedPausedRule.md`, beside this file.
public struct AnimatorReleasedPausedRule: Rule {
    public static let id = "anim-release-paused"
    public static let severity = Severity.error

    public init() {}

    public func check(_ context: RuleContext) {
        for incident in context.animatorIncidents(.releasePaused) {
            var fixes: [Fix] = []
            if case .owner(let property)? = incident.release {
                let isOptional = context.project.type(of: property.member).isOptional
                let statement = "\(property.name)\(isOptional ? "?" : "").stopAnimation(true)"
                if let edit = context.edit(deinitOf: property.type, adding: statement) {
                    // Stopping what is stopped already would trap.
                    fixes = [Fix(title: "Stop \(property.name) in deinit", edits: [edit], isSafe: !property.isFinished)]
                }
            }
            context.report(
                incident.range,
                "\(incident.name) is released \(context.releaseText(incident)) while it is paused: UIKit throws.",
                cure: "Call stopAnimation(true) on it first, at the latest in deinit.", flow: context.steps(of: incident),
                fixes: fixes)
        }
    }
}
