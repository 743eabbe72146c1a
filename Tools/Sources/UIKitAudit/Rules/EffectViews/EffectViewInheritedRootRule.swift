// vev-inherited-root
import SwiftModel

/// The rule of the page `EffectViewInheritedRootRule.md`, beside this file.
public struct EffectViewInheritedRootRule: Rule {
    public static let id = "vev-inherited-root"
    public static let severity = Severity.error

    public init() {}

    public func check(_ context: RuleContext) {
        for found in context.effectRootAdditions where found.isInherited {
            let root = found.root
            let flow = context.step(in: root.path, root.range, "here \(root.owner) makes a \(root.effect) its view")
            context.report(
                found.addition.nameRange,
                "\(found.controller) inherits a \(root.effect) as its view from \(root.owner): \(found.addition.name)(_:) on it throws.",
                cure: "Add the view to the content view of the effect view that \(root.owner) made.",
                flow: flow.map { [$0] } ?? [], fixes: [context.contentViewFix(found, isSafe: false)])
        }
    }
}
