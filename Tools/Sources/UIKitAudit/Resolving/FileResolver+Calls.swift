// Calls and closures.
import SwiftModel

extension FileResolver {
    func call(_ call: Call, _ node: Expression, _ expected: ResolvedType?) -> ResolvedType {
        let callee = call.callee.calledExpression
        // `.init(…)` and `.make()` of what the place asks for.
        if case .member(let member) = callee.kind, member.base == nil {
            return implicit(call, member, callee, expected)
        }
        resolve(call.callee)
        let candidates = bindings[callee.id]
        let labels = call.labels
        let parameters = parameterTypes(candidates, types[callee.id], labels, call)
        resolve(call.arguments, parameters)
        switch candidates {
        case .member(let members)?:
            let fitting = members.filter { $0.function?.accepts(labels: labels) ?? true }
            if !fitting.isEmpty, fitting.count < members.count { bindings[callee.id] = .member(fitting) }
            return view.result(of: members, labels: labels)
        case .global(let kinds, let path)?:
            return view.result(ofGlobals: kinds.map { .init(path: path, kind: $0) }, labels: labels)
        default: break
        }
        if let known = sequenceCall(call, callee) { return known }
        if case .member(let member) = callee.kind, member.name == "init", let base = member.base {
            return view.applied(types[base.id], labels)
        }
        if callee.asName == "type", call.labels == ["of"] { return .metatype(types[call.arguments[0].value.id]) }
        return view.applied(types[callee.id], labels)
    }

    private func implicit(_ call: Call, _ member: Member, _ callee: Expression, _ expected: ResolvedType?) -> ResolvedType {
        guard let wanted = expected?.unwrapped, let owner = wanted.nominal else {
            resolve(call.arguments, [])
            return .unknown
        }
        let found = view.members(named: member.name, of: owner, isStatic: true)
        let binding: Binding? = found.isEmpty ? nil : .member(found)
        bindings[callee.id] = binding
        resolve(call.arguments, parameterTypes(binding, .unknown, call.labels, call))
        if member.name == "init" { return view.made(wanted, call.labels) }
        return found.isEmpty ? .unknown : view.result(of: found, labels: call.labels)
    }

    private func resolve(_ arguments: [Argument], _ parameters: [ResolvedType?]) {
        for (position, argument) in arguments.enumerated() {
            let expected = parameters.indices.contains(position) ? parameters[position] : nil
            resolve(argument.value, expected: expected == .unknown ? nil : expected)
        }
    }

    /// The types of the parameters that the arguments go to, one an argument; empty where the callee is not sure.
    private func parameterTypes(
        _ binding: Binding?, _ type: ResolvedType, _ labels: [String], _ call: Call
    ) -> [ResolvedType?] {
        switch binding {
        case .member(let members)?:
            let fitting = members.filter { $0.function?.accepts(labels: labels) ?? false }
            guard let only = fitting.first, let function = only.function else { break }
            if fitting.count > 1, !fitting.allSatisfy({ $0.function?.parameters == function.parameters }) { break }
            return matched(function, labels, in: view.scope(of: only))
        case .global(let kinds, let path)?:
            for case .function(let function) in kinds where function.accepts(labels: labels) {
                return matched(function, labels, in: NameScope(path: path, generics: Set(function.generics)))
            }
        case .localFunction(let scope)?:
            return scope.function?.parameters.map { $0.type.map { view.resolve($0.name, in: self.scope) } } ?? []
        default: break
        }
        if case .metatype(let made) = type, let owner = made.nominal {
            let fitting = view.members(named: "init", of: owner).filter { $0.function?.accepts(labels: labels) ?? false }
            if fitting.count == 1, let function = fitting[0].function {
                return matched(function, labels, in: view.scope(of: fitting[0]))
            }
        }
        if case .function(let parameters, _) = type.unwrapped { return parameters }
        return sequenceParameters(call)
    }

