// Members of `AnyObject`.
// Apple: "AnyObject", Accessing Objective-C Methods and Properties.
import SwiftSyntax

/// `(x as AnyObject).name` becomes `AnyObjectMembers((x as AnyObject)).name` where the text shows that the value is an AnyObject
///: by a cast, or by the declaration of the name nearest to it (``TextTypes``). The runtime's type has the members of
/// ``AnyObjectTable`` and the methods of the module's classes (``OwnAnyObjectMember``); any other stays the compiler's error, with the
/// note U-ANYOBJECT.
///
/// `x.f?(a)` becomes `AnyObjectMembers.asked(x, { $0.f(a) })` with a name of ours.
enum AnyObjectRule {
    static func apply(_ node: MemberAccessExprSyntax, _ context: RuleContext) {
        let name = node.declName.baseName.text
        guard let base = node.base, node.declName.argumentNames == nil,
            isKnown(name, context) || context.index.exposedMethods[name] != nil
        else { return }
        let (value, sign) = plain(base)
        let call = Call(node)
        let isInTable = call.map({ isMethod(name, $0.labels, context) }) ?? isProperty(name, context)
        let own = isInTable ? nil : call.flatMap { OwnAnyObjectMember.method(name, $0.labels, context) }
        guard isInTable || own != nil, let type = TextTypes(context).type(of: value), isAnyObject(type, sign), !isTarget(node)
        else { return }
        if let own { OwnAnyObjectMember.declare(own, context) }
        if let call, let mark = call.mark {
            guard ask(node, value, call, mark, context) else { return }
        } else {
            context.edits.insert("AnyObjectMembers(", at: value.start)
            context.edits.insert(")", at: value.end)
        }
        needs(context)
    }

    /// The value in front of `?.` or `!.`, and that sign.
    static func plain(_ base: ExprSyntax) -> (ExprSyntax, String?) {
        if let chain = base.as(OptionalChainingExprSyntax.self) { return (chain.expression, "?") }
        if let forced = base.as(ForceUnwrapExprSyntax.self) { return (forced.expression, "!") }
        return (base, nil)
    }

    /// An `AnyObject?` has no members without a sign; an `AnyObject!` has.
    static func isAnyObject(_ type: String, _ sign: String?) -> Bool {
        let plain = TypeText.plain(type)
        switch plain {
        case "AnyObject": return sign == nil
        case "AnyObject!": return true
        case "AnyObject?": return sign != nil
        default: return TypeText.isOptional(plain) && sign != nil && TypeText.plain(TypeText.unwrapped(plain)) == "AnyObject"
        }
    }

    // MARK: The table

    private static func tables(_ context: RuleContext) -> [AnyObjectTable.Members] {
        context.index.importsUIKit ? [AnyObjectTable.foundation, AnyObjectTable.uikit] : [AnyObjectTable.foundation]
    }

    private static func isKnown(_ name: String, _ context: RuleContext) -> Bool {
        tables(context).contains { $0.properties[name] != nil || $0.methods[name] != nil }
    }

    /// A property of the table. A class of the module that has another type under the name makes the member's type unknown.
    private static func isProperty(_ name: String, _ context: RuleContext) -> Bool {
        let types = tables(context).flatMap { $0.properties[name] ?? [] }.map(TypeText.unwrapped)
        guard !types.isEmpty else { return false }
        return context.index.exposedTypes[name, default: []].allSatisfy { types.contains(TypeText.unwrapped($0)) }
    }

    private static func isMethod(_ name: String, _ labels: [String], _ context: RuleContext) -> Bool {
        tables(context).contains { $0.methods[name]?.contains(labels) ?? false }
    }

    static func needs(_ context: RuleContext) {
        guard context.index.importsUIKit else { return context.needsRuntime() }
        if !context.file.imports.contains(where: ["UIKit", "SafeUIKit", "UIKitTesting"].contains) {
            context.tail.needs(Tail.uikit)
        }
        context.needsRuntime()
    }

    // MARK: The use

    /// A call of a member, with the `?` in front of its arguments if it has one.
    private struct Call {
        let node: FunctionCallExprSyntax
        let labels: [String]
        let mark: TokenSyntax?

        init?(_ member: MemberAccessExprSyntax) {
            let chain = member.parent?.as(OptionalChainingExprSyntax.self)
            let called = chain.map { ExprSyntax($0) } ?? ExprSyntax(member)
            guard let call = called.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == called.id else {
                return nil
            }
            (node, mark) = (call, chain?.questionMark)
            labels = call.arguments.map { $0.label?.text ?? "_" }
        }
    }

    /// `x.f?(a)`. False where the arguments need words that do not reach into a closure.
    private static func ask(
        _ node: MemberAccessExprSyntax, _ value: ExprSyntax, _ call: Call, _ mark: TokenSyntax, _ context: RuleContext
    ) -> Bool {
        let words = call.node.arguments.tokens(viewMode: .sourceAccurate)
        guard !words.contains(where: { $0.tokenKind == .keyword(.try) || $0.tokenKind == .keyword(.await) }) else { return false }
        let lines = context.newlines(value.end, node.declName.start)
        context.edits.insert("AnyObjectMembers.asked(", at: value.start)
        context.edits.replace(value.end, node.declName.start, with: ", { _vitMembers in _vitMembers.\(lines)", of: context.source)
        context.edits.replace(mark.start, mark.end, with: "", of: context.source)
        context.edits.insert(" })", at: call.node.end)
        return true
    }

    /// Whether the member is assigned to: Swift allows no such thing of an AnyObject, so the value is no such object.
    static func isTarget(_ node: some ExprSyntaxProtocol) -> Bool {
        guard let elements = node.parent?.as(ExprListSyntax.self).map(Array.init),
            let index = elements.firstIndex(where: { $0.id == node.id }), index + 1 < elements.count
        else { return false }
        return elements[index + 1].is(AssignmentExprSyntax.self)
    }
}
