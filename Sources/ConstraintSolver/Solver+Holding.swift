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
            region.unknowns[i] = rows[Int(region.rows[i])].isHardEquality ? UnknownCount(0) : .definesNothing
        }
        for i in 0..<region.remaining.count where region.remaining[i].isKept {
            region.unknowns[rows[Int(region.remaining[i].row)].local] = UnknownCount(0)
        }
        for i in 0..<region.members.count { region.definition[i] = .unresolved }
        for i in 0..<region.tears.count where region.isOpen[i] && region.isFree[i] {
            region.definition[region.tears[i]] = .torn
        }
        region.work.removeAll()
        for i in 0..<region.rows.count where region.unknowns[i].isCounting {
            let row = rows + Int(region.rows[i])
            var count: Int32 = 0
            for slot in row.pointee.slots {
                let cell = cells + Int(terms[Int(slot)].variable)
                if cell.pointee.flags & VariableCell.inRegion != 0, region.definition[cell.pointee.member] == .unresolved {
                    count += 1
                }
            }
            region.unknowns[i] = UnknownCount(count)
            if count == 1 { region.work.append(Int32(i)) }
        }
        // 2. One after another.
        region.order.removeAll()
        var open = 0
        for i in 0..<region.members.count where region.definition[i] == .unresolved { open += 1 }
        while let local = region.work.popLast() {
            if region.unknowns[local] == UnknownCount(1) { resolveHeld(local) }
        }
        if region.order.count < open { return }
        // 3. Write it down.
        for i in 0..<region.members.count where region.definition[i] == .torn { cells[Int(region.members[i])].level = 0 }
        for i in 0..<region.order.count {
            let member = region.order[i], variable = region.members[member]
            guard let place = region.definition[member].row else { continue }
            let row = rows + Int(place)
            var level: Int32 = 0
            for slot in row.pointee.slots
            where terms[Int(slot)].variable != variable {
                level = max(level, cells[Int(terms[Int(slot)].variable)].level + 1)
            }
            cells[Int(variable)].level = level
            cells[Int(variable)].definition = Link(place)
            row.pointee.defines = Link(variable)
            row.pointee.state = .defines
        }
        for i in 0..<region.rows.count {
            let place = region.rows[i], row = rows + Int(place)
            if row.pointee.defines.isNone { row.pointee.state = stateNow(place) }
        }
        for i in 0..<region.remaining.count {
            let row = rows + Int(region.remaining[i].row), state = region.remaining[i].state
            if state != .unknown, row.pointee.defines.isNone { row.pointee.state = state == .defines ? .atBound : state }
        }
    }

    private func resolveHeld(_ local: Int32) {
        let cells = cells.base, rows = rows.base, terms = terms.base
        let place = region.rows[local], row = rows + Int(place)
        region.unknowns[local] = .usedUp
        var slot = row.pointee.first
        while true {
            let cell = cells + Int(terms[Int(slot)].variable)
            if cell.pointee.flags & VariableCell.inRegion != 0, region.definition[cell.pointee.member] == .unresolved { break }
            slot += 1
        }
        let variable = terms[Int(slot)].variable, member = cells[Int(variable)].member
        region.definition[member] = MemberDefinition(place)
        region.order.append(member)
        var link = cells[Int(variable)].head
        while let slot = link.place {
            let owner = terms[Int(slot)].owner, local = rows[Int(owner)].local
            link = terms[Int(slot)].next
            if owner == place || !region.unknowns[local].isCounting || region.unknowns[local] == UnknownCount(0) { continue }
            region.unknowns[local].decrease()
            if region.unknowns[local] == UnknownCount(1) { region.work.append(local) }
        }
    }

    private func stateNow(_ row: Int32) -> Row.State {
        let r = residual(row), limit = 10 * tolerance(row), relation = rows[row].relation
        if abs(r) <= limit { return relation.isEquality ? .atBound : .kept }
        return r > 0 ? (relation.forbidsAbove ? .above : .kept) : (relation.forbidsBelow ? .below : .kept)
    }

    /// Whether the row still stands as the solution of its region takes it to stand.
    @inline(__always) func stands(_ row: Int32) -> Bool {
        let state = rows[row].state
        if state == .unknown { return false }
        let r = residual(row), limit = 10 * tolerance(row), relation = rows[row].relation
        switch state {
        case .unknown: return false
        case .defines, .atBound: return abs(r) <= limit
        case .kept:
            switch relation {
            case .lessThanOrEqual: return r <= limit
            case .equal: return abs(r) <= limit
            case .greaterThanOrEqual: return r >= -limit
            }
        case .above: return r > limit
        case .below: return r < -limit
        }
    }
}
