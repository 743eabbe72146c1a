// Conditions.
import SwiftModel

extension FlowGraphBuilder {
    /// Tests conditions in order; the current block is undefined afterwards.
    func test(_ conditions: [Condition], _ passes: Int, _ fails: Int) {
        for (position, condition) in conditions.enumerated() {
            let next = position + 1 < conditions.count ? newBlock() : passes
            switch condition.kind {
            case .boolean(let node): branch(node, next, fails)
            case .optionalBinding(let pattern, _, let value), .pattern(let pattern, _, let value):
                evaluate(value)
                let bound = newBlock()
                connect(current, bound, .match(condition, true))
                connect(current, fails, .match(condition, false))
                current = bound
                emit(.bind(pattern, value: value))
                connect(current, next)
            case .availability:
                connect(current, next, .availability(condition, true))
                connect(current, fails, .availability(condition, false))
            }
            current = next
        }
        if conditions.isEmpty {
            connect(current, passes)
            connect(current, fails)
        }
    }

    /// Goes on in one of two blocks by a boolean; the current block is undefined afterwards.
    func branch(_ node: Expression, _ whenTrue: Int, _ whenFalse: Int) {
        switch node.kind {
        case .parenthesized(let inner): branch(inner, whenTrue, whenFalse)
        case .prefix("!", let inner): branch(inner, whenFalse, whenTrue)
        case .binary(let lhs, "&&", _, let rhs):
            let second = newBlock()
            branch(lhs, second, whenFalse)
            current = second
            branch(rhs, whenTrue, whenFalse)
        case .binary(let lhs, "||", _, let rhs):
            let second = newBlock()
            branch(lhs, whenTrue, second)
            current = second
            branch(rhs, whenTrue, whenFalse)
        case .literal(.boolean(let value)): connect(current, value ? whenTrue : whenFalse)
        default:
            evaluate(node)
            connect(current, whenTrue, .condition(node, true))
            connect(current, whenFalse, .condition(node, false))
        }
    }
}
