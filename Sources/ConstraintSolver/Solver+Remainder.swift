// The part of a region that needs the simplex method: inequalities and optional rows over open tears, group by group.

extension Solver {
    /// Residuals below this count as kept: rounding of the row's own numbers.
    @inline(__always) func tolerance(_ row: Int32) -> Double { 1e-8 + 1e-14 * magnitude(row) }

    /// The largest number that the row adds up.
    @inline(__always) func magnitude(_ row: Int32) -> Double {
        var largest = abs(rows[row].constant)
        for slot in rows[row].slots {
            largest = max(largest, abs(terms[slot].coefficient * cells[terms[slot].variable].value))
        }
        return largest
    }

    func solveRemainder() -> Bool {
        // 1. Forms over the open tears, and which tears they join.
        region.group.removeAll()
        region.column.removeAll()
        region.firstRow.removeAll()
        for tear in 0..<region.tears.count {
            region.group.append(Int32(tear))
            region.column.append(.none)
            region.firstRow.append(.none)
        }
        for i in 0..<region.rows.count where region.unknowns[i] == .definesNothing {
            let row = region.rows[i]
            let form = form(of: row).form
            if form.count == 0 {
                if rows[row].isHard, violation(row) > tolerance(row) {
                    explainRegion(row)
                    return false
                }
                restore(row)
                continue
            }
            let first = region.entries[form.start].tear
            for j in form.places.dropFirst() { join(first, region.entries[j].tear) }
            region.remaining.append(Region.Remaining(row: row, group: first, form: form))
        }
        // 2. Group by group, in the order of their first rows; then everything that reads the tears at once.
        let rests = region.resting.count > 0
        if region.remaining.count == 0, !rests { return true }
        region.isSeeking = !rests && agenda.holds
        linkGroups()
        let isOpen = solveGroups()
        if rests, isOpen {
            joinResting()
            region.isSeeking = true
            linkGroups()
            solveGroups()
        }
        applyMoves()
        settleExactly()
        refineClosed()
        // 3. Where rounding left more than it should, once more by itself.
        for i in 0..<region.remaining.count where region.remaining[i].isKept {
            let row = region.remaining[i].row
            if abs(residual(row)) > 1e-12 * (1 + magnitude(row)) { refine(region.remaining[i].group) }
        }
        // 4. Required rows that cannot hold; broken ones that do.
        for i in 0..<region.remaining.count {
            let row = region.remaining[i].row
            if rows[row].isHard, violation(row) > 10 * tolerance(row) {
                explainRegion(row)
                return false
            }
        }
        for i in 0..<region.remaining.count { restore(region.remaining[i].row) }
        return true
    }

    func root(_ tear: Int32) -> Int32 {
        var tear = tear
        while region.group[tear] != tear {
            region.group[tear] = region.group[region.group[tear]]
            tear = region.group[tear]
        }
        return tear
    }

    func join(_ a: Int32, _ b: Int32) {
        let a = root(a), b = root(b)
        if a < b { region.group[b] = a } else { region.group[a] = b }
    }

    /// A broken row that holds again counts as required again.
    func restore(_ row: Int32) {
        if rows[row].flags & (Row.broken | Row.fresh) == Row.broken, violation(row) <= tolerance(row) {
            rows[row].flags &= ~Row.broken
        }
    }

