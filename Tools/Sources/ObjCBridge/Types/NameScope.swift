// What a name means at a place.
// Swift: "Declarations", Scope of a Declaration.
import SwiftSyntax

/// Walks from a place outwards to the nearest declaration of a name. One whose type the text does not tell ends the walk with nil.
struct NameScope {
    private let types: TextTypes
    private let depth: Int

    init(_ types: TextTypes, depth: Int) { (self.types, self.depth) = (types, depth) }

    /// A declaration was found; its type may be unknown.
    private enum Found {
        case type(String?)
        case nothing
    }

    func type(of name: DeclReferenceExprSyntax) -> String? {
        let text = name.baseName.text
        guard text != "self" else { return types.context.scope?.name }
        return type(of: text, from: Syntax(name))
    }

    private func type(of name: String, from place: Syntax) -> String? {
        var inner = place
        while let here = inner.parent {
            switch declaration(of: name, in: here, around: inner) {
            case .type(let type): return type
            case .nothing: inner = here
            }
        }
        return nil
    }

    /// The declaration of a name that a node makes for the part of it in which the place lies.
    private func declaration(of name: String, in node: Syntax, around inner: Syntax) -> Found {
        if let items = node.as(CodeBlockItemListSyntax.self) { return local(name, items, before: inner) }
        if let function = node.as(FunctionDeclSyntax.self) { return parameter(name, function.signature.parameterClause.parameters) }
        if let initializer = node.as(InitializerDeclSyntax.self) {
            return parameter(name, initializer.signature.parameterClause.parameters)
        }
        if let item = node.as(SubscriptDeclSyntax.self) { return parameter(name, item.parameterClause.parameters) }
        if let accessor = node.as(AccessorDeclSyntax.self) {
            let own = accessor.parameters?.name.text
            return own == name || own == nil && ["newValue", "oldValue"].contains(name) ? .type(nil) : .nothing
        }
        if let closure = node.as(ClosureExprSyntax.self) { return parameter(name, closure) }
        if let loop = node.as(ForStmtSyntax.self), inner.id == loop.body.id || inner.id == loop.whereClause?.id {
            guard loop.pattern.names(name) else { return .nothing }
            if let annotated = loop.typeAnnotation?.type.compact { return .type(annotated) }
            guard loop.pattern.is(IdentifierPatternSyntax.self) else { return .type(nil) }
            let list = types.type(of: loop.sequence, depth: depth)
            return .type(list.flatMap { TypeText.key($0) == nil ? TypeText.element($0) : nil })
        }
        if let statement = node.as(IfExprSyntax.self), inner.id == statement.body.id {
            return bound(name, statement.conditions, nil)
        }
        if let statement = node.as(WhileStmtSyntax.self), inner.id == statement.body.id {
            return bound(name, statement.conditions, nil)
        }
        if let list = node.as(ConditionElementListSyntax.self) { return bound(name, list, inner) }
        if let label = node.as(SwitchCaseSyntax.self) {
            return label.label.tokens(viewMode: .sourceAccurate).contains { $0.text == name && $0.isBound } ? .type(nil) : .nothing
        }
        if let clause = node.as(CatchClauseSyntax.self) {
            let isNamed =
                clause.catchItems.isEmpty
                ? name == "error" : clause.catchItems.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
            return isNamed ? .type(nil) : .nothing
        }
        if node.is(MemberBlockSyntax.self) { return member(name, around: node) }
        return .nothing
    }

    // MARK: In functions

    private func local(_ name: String, _ items: CodeBlockItemListSyntax, before inner: Syntax) -> Found {
        var found = Found.nothing
        for item in items {
            if item.id == inner.id { break }
            if let variable = item.item.as(VariableDeclSyntax.self) {
                for binding in variable.bindings where binding.pattern.names(name) {
                    guard binding.pattern.is(IdentifierPatternSyntax.self) else { return .type(nil) }
                    found = .type(
                        binding.typeAnnotation?.type.compact
                            ?? binding.initializer.flatMap { types.type(of: $0.value, depth: depth) })
                }
            } else if let guardStatement = item.item.as(GuardStmtSyntax.self) {
                if case .type(let type) = bound(name, guardStatement.conditions, nil) { found = .type(type) }
            } else if item.item.as(FunctionDeclSyntax.self)?.name.text == name {
                found = .type(nil)
            }
        }
        return found
    }

