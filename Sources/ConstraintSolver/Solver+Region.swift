// Solving a region: collecting it, ordering it, and the forms of its members over the tears.

extension Solver {
    /// Solves the region around a variable that is not fixed.
    /// - Returns: false where its required rows exclude one another; nothing is changed then, and `agenda.conflict` has
    ///   the set.
    func solveRegion(from seed: Int32) -> Bool {
        collect(from: seed)
        orderRegion()
        evaluateRegion()
        findForms()
        let isSolved = closeTears() && solveRemainder()
        if agenda.inspected >= 0 { inspectRegion() }
        if isSolved, agenda.holds, !region.isHeldBack { holdRegion() }
        leaveRegion(keepingValues: isSolved)
        return isSolved
    }

    // MARK: 1. Collecting

    private func collect(from seed: Int32) {
        region.reset()
        let cells = cells.base, rows = rows.base, terms = terms.base
        cells[Int(seed)].flags |= VariableCell.inRegion
        region.members.append(seed)
        var next = 0
        while next < region.members.count {
            let variable = region.members[next]
            next += 1
            var slot = cells[Int(variable)].head
            while slot >= 0 {
                let owner = terms[Int(slot)].owner, row = rows + Int(owner)
                slot = terms[Int(slot)].next
                if row.pointee.flags & Row.inRegion != 0 { continue }
                row.pointee.flags |= Row.inRegion
                region.rows.append(owner)
                for other in row.pointee.first..<(row.pointee.first + row.pointee.count) {
                    let cell = cells + Int(terms[Int(other)].variable)
                    if cell.pointee.flags & (VariableCell.fixed | VariableCell.inRegion) != 0 { continue }
                    cell.pointee.flags |= VariableCell.inRegion
                    region.members.append(terms[Int(other)].variable)
                }
            }
        }
        var variables = UnsafeMutableBufferPointer(start: region.members.base, count: region.members.count)
        variables.sort()
        var list = UnsafeMutableBufferPointer(start: region.rows.base, count: region.rows.count)
        list.sort { rows[Int($0)].serial < rows[Int($1)].serial }
        for i in 0..<region.members.count {
            let cell = cells + Int(region.members[i])
            cell.pointee.next = Int32(i)
            if cell.pointee.definition >= 0 {
                rows[Int(cell.pointee.definition)].defines = -1
                cell.pointee.definition = -1
            }
            region.before.append(cell.pointee.value)
            region.definition.append(-2)
            region.tearOf.append(-1)
            region.forms.append(Region.Form())
            region.needed.append(false)
            if cell.pointee.flags & VariableCell.prefersZero != 0, agenda.holds {
                region.resting.append(Region.Resting(member: Int32(i)))
                region.needed[i] = true
            }
        }
        for i in 0..<region.rows.count {
            let row = rows + Int(region.rows[i])
            row.pointee.local = Int32(i)
            row.pointee.state = .unknown
            guard row.pointee.isHardEquality else {
                region.unknowns.append(-1)
                continue
            }
            var count: Int32 = 0
            for slot in row.pointee.first..<(row.pointee.first + row.pointee.count)
            where cells[Int(terms[Int(slot)].variable)].flags & VariableCell.inRegion != 0 { count += 1 }
            region.unknowns.append(count)
            if count == 1 { region.work.append(Int32(i)) }
        }
    }

    /// Takes the marks off again; values that moved by rounding alone go back.
    private func leaveRegion(keepingValues: Bool) {
        let cells = cells.base
        for i in 0..<region.members.count {
            let variable = region.members[i], cell = cells + Int(variable)
            cell.pointee.flags &= ~VariableCell.inRegion
            let value = cell.pointee.value, before = region.before[i]
            cell.pointee.value = before
            guard keepingValues else { continue }
            cell.pointee.flags |= VariableCell.done
            agenda.finished.append(variable)
            if abs(value - before) > 1e-12 * max(1, abs(value)) { setValue(variable, value, cells) }
        }
        for i in 0..<region.rows.count { rows[region.rows[i]].flags &= ~Row.inRegion }
    }

    // MARK: 2. Ordering

