// Walking the model.

/// An expression or a statement.
public enum ModelNode: Sendable {
    case expression(Expression)
    case statement(Statement)

    public var id: Int {
        switch self {
        case .expression(let node): node.id
        case .statement(let node): node.id
        }
    }

    public var range: Range<Int> {
        switch self {
        case .expression(let node): node.range
        case .statement(let node): node.range
        }
    }

    /// Calls `body` for each expression and statement directly below, in source order. A closure's statements are below the
    /// closure expression; the bodies of local functions and types are below the statement that declares them.
    public func forEachChild(_ body: (ModelNode) -> Void) {
        switch self {
        case .expression(let node): node.forEachChild(body)
        case .statement(let node): node.forEachChild(body)
        }
    }

    /// Visits this node and all below it, outer ones first; `visit` returns whether to go below.
    public func walk(_ visit: (ModelNode) -> Bool) {
        guard visit(self) else { return }
        forEachChild { $0.walk(visit) }
    }
}
