// Folding of operator sequences.
import SwiftModel
import SwiftSyntax

extension Lowerer {
    /// Sequences with more parts stay flat, so that no tree is deeper than what walks it can bear.
    private static let foldingLimit = 1000

    private enum Infix {
        case binary(String, Range<Int>)
        case ternary(Expression)
    }

    private struct Pending {
        var infix: Infix
        var rank: Int
    }

    /// Folds by precedence with two stacks, so without recursion.
    func sequence(_ node: SequenceExprSyntax) -> Expression {
        let elements = Array(node.elements)
        if elements.count > Self.foldingLimit {
            let parts = elements.filter { !isOperator($0) }.map { expression($0) }
            return make(.other(parts), range(node))
        }
        var operands: [Expression] = []
        var pending: [Pending] = []
        var index = 0
        while index < elements.count {
            let element = elements[index]
            index += 1
            switch element.as(ExprSyntaxEnum.self) {
            case .binaryOperatorExpr(let node):
                let name = node.operator.text
                push(.binary(name, range(node)), OperatorRanks.standard.rank(name), &operands, &pending)
            case .assignmentExpr(let node):
                push(.binary("=", range(node)), (OperatorRanks.assignment, .right), &operands, &pending)
            case .unresolvedTernaryExpr(let node):
                push(
                    .ternary(expression(node.thenExpression)), (OperatorRanks.ternary, .right), &operands, &pending)
            case .unresolvedAsExpr(let node):
                castTop(cast(node.questionOrExclamationMark), elements, &index, &operands, &pending)
            case .unresolvedIsExpr:
                castTop(.test, elements, &index, &operands, &pending)
            case .arrowExpr:
                break
            default:
                operands.append(expression(element))
            }
        }
        while !pending.isEmpty { reduce(&operands, &pending) }
        if operands.count == 1 { return operands[0] }
        return make(.other(operands), range(node))
    }

    private func isOperator(_ node: ExprSyntax) -> Bool {
        switch node.kind {
        case .binaryOperatorExpr, .assignmentExpr, .unresolvedAsExpr, .unresolvedIsExpr, .arrowExpr, .typeExpr: true
        default: false
        }
    }

    private func push(
        _ infix: Infix, _ rank: (rank: Int, associativity: OperatorRanks.Associativity),
        _ operands: inout [Expression], _ pending: inout [Pending]
    ) {
        while let top = pending.last,
            top.rank > rank.rank || (top.rank == rank.rank && rank.associativity == .left)
        {
            reduce(&operands, &pending)
        }
        pending.append(Pending(infix: infix, rank: rank.rank))
    }

    /// A cast takes the type that follows and what stands before it that binds at least as tightly.
    private func castTop(
        _ kind: Expression.Cast, _ elements: [ExprSyntax], _ index: inout Int, _ operands: inout [Expression],
        _ pending: inout [Pending]
    ) {
        while let top = pending.last, top.rank >= OperatorRanks.casting { reduce(&operands, &pending) }
        guard index < elements.count, let value = operands.popLast() else { return }
        let written = elements[index]
        index += 1
        let name = written.as(TypeExprSyntax.self).map { typeName($0.type) } ?? typeName(written) ?? .unknown
        let annotation = TypeAnnotation(name, range: range(written))
        let whole = value.range.lowerBound..<annotation.range.upperBound
        operands.append(hoisting(value, whole) { make(.cast($0, kind, annotation), $1) })
    }

    private func reduce(_ operands: inout [Expression], _ pending: inout [Pending]) {
        guard let top = pending.popLast() else { return }
        guard operands.count >= 2 else { return }
        let rhs = operands.removeLast()
        let lhs = operands.removeLast()
        let whole = lhs.range.lowerBound..<max(lhs.range.upperBound, rhs.range.upperBound)
        operands.append(
            hoisting(lhs, whole) { lhs, range in
                switch top.infix {
                case .binary(let name, let operatorRange):
                    if OperatorRanks.standard.isAssignment(name) {
                        return make(.assignment(target: lhs, operation: name, value: rhs), range)
                    }
                    return make(.binary(lhs: lhs, operation: name, operatorRange: operatorRange, rhs: rhs), range)
                case .ternary(let middle):
                    return make(.ternary(condition: lhs, middle, rhs), range)
                }
            })
    }

    /// `try a + b` tries the whole sum: `try` and `await` at the left reach to the end of what is folded.
    private func hoisting(
        _ lhs: Expression, _ whole: Range<Int>, _ fold: (Expression, Range<Int>) -> Expression
    ) -> Expression {
        switch lhs.kind {
        case .attempt(let kind, let inner):
            return make(
                .attempt(kind, hoisting(inner, inner.range.lowerBound..<whole.upperBound, fold)), whole)
        case .await(let inner):
            return make(.await(hoisting(inner, inner.range.lowerBound..<whole.upperBound, fold)), whole)
        default:
            return fold(lhs, whole)
        }
    }
}
