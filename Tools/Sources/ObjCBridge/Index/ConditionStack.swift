// The conditions around the place that a walk has reached.
// Swift: "Conditional Compilation Block".
import SwiftSyntax

/// The `#if` conditions around a place, outermost first.
struct ConditionStack {
    private(set) var all: [String] = []

    /// Enters a clause. Of `#elseif` and `#else` the condition also says that those before did not hold.
    mutating func enter(_ clause: IfConfigClauseSyntax) {
        var earlier: [String] = []
        if let list = clause.parent?.as(IfConfigClauseListSyntax.self) {
            for other in list {
                if other.id == clause.id { break }
                if let condition = other.condition { earlier.append("!(\(condition.compact))") }
            }
        }
        if let own = clause.condition?.compact { earlier.append(earlier.isEmpty ? own : "(\(own))") }
        all.append(earlier.isEmpty ? "true" : earlier.joined(separator: " && "))
    }

    mutating func leave() { all.removeLast() }
}
