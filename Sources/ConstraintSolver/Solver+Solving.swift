// Carrying out the collected changes, in rounds: substitution, then regions, until no conflict is left.

extension Solver {
    /// Carries out all changes since the last call.
    ///
    /// Required constraints that exclude one another do not stop it: for each conflict `choose` names the member to give up,
    /// which then counts just below required until it can hold again (it is *broken*).
    /// - Parameter choose: picks a member of the conflict's set; called once for each conflict. The newest by default.
    /// - Returns: the variables whose value changed, each once.
    @discardableResult
    public func solve(breaking choose: (Conflict) -> ConstraintID = { $0.newest }) -> [Variable] {
        if pending.isEmpty { return [] }
        while !round() {
            let conflict = Conflict(members: identified(agenda.conflict))
            let broken = choose(conflict)
            precondition(conflict.members.contains(broken), "the constraint to give up is no member of the conflict")
            noteStrength(broken.row)
            rows[broken.row].flags |= Row.broken | Row.fresh
            rows[broken.row].state = .unknown
            agenda.broken.append(broken.row)
            rest(broken.row)
        }
        while let row = agenda.broken.popLast() {
            rows[row].flags &= ~Row.fresh
            restore(row)
        }
        return takeChanges()
    }

    /// One go through all that waits. false where it met a conflict, which `agenda.conflict` has.
    private func round() -> Bool {
        // 1. Definitions that went, constants that changed.
        if pending.lost.count > 0 { settleLost() }
        for i in 0..<pending.constants.count {
            let place = pending.constants[i], row = rows[place]
            if row.flags & (Row.alive | Row.pending) != Row.alive { continue }
            if let defined = row.defines.place { agenda.queue.push(defined, cells.base) } else { rest(place) }
        }
        pending.constants.removeAll()
        propagate()
        // 2. New definitions.
        if pending.rows.count | agenda.work.count != 0 { substitute() }
        // 3. What is left to look at.
        for i in 0..<pending.suggestions.count { follow(pending.suggestions[i]) }
        pending.suggestions.removeAll()
        for i in 0..<pending.seeds.count { agenda.seeds.append(pending.seeds[i]) }
        pending.seeds.removeAll()
        if agenda.rest.count > 0, !sortRest() { return false }
        return agenda.seeds.count == 0 || solveRegions()
    }

    private func follow(_ suggestion: PendingChanges.Suggestion) {
        let cell = cells.base + Int(suggestion.variable)
        guard cell.pointee.flags & VariableCell.alive != 0, !cell.pointee.isFixed else { return }
        if cell.pointee.value != suggestion.value { setValue(suggestion.variable, suggestion.value, cells.base) }
        cell.pointee.flags |= VariableCell.suggested
        agenda.seeds.append(suggestion.variable)
    }

    /// Rows over fixed variables alone are checked, others seed their region. false where a required one does not hold.
    private func sortRest() -> Bool {
        for i in 0..<agenda.rest.count {
            let place = agenda.rest[i], row = rows.base + Int(place)
            row.pointee.flags &= ~Row.resting
            if row.pointee.flags & Row.alive == 0 { continue }
            if let defined = row.pointee.defines.place, row.pointee.state == .defines || cells[defined].isFixed {
                continue
            }
            var open = Link.none
            for slot in row.pointee.slots
            where !cells[terms[slot].variable].isFixed { open = Link(terms[slot].variable) }
            if let open = open.place {
                if !stands(place) { agenda.seeds.append(open) }
            } else if row.pointee.isHard {
                if isMissed(place) { agenda.failed.append(place) }
            } else {
                restore(place)
            }
        }
        agenda.rest.removeAll()
        if agenda.failed.count == 0 { return true }
        var oldest = agenda.failed[0]
        for i in 0..<agenda.failed.count {
            let place = agenda.failed[i]
            rest(place)
            if rows[place].serial < rows[oldest].serial { oldest = place }
        }
        agenda.failed.removeAll()
        explainFixed(oldest)
        return false
    }

    private func solveRegions() -> Bool {
        var isSolved = true
        for i in 0..<agenda.seeds.count {
            let cell = cells[agenda.seeds[i]]
            if cell.flags & (VariableCell.alive | VariableCell.fixed | VariableCell.done) != VariableCell.alive {
                continue
            }
            if !solveRegion(from: agenda.seeds[i]) {
                isSolved = false
                break
            }
        }
        clearFinished()
        if isSolved {
            for i in 0..<agenda.seeds.count { cells.base[Int(agenda.seeds[i])].flags &= ~VariableCell.suggested }
            agenda.seeds.removeAll()
        }
        return isSolved
    }

    func clearFinished() {
        for i in 0..<agenda.finished.count { cells.base[Int(agenda.finished[i])].flags &= ~VariableCell.done }
        agenda.finished.removeAll()
    }

    private func takeChanges() -> [Variable] {
        let cells = cells.base, changes = agenda.changes.base, count = agenda.changes.count
        agenda.changes.removeAll()
        if count == 0 { return [] }
        return [Variable](unsafeUninitializedCapacity: count) { list, filled in
            for i in 0..<count {
                let cell = cells + Int(changes[i].variable)
                cell.pointee.flags &= ~VariableCell.changed
                if cell.pointee.value == changes[i].before { continue }
                (list.baseAddress! + filled).initialize(to: Variable(changes[i].variable))
                filled += 1
            }
        }
    }
}
