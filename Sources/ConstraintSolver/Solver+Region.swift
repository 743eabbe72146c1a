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
        if let inspected = agenda.inspected { inspectRegion(inspected) }
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
            var link = cells[Int(variable)].head
            while let slot = link.place {
                let owner = terms[Int(slot)].owner, row = rows + Int(owner)
                link = terms[Int(slot)].next
                if row.pointee.flags & Row.inRegion != 0 { continue }
                row.pointee.flags |= Row.inRegion
                region.rows.append(owner)
                for other in row.pointee.slots {
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
            cell.pointee.member = Int32(i)
            if let definition = cell.pointee.definition.place {
                rows[Int(definition)].defines = .none
                cell.pointee.definition = .none
            }
            region.before.append(cell.pointee.value)
            region.definition.append(.unresolved)
            region.tearOf.append(.none)
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
                region.unknowns.append(.definesNothing)
                continue
            }
            var count: Int32 = 0
            for slot in row.pointee.slots
            where cells[Int(terms[Int(slot)].variable)].flags & VariableCell.inRegion != 0 { count += 1 }
            region.unknowns.append(UnknownCount(count))
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
                if region.unknowns[local] == UnknownCount(1) { resolveBy(local) }
            }
            // A tear: what was suggested first, then the oldest.
            var found: Int?
            while nextSuggested < region.members.count, found == nil {
                if cells[Int(region.members[nextSuggested])].flags & VariableCell.suggested != 0,
                    region.definition[nextSuggested] == .unresolved
                {
                    found = nextSuggested
                }
                nextSuggested += 1
            }
            while next < region.members.count, found == nil {
                if region.definition[next] == .unresolved { found = next }
                next += 1
            }
            guard let tear = found else { return }
            region.definition[tear] = .torn
            region.tearOf[tear] = Link(Int32(region.tears.count))
            region.tears.append(Int32(tear))
            region.isOpen.append(true)
            region.isFree.append(true)
            region.sums.append(0)
            region.isTouched.append(false)
            region.moves.append(0)
            region.targets.append(0)
            resolved(Int32(tear), by: nil)
        }
    }

    private func resolveBy(_ local: Int32) {
        let row = region.rows[local]
        region.unknowns[local] = .usedUp
        for slot in rows[row].slots {
            let cell = cells[terms[slot].variable]
            guard cell.flags & VariableCell.inRegion != 0, region.definition[cell.member] == .unresolved else { continue }
            region.definition[cell.member] = MemberDefinition(row)
            return resolved(cell.member, by: row)
        }
    }

    private func resolved(_ member: Int32, by row: Int32?) {
        region.order.append(member)
        var link = cells[region.members[member]].head
        while let slot = link.place {
            let owner = terms[slot].owner
            link = terms[slot].next
            let local = rows[owner].local
            if owner == row || !region.unknowns[local].isCounting { continue }
            region.unknowns[local].decrease()
            if region.unknowns[local] == UnknownCount(1) {
                region.work.append(local)
            } else if region.unknowns[local] == UnknownCount(0) {
                region.unknowns[local] = .usedUp
                region.closings.append(owner)
            }
        }
    }

    // MARK: 3. Values

    /// Values of all members from those of the tears.
    func evaluateRegion() {
        let cells = cells.base, rows = rows.base, terms = terms.base
        for i in 0..<region.order.count {
            let member = region.order[i]
            guard let row = region.definition[member].row else { continue }
            let variable = region.members[member]
            cells[Int(variable)].value = Solver.evaluate(rows + Int(row), variable, terms, cells)
        }
    }

    // MARK: 4. Forms

    /// Forms over the tears, for the members that closings and remaining rows mention and those that these read.
    private func findForms() {
        for i in 0..<region.rows.count where region.unknowns[i] == .definesNothing { need(region.rows[i]) }
        for i in 0..<region.closings.count { need(region.closings[i]) }
        var i = region.order.count
        while i > 0 {
            i -= 1
            let member = region.order[i]
            if region.needed[member], let row = region.definition[member].row { need(row) }
        }
        for i in 0..<region.order.count where region.needed[region.order[i]] {
            let member = region.order[i]
            if let tear = region.tearOf[member].place {
                region.gather(1, tear)
            } else if let row = region.definition[member].row {
                let variable = region.members[member]
                var own = 1.0
                for slot in rows[row].slots where terms[slot].variable == variable {
                    own = terms[slot].coefficient
                }
                for slot in rows[row].slots where terms[slot].variable != variable {
                    let cell = cells[terms[slot].variable]
                    if cell.flags & VariableCell.inRegion == 0 { continue }
                    region.gather(-terms[slot].coefficient / own, region.forms[cell.member])
                }
            }
            region.forms[member] = region.takeForm()
        }
    }

    private func need(_ row: Int32) {
        for slot in rows[row].slots {
            let cell = cells[terms[slot].variable]
            if cell.flags & VariableCell.inRegion != 0 { region.needed[cell.member] = true }
        }
    }

    /// The row's left side as a form over open tears; and what closed tears, as they move, add to it.
    func form(of row: Int32) -> (form: Region.Form, shift: Double) {
        for slot in rows[row].slots {
            let cell = cells[terms[slot].variable]
            if cell.flags & VariableCell.inRegion != 0 {
                region.gather(terms[slot].coefficient, region.forms[cell.member])
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
            region.sums[closed.tear] = 0
            shift += sum * closed.constant
            region.gather(sum, closed.form)
        }
        return (region.takeForm(), shift)
    }
}
