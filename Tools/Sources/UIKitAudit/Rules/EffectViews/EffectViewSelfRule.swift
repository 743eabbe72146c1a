// vev-subclass-self
import SwiftModel

/// The rule of the page `EffectViewSelfRule.md`, beside this file.
public struct EffectViewSelfRule: Rule {
    public static let id = "vev-subclass-self"
    public static let severity = Severity.error

    public init() {}

    public func check(_ context: RuleContext) {
        for addition in context.additions {
            guard let own = context.selfType(in: addition.function), isOwn(addition, own, context),
                context.project.isSubclass(own, of: "UIVisualEffectView") == true, context.isPlain(addition),
                context.runsOnNewSystems(addition.expression)
            else { continue }
            context.report(
                addition.nameRange, "\(own) is an effect view: \(addition.name)(_:) on itself throws.",
                cure: "Add the view to contentView.",
                fixes: [Fix(title: "Insert contentView", edits: [edit(addition, context)])])
        }
    }

    private func isOwn(_ addition: ViewAddition, _ own: NominalType, _ context: RuleContext) -> Bool {
        guard let receiver = addition.receiver else { return !addition.function.isTypeMember }
        if receiver.isSelf { return context.type(of: receiver).nominal == own }
        // An override that hands the view on to its superclass is what UIKit itself calls.
        return receiver.isSuper && addition.function.outermost.function?.name != addition.name
    }

    private func edit(_ addition: ViewAddition, _ context: RuleContext) -> TextEdit {
        guard let receiver = addition.receiver else {
            let start = addition.nameRange.lowerBound
            return context.edit(start..<start, context.ownContentView(in: addition.function) + ".")
        }
        if receiver.isSuper { return context.edit(receiver.range, "self.contentView") }
        let end = receiver.range.upperBound
        return context.edit(end..<end, ".contentView")
    }
}
