// What a method that moves a row does to its model.
import SwiftModel

/// The removals, insertions and reads at the move's indices, and the pairs of them that do not fit.
struct MoveSteps {
    enum Kind { case remove, insert, read }

    struct Step {
        var kind: Kind
        var list: AccessPath
        var index: MoveIndex
        var expression: Expression
        /// The called name, or the read expression.
        var range: Range<Int>
        /// The expression of the index.
        var indexExpression: Expression
    }

    struct Pair {
        var first: Step
        var second: Step
    }

    /// Where the source stands to the destination.
    enum Order: CaseIterable { case above, same, below }

    private(set) var wrongPairs: [Pair] = []
    private let method: ListMethod
    private let context: RuleContext

    init(of method: ListMethod, in context: RuleContext) {
        (self.method, self.context) = (method, context)
        let graph = context.graph(of: method.function)
        let orders = FlowSolution(MoveOrderFlow(method: method, context: context), on: graph)
        var known: [Int: Set<Order>] = [:]
        orders.forEachEvent { event, state in if let node = event.expression { known[node.id, default: []].formUnion(state) } }
        for position in graph.positions(where: { $0.expression != nil }) {
            guard let expression = graph.event(at: position).expression, let first = step(expression), first.kind != .read else {
                continue
            }
            let after = graph.events(after: position) { event in
                guard let node = event.expression else { return false }
                if let next = step(node), next.kind != .read, next.list == first.list { return true }
                // Anything else that changes the list: what then holds is not known.
                if let assigned = event.assignment, let path = context.path(of: assigned.target) {
                    return path.isPrefix(of: first.list)
                }
                if case .call(let call) = node.kind, let receiver = call.receiver, context.path(of: receiver) == first.list {
                    return step(node) == nil && !Self.harmless.contains(call.name ?? "")
                }
                return false
            }
            for event in after {
                guard let node = event.expression, let second = step(node), second.list == first.list,
                    isWrong(first, second, known[node.id] ?? [])
                else { continue }
                if !wrongPairs.contains(where: { $0.second.expression === node }) {
                    wrongPairs.append(Pair(first: first, second: second))
                }
            }
        }
    }

    private static let harmless: Set<String> = ["firstIndex", "contains", "map", "filter", "forEach", "first", "enumerated"]

    private func step(_ expression: Expression) -> Step? {
        switch expression.kind {
        case .call(let call):
            guard let receiver = call.receiver, let path = context.path(of: receiver), let name = call.nameRange,
                case .array = context.type(of: receiver).unwrapped, let at = call.argument("at"),
                let index = MoveIndex(at, method, context)
            else { return nil }
            switch call.name {
            case "remove":
                return Step(kind: .remove, list: path, index: index, expression: expression, range: name, indexExpression: at)
            case "insert":
                return Step(kind: .insert, list: path, index: index, expression: expression, range: name, indexExpression: at)
            default: return nil
            }
        case .subscripting(let base, let arguments):
            guard let path = context.path(of: base), arguments.count == 1, case .array = context.type(of: base).unwrapped,
                let index = MoveIndex(arguments[0].value, method, context)
            else { return nil }
            return Step(
                kind: .read, list: path, index: index, expression: expression, range: expression.range,
                indexExpression: arguments[0].value)
        default: return nil
        }
    }

    private func isWrong(_ first: Step, _ second: Step, _ orders: Set<Order>) -> Bool {
        switch (first.kind, second.kind) {
        case (.remove, .read):
            return first.index == MoveIndex.source && second.index == MoveIndex.source
        case (.remove, .insert):
            return first.index == MoveIndex.source && second.index.end == .destination && second.index.offset != 0
        case (.insert, .remove):
            guard first.index.end == .destination, second.index.end == .source else { return false }
            let possible = orders.subtracting([.same])
            guard !possible.isEmpty else { return false }
            let wrong = possible.filter { !Self.fits($0, first.index.offset, second.index.offset) }
            // Without a comparison both orders occur; with one that is not understood the other branch may be the right one.
            return wrong.count == possible.count || possible.count == 2 && !wrong.isEmpty && !hasConditions
        default: return false
        }
    }

    /// Whether inserting first at the destination plus `insert`, then removing at the source plus `remove`, is right.
    private static func fits(_ order: Order, _ insert: Int, _ remove: Int) -> Bool {
        order == .above ? insert == 1 && remove == 0 : insert == 0 && remove == 1
    }

    private var hasConditions: Bool {
        context.graph(of: method.function).blocks.contains { block in
            block.edges.contains { edge in
                switch edge.kind {
                case .condition, .match, .matchedCase: true
                default: false
                }
            }
        }
    }
}

extension MoveSteps.Pair {
    func message(_ context: RuleContext) -> String {
        switch (first.kind, second.kind) {
        case (.remove, .read): "\(context.text(second.range)) is another element since the removal, or none."
        case (.remove, .insert):
            "The destination counts without the removed row: \(context.text(second.indexExpression.range)) is off by one."
        default: "The insertion has moved the rows behind it: this removes another element, or leaves the order wrong."
        }
    }

    func fixes(_ context: RuleContext) -> [Fix] {
        func whole(_ step: MoveSteps.Step) -> Statement? {
            guard let statement = context.statement(of: step.expression), case .expression(let only) = statement.kind,
                only === step.expression
            else { return nil }
            return statement
        }
        switch (first.kind, second.kind) {
        case (.remove, .read):
            guard let statement = whole(first) else { return [] }
            return [
                Fix(
                    title: "Read by removing",
                    edits: [
                        context.edit(context.lines(of: statement), ""),
                        context.edit(second.range, context.text(first.expression.range)),
                    ])
            ]
        case (.remove, .insert):
            guard case .binary(let base, _, _, _) = second.indexExpression.bare.kind else { return [] }
            return [
                Fix(
                    title: "Insert at the destination",
                    edits: [context.edit(second.indexExpression.range, context.text(base.range))])
            ]
        default:
            // Where the element was read before, the two statements change places.
            guard whole(first) != nil, whole(second) != nil, first.index.offset == 0, second.index.offset == 0,
                case .call(let call) = first.expression.kind, let item = call.arguments.first?.value, item.bare.asName != nil
            else { return [] }
            return [
                Fix(
                    title: "Remove first",
                    edits: [
                        context.edit(first.expression.range, context.text(second.expression.range)),
                        context.edit(second.expression.range, context.text(first.expression.range)),
                    ])
            ]
        }
    }
}

extension MoveIndex {
    static let source = MoveIndex(.source)

    private init(_ end: End) {
        self.end = end
        offset = 0
    }
}
