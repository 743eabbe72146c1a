// What the text around a place says of names: bounds of generic parameters, types of values, and values that are metatypes.
// Swift: "Metatype Type".
import SwiftSyntax

/// What the text around a place says of names: bounds of generic parameters, and values that are metatypes.
enum MetatypeNames {
    /// The bound of a generic parameter, from its clause or from `where`.
    static func bound(of name: String, at node: Syntax) -> String? {
        var current: Syntax? = node
        while let here = current {
            let (parameters, requirements) = clauses(here)
            if let parameter = parameters?.parameters.first(where: { $0.name.text == name }) {
                return parameter.inheritedType?.compact ?? requirement(on: name, requirements)
            }
            if let found = requirement(on: name, requirements) { return found }
            current = here.parent
        }
        return nil
    }

    private static func clauses(_ node: Syntax) -> (GenericParameterClauseSyntax?, GenericWhereClauseSyntax?) {
        if let it = node.as(FunctionDeclSyntax.self) { return (it.genericParameterClause, it.genericWhereClause) }
        if let it = node.as(InitializerDeclSyntax.self) { return (it.genericParameterClause, it.genericWhereClause) }
        if let it = node.as(ClassDeclSyntax.self) { return (it.genericParameterClause, it.genericWhereClause) }
        if let it = node.as(StructDeclSyntax.self) { return (it.genericParameterClause, it.genericWhereClause) }
        if let it = node.as(EnumDeclSyntax.self) { return (it.genericParameterClause, it.genericWhereClause) }
        if let it = node.as(ExtensionDeclSyntax.self) { return (nil, it.genericWhereClause) }
        return (nil, nil)
    }

    private static func requirement(on name: String, _ clause: GenericWhereClauseSyntax?) -> String? {
        for requirement in clause?.requirements ?? [] {
            if let conformance = requirement.requirement.as(ConformanceRequirementSyntax.self),
                conformance.leftType.compact == name
            {
                return conformance.rightType.compact
            }
        }
        return nil
    }

    /// `View` of a parameter, variable or constant that is declared as `View.Type` around the place.
    static func type(of name: String, at node: Syntax) -> String? {
        var current = node.parent
        while let here = current {
            if let function = here.as(FunctionDeclSyntax.self) {
                for parameter in function.signature.parameterClause.parameters
                where (parameter.secondName ?? parameter.firstName).text == name { return metatype(parameter.type.compact) }
            } else if let initializer = here.as(InitializerDeclSyntax.self) {
                for parameter in initializer.signature.parameterClause.parameters
                where (parameter.secondName ?? parameter.firstName).text == name { return metatype(parameter.type.compact) }
            } else if let items = here.as(CodeBlockItemListSyntax.self) {
                for item in items {
                    if let found = item.item.as(VariableDeclSyntax.self).flatMap({ declared(name, in: $0) }) {
                        return metatype(found)
                    }
                }
            } else if let members = here.as(MemberBlockItemListSyntax.self) {
                for member in members {
                    if let found = member.decl.as(VariableDeclSyntax.self).flatMap({ declared(name, in: $0) }) {
                        return metatype(found)
                    }
                }
            }
            current = here.parent
        }
        return nil
    }

    /// `Tile` of a parameter, variable or constant that is declared as a `Tile`, or that gets its first value from `Tile(…)`, around
    /// the place.
    static func valueType(of name: String, at node: Syntax) -> String? {
        var current = node.parent
        while let here = current {
            let parameters =
                here.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
                ?? here.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
            if let parameter = parameters?.first(where: { ($0.secondName ?? $0.firstName).text == name }) {
                return parameter.type.compact
            }
            if let items = here.as(CodeBlockItemListSyntax.self) {
                for item in items where item.position < node.position {
                    if let found = item.item.as(VariableDeclSyntax.self).flatMap({ first(name, in: $0) }) { return found }
                }
            } else if let members = here.as(MemberBlockItemListSyntax.self) {
                for member in members {
                    if let found = member.decl.as(VariableDeclSyntax.self).flatMap({ first(name, in: $0) }) { return found }
                }
            }
            if let unwrapped = here.as(IfExprSyntax.self).flatMap({ binding(of: name, in: $0.conditions) }) {
                return valueType(of: unwrapped, at: Syntax(here))
            }
            current = here.parent
        }
        return nil
    }

    /// `view` of `if let name = view`, or of `if let view`.
    private static func binding(of name: String, in conditions: ConditionElementListSyntax) -> String? {
        for element in conditions {
            guard let binding = element.condition.as(OptionalBindingConditionSyntax.self),
                binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
            else { continue }
            return binding.initializer.map { $0.value.as(DeclReferenceExprSyntax.self)?.baseName.text ?? "" } ?? name
        }
        return nil
    }

    /// The type that a variable is declared with, or that its first value makes.
    private static func first(_ name: String, in node: VariableDeclSyntax) -> String? {
        guard let binding = node.bindings.first(where: { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name })
        else {
            return nil
        }
        if let type = binding.typeAnnotation?.type.compact { return type }
        let made = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression.compact
        return made.flatMap { $0.first?.isUppercase == true && !$0.contains("(") ? $0 : nil }
    }

    private static func declared(_ name: String, in node: VariableDeclSyntax) -> String? {
        node.bindings.first { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name }?.typeAnnotation?.type.compact
    }

    /// `View` of `View.Type`.
    static func metatype(_ type: String) -> String? {
        guard type.hasSuffix(".Type") else { return nil }
        return String(type.dropLast(5)).filter { $0 != "(" && $0 != ")" }
    }
}
