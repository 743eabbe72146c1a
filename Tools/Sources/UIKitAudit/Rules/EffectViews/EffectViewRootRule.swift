// vev-root-view
import SwiftModel

/// The rule of the page `EffectViewRootRule.md`, beside this file.
public struct EffectViewRootRule: Rule {
    public static let id = "vev-root-view"
    public static let severity = Severity.error

    public init() {}

    public func check(_ context: RuleContext) {
        for found in context.effectRootAdditions where !found.isInherited {
            let flow = context.step(
                in: found.root.path, found.root.range, "here the view of \(found.controller) becomes a \(found.root.effect)")
            context.report(
                found.addition.nameRange,
                "The view of \(found.controller) is a \(found.root.effect): \(found.addition.name)(_:) on it throws.",
                cure: "Add the view to the effect view's contentView.", flow: flow.map { [$0] } ?? [],
                fixes: [context.contentViewFix(found, isSafe: true)])
        }
    }
}
