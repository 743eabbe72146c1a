// Statements and patterns.
import SwiftModel

extension FileResolver {
    func resolve(_ block: CodeBlock) {
        let mark = locals.count
        resolveInPlace(block)
        locals.removeLast(locals.count - mark)
    }

    /// Without a scope of its own: for `#if`, whose declarations stay in reach.
    private func resolveInPlace(_ block: CodeBlock) {
        // Local functions and types are in reach before they are declared.
        for statement in block.statements {
            switch statement.kind {
            case .declaration(.function(let node)):
                if let scope = index.scope(of: node) { locals.append(.function(node.name, scope)) }
            case .declaration(.type(let node)): locals.append(.type(node.name))
            default: break
            }
        }
        for statement in block.statements { resolve(statement) }
    }

    func resolve(_ statement: Statement) {
        switch statement.kind {
        case .expression(let node), .throwing(let node): resolve(node)
        case .declaration(let declaration): resolve(declaration)
        case .ifs(let node): resolve(node)
        case .guards(let conditions, let otherwise):
            // What the conditions bind stays in reach after the guard, and is not there in its `else`.
            let mark = locals.count
            resolve(conditions)
            let bound = Array(locals[mark...])
            locals.removeLast(bound.count)
            resolve(otherwise)
            locals += bound
        case .whiles(let conditions, let body, _):
            inScope {
                resolve(conditions)
                resolve(body)
            }
        case .repeats(let body, let condition, _):
            resolve(body)
            resolve(condition)
        case .forIn(let node): resolve(node)
        case .switches(let node): resolve(node)
        case .doCatch(let body, let catches, _):
            resolve(body)
            for clause in catches { resolve(clause) }
        case .deferred(let block): resolve(block)
        case .returns(let value), .other(let value): if let value { resolve(value) }
        case .yields(let values): for value in values { resolve(value) }
        case .compilation(let clauses): for clause in clauses { resolveInPlace(clause.body) }
        case .breaks, .continues, .fallThrough: break
        }
    }

    func inScope(_ body: () -> Void) {
        let mark = locals.count
        body()
        locals.removeLast(locals.count - mark)
    }

    private func resolve(_ declaration: Declaration) {
        switch declaration {
        case .variable(let variable):
            let annotated = variable.type.map { view.resolve($0.name, in: scope) }
            var type = annotated ?? .unknown
            if let value = variable.initializer {
                resolve(value, expected: annotated)
                if annotated == nil { type = types[value.id] }
            }
            bind(
                variable.pattern, type: type, isLet: variable.isLet, value: variable.initializer,
                declaration: variable)
            if !variable.accessors.isEmpty {
                for function in index.functions {
                    if case .accessor(_, let owner) = function.kind, owner === variable { body(of: function) }
                }
            }
        case .function(let node): if let scope = index.scope(of: node) { body(of: scope) }
        case .type:
            // Its members are functions without a parent: they are resolved by themselves, without these locals.
            break
        case .typeAlias(let alias): locals.append(.type(alias.name))
        case .enumCase, .imports, .other: break
        }
    }

    func resolve(_ node: IfStatement) {
        inScope {
            resolve(node.conditions)
            resolve(node.body)
        }
        switch node.alternative {
        case .block(let block)?: resolve(block)
        case .ifs(let other)?: resolve(other)
        case nil: break
        }
    }

    private func resolve(_ conditions: [Condition]) {
        for condition in conditions {
            switch condition.kind {
            case .boolean(let node): resolve(node)
            case .optionalBinding(let pattern, let annotation, let value):
                resolve(value)
                // `if let self`, `guard let self = self`: still self.
                if pattern.identifier == "self" { continue }
                var type = types[value.id]
                if case .optional(let wrapped) = type { type = wrapped }
                if let annotation { type = view.resolve(annotation.name, in: scope) }
                bind(pattern, type: type, isLet: true, value: value)
            case .pattern(let pattern, _, let value):
                resolve(value)
                bind(pattern, type: types[value.id], isLet: true, value: nil)
            case .availability: break
            }
        }
    }

