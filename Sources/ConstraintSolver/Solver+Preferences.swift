// Where constraints leave a choice: variables that prefer 0, inequalities that prefer their bound.

extension Solver {
    /// Chains the rows of each group, and the members in it that prefer 0.
    func linkGroups() {
        region.firstResting.removeAll()
        for tear in 0..<region.tears.count {
            region.firstRow[tear] = .none
            region.firstResting.append(.none)
        }
        var i = region.remaining.count
        while i > 0 {
            i -= 1
            let group = root(region.remaining[i].group)
            region.remaining[i].group = group
            region.remaining[i].isSolved = false
            region.remaining[i].next = region.firstRow[group]
            region.firstRow[group] = Link(Int32(i))
        }
        guard region.isSeeking else { return }
        i = region.resting.count
        while i > 0 {
            i -= 1
            if region.resting[i].form.count == 0 { continue }
            let group = root(region.resting[i].group)
            region.resting[i].group = group
            region.resting[i].next = region.firstResting[group]
            region.firstResting[group] = Link(Int32(i))
        }
    }

    /// Solves all groups.
    /// - Returns: whether a choice is left to members that prefer 0.
    @discardableResult
    func solveGroups() -> Bool {
        var isOpen = false
        for i in 0..<region.remaining.count where !region.remaining[i].isSolved {
            if solveGroup(region.remaining[i].group) { isOpen = true }
        }
        if region.isSeeking {
            for i in 0..<region.resting.count where region.resting[i].form.count > 0 && !region.resting[i].isSolved {
                solveGroup(region.resting[i].group)
            }
        } else {
            for tear in 0..<region.tears.count where region.isOpen[tear] && region.isFree[tear] { isOpen = true }
        }
        return isOpen
    }

    /// Members that prefer 0 join the groups that their tears are in.
    func joinResting() {
        for tear in 0..<region.tears.count { region.moves[tear] = 0 }
        for i in 0..<region.resting.count {
            let form = form(ofMember: region.resting[i].member)
            region.resting[i].form = form
            if form.count == 0 { continue }
            let first = region.entries[form.start].tear
            region.resting[i].group = first
            for j in form.places { join(first, region.entries[j].tear) }
        }
    }

    func addRestingTears(_ group: Int32) {
        var link = region.firstResting[group]
        while let i = link.place {
            region.resting[i].isSolved = true
            addTears(of: region.resting[i].form)
            link = region.resting[i].next
        }
    }

    func addTears(of form: Region.Form) {
        for j in form.places where region.column[region.entries[j].tear].isNone {
            region.column[region.entries[j].tear] = Link(Int32(region.groupTears.count))
            region.groupTears.append(region.entries[j].tear)
        }
    }

    /// Of the solutions that the simplex method left, the one that is preferred.
    func seek(_ group: Int32) -> Bool {
        var isReady = false
        func isOpen() -> Bool {
            if !isReady { isReady = simplex.findOpenWays() }
            return isReady
        }
        var link = region.firstResting[group]
        while let i = link.place {
            if !isOpen() { return false }
            bringToRest(region.resting[i])
            link = region.resting[i].next
        }
        for k in 0..<region.groupRows.count {
            let row = region.remaining[region.groupRows[k]].row
            if rows[row].flags & Row.prefersBound == 0 { continue }
            if !isOpen() { return false }
            simplex.bringToZero(simplex.columns + k, preferred: subject(of: row))
        }
        return isReady
    }

    private func bringToRest(_ resting: Region.Resting) {
        var arrives = true
        if let tear = region.tearOf[resting.member].place, let column = region.column[tear].place {
            arrives = simplex.bringToZero(Int(column))
        } else {
            simplex.addWatched(value: cells[region.members[resting.member]].value)
            let form = resting.form
            for j in form.places {
                let entry = region.entries[j], before = cells[region.members[region.tears[entry.tear]]].value
                simplex.watch(Int(region.column[entry.tear].known), entry.coefficient, before: before)
            }
            arrives = simplex.bringToZero(simplex.columns + simplex.residuals - 1)
        }
        if !arrives { region.isHeldBack = true }
    }

    /// The column that a row's first open term reads, or nil: what the row speaks of moves, not what it is compared with.
    private func subject(of row: Int32) -> Int32? {
        for slot in rows[row].slots {
            let cell = cells[terms[slot].variable]
            if cell.flags & VariableCell.inRegion == 0 { continue }
            let form = region.forms[cell.member]
            for j in form.places {
                if let column = region.column[region.entries[j].tear].place { return column }
            }
        }
        return nil
    }
}
