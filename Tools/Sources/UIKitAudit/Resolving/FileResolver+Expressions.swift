// Expressions.
import SwiftModel

extension FileResolver {
    /// Resolves an expression and all below it; `expected` is the type that its place asks for, where that is plain.
    func resolve(_ node: Expression, expected: ResolvedType? = nil) {
        types[node.id] = find(node, expected)
    }

    private func typed(_ node: Expression, _ expected: ResolvedType? = nil) -> ResolvedType {
        resolve(node, expected: expected)
        return types[node.id]
    }

    private func find(_ node: Expression, _ expected: ResolvedType?) -> ResolvedType {
        switch node.kind {
        case .name(let name): return self.name(name, node)
        case .member(let member): return self.member(member, node, expected)
        case .call(let call): return self.call(call, node, expected)
        case .subscripting(let base, let arguments):
            let type = typed(base)
            for argument in arguments { resolve(argument.value) }
            return subscripting(type, arguments)
        case .assignment(let target, _, let value):
            let type = typed(target)
            resolve(value, expected: type == .unknown ? nil : type)
            return .void
        case .binary(let lhs, let operation, _, let rhs): return binary(lhs, operation, rhs, expected)
        case .prefix(let operation, let inner):
            let type = typed(inner)
            return operation == "!" ? .bool : type
        case .postfix(let inner, _): return typed(inner)
        case .closure:
            guard let scope = index.closure(node) else { return .unknown }
            if closureParameters[node.id] == nil, case .function(let parameters, _)? = expected?.unwrapped {
                closureParameters[node.id] = parameters
            }
            body(of: scope)
            return .function(closureParameters[node.id] ?? [], closureResult(scope))
        case .literal(let literal): return self.literal(literal, expected)
        case .interpolation(let parts):
            for part in parts { resolve(part.value) }
            return .framework("String")
        case .parenthesized(let inner), .await(let inner), .inOut(let inner): return typed(inner, expected)
        case .tuple(let elements): return .tuple(elements.map { typed($0.value) })
        case .array(let elements):
            var wanted: ResolvedType?
            if case .array(let element)? = expected?.unwrapped { wanted = element }
            let found = elements.map { typed($0, wanted) }
            // `[T]` where a value is expected is the type of arrays.
            if found.count == 1, case .metatype(let element) = found[0], wanted == nil { return .metatype(.array(element)) }
            return .array(wanted ?? view.common(found))
        case .dictionary(let elements):
            let keys = elements.map { typed($0.key) }
            let values = elements.map { typed($0.value) }
            return .dictionary(view.common(keys), view.common(values))
        case .attempt(let kind, let inner):
            let type = typed(inner, expected)
            return kind == .optional && type.isKnown && !type.isOptional ? .optional(type) : type
        case .cast(let inner, let kind, let annotation):
            let type = view.resolve(annotation.name, in: scope)
            resolve(inner, expected: kind == .coercion ? type : nil)
            switch kind {
            case .test: return .bool
            case .conditional: return type.isKnown ? .optional(type) : type
            case .coercion, .forced: return type
            }
        case .optionalChain(let inner), .forceUnwrap(let inner):
            if case .optional(let wrapped) = typed(inner) { return wrapped }
            return types[inner.id]
        case .ternary(let condition, let first, let second):
            resolve(condition)
            return view.common([typed(first, expected), typed(second, expected)])
        case .ifs(let statement):
            resolve(statement)
            return expected ?? .unknown
        case .switches(let statement):
            resolve(statement)
            return expected ?? .unknown
        case .keyPath: return .unknown
        case .macro(_, let arguments):
            for argument in arguments { resolve(argument.value) }
            return .unknown
        case .type(let annotation): return .metatype(view.resolve(annotation.name, in: scope))
        case .pattern: return .unknown
        case .compilation(let base, let branches):
            let type = base.map { typed($0) } ?? .unknown
            for branch in branches { resolve(branch) }
            return type
        case .other(let parts):
            for part in parts { resolve(part) }
            return .unknown
        }
    }

    private func literal(_ literal: Literal, _ expected: ResolvedType?) -> ResolvedType {
        switch literal {
        case .integer: expected?.nominal.map { .nominal($0, []) } ?? .int
        case .float: expected?.nominal.map { .nominal($0, []) } ?? .framework("Double")
        case .boolean: .bool
        case .string: .framework("String")
        case .nil: expected ?? .optional(.unknown)
        case .regex, .placeholder: .unknown
        }
    }

    private func binary(
        _ lhs: Expression, _ operation: String, _ rhs: Expression, _ expected: ResolvedType?
    ) -> ResolvedType {
        let left = typed(lhs, operation == "??" ? expected : nil)
        let wanted = operation == "??" ? left.unwrapped : left
        let right = typed(rhs, wanted.isKnown ? wanted : expected)
        switch operation {
        case "==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||", "~=": return .bool
        case "??":
            if left.unwrapped == right.unwrapped { return right }
            // A subclass on one side: what is sure is unknown here, unless one is nil.
            return rhs.isNil ? left : view.common([left.unwrapped, right])
        case "+", "-", "*", "/", "%": return left == right ? left : .unknown
        default: return .unknown
        }
    }

