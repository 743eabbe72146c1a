// Calls of optional methods, uses of optional properties.
// Apple: "Protocols", Optional Protocol Requirements.
import SwiftSyntax

/// `x.f?(a)` becomes `x._vitCall_f(a)`, a method of the protocol's extension whose result is optional, so `?? true` and `if let`
/// keep their meaning (U41). Of UIKit's protocols, whose methods have defaults here, the `?` moves in front of the name.
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
        let isOurs = (context.index.optionals[name] ?? []).contains { requirement in
            guard requirement.member.kind == .method else { return false }
            let wanted = requirement.member.labels
            return hasClosure ? wanted.count > labels.count && Array(wanted.prefix(labels.count)) == labels : wanted == labels
        }
        if isOurs {
            context.edits.replace(
                member.declName.start, sign.end, with: OptionalRequirement.caller(name), of: context.source)
            if isForced { context.edits.insert("!", at: node.end) }
        } else if !hasClosure, AppleTables.optionalMethods["\(name)(\(labels.map { $0 + ":" }.joined()))"] != nil {
            dropSign(base, member, sign, context)
        }
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
