// Calls of optional methods, uses of optional properties.
// Apple: "Protocols", Optional Protocol Requirements.
import SwiftSyntax

/// `x.f?(a)` becomes `x._vitCall_f(a)`, a method of the protocol's extension whose result is optional, so `?? true` and `if let`
/// keep their meaning. Of UIKit's protocols the file itself gets such a method (``AppleOptionalRule``).
enum OptionalCallRule {
    static func apply(_ node: FunctionCallExprSyntax, _ context: RuleContext) {
        let isForced: Bool
        let member: MemberAccessExprSyntax
        let sign: TokenSyntax
        if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
            let called = chain.expression.as(MemberAccessExprSyntax.self)
        {
            (isForced, member, sign) = (false, called, chain.questionMark)
        } else if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self),
            let called = forced.expression.as(MemberAccessExprSyntax.self)
        {
            (isForced, member, sign) = (true, called, forced.exclamationMark)
        } else {
            return
        }
        guard member.base != nil else { return }
        let name = member.declName.baseName.text
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        let hasClosure = node.trailingClosure != nil
        let isOurs = (context.index.optionals[name] ?? []).contains { requirement in
            guard requirement.member.kind == .method else { return false }
            let wanted = requirement.member.labels
            return hasClosure ? wanted.count > labels.count && Array(wanted.prefix(labels.count)) == labels : wanted == labels
        }
        let apples = AppleOptionalRule.methods(name, labels, hasClosure: hasClosure, context)
        guard isOurs || !apples.isEmpty else { return }
        context.edits.replace(member.declName.start, sign.end, with: OptionalRequirement.caller(name), of: context.source)
        if isForced { context.edits.insert("!", at: node.end) }
        for method in apples { AppleOptionalRule.declare(method, asReference: false, context) }
    }
}
