// The type of an expression, as far as the text alone tells.
// No Apple page: this is ours.
import SwiftSyntax

enum TypeGuess {
    /// The plain name of an expression's type: of a parameter, of a local with a written type, of a property of the index.
    static func type(of expression: ExprSyntax, _ context: RuleContext) -> String? {
        if let chain = expression.as(OptionalChainingExprSyntax.self) { return type(of: chain.expression, context) }
        if let forced = expression.as(ForceUnwrapExprSyntax.self) { return type(of: forced.expression, context) }
        if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
            return type(of: only.expression, context)
        }
        if let sequence = expression.as(SequenceExprSyntax.self), let cast = sequence.elements.last?.as(TypeExprSyntax.self) {
            return ModuleIndex.plain(cast.type.compact)
        }
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName.text
            if name == "self" { return context.scope?.name }
            return local(name, at: Syntax(expression), context) ?? property(name, context.scopes.reversed().map(\.name), context)
        }
        if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
            let owner = type(of: base, context) {
            return property(member.declName.baseName.text, [owner], context)
        }
        return nil
    }

    private static func property(_ name: String, _ owners: [String], _ context: RuleContext) -> String? {
        for owner in owners {
            for type in [owner] + context.index.ancestors(of: owner) {
                let found = context.index.members(of: type).first { $0.kind == .property && $0.name == name }
                if let type = found?.type { return context.index.resolve(type, inside: owner) }
            }
        }
        return nil
    }

    /// A parameter, or a local whose type is written or is that of the property it unwraps.
    private static func local(_ name: String, at node: Syntax, _ context: RuleContext) -> String? {
        var current: Syntax? = node
        while let there = current {
            if let function = there.as(FunctionDeclSyntax.self) {
                for parameter in function.signature.parameterClause.parameters
                where (parameter.secondName ?? parameter.firstName).text == name {
                    return context.index.resolve(parameter.type.compact, inside: context.scope?.name ?? "")
                }
            }
            if let found = there.as(IfExprSyntax.self).flatMap({ condition($0.conditions, name, context) }) { return found }
            if let block = there.parent?.as(CodeBlockItemListSyntax.self) {
                for item in block where item.position < there.position {
                    if let found = item.item.as(GuardStmtSyntax.self).flatMap({ condition($0.conditions, name, context) }) {
                        return found
                    }
                    if let variable = item.item.as(VariableDeclSyntax.self), let found = binding(variable, name, context) {
                        return found
                    }
                }
            }
            if there.is(MemberBlockSyntax.self) { return nil }
            current = there.parent
        }
        return nil
    }

    private static func binding(_ node: VariableDeclSyntax, _ name: String, _ context: RuleContext) -> String? {
        for binding in node.bindings where binding.pattern.trimmedDescription == name {
            if let type = binding.typeAnnotation?.type.compact {
                return context.index.resolve(type, inside: context.scope?.name ?? "")
            }
            return binding.initializer.flatMap { type(of: $0.value, context) }
        }
        return nil
    }

    private static func condition(
        _ list: ConditionElementListSyntax, _ name: String, _ context: RuleContext
    ) -> String? {
        for element in list {
            guard let binding = element.condition.as(OptionalBindingConditionSyntax.self),
                binding.pattern.trimmedDescription == name
            else { continue }
            if let type = binding.typeAnnotation?.type.compact { return ModuleIndex.plain(type) }
            if let value = binding.initializer?.value { return type(of: value, context) }
            return property(name, context.scopes.reversed().map(\.name), context)
        }
        return nil
    }
}
