// The closures that cell-async-decorate asks about.
import SwiftModel

extension AsyncCellDecorationRule {
    /// The outermost closure around a use of the cell that runs after the method, if it is handed to something that is not the
    /// cell's own.
    func lateClosure(
        around use: Expression, in method: FunctionScope, _ cell: LocalVariable, _ context: RuleContext
    ) -> Expression? {
        var found: Expression?
        var scope = context.function(of: use)
        while scope !== method {
            guard case .closure(_, let expression) = scope.kind, let parent = scope.parent else { return nil }
            if context.use(ofClosure: expression) == .later {
                guard let call = callTaking(expression, context) else { return nil }
                guard isLate(call, cell, context) else { return nil }
                found = expression
            } else if context.use(ofClosure: expression) == .unknown {
                return nil
            }
            scope = parent
        }
        return found
    }

    private func callTaking(_ closure: Expression, _ context: RuleContext) -> Call? {
        guard case .expression(let outer)? = context.parent(of: closure), case .call(let call) = outer.kind,
            call.callee.bare !== closure
        else { return nil }
        return call
    }

    private static let lateFrameworkOwners: Set<String> = ["DispatchQueue", "URLSession", "OperationQueue", "DispatchGroup"]

    /// A queue, a task, or a function of the project; not a method of the cell, whose closures are set anew with each use.
    private func isLate(_ call: Call, _ cell: LocalVariable, _ context: RuleContext) -> Bool {
        if let receiver = call.receiver, let path = context.path(of: receiver), case .local(let id, _) = path.root,
            id == ObjectIdentifier(cell)
        {
            return false
        }
        switch context.binding(of: call.callee) {
        case .member(let members)?:
            return members.contains { !$0.isOfFramework || Self.lateFrameworkOwners.contains($0.owner.name) }
        case .global?, .localFunction?: return true
        default: return call.name == "Task" || call.name == "detached"
        }
    }

    /// Whether the closure asks if the cell still is the one: by a comparison with it, or by its index path.
    func isChecked(_ closure: Expression, _ cell: LocalVariable, _ context: RuleContext) -> Bool {
        var found = false
        ModelNode.expression(closure).walk { node in
            guard !found, case .expression(let inner) = node else { return !found }
            switch inner.kind {
            case .binary(let lhs, let operation, _, let rhs) where ["==", "!=", "===", "!=="].contains(operation):
                found = [lhs, rhs].contains { !$0.isNil && mentions($0, cell, context) } && !lhs.isNil && !rhs.isNil
            case .call(let call) where call.name == "indexPath":
                found = call.arguments.contains { mentions($0.value, cell, context) }
            default: break
            }
            return !found
        }
        return found
    }

    private func mentions(_ expression: Expression, _ cell: LocalVariable, _ context: RuleContext) -> Bool {
        var found = false
        ModelNode.expression(expression).walk { node in
            if case .expression(let inner) = node, case .name = inner.kind, context.binding(of: inner)?.local === cell {
                found = true
            }
            return !found
        }
        return found
    }

    /// Whether all that the closure does to the cell is to call methods that give it a new animator.
    func renewsAnimator(_ closure: Expression, _ cell: LocalVariable, _ context: RuleContext) -> Bool {
        let calls = context.calls.filter { site in
            closure.range.contains(site.expression.range.lowerBound)
                && site.call.receiver.map { mentions($0, cell, context) } == true
        }
        return !calls.isEmpty
            && calls.allSatisfy { site in
                context.followedEvents(of: site.call).contains { event in
                    context.isSubclass(event.receiverType, of: "UIViewPropertyAnimator") == true
                        || event.argumentTypes.contains { context.isSubclass($0, of: "UIViewPropertyAnimator") == true }
                }
            }
    }
}
