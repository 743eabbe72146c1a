// The types and bindings of a whole file.
import SwiftModel

/// Walks every function of a file in order with its scopes, and notes for each expression what it means and what type it has.
final class FileResolver {
    let file: FileModel
    let index: FileIndex
    let view: ProjectView
    var types: [ResolvedType]
    var bindings: [Int: Binding] = [:]
    /// Locals in reach, innermost last; scopes are cut off at marks.
    var locals: [Entry] = []
    var function: FunctionScope
    var scope: NameScope
    /// The types that closures' parameters take from the call they are handed to, by the closure expression's id.
    var closureParameters: [Int: [ResolvedType]] = [:]
    var localsByScope: [Int: [LocalVariable]] = [:]

    enum Entry {
        case variable(LocalVariable)
        case function(String, FunctionScope)
        /// A local type: nothing is known of it, but it hides.
        case type(String)

        var name: String {
            switch self {
            case .variable(let local): local.name
            case .function(let name, _), .type(let name): name
            }
        }
    }

    init(file: FileModel, index: FileIndex, view: ProjectView) {
        self.file = file
        self.index = index
        self.view = view
        types = Array(repeating: .unknown, count: file.nodeCount)
        function = index.functions[0]
        scope = NameScope(path: file.source.path)
    }

    func resolve() {
        for function in index.functions where function.parent == nil {
            enter(function)
        }
        // The top level of a script: its variables are globals and stand in the project's index.
        self.function = index.functions[0]
        scope = NameScope(path: file.source.path)
        locals = []
        for statement in file.statements {
            if case .declaration = statement.kind { continue }
            resolve(statement)
        }
    }

    /// The type of `self` in a function of these declarations.
    func nominals(of types: [TypeDeclaration]) -> [NominalType] {
        var result: [NominalType] = []
        for type in types {
            let outer = NameScope(path: file.source.path, types: result)
            if type.kind == .extension {
                if let found = view.resolve(TypeName(type.name), in: outer).nominal {
                    result = view.outerTypes(of: found) + [found]
                } else {
                    result.append(NominalType(name: type.name, path: nil))
                }
            } else {
                let name = result.last.map { $0.name + "." + type.name } ?? type.name
                result.append(NominalType(name: name, path: file.source.path))
            }
        }
        return result
    }

    private func enter(_ function: FunctionScope) {
        locals = []
        self.function = function
        let types = nominals(of: function.types)
        var generics = Set(function.types.flatMap { $0.generics.map(\.name) })
        if let own = types.last { generics.formUnion(view.index.entry(own)?.generics ?? []) }
        if case .function(let declaration) = function.kind { generics.formUnion(declaration.generics.map(\.name)) }
        scope = NameScope(path: file.source.path, types: types, generics: generics)
        body(of: function)
    }

    /// Resolves a function's parameters and body in the scope as it stands.
    func body(of function: FunctionScope) {
        let outer = self.function
        self.function = function
        let mark = locals.count
        defer {
            locals.removeLast(locals.count - mark)
            self.function = outer
        }
        switch function.kind {
        case .function(let declaration):
            let before = scope.generics
            scope.generics.formUnion(declaration.generics.map(\.name))
            for (position, parameter) in declaration.parameters.enumerated() {
                if let value = parameter.defaultValue { resolve(value) }
                declare(parameter, position, type: nil)
            }
            if let body = declaration.body { resolve(body) }
            scope.generics = before
        case .accessor(let accessor, let variable):
            if !accessor.parameterName.isEmpty {
                declareImplicit(accessor.parameterName, type: type(of: variable), range: accessor.keywordRange)
            }
            if let body = accessor.body { resolve(body) }
        case .subscriptAccessor(let accessor, let declaration):
            for (position, parameter) in declaration.parameters.enumerated() { declare(parameter, position, type: nil) }
            if !accessor.parameterName.isEmpty {
                let type = declaration.result.map { view.resolve($0.name, in: scope) } ?? .unknown
                declareImplicit(accessor.parameterName, type: type, range: accessor.keywordRange)
            }
            if let body = accessor.body { resolve(body) }
        case .closure(let closure, let expression): resolve(closure, expression)
        case .initialValue(let variable):
            guard let value = variable.initializer else { return }
            resolve(value, expected: variable.type.map { view.resolve($0.name, in: scope) })
        case .topLevel: break
        }
    }

    private func type(of variable: VariableDeclaration) -> ResolvedType {
        if let type = variable.type { return view.resolve(type.name, in: scope) }
        return variable.initializer.map { view.type(of: ValueExpression($0), in: scope) } ?? .unknown
    }

    // MARK: Locals

    func declare(_ parameter: Parameter, _ position: Int, type: ResolvedType?) {
        guard parameter.name != "_" else { return }
        var resolved = parameter.type.map { view.resolve($0.name, in: scope) } ?? type ?? .unknown
        if parameter.isVariadic { resolved = .array(resolved) }
        add(
            LocalVariable(
                name: parameter.name, kind: .parameter(parameter, position), range: parameter.nameRange, isLet: true,
                function: function, type: resolved, value: nil))
    }

    func declareImplicit(_ name: String, type: ResolvedType, range: Range<Int>) {
        add(
            LocalVariable(
                name: name, kind: .implicit, range: range, isLet: true, function: function, type: type, value: nil))
    }

    func add(_ local: LocalVariable) {
        locals.append(.variable(local))
        localsByScope[function.index, default: []].append(local)
    }

    func local(named name: String) -> Entry? {
        var index = locals.count - 1
        while index >= 0 {
            if locals[index].name == name { return locals[index] }
            index -= 1
        }
        return nil
    }
}