    private func parameter(_ name: String, _ list: FunctionParameterListSyntax) -> Found {
        guard let own = list.first(where: { ($0.secondName ?? $0.firstName).text == name }) else { return .nothing }
        return .type(own.ellipsis == nil ? own.type.compact : "[\(own.type.compact)]")
    }

    private func parameter(_ name: String, _ closure: ClosureExprSyntax) -> Found {
        guard let signature = closure.signature else { return .nothing }
        switch signature.parameterClause {
        case .simpleInput(let list) where list.contains { $0.name.text == name }: return .type(nil)
        case .parameterClause(let clause):
            if let own = clause.parameters.first(where: { ($0.secondName ?? $0.firstName).text == name }) {
                return .type(own.type?.compact)
            }
        default: break
        }
        guard let captured = signature.capture?.items.first(where: { $0.name.text == name }) else { return .nothing }
        let value = captured.initializer.map(\.value)
        let outer = value.flatMap { types.type(of: $0, depth: depth) } ?? type(of: name, from: Syntax(closure))
        return .type(captured.specifier?.specifier.text == "weak" ? outer.map(TypeText.optional) : outer)
    }

    /// `if let name = value`, `if let name`, `case let name? = value`: what the conditions before a place bind.
    private func bound(_ name: String, _ conditions: ConditionElementListSyntax, _ inner: Syntax?) -> Found {
        var found = Found.nothing
        for element in conditions {
            if element.id == inner?.id { break }
            if let binding = element.condition.as(OptionalBindingConditionSyntax.self), binding.pattern.names(name) {
                if let annotated = binding.typeAnnotation?.type.compact {
                    found = .type(annotated)
                } else if let value = binding.initializer?.value {
                    found = .type(types.type(of: value, depth: depth).map(TypeText.unwrapped))
                } else {
                    var outside: Syntax? = Syntax(conditions)
                    while let here = outside, !here.is(IfExprSyntax.self), !here.is(GuardStmtSyntax.self),
                        !here.is(WhileStmtSyntax.self)
                    {
                        outside = here.parent
                    }
                    found = .type(outside.flatMap { type(of: name, from: $0) }.map(TypeText.unwrapped))
                }
            } else if let pattern = element.condition.as(MatchingPatternConditionSyntax.self), pattern.pattern.names(name) {
                found = .type(nil)
            }
        }
        return found
    }

    // MARK: In types

    private func member(_ name: String, around block: Syntax) -> Found {
        let context = types.context
        // The scope whose body the block is; the walk is inside all of them.
        guard let owner = block.parent, let scope = context.scopes.last(where: { $0.record.offset == owner.start }) else {
            return .nothing
        }
        if let type = types.property(name, of: scope.name) { return .type(type) }
        return types.declares(name, in: scope.name) ? .type(nil) : .nothing
    }
}

extension SyntaxProtocol {
    /// Whether a pattern gives a name.
    fileprivate func names(_ name: String) -> Bool {
        tokens(viewMode: .sourceAccurate).contains { $0.text == name && $0.parent?.is(IdentifierPatternSyntax.self) ?? false }
    }
}

extension TokenSyntax {
    /// Whether a word in a case's pattern may be a name that it gives.
    fileprivate var isBound: Bool {
        if parent?.is(IdentifierPatternSyntax.self) ?? false { return true }
        guard parent?.is(DeclReferenceExprSyntax.self) ?? false else { return false }
        var above = parent
        while let here = above {
            if here.is(ValueBindingPatternSyntax.self) { return true }
            if here.is(SwitchCaseItemSyntax.self) { return false }
            above = here.parent
        }
        return false
    }
}
