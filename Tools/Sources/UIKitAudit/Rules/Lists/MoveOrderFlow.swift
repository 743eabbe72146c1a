// Which way a row moves.
import SwiftModel

/// Where the source can stand to the destination at each place of a method, by the comparisons on the way.
struct MoveOrderFlow: FlowAnalysis {
    let method: ListMethod
    let context: RuleContext

    var initial: Set<MoveSteps.Order> { Set(MoveSteps.Order.allCases) }
    func join(_ state: inout Set<MoveSteps.Order>, _ other: Set<MoveSteps.Order>) { state.formUnion(other) }
    func transfer(_ event: FlowEvent, _ state: inout Set<MoveSteps.Order>) {}

    func follow(_ edge: FlowEdge, _ state: inout Set<MoveSteps.Order>) -> Bool {
        guard case .condition(let condition, let isTrue) = edge.kind, let orders = orders(condition) else { return true }
        state = isTrue ? state.intersection(orders) : state.subtracting(orders)
        return !state.isEmpty
    }

    /// The orders in which a comparison holds; nil where it compares something else.
    private func orders(_ condition: Expression) -> Set<MoveSteps.Order>? {
        guard case .binary(let lhs, let operation, _, let rhs) = condition.bare.kind, let left = end(lhs), let right = end(rhs),
            left != right
        else { return nil }
        let isForward = left == .source
        switch operation {
        case "<": return isForward ? [.above] : [.below]
        case ">": return isForward ? [.below] : [.above]
        case "<=": return isForward ? [.above, .same] : [.below, .same]
        case ">=": return isForward ? [.below, .same] : [.above, .same]
        case "==": return [.same]
        case "!=": return [.above, .below]
        default: return nil
        }
    }

    private func end(_ expression: Expression) -> MoveIndex.End? {
        if let index = MoveIndex(expression, method, context) { return index.offset == 0 ? index.end : nil }
        guard method.parameters.count == 3, let path = context.path(of: expression), path.names.isEmpty,
            case .local(let id, _) = path.root
        else { return nil }
        if id == ObjectIdentifier(method.parameters[1]) { return .source }
        return id == ObjectIdentifier(method.parameters[2]) ? .destination : nil
    }
}
