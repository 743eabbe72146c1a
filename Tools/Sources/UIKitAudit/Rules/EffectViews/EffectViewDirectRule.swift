// vev-direct
import SwiftModel

/// The rule of the page `EffectViewDirectRule.md`, beside this file.
public struct EffectViewDirectRule: Rule {
    public static let id = "vev-direct"
    public static let severity = Severity.error

    public init() {}

    public func check(_ context: RuleContext) {
        for addition in context.additions {
            // Calls on self are another rule's.
            guard let receiver = addition.receiver, !receiver.isSelf, !receiver.isSuper,
                let nominal = context.effectViewClass(context.type(of: receiver)), context.isPlain(addition),
                context.runsOnNewSystems(addition.expression)
            else { continue }
            let end = receiver.range.upperBound
            context.report(
                addition.nameRange,
                "\(context.text(receiver.range)) is a \(nominal): \(addition.name)(_:) on it throws.",
                cure: "Add the view to its contentView.",
                fixes: [Fix(title: "Insert .contentView", edits: [context.edit(end..<end, ".contentView")])])
        }
    }
}
