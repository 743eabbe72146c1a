// Questions about the solved system.

extension Solver {
    /// By how much a constraint is missed: 0 where it holds.
    public func violation(of constraint: ConstraintID) -> Double {
        precondition(contains(constraint), "the constraint was removed, or belongs to another solver")
        return violation(constraint.row)
    }

    /// Whether a required constraint was given up because of a conflict. It counts as required again when it can hold.
    public func isBroken(_ constraint: ConstraintID) -> Bool {
        contains(constraint) && rows[constraint.row].isBroken
    }

    /// The constraints that mention the variable, in the order in which they were added.
    public func constraints(mentioning variable: Variable) -> [ConstraintID] {
        guard isAlive(variable) else { return [] }
        var found: [Int32] = []
        var link = cells[variable.raw].head
        while let slot = link.place {
            found.append(terms[slot].owner)
            link = terms[slot].next
        }
        return identified(found)
    }

    /// The constraints that give the variable its value, in the order in which they were added: those that hold it, and
    /// through the variables that they read those that hold these. Changing one's constant may move the variable.
    ///
    /// Only constraints that bear on the present solution: an inequality with room, or an optional one that was given
    /// up, is not among them. Takes time with the size of what it finds.
    public func constraintsAffecting(_ variable: Variable) -> [ConstraintID] {
        guard isAlive(variable) else { return [] }
        var found = Set<Int32>(), seen: Set<Int32> = [variable.raw], list = [variable.raw], next = 0
        while next < list.count {
            let variable = list[next]
            next += 1
            let definition = cells[variable].definition.place.map { [$0] } ?? []
            let holders = cells[variable].isFixed ? definition : holders(of: variable)
            for row in holders where found.insert(row).inserted {
                for slot in rows[row].slots
                where seen.insert(terms[slot].variable).inserted { list.append(terms[slot].variable) }
            }
        }
        return identified(Array(found))
    }

    /// Whether the constraints leave the variable one value only: no other solution of equal violations moves it.
    public func isDetermined(_ variable: Variable) -> Bool {
        precondition(isAlive(variable), "the variable was removed, or belongs to another solver")
        if cells[variable.raw].isFixed { return true }
        let value = cells[variable.raw].value, reach = Solver.reach(value)
        return !leaves(value, probe(variable.raw, value + reach)) && !leaves(value, probe(variable.raw, value - reach))
    }

    /// Moves the ambiguous ones among the variables to another solution of equal violations.
    ///
    /// The next `solve()` starts from there. Calling it again moves them on, or back.
    /// - Returns: the variables whose value changed, with those that follow.
    @discardableResult
    public func exerciseAmbiguity(of variables: [Variable]) -> [Variable] {
        var changed: [Variable: Double] = [:]
        for variable in variables where isAlive(variable) && !cells[variable.raw].isFixed && changed[variable] == nil {
            let value = cells[variable.raw].value
            for target in [value + 20, value - 20] where leaves(value, probe(variable.raw, target)) {
                for (moved, before) in pull(variable.raw, target) where changed[moved] == nil {
                    changed[moved] = before
                }
                break
            }
        }
        return changed.filter { cells[$0.key.raw].value != $0.value }.keys.sorted()
    }

    // MARK: Pulling at a variable

    private static func reach(_ value: Double) -> Double { 1000 + abs(value) }

    private func leaves(_ value: Double, _ other: Double) -> Bool { abs(other - value) > 1e-5 + 1e-9 * abs(value) }

    /// The value that the variable takes when it is pulled at, weaker than by any constraint. Nothing stays changed.
    private func probe(_ variable: Int32, _ target: Double) -> Double {
        let moves = pull(variable, target)
        let reached = cells[variable].value
        for (moved, before) in moves { cells.base[Int(moved.raw)].value = before }
        return reached
    }

    /// Solves the variable's region with a wish below all constraints. Which variables moved, and their values before.
    private func pull(_ variable: Int32, _ target: Double) -> [(Variable, Double)] {
        let waiting = pending.rows.count, seeds = pending.seeds.count
        let wish = add(Variable(variable), .equal, target, priority: Priority(1e-30))
        rows[wish.row].flags &= ~Row.pending
        pending.rows.count = waiting
        agenda.holds = false
        defer { agenda.holds = true }
        _ = solveRegion(from: variable)
        removeRow(wish.row)
        pending.seeds.count = seeds
        var moves: [(Variable, Double)] = []
        for i in 0..<agenda.changes.count {
            let change = agenda.changes[i]
            cells.base[Int(change.variable)].flags &= ~VariableCell.changed
            moves.append((Variable(change.variable), change.before))
        }
        agenda.changes.removeAll()
        clearFinished()
        return moves
    }

    /// The rows of its region that hold a variable in the present solution, and whatever holds those with it.
    private func holders(of variable: Int32) -> [Int32] {
        agenda.inspected = variable
        agenda.holders = []
        agenda.holds = false
        defer { agenda.holds = true }
        _ = solveRegion(from: variable)
        agenda.inspected = nil
        for i in 0..<agenda.changes.count {
            cells.base[Int(agenda.changes[i].variable)].value = agenda.changes[i].before
            cells.base[Int(agenda.changes[i].variable)].flags &= ~VariableCell.changed
        }
        agenda.changes.removeAll()
        clearFinished()
        return agenda.holders
    }

    /// Called while the region stands solved: what holds the variable that is asked about.
    func inspectRegion(_ inspected: Int32) {
        let member = cells[inspected].member
        if let row = region.definition[member].row {
            agenda.holders = [row]
            return
        }
        // A tear: the equality that closed it, or the kept rows of its group that bear on it.
        guard let tear = region.tearOf[member].place else { return }
        for i in 0..<region.closed.count where region.closed[i].tear == tear {
            agenda.holders = [region.closed[i].row]
            return
        }
        for i in 0..<region.remaining.count where region.remaining[i].isKept {
            let form = region.remaining[i].form
            for j in form.places where region.entries[j].tear == tear {
                agenda.holders.append(region.remaining[i].row)
            }
        }
    }

    func identified(_ found: [Int32]) -> [ConstraintID] {
        found.sorted { rows[$0].serial < rows[$1].serial }.map {
            ConstraintID(row: $0, generation: rows[$0].generation)
        }
    }

    /// Σ terms − constant, at the present values.
    @inline(__always) func residual(_ row: Int32) -> Double {
        var sum = -rows[row].constant
        for slot in rows[row].slots {
            sum += terms[slot].coefficient * cells[terms[slot].variable].value
        }
        return sum
    }

    /// By how much the row is missed.
    func violation(_ row: Int32) -> Double {
        rows[row].relation.violation(residual(row))
    }
}
