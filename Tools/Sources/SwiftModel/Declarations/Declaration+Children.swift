// What is directly below a declaration.

extension Declaration {
    /// Calls `body` for the expressions and statements of a declaration: default values, bodies, members.
    public func forEachChild(_ body: (ModelNode) -> Void) {
        switch self {
        case .type(let type): for member in type.members { member.forEachChild(body) }
        case .function(let function):
            for parameter in function.parameters {
                if let value = parameter.defaultValue { body(.expression(value)) }
            }
            function.body?.forEachChild(body)
            for accessor in function.accessors { accessor.body?.forEachChild(body) }
        case .variable(let variable):
            if let value = variable.initializer { body(.expression(value)) }
            for accessor in variable.accessors { accessor.body?.forEachChild(body) }
        case .enumCase(let one):
            for parameter in one.parameters { if let value = parameter.defaultValue { body(.expression(value)) } }
            if let value = one.rawValue { body(.expression(value)) }
        case .typeAlias, .imports, .other: break
        }
    }
}
