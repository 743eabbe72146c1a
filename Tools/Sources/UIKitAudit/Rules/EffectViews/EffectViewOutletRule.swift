// vev-outlet
import InterfaceFiles
import SwiftModel

/// The rule of the page `EffectViewOutletRule.md`, beside this file.
public struct EffectViewOutletRule: Rule {
    public static let id = "vev-outlet"
    public static let severity = Severity.error

    public init() {}

    public func check(_ context: RuleContext) {
        guard !context.additions.isEmpty, !context.project.interfaces.isEmpty else { return }
        let finder = EffectOutletFinder(context)
        for addition in context.additions {
            guard let receiver = addition.receiver, !receiver.isSelf, !receiver.isSuper,
                context.effectViewClass(context.type(of: receiver)) == nil, context.isPlain(addition),
                let outlet = finder.outlet(of: receiver, in: addition.function),
                !context.asksForEffectView(context.path(of: receiver), in: addition.function),
                context.runsOnNewSystems(addition.expression)
            else { continue }
            let text = context.bareText(receiver)
            context.report(
                addition.nameRange,
                "\(text) is a \(outlet.effect) by \(outlet.file): \(addition.name)(_:) on it throws.",
                cure: "Declare it as \(outlet.effect) and add the view to its contentView.", flow: [outlet.step],
                fixes: [
                    Fix(
                        title: "Cast and insert .contentView",
                        edits: [context.edit(receiver.range, "(\(text) as! UIVisualEffectView).contentView")],
                        isSafe: false)
                ])
        }
    }
}