    /// Solves the rows of one group; the moves of its tears go to `region.moves`, their values to `region.targets`.
    /// - Returns: whether best solutions are left to choose from, where that matters.
    @discardableResult
    func solveGroup(_ group: Int32) -> Bool {
        // 1. Its rows, levels and tears.
        region.groupRows.removeAll()
        region.groupTears.removeAll()
        region.strengths.removeAll()
        var link = region.firstRow[group]
        while let i = link.place {
            region.remaining[i].isSolved = true
            region.groupRows.append(i)
            addTears(of: region.remaining[i].form)
            addStrength(rows[region.remaining[i].row].strength)
            link = region.remaining[i].next
        }
        if region.isSeeking { addRestingTears(group) }
        // 2. The problem.
        simplex.begin(columns: region.groupTears.count, levels: region.strengths.count)
        for column in 0..<region.groupTears.count {
            simplex.value[column] = cells[region.members[region.tears[region.groupTears[column]]]].value
        }
        for k in 0..<region.groupRows.count {
            let remaining = region.remaining[region.groupRows[k]], row = remaining.row
            var level: Int32 = 0
            while region.strengths[level] != rows[row].strength { level += 1 }
            simplex.addRow(level: level, cost: Cost(rows[row].relation))
            for j in remaining.form.places {
                simplex.set(region.entries[j].coefficient, at: Int(region.column[region.entries[j].tear].known))
            }
            simplex.seal(residual: residual(row), magnitude: magnitude(row))
        }
        simplex.tightenHeld()
        var isOpen = simplex.minimise()
        if isOpen { isOpen = region.isSeeking ? seek(group) : region.resting.count > 0 && simplex.findOpenWays() }
        // 3. Its solution.
        takeMoves()
        for k in 0..<region.groupRows.count {
            let isKept = !simplex.place[simplex.columns + k].isBasic
            region.remaining[region.groupRows[k]].isKept = isKept
            region.remaining[region.groupRows[k]].state = isKept ? .defines : simplex.state(k)
        }
        for column in 0..<region.groupTears.count {
            region.isFree[region.groupTears[column]] = !simplex.place[column].isBasic
        }
        for column in 0..<region.groupTears.count { region.column[region.groupTears[column]] = .none }
        return isOpen
    }

    private func addStrength(_ strength: Float) {
        var i = 0
        while i < region.strengths.count, region.strengths[i] > strength { i += 1 }
        if i < region.strengths.count, region.strengths[i] == strength { return }
        region.strengths.append(strength)
        var j = region.strengths.count - 1
        while j > i {
            region.strengths[j] = region.strengths[j - 1]
            j -= 1
        }
        region.strengths[i] = strength
    }

    private func takeMoves() {
        for column in 0..<region.groupTears.count {
            let tear = region.groupTears[column], variable = region.members[region.tears[tear]]
            let value = simplex.value[column]
            // The value itself waits: rows of other groups may mention the tear where it cancels out.
            region.moves[tear] = value - cells[variable].value
            region.targets[tear] = value
        }
    }

    /// Carries the moves of tears on to closed tears and to everything that reads them.
    private func applyMoves() {
        for tear in 0..<region.tears.count where region.moves[tear] != 0 {
            cells[region.members[region.tears[tear]]].value = region.targets[tear]
        }
        if region.closed.count > 0 { moveClosed(constants: false) }
        for tear in 0..<region.tears.count { region.moves[tear] = 0 }
        evaluateRegion()
    }

    /// Solves a group again from where it is, and corrects by the residuals of the rows that it keeps.
    private func refine(_ group: Int32) {
        solveGroup(group)
        applyMoves()
        for _ in 0..<2 {
            for k in 0..<region.groupRows.count {
                guard let column = simplex.place[simplex.columns + k].column else { continue }
                let row = region.remaining[region.groupRows[k]].row
                simplex.move(column, by: -residual(row) / simplex.weight[k])
                simplex.value[simplex.columns + k] = 0
            }
            takeMoves()
            applyMoves()
        }
    }

    /// Where a kept row mentions an open tear by itself, the row gives its value without rounding on the way.
    private func settleExactly() {
        var moved = false
        for i in 0..<region.remaining.count where region.remaining[i].isKept && region.remaining[i].form.count == 1 {
            let row = region.remaining[i].row, tear = region.entries[region.remaining[i].form.start].tear
            let variable = region.members[region.tears[tear]]
            var mentions = false, alone = true
            for slot in rows[row].slots {
                let cell = cells[terms[slot].variable]
                if terms[slot].variable == variable {
                    mentions = true
                } else if cell.flags & VariableCell.inRegion != 0 {
                    alone = false
                }
            }
            guard mentions, alone else { continue }
            let value = Solver.evaluate(rows.base + Int(row), variable, terms.base, cells.base)
            if value == cells[variable].value { continue }
            cells[variable].value = value
            moved = true
        }
        if moved { evaluateRegion() }
    }
}