    private func matched(_ function: FunctionSummary, _ labels: [String], in scope: NameScope) -> [ResolvedType?] {
        var next = 0
        return labels.map { label in
            while next < function.parameters.count {
                let parameter = function.parameters[next]
                if parameter.label == label || (label == "_" && parameter.type.isFunction) {
                    if !parameter.isVariadic { next += 1 }
                    return view.resolve(parameter.type, in: scope)
                }
                next += 1
            }
            return nil
        }
    }

    // MARK: Arrays and optionals

    private static let elementClosures: Set<String> = [
        "forEach", "map", "compactMap", "flatMap", "filter", "first", "last", "contains", "allSatisfy", "firstIndex",
        "removeAll", "drop", "prefix", "min", "max", "sorted", "sort", "reduce",
    ]

    /// The closure parameters of the standard library's methods on arrays and optionals.
    private func sequenceParameters(_ call: Call) -> [ResolvedType?] {
        guard let name = call.name, Self.elementClosures.contains(name), let receiver = call.receiver else { return [] }
        let element: ResolvedType
        switch types[receiver.id] {
        case .array(let inner): element = inner
        case .optional(.array(let inner)): element = receiver.bare === receiver ? .array(inner) : inner
        case .optional(let inner) where name == "map" || name == "flatMap": element = inner
        default: return []
        }
        guard element.isKnown else { return [] }
        let parameters: [ResolvedType] =
            switch name {
            case "sorted", "sort", "min", "max": [element, element]
            case "reduce": [.unknown, element]
            default: [element]
            }
        return call.arguments.map { $0.value.asClosure == nil ? nil : .function(parameters, .unknown) }
    }

    /// The results of the standard library's methods on arrays and optionals.
    private func sequenceCall(_ call: Call, _ callee: Expression) -> ResolvedType? {
        guard let name = call.name, let receiver = call.receiver else { return nil }
        let type = types[receiver.id]
        let result =
            call.arguments.last.map { argument -> ResolvedType in
                if case .function(_, let result) = types[argument.value.id] { return result }
                return .unknown
            } ?? .unknown
        guard case .array(let element) = type.unwrapped else {
            guard type.isOptional, name == "map" || name == "flatMap", result.isKnown else { return nil }
            return result.isOptional ? result : .optional(result)
        }
        switch name {
        case "first", "last", "randomElement", "popLast", "min", "max": return .optional(element)
        case "removeFirst", "removeLast", "remove": return element
        case "filter", "sorted", "reversed", "shuffled", "dropFirst", "dropLast", "prefix", "suffix": return .array(element)
        case "map": return .array(result)
        case "compactMap": return .array(result.unwrapped)
        case "enumerated": return .array(.tuple([.int, element]))
        case "contains", "allSatisfy": return .bool
        case "forEach", "append", "insert", "removeAll": return .void
        default: return nil
        }
    }

    // MARK: Closures

    func resolve(_ closure: Closure, _ expression: Expression) {
        for capture in closure.captures {
            guard let value = capture.value else { continue }
            resolve(value)
            guard capture.name != "self" else { continue }
            add(
                LocalVariable(
                    name: capture.name, kind: .capture, range: capture.range, isLet: true, function: function,
                    type: types[value.id], value: value))
        }
        let expected = closureParameters[expression.id] ?? []
        for (position, parameter) in closure.parameters.enumerated() {
            declare(parameter, position, type: expected.indices.contains(position) ? expected[position] : nil)
        }
        resolve(closure.body)
    }

    /// What a closure returns: as written, else its only expression, else what its first `return` gives.
    func closureResult(_ scope: FunctionScope) -> ResolvedType {
        guard let closure = scope.closure else { return .unknown }
        if let result = closure.result { return view.resolve(result.name, in: self.scope) }
        let statements = closure.body.statements
        if statements.count == 1, case .expression(let only) = statements[0].kind { return types[only.id] }
        for statement in statements {
            if case .returns(let value?) = statement.kind { return types[value.id] }
        }
        return statements.isEmpty ? .void : .unknown
    }
}
