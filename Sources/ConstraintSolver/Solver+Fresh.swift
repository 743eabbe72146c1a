// What a new solver makes of the same constraints, to compare the kept values with.

extension Solver {
    /// The first variable whose value is another in a solver that gets all constraints anew, with both values; nil where there is
    /// none.
    ///
    /// The new solver starts from the kept values, so that what constraints leave open stays as it is. Nothing is compared while
    /// changes wait, or where a constraint is broken: which one is given up depends on the order of the changes. Takes time with
    /// the whole system.
    package func differenceFromFresh() -> (variable: Variable, kept: Double, fresh: Double)? {
        guard pending.isEmpty else { return nil }
        let fresh = Solver()
        var made: [Int32: Variable] = [:]
        for place in 0..<Int32(cells.count) where cells[place].flags & VariableCell.alive != 0 {
            made[place] = fresh.makeVariable(
                value: cells[place].value, prefersZero: cells[place].flags & VariableCell.prefersZero != 0)
        }
        let places = (0..<Int32(rows.count)).filter { rows[$0].flags & Row.alive != 0 }
        for place in places.sorted(by: { rows[$0].serial < rows[$1].serial }) {
            let row = rows[place]
            guard !row.isBroken else { return nil }
            let list = (row.first..<(row.first + row.count)).compactMap { slot in
                made[terms[slot].variable].map { Term($0, terms[slot].coefficient) }
            }
            fresh.add(
                list, row.relation, row.constant, priority: Priority(row.priority), prefersBound: row.flags & Row.prefersBound != 0)
        }
        var isBroken = false
        fresh.solve { conflict in
            isBroken = true
            return conflict.newest
        }
        if isBroken { return nil }
        for place in made.keys.sorted() {
            let kept = cells[place].value, new = fresh.value(of: made[place]!)
            if abs(kept - new) > 1e-4 + 1e-7 * abs(kept) { return (Variable(place), kept, new) }
        }
        return nil
    }
}