    private func orderRegion() {
        let cells = cells.base
        var nextSuggested = 0, next = 0
        while true {
            while let local = region.work.popLast() {
                if region.unknowns[local] == 1 { resolveBy(local) }
            }
            // A tear: what was suggested first, then the oldest.
            var tear = -1
            while nextSuggested < region.members.count, tear < 0 {
                if cells[Int(region.members[nextSuggested])].flags & VariableCell.suggested != 0,
                    region.definition[nextSuggested] == -2
                {
                    tear = nextSuggested
                }
                nextSuggested += 1
            }
            while next < region.members.count, tear < 0 {
                if region.definition[next] == -2 { tear = next }
                next += 1
            }
            guard tear >= 0 else { return }
            region.definition[tear] = -1
            region.tearOf[tear] = Int32(region.tears.count)
            region.tears.append(Int32(tear))
            region.isOpen.append(true)
            region.isFree.append(true)
            region.sums.append(0)
            region.targets.append(0)
            resolved(Int32(tear), by: -1)
        }
    }

    private func resolveBy(_ local: Int32) {
        let row = region.rows[local]
        region.unknowns[local] = -2
        for slot in rows[row].first..<(rows[row].first + rows[row].count) {
            let cell = cells[terms[slot].variable]
            guard cell.flags & VariableCell.inRegion != 0, region.definition[cell.next] == -2 else { continue }
            region.definition[cell.next] = row
            return resolved(cell.next, by: row)
        }
    }

    private func resolved(_ member: Int32, by row: Int32) {
        region.order.append(member)
        var slot = cells[region.members[member]].head
        while slot >= 0 {
            let owner = terms[slot].owner
            slot = terms[slot].next
            let local = rows[owner].local
            if owner == row || region.unknowns[local] < 0 { continue }
            region.unknowns[local] -= 1
            if region.unknowns[local] == 1 {
                region.work.append(local)
            } else if region.unknowns[local] == 0 {
                region.unknowns[local] = -2
                region.closings.append(owner)
            }
        }
    }

    // MARK: 3. Values

    /// Values of all members from those of the tears.
    func evaluateRegion() {
        let cells = cells.base, rows = rows.base, terms = terms.base
        for i in 0..<region.order.count {
            let member = region.order[i], row = region.definition[member]
            if row < 0 { continue }
            let variable = region.members[member]
            cells[Int(variable)].value = Solver.evaluate(rows + Int(row), variable, terms, cells)
        }
    }

    // MARK: 4. Forms

    /// Forms over the tears, for the members that closings and remaining rows mention and those that these read.
    private func findForms() {
        for i in 0..<region.rows.count where region.unknowns[i] == -1 { need(region.rows[i]) }
        for i in 0..<region.closings.count { need(region.closings[i]) }
        var i = region.order.count
        while i > 0 {
            i -= 1
            let member = region.order[i]
            if region.needed[member], region.definition[member] >= 0 { need(region.definition[member]) }
        }
        for i in 0..<region.order.count where region.needed[region.order[i]] {
            let member = region.order[i], row = region.definition[member]
            if row < 0 {
                region.gather(1, region.tearOf[member])
            } else {
                let variable = region.members[member]
                var own = 1.0
                for slot in rows[row].first..<(rows[row].first + rows[row].count) where terms[slot].variable == variable {
                    own = terms[slot].coefficient
                }
                for slot in rows[row].first..<(rows[row].first + rows[row].count) where terms[slot].variable != variable {
                    let cell = cells[terms[slot].variable]
                    if cell.flags & VariableCell.inRegion == 0 { continue }
                    region.gather(-terms[slot].coefficient / own, region.forms[cell.next])
                }
            }
            region.forms[member] = region.takeForm()
        }
    }

    private func need(_ row: Int32) {
        for slot in rows[row].first..<(rows[row].first + rows[row].count) {
            let cell = cells[terms[slot].variable]
            if cell.flags & VariableCell.inRegion != 0 { region.needed[cell.next] = true }
        }
    }

    /// The row's left side as a form over open tears; and what closed tears, as they move, add to it.
    func form(of row: Int32) -> (form: Region.Form, shift: Double) {
        for slot in rows[row].first..<(rows[row].first + rows[row].count) {
            let cell = cells[terms[slot].variable]
            if cell.flags & VariableCell.inRegion != 0 {
                region.gather(terms[slot].coefficient, region.forms[cell.next])
            }
        }
        return takeOpenForm()
    }

    /// A member as a form over open tears.
    func form(ofMember member: Int32) -> Region.Form {
        region.gather(1, region.forms[member])
        return takeOpenForm().form
    }

    /// Ends a sum: closed tears by the open ones that move them.
    private func takeOpenForm() -> (form: Region.Form, shift: Double) {
        var shift = 0.0
        for i in 0..<region.closed.count {
            let closed = region.closed[i], sum = region.sums[closed.tear]
            if sum == 0 { continue }
            region.sums[closed.tear] = .leastNonzeroMagnitude
            shift += sum * closed.constant
            region.gather(sum, closed.form)
        }
        return (region.takeForm(), shift)
    }
}