    private func resolve(_ node: ForStatement) {
        resolve(node.sequence)
        inScope {
            let element: ResolvedType
            if let annotation = node.type {
                element = view.resolve(annotation.name, in: scope)
            } else {
                element = elementType(of: types[node.sequence.id])
            }
            bind(node.pattern, type: element, isLet: true, value: nil)
            if let filter = node.filter { resolve(filter) }
            resolve(node.body)
        }
    }

    func elementType(of type: ResolvedType) -> ResolvedType {
        switch type.unwrapped {
        case .array(let element): element
        case .dictionary(let key, let value): .tuple([key, value])
        default: .unknown
        }
    }

    func resolve(_ node: SwitchStatement) {
        resolve(node.subject)
        let subject = types[node.subject.id]
        for one in node.cases {
            inScope {
                for item in one.items {
                    bind(item.pattern, type: subject, isLet: true, value: nil)
                    if let filter = item.filter { resolve(filter) }
                }
                resolve(one.body)
            }
        }
    }

    private func resolve(_ clause: CatchClause) {
        inScope {
            if clause.items.isEmpty {
                declareImplicit("error", type: .framework("Error"), range: clause.range)
            }
            for item in clause.items {
                bind(item.pattern, type: .framework("Error"), isLet: true, value: nil)
                if let filter = item.filter { resolve(filter) }
            }
            resolve(clause.body)
        }
    }

    // MARK: Patterns

    func bind(
        _ pattern: Pattern, type: ResolvedType, isLet: Bool, value: Expression?,
        declaration: VariableDeclaration? = nil
    ) {
        switch pattern.kind {
        case .identifier(let name):
            add(
                LocalVariable(
                    name: name, kind: declaration.map { .variable($0) } ?? .pattern, range: pattern.range,
                    isLet: isLet, function: function, type: type, value: value))
        case .binding(let isLet, let inner): bind(inner, type: type, isLet: isLet, value: value)
        case .tuple(let elements):
            for (position, element) in elements.enumerated() {
                var part = ResolvedType.unknown
                if case .tuple(let types) = type, types.count == elements.count { part = types[position] }
                bind(element.pattern, type: part, isLet: isLet, value: nil)
            }
        case .expression(let expression): bindExpression(expression, type: type, isLet: isLet)
        case .wildcard, .isType, .missing: break
        }
    }

    /// `.some(let x)`, `let x as T`, `let x?`, `.case(let a, let b)`.
    private func bindExpression(_ expression: Expression, type: ResolvedType, isLet: Bool) {
        switch expression.kind {
        case .pattern(let pattern): bind(pattern, type: type, isLet: isLet, value: nil)
        case .cast(let inner, _, let annotation):
            bindExpression(inner, type: view.resolve(annotation.name, in: scope), isLet: isLet)
        case .optionalChain(let inner): bindExpression(inner, type: type.unwrapped, isLet: isLet)
        case .parenthesized(let inner): bindExpression(inner, type: type, isLet: isLet)
        case .call(let call):
            if call.receiver != nil { resolve(call.callee) }
            let parts = payload(of: call.name ?? "", in: type)
            for (position, argument) in call.arguments.enumerated() {
                bindExpression(argument.value, type: parts.indices.contains(position) ? parts[position] : .unknown, isLet: isLet)
            }
        case .tuple(let arguments):
            for (position, argument) in arguments.enumerated() {
                var part = ResolvedType.unknown
                if case .tuple(let types) = type, types.count == arguments.count { part = types[position] }
                bindExpression(argument.value, type: part, isLet: isLet)
            }
        case .name("_"): break
        default: resolve(expression, expected: type)
        }
    }

    private func payload(of name: String, in type: ResolvedType) -> [ResolvedType] {
        if name == "some", type.isOptional { return [type.unwrapped] }
        guard let owner = type.nominal else { return [] }
        for member in view.members(named: name, of: owner, isStatic: true) {
            if case .enumCase(let one) = member.kind {
                return one.types.map { view.resolve($0, in: view.scope(of: member)) }
            }
        }
        return []
    }
}
