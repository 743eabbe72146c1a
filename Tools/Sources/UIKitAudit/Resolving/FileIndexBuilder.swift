// The walk that makes a file's index.
import SwiftModel

/// Walks a file once.
struct FileIndexBuilder {
    private let file: FileModel
    var functions: [FunctionScope] = []
    var types: [FileIndex.TypeSite] = []
    var calls: [FileIndex.CallSite] = []
    var assignments: [FileIndex.AssignmentSite] = []
    var parents: [ModelNode?]
    var owners: [Int32]
    var scopes: [Int: FunctionScope] = [:]
    private var typeStack: [TypeDeclaration] = []

    init(_ file: FileModel) {
        self.file = file
        parents = Array(repeating: nil, count: file.nodeCount)
        owners = Array(repeating: 0, count: file.nodeCount)
    }

    mutating func build() {
        let top = scope(.topLevel, parent: nil, name: file.source.path)
        for statement in file.statements {
            if case .declaration(let declaration) = statement.kind {
                owners[statement.id] = Int32(top.index)
                visitMember(declaration, around: nil)
            } else {
                visit(.statement(statement), nil, top)
            }
        }
    }

    private mutating func scope(_ kind: FunctionScope.Kind, parent: FunctionScope?, name: String) -> FunctionScope {
        let prefix = typeStack.map(\.name).joined(separator: ".")
        let qualified = parent?.qualifiedName ?? (prefix.isEmpty ? name : prefix + "." + name)
        let scope = FunctionScope(
            index: functions.count, kind: kind, parent: parent, types: typeStack, qualifiedName: qualified)
        functions.append(scope)
        return scope
    }

    /// A declaration outside functions, or of a local type (`around` is then the function around it).
    private mutating func visitMember(_ declaration: Declaration, around: FunctionScope?) {
        switch declaration {
        case .type(let type):
            types.append(.init(declaration: type, outer: typeStack))
            typeStack.append(type)
            for member in type.members { visitMember(member, around: around) }
            typeStack.removeLast()
        case .function(let function): visit(function, parent: nil)
        case .variable(let variable):
            if let value = variable.initializer {
                let scope = scope(.initialValue(variable), parent: nil, name: variable.name)
                visit(.expression(value), nil, scope)
            }
            visitAccessors(variable, parent: nil)
        case .enumCase(let one):
            guard let value = one.rawValue else { return }
            visit(.expression(value), nil, scope(.topLevel, parent: nil, name: one.name))
        case .typeAlias, .imports, .other: break
        }
    }

    private mutating func visit(_ function: FunctionDeclaration, parent: FunctionScope?) {
        let scope = scope(.function(function), parent: parent, name: function.signature)
        for parameter in function.parameters {
            if let value = parameter.defaultValue { visit(.expression(value), nil, scope) }
        }
        for statement in function.body?.statements ?? [] { visit(.statement(statement), nil, scope) }
        for accessor in function.accessors {
            let inner = self.scope(.subscriptAccessor(accessor, of: function), parent: parent, name: function.signature)
            for statement in accessor.body?.statements ?? [] { visit(.statement(statement), nil, inner) }
        }
    }

    private mutating func visitAccessors(_ variable: VariableDeclaration, parent: FunctionScope?) {
        for accessor in variable.accessors {
            let scope = scope(.accessor(accessor, of: variable), parent: parent, name: variable.name)
            for statement in accessor.body?.statements ?? [] { visit(.statement(statement), nil, scope) }
        }
    }

    private mutating func visit(_ node: ModelNode, _ parent: ModelNode?, _ function: FunctionScope) {
        parents[node.id] = parent
        owners[node.id] = Int32(function.index)
        switch node {
        case .expression(let expression):
            switch expression.kind {
            case .call(let call): calls.append(.init(expression: expression, call: call, function: function))
            case .assignment(let target, let operation, let value):
                assignments.append(
                    .init(
                        expression: expression, target: target, operation: operation, value: value,
                        function: function))
            case .closure(let closure):
                for capture in closure.captures {
                    if let value = capture.value { visit(.expression(value), node, function) }
                }
                let inner = scope(.closure(closure, expression), parent: function, name: "")
                scopes[expression.id] = inner
                for statement in closure.body.statements { visit(.statement(statement), node, inner) }
                return
            default: break
            }
        case .statement(let statement):
            if case .declaration(let declaration) = statement.kind {
                visitLocal(declaration, node, function)
                return
            }
        }
        node.forEachChild { visit($0, node, function) }
    }

    private mutating func visitLocal(_ declaration: Declaration, _ node: ModelNode, _ function: FunctionScope) {
        switch declaration {
        case .variable(let variable):
            if let value = variable.initializer { visit(.expression(value), node, function) }
            visitAccessors(variable, parent: function)
        case .function(let local): visit(local, parent: function)
        case .type: visitMember(declaration, around: function)
        case .enumCase, .typeAlias, .imports, .other: break
        }
    }
}
