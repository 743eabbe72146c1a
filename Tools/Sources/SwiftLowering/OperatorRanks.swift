// How tightly Swift's operators bind.
import SwiftOperators

/// Precedence groups in order, for the operators that the standard library declares.
struct OperatorRanks: Sendable {
    enum Associativity: Sendable { case left, right }

    static let standard = OperatorRanks()

    private static let groups: [String: (rank: Int, associativity: Associativity)] = [
        "AssignmentPrecedence": (1, .right), "FunctionArrowPrecedence": (2, .right), "TernaryPrecedence": (3, .right),
        "LogicalDisjunctionPrecedence": (5, .left), "LogicalConjunctionPrecedence": (6, .left),
        "ComparisonPrecedence": (7, .left), "NilCoalescingPrecedence": (8, .right), "CastingPrecedence": (9, .left),
        "RangeFormationPrecedence": (10, .left), "AdditionPrecedence": (12, .left),
        "MultiplicationPrecedence": (13, .left), "BitwiseShiftPrecedence": (14, .left),
    ]
    static let ternary = 3
    static let casting = 9
    static let assignment = 1

    func rank(_ name: String) -> (rank: Int, associativity: Associativity) {
        if let group = OperatorTable.standardOperators.infixOperator(named: name)?.precedenceGroup {
            return Self.groups[group] ?? (11, .left)
        }
        // An operator of the project: its group is not looked up. Most bind like arithmetic.
        return (11, .left)
    }

    func isAssignment(_ name: String) -> Bool {
        // `=` itself is no operator of the table.
        name == "=" || OperatorTable.standardOperators.infixOperator(named: name)?.precedenceGroup == "AssignmentPrecedence"
    }
}
