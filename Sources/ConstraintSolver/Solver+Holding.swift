// Holding a solved region: where its solution is triangular, changed constants are carried through it like through
// definitions, and the simplex method is called again only where a row comes to stand otherwise.

extension Solver {
    /// Lets the rows that the region's solution keeps define its variables, if each can define one in turn.
    ///
    /// Whether a solution is best depends on which rows are kept and on which side the others are, not on how far: the
    /// multipliers of a linear program's optimum do not contain its constants. So while the kept rows are kept and no other
    /// one changes sides, evaluating is solving.
    func holdRegion() {
        let cells = cells.base, rows = rows.base, terms = terms.base
        // 1. Rows that can define: required equalities and what the solution keeps. Unknown: all but the free tears.
        for i in 0..<region.rows.count {
            region.unknowns[i] = rows[Int(region.rows[i])].isHardEquality ? 0 : -1
        }
        for i in 0..<region.remaining.count where region.remaining[i].isKept {
            region.unknowns[rows[Int(region.remaining[i].row)].local] = 0
        }
        for i in 0..<region.members.count { region.definition[i] = -2 }
        for i in 0..<region.tears.count where region.isOpen[i] && region.isFree[i] {
            region.definition[region.tears[i]] = -1
        }
        region.work.removeAll()
        for i in 0..<region.rows.count where region.unknowns[i] == 0 {
            let row = rows + Int(region.rows[i])
            var count: Int32 = 0
            for slot in row.pointee.first..<(row.pointee.first + row.pointee.count) {
                let cell = cells + Int(terms[Int(slot)].variable)
                if cell.pointee.flags & VariableCell.inRegion != 0, region.definition[cell.pointee.next] == -2 {
                    count += 1
                }
            }
            region.unknowns[i] = count
            if count == 1 { region.work.append(Int32(i)) }
        }
        // 2. One after another.
        region.order.removeAll()
        var open = 0
        for i in 0..<region.members.count where region.definition[i] == -2 { open += 1 }
        while let local = region.work.popLast() {
            if region.unknowns[local] == 1 { resolveHeld(local) }
        }
        if region.order.count < open { return }
        // 3. Write it down.
        for i in 0..<region.members.count where region.definition[i] == -1 { cells[Int(region.members[i])].level = 0 }
        for i in 0..<region.order.count {
            let member = region.order[i], place = region.definition[member], variable = region.members[member]
            let row = rows + Int(place)
            var level: Int32 = -1
            for slot in row.pointee.first..<(row.pointee.first + row.pointee.count)
            where terms[Int(slot)].variable != variable {
                level = max(level, cells[Int(terms[Int(slot)].variable)].level)
            }
            cells[Int(variable)].level = level + 1
            cells[Int(variable)].definition = place
            row.pointee.defines = variable
            row.pointee.state = .defines
        }
        for i in 0..<region.rows.count {
            let place = region.rows[i], row = rows + Int(place)
            if row.pointee.defines < 0 { row.pointee.state = stateNow(place) }
        }
        for i in 0..<region.remaining.count {
            let row = rows + Int(region.remaining[i].row), state = region.remaining[i].state
            if state != .unknown, row.pointee.defines < 0 { row.pointee.state = state == .defines ? .atBound : state }
        }
    }

    private func resolveHeld(_ local: Int32) {
        let cells = cells.base, rows = rows.base, terms = terms.base
        let place = region.rows[local], row = rows + Int(place)
        region.unknowns[local] = -2
        var slot = row.pointee.first
        while true {
            let cell = cells + Int(terms[Int(slot)].variable)
            if cell.pointee.flags & VariableCell.inRegion != 0, region.definition[cell.pointee.next] == -2 { break }
            slot += 1
        }
        let variable = terms[Int(slot)].variable, member = cells[Int(variable)].next
        region.definition[member] = place
        region.order.append(member)
        slot = cells[Int(variable)].head
        while slot >= 0 {
            let owner = terms[Int(slot)].owner, local = rows[Int(owner)].local
            slot = terms[Int(slot)].next
            if owner == place || region.unknowns[local] <= 0 { continue }
            region.unknowns[local] -= 1
            if region.unknowns[local] == 1 { region.work.append(local) }
        }
    }

    private func stateNow(_ row: Int32) -> Row.State {
        let r = residual(row), limit = 10 * tolerance(row), relation = rows[row].relation
        if abs(r) <= limit { return relation == 0 ? .atBound : .kept }
        return r > 0 ? (relation <= 0 ? .above : .kept) : (relation >= 0 ? .below : .kept)
    }

    /// Whether the row still stands as the solution of its region takes it to stand.
    func stands(_ row: Int32) -> Bool {
        let state = rows[row].state
        if state == .unknown { return false }
        let r = residual(row), limit = 10 * tolerance(row), relation = rows[row].relation
        switch state {
        case .unknown: return false
        case .defines, .atBound: return abs(r) <= limit
        case .kept: return relation < 0 ? r <= limit : relation > 0 ? r >= -limit : abs(r) <= limit
        case .above: return r > limit
        case .below: return r < -limit
        }
    }
}
