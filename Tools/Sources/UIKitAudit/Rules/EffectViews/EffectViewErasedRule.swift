// vev-erased-type
import SwiftModel

/// The rule of the page `EffectViewErasedRule.md`, beside this file.
public struct EffectViewErasedRule: Rule {
    public static let id = "vev-erased-type"
    public static let severity = Severity.error

    public init() {}

    public func check(_ context: RuleContext) {
        for addition in context.additions {
            guard let receiver = addition.receiver, !receiver.isSelf, !receiver.isSuper,
                context.effectViewClass(context.type(of: receiver)) == nil, mayBePlain(addition, context),
                let origin = context.effectOrigin(of: receiver),
                !context.asksForEffectView(context.path(of: receiver), in: addition.function),
                context.runsOnNewSystems(addition.expression)
            else { continue }
            let text = context.text(receiver.range)
            context.report(
                addition.nameRange, "\(text) was made as a \(origin.effect): \(addition.name)(_:) on it throws.",
                cure: "Declare it as \(origin.effect) and add the view to its contentView.", flow: origin.flow,
                fixes: [fix(receiver, context)])
        }
        for found in context.effectHelperAdditions {
            let end = found.view.range.upperBound
            let flow = context.step(
                in: found.adding.function.path, found.adding.event.range, "\(found.adding.function.summary.name) adds a view here")
            context.report(
                found.range,
                "\(found.helper.summary.signature) adds a view to \(context.text(found.view.range)), a \(found.effect): that throws.",
                cure: "Hand it the effect view's contentView.", flow: flow.map { [$0] } ?? [],
                fixes: [
                    Fix(title: "Insert .contentView", edits: [context.edit(end..<end, ".contentView")], isSafe: false)
                ])
        }
    }

    /// Where the declared type is a protocol, the method is not found; that of the effect view counts.
    private func mayBePlain(_ addition: ViewAddition, _ context: RuleContext) -> Bool {
        let callee = addition.expression.asCall?.callee ?? addition.expression
        return context.binding(of: callee) == nil || context.isPlain(addition)
    }

    private func fix(_ receiver: Expression, _ context: RuleContext) -> Fix {
        let text = context.bareText(receiver)
        var isChained = false
        if case .optionalChain = receiver.kind { isChained = true }
        let cast = isChained ? "(\(text) as? UIVisualEffectView)?" : "(\(text) as! UIVisualEffectView)"
        return Fix(
            title: "Cast and insert .contentView", edits: [context.edit(receiver.range, cast + ".contentView")],
            isSafe: false)
    }
}
