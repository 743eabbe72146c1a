// Carrying out the collected changes.

extension Solver {
    /// Carries out all changes since the last call.
    ///
    /// Required constraints that exclude one another do not stop it: for each conflict `choose` names the member to give up,
    /// which then counts just below required until it can hold again (it is *broken*). Conflicts are found in the
    /// order of adding.
    /// - Parameter choose: picks a member of the conflict's set; called once for each conflict. The newest by default.
    /// - Returns: the variables whose value changed, each once.
    @discardableResult
    public func solve(breaking choose: (Conflict) -> ConstraintID = { $0.newest }) -> [Variable] {
        guard pending.any else { return [] }
        pending.any = false
        var places: [Int32] = [], members: [Int32] = []
        for place in 0..<Int32(cells.count) where cells[place].flags & VariableCell.alive != 0 { places.append(place) }
        for row in 0..<Int32(rows.count) where rows[row].flags & Row.alive != 0 { members.append(row) }
        members.sort { rows[$0].serial < rows[$1].serial }
        return solveComponent(places, members, choose)
    }

    func solveComponent(
        _ places: [Int32], _ members: [Int32], _ choose: (Conflict) -> ConstraintID
    ) -> [Variable] {
        let before = places.map { cells[$0].value }
        while true {
            var simplex = Simplex()
            defer { simplex.free() }
            load(&simplex, places, members)
            simplex.minimise()
            if let conflict = conflict(in: simplex, members, places) {
                let broken = choose(conflict)
                precondition(conflict.members.contains(broken), "the constraint to give up is no member of the conflict")
                rows[broken.row].flags |= Row.broken
                continue
            }
            for (k, row) in members.enumerated() where rows[row].isBroken && simplex.violation(k) <= 1e-7 {
                rows[row].flags &= ~Row.broken
            }
            for (column, place) in places.enumerated() { cells[place].value = simplex.value[column] }
            return zip(places, before).filter { cells[$0].value != $1 }.map { Variable($0.0) }
        }
    }

    private func load(_ simplex: inout Simplex, _ places: [Int32], _ members: [Int32]) {
        var columnOf: [Int32: Int] = [:]
        for (column, place) in places.enumerated() { columnOf[place] = column }
        let strengths = Set(members.map { rows[$0].strength } + [2000, 1000]).sorted(by: >)
        simplex.begin(columns: places.count, levels: strengths.count)
        for (column, place) in places.enumerated() { simplex.value[column] = cells[place].value }
        for row in members {
            simplex.addRow(level: Int32(strengths.firstIndex(of: rows[row].strength)!), relation: rows[row].relation)
            var residual = -rows[row].constant
            for slot in rows[row].first..<(rows[row].first + rows[row].count) {
                simplex.set(terms[slot].coefficient, at: columnOf[terms[slot].variable]!)
                residual += terms[slot].coefficient * cells[terms[slot].variable].value
            }
            simplex.seal(residual: residual)
        }
        for (k, row) in members.enumerated() where rows[row].isHard && rows[row].relation == 0 {
            simplex.tighten(k, preferred: -1)
        }
    }

    private func conflict(in simplex: Simplex, _ members: [Int32], _ places: [Int32]) -> Conflict? {
        guard members.indices.contains(where: { rows[members[$0]].isHard && simplex.violation($0) > 1e-7 }) else { return nil }
        // Deletion filter over the required rows.
        var set = members.filter { rows[$0].isHard }
        var i = 0
        while i < set.count {
            var fewer = set
            fewer.remove(at: i)
            if isFeasible(fewer, places) { i += 1 } else { set = fewer }
        }
        return Conflict(members: set.map { ConstraintID(row: $0, generation: rows[$0].generation) })
    }

    private func isFeasible(_ members: [Int32], _ places: [Int32]) -> Bool {
        var simplex = Simplex()
        defer { simplex.free() }
        load(&simplex, places, members)
        simplex.minimise()
        return !members.indices.contains { simplex.violation($0) > 1e-7 }
    }
}
