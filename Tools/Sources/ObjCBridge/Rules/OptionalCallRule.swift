// Calls of optional methods, uses of optional properties.
// Apple: "Protocols", Optional Protocol Requirements.
import SwiftSyntax

/// `x.f?(a)` becomes `(x as? any Marker)?._vitOpt_f(a)`: the result stays optional, so `?? true` and `if let` keep their
/// meaning (U41). Of UIKit's protocols, whose methods have defaults here, the `?` moves in front of the name.
enum OptionalCallRule {
    static func apply(_ node: FunctionCallExprSyntax, _ context: RuleContext) {
        let isForced: Bool
        let member: MemberAccessExprSyntax
        let sign: TokenSyntax
        if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
            let called = chain.expression.as(MemberAccessExprSyntax.self) {
            (isForced, member, sign) = (false, called, chain.questionMark)
        } else if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self),
            let called = forced.expression.as(MemberAccessExprSyntax.self) {
            (isForced, member, sign) = (true, called, forced.exclamationMark)
        } else {
            return
        }
        guard let base = member.base else { return }
        let name = member.declName.baseName.text
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        let hasClosure = node.trailingClosure != nil
        let candidates = (context.index.optionals[name] ?? []).filter { requirement in
            guard requirement.member.kind == .method else { return false }
            let wanted = requirement.member.labels
            return hasClosure ? wanted.count > labels.count && Array(wanted.prefix(labels.count)) == labels : wanted == labels
        }
        if let requirement = choose(candidates, base, context) {
            ask(requirement, base, member.declName.start, sign.end, isForced, context)
        } else if !hasClosure, AppleTables.optionalMethods.contains("\(name)(\(labels.map { $0 + ":" }.joined()))") {
            dropSign(base, member, sign, context)
        }
    }

    /// A property that a class may leave out; only where the type of what stands before the dot is known.
    static func property(_ node: MemberAccessExprSyntax, _ context: RuleContext) {
        let name = node.declName.baseName.text
        guard let base = node.base, let all = context.index.optionals[name] else { return }
        let candidates = all.filter { $0.member.kind == .property }
        guard !candidates.isEmpty, let type = TypeGuess.type(of: base, context),
            let requirement = candidates.first(where: { $0.owner.name == type })
        else { return }
        ask(requirement, base, node.declName.start, node.declName.end, false, context)
    }

    private static func choose(
        _ candidates: [OptionalRequirement], _ base: ExprSyntax, _ context: RuleContext
    ) -> OptionalRequirement? {
        guard candidates.count > 1 else { return candidates.first }
        let type = TypeGuess.type(of: base, context)
        return candidates.first { $0.owner.name == type || $0.owner.lastName == type } ?? candidates.first
    }

    private static func ask(
        _ requirement: OptionalRequirement, _ base: ExprSyntax, _ name: Int, _ end: Int, _ isForced: Bool,
        _ context: RuleContext
    ) {
        let value = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
        context.edits.insert("(", at: base.start)
        let lines = context.newlines(value.end, end)
        context.edits.replace(
            value.end, end,
            with: " as? any \(requirement.marker))\(isForced ? "!" : "?")\(lines).\(requirement.requirement)",
            of: context.source)
    }

    /// Here the method is always there. `delegate?.f?(x)` is `delegate?.f(x)`; without a first `?` one is put in, so that the
    /// result stays optional.
    private static func dropSign(
        _ base: ExprSyntax, _ member: MemberAccessExprSyntax, _ sign: TokenSyntax, _ context: RuleContext
    ) {
        context.edits.replace(sign.start, sign.end, with: "", of: context.source)
        guard sign.text == "?", !hasChain(base) else { return }
        context.edits.insert("Optional(", at: base.start)
        context.edits.insert(")?", at: base.end)
    }

    private static func hasChain(_ expression: ExprSyntax) -> Bool {
        if expression.is(OptionalChainingExprSyntax.self) { return true }
        if let member = expression.as(MemberAccessExprSyntax.self) { return member.base.map(hasChain) ?? false }
        if let call = expression.as(FunctionCallExprSyntax.self) { return hasChain(call.calledExpression) }
        return false
    }
}
