// Types.
import SwiftModel
import SwiftSyntax

extension Lowerer {
    func annotation(_ node: TypeSyntax) -> TypeAnnotation { TypeAnnotation(typeName(node), range: range(node)) }

    func annotation(_ node: TypeAnnotationSyntax?) -> TypeAnnotation? { node.map { annotation($0.type) } }

    func typeName(_ node: TypeSyntax) -> TypeName {
        deeper { form(node) } ?? .unknown
    }

    private func form(_ node: TypeSyntax) -> TypeName {
        switch node.as(TypeSyntaxEnum.self) {
        case .identifierType(let type):
            return .named([component(type.name, type.genericArgumentClause)])
        case .memberType(let type):
            guard case .named(let base) = typeName(type.baseType) else { return .unknown }
            return .named(base + [component(type.name, type.genericArgumentClause)])
        case .optionalType(let type): return .optional(typeName(type.wrappedType))
        case .implicitlyUnwrappedOptionalType(let type): return .implicitlyUnwrapped(typeName(type.wrappedType))
        case .arrayType(let type): return .array(typeName(type.element))
        case .dictionaryType(let type): return .dictionary(typeName(type.key), typeName(type.value))
        case .tupleType(let type):
            let elements = type.elements.map { typeName($0.type) }
            return elements.count == 1 ? elements[0] : .tuple(elements)
        case .functionType(let type):
            return .function(
                parameters: type.parameters.map { typeName($0.type) }, result: typeName(type.returnClause.type),
                isEscaping: false)
        case .attributedType(let type):
            let base = typeName(type.baseType)
            guard case .function(let parameters, let result, _) = base,
                attributes(type.attributes).contains(where: { $0.name == "escaping" })
            else { return base }
            return .function(parameters: parameters, result: result, isEscaping: true)
        case .someOrAnyType(let type): return .existential(typeName(type.constraint))
        case .namedOpaqueReturnType(let type): return .existential(typeName(type.type))
        case .compositionType(let type): return .composition(type.elements.map { typeName($0.type) })
        case .metatypeType(let type): return .metatype(typeName(type.baseType))
        case .classRestrictionType, .missingType, .packElementType, .packExpansionType, .suppressedType,
            .inlineArrayType:
            return .unknown
        @unknown default: return .unknown
        }
    }

    private func component(_ name: TokenSyntax, _ clause: GenericArgumentClauseSyntax?) -> TypeName.Component {
        TypeName.Component(text(name), generics: generics(clause))
    }

    func generics(_ clause: GenericArgumentClauseSyntax?) -> [TypeName] {
        guard let clause else { return [] }
        return clause.arguments.map { argument in
            if case .type(let type) = argument.argument { typeName(type) } else { .unknown }
        }
    }

    func generics(_ clause: GenericParameterClauseSyntax?) -> [GenericParameter] {
        guard let clause else { return [] }
        return clause.parameters.map {
            GenericParameter(name: text($0.name), bound: $0.inheritedType.map { typeName($0) })
        }
    }

    /// The type that an expression spells, such as `Foo<Bar>` or `[Int]` where a value is expected; nil for anything else.
    func typeName(_ node: ExprSyntax) -> TypeName? {
        deeper { spelled(node) } ?? nil
    }

    private func spelled(_ node: ExprSyntax) -> TypeName? {
        switch node.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let name): return .named([.init(text(name.baseName))])
        case .memberAccessExpr(let member):
            guard let base = member.base, case .named(let parts)? = typeName(base) else { return nil }
            return .named(parts + [.init(text(member.declName.baseName))])
        case .genericSpecializationExpr(let node):
            guard case .named(var parts)? = typeName(node.expression) else { return nil }
            parts[parts.count - 1].generics = generics(node.genericArgumentClause)
            return .named(parts)
        case .optionalChainingExpr(let node): return typeName(node.expression).map { .optional($0) }
        case .typeExpr(let node): return typeName(node.type)
        default: return nil
        }
    }
}
