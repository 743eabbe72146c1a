// Where animators get out of a function's hands.
import SwiftModel

extension AnimatorFlow {
    /// Marks what an expression gives as shared where it is handed on: as an argument, a result, an element.
    func escapeIfGivenAway(_ expression: Expression, _ state: inout AnimatorMemory) {
        guard reader.isAnimator(context.type(of: expression)) else { return }
        switch destination(of: expression) {
        case .stays: break
        case .slot(let slot):
            if let found = reader.references(of: expression, in: state) { state[slot] = found }
        case .leaves:
            if let found = reader.references(of: expression, in: state) { state.update(found) { $0.isShared = true } }
        }
    }

    private enum Destination {
        case stays
        case leaves
        /// The result of a closure that is called at once.
        case slot(AccessPath)
    }

    private func destination(of expression: Expression) -> Destination {
        switch context.parent(of: expression) {
        case .expression(let outer)?:
            switch outer.kind {
            case .member: return .stays
            case .optionalChain, .forceUnwrap, .parenthesized, .attempt, .await: return destination(of: outer)
            case .cast(_, let kind, _): return kind == .test ? .stays : destination(of: outer)
            case .binary(_, let operation, _, _):
                switch operation {
                case "==", "!=", "===", "!==": return .stays
                case "??": return destination(of: outer)
                default: return .leaves
                }
            case .ternary(let condition, _, _): return condition === expression ? .stays : destination(of: outer)
            case .assignment(let target, _, let value):
                if target === expression { return .stays }
                return reader.place(of: target) != nil || (value === expression && target.asName == "_") ? .stays : .leaves
            case .interpolation: return .stays
            case .call(let call): return call.callee === expression ? .stays : .leaves
            default: return .leaves
            }
        case .statement(let statement)?:
            switch statement.kind {
            case .returns: return result(of: statement)
            case .expression: return isResult(statement) ? result(of: statement) : .stays
            case .declaration(.variable(let variable)): return variable.name.isEmpty ? .leaves : .stays
            case .ifs, .guards, .whiles, .switches: return .stays
            default: return .leaves
            }
        case nil: return .stays
        }
    }

    /// Whether a statement is the only one of a body that gives it as its result.
    private func isResult(_ statement: Statement) -> Bool {
        let function = context.function(of: statement)
        guard let body = function.body, body.statements.count == 1, body.statements[0] === statement else { return false }
        switch function.kind {
        case .function(let declaration): return declaration.result != nil
        case .accessor(let accessor, _): return accessor.kind == .get
        case .closure, .subscriptAccessor: return true
        case .initialValue, .topLevel: return false
        }
    }

    private func result(of statement: Statement) -> Destination {
        let function = context.function(of: statement)
        guard case .closure(_, let expression) = function.kind, case .expression(let call)? = context.parent(of: expression),
            case .call(let made) = call.kind, made.callee.bare === expression, let slot = reader.slot(ofClosure: expression)
        else { return .leaves }
        return .slot(slot)
    }

    /// A closure that runs later holds what it names; one of which nothing is known may have run.
    func capture(_ expression: Expression, _ state: inout AnimatorMemory) {
        let use = context.use(ofClosure: expression)
        guard use == .later || use == .unknown, let closure = expression.asClosure else { return }
        var paths: Set<AccessPath> = []
        for statement in closure.body.statements {
            ModelNode.statement(statement).walk { node in
                if case .expression(let inner) = node, reader.isAnimator(context.type(of: inner)),
                    let path = reader.place(of: inner)
                {
                    paths.insert(path)
                }
                return true
            }
        }
        for path in paths where state.places[path] != nil || !path.isLocal {
            state.update(state[path]) { object in
                if path.isLocal { object.isShared = true }
                if use == .unknown { object.forget() }
            }
        }
    }
}