    private func subscripting(_ base: ResolvedType, _ arguments: [Argument]) -> ResolvedType {
        switch base.unwrapped {
        case .array(let element):
            if let argument = arguments.first, case .binary(_, let operation, _, _) = argument.value.kind,
                operation.hasPrefix("..")
            {
                return base.unwrapped
            }
            return element
        case .dictionary(_, let value): return arguments.count == 1 ? .optional(value) : value
        case .nominal(let owner, _):
            let found = view.members(named: "subscript", of: owner, isStatic: false)
            let labels = arguments.map { $0.label ?? "_" }
            return found.isEmpty ? .unknown : view.result(of: found, labels: labels)
        default: return .unknown
        }
    }

    // MARK: Names

    private func name(_ name: String, _ node: Expression) -> ResolvedType {
        switch name {
        case "self":
            bindings[node.id] = .selfValue
            return selfType
        case "super":
            bindings[node.id] = .superValue
            guard let own = scope.types.last, case .known(let parent) = view.superclass(of: own) else { return .unknown }
            return .nominal(parent, [])
        case "Self":
            return scope.types.last.map { .metatype(.nominal($0, [])) } ?? .unknown
        case "_": return .unknown
        default: break
        }
        switch local(named: name) {
        case .variable(let local)?:
            bindings[node.id] = .local(local)
            return local.type
        case .function(_, let scope)?:
            bindings[node.id] = .localFunction(scope)
            guard let function = scope.function else { return .unknown }
            return .function([], function.result.map { view.resolve($0.name, in: self.scope) } ?? .void)
        case .type?: return .unknown
        case nil: break
        }
        if name.utf8.first == UInt8(ascii: "$") { return implicitParameter(name, node) }
        return outside(name, node)
    }

    private var selfType: ResolvedType {
        guard let own = scope.types.last else { return .unknown }
        let type = ResolvedType.nominal(own, [])
        return function.isTypeMember ? .metatype(type) : type
    }

    private func implicitParameter(_ name: String, _ node: Expression) -> ResolvedType {
        guard let position = Int(name.dropFirst()), case .closure(_, let expression) = function.kind,
            let parameters = closureParameters[expression.id]
        else { return .unknown }
        if parameters.indices.contains(position) { return parameters[position] }
        return .unknown
    }

    /// A name that is no local: a member of the types around, a global, or a type.
    private func outside(_ name: String, _ node: Expression) -> ResolvedType {
        for (depth, owner) in scope.types.reversed().enumerated() {
            // Only the innermost type's instance is there; of the others the static members.
            let isStatic: Bool? = depth > 0 || function.isTypeMember ? true : nil
            let found = view.members(named: name, of: owner, isStatic: isStatic)
            if !found.isEmpty {
                bindings[node.id] = .member(found)
                return found.count == 1 ? view.type(of: found[0]) : overloaded(found)
            }
            if depth == 0, !view.isWholeAncestryKnown(of: owner), name.first?.isLowercase == true,
                view.global(named: name, from: scope.path).isEmpty
            {
                return .unknown
            }
        }
        let globals = view.global(named: name, from: scope.path)
        if let first = globals.first {
            bindings[node.id] = .global(globals.map(\.kind), path: first.path)
            return globals.count == 1 ? view.type(of: first, named: name) : .unknown
        }
        if let type = view.type(named: name, in: scope) {
            bindings[node.id] = .type(type)
            return .metatype(type)
        }
        // A capitalised name that nothing declares is a type of a module that is not read.
        if name.first?.isUppercase == true, !scope.generics.contains(name) {
            let type = view.resolve(TypeName(name), in: scope)
            if type.isKnown {
                bindings[node.id] = .type(type)
                return .metatype(type)
            }
        }
        return .unknown
    }

    /// One type for several members of a name: a property wins over functions.
    func overloaded(_ members: [MemberSymbol]) -> ResolvedType {
        if let property = members.first(where: { $0.property != nil }) { return view.type(of: property) }
        return .unknown
    }

    private func member(_ member: Member, _ node: Expression, _ expected: ResolvedType?) -> ResolvedType {
        guard let base = member.base else {
            // `.dark`: a static member of what the place asks for.
            guard let owner = expected?.unwrapped.nominal else { return .unknown }
            let found = view.members(named: member.name, of: owner, isStatic: true)
            if !found.isEmpty { bindings[node.id] = .member(found) }
            return found.count == 1 ? view.type(of: found[0]) : found.isEmpty ? .unknown : overloaded(found)
        }
        let type = typed(base)
        return self.member(member.name, of: type, node)
    }

    private func member(_ name: String, of base: ResolvedType, _ node: Expression) -> ResolvedType {
        if name == "self" { return base }
        let owner: NominalType?
        let isStatic: Bool
        switch base {
        case .metatype(let type): (owner, isStatic) = (type.nominal, true)
        default: (owner, isStatic) = (base.nominal, false)
        }
        if let owner {
            let found = view.members(named: name, of: owner, isStatic: isStatic)
            if !found.isEmpty {
                bindings[node.id] = .member(found)
                return found.count == 1 ? view.type(of: found[0]) : overloaded(found)
            }
        }
        let type = view.member(name, of: base, in: scope)
        if case .metatype(let inner) = type, isStatic { bindings[node.id] = .type(inner) }
        return type
    }
}
