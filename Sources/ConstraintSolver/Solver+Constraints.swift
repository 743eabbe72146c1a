// Adding, changing and removing constraints.

extension Solver {
    /// Adds `first` `relation` `multiplier` × `second` + `constant`, the form of an NSLayoutConstraint.
    /// - Parameter prefersBound: whether an inequality is to stand at its bound where all constraints leave a choice, weaker
    ///   than any priority; where several ask, the first added counts most. Without effect on an equality.
    @discardableResult
    public func add(
        _ first: Variable, _ relation: Relation, _ second: Variable, multiplier: Double = 1, constant: Double = 0,
        priority: Priority = .required, prefersBound: Bool = false
    ) -> ConstraintID {
        if first == second {
            return add(
                [Term(first, 1 - multiplier)], relation, constant, priority: priority, prefersBound: prefersBound)
        }
        if multiplier == 0 { return add(first, relation, constant, priority: priority, prefersBound: prefersBound) }
        let row = makeRow(relation, constant, priority, prefersBound, count: 2)
        link(1, first, at: 0, of: row)
        link(-multiplier, second, at: 1, of: row)
        return finish(row)
    }

    /// Adds `variable` `relation` `constant`.
    @discardableResult
    public func add(
        _ variable: Variable, _ relation: Relation, _ constant: Double, priority: Priority = .required,
        prefersBound: Bool = false
    ) -> ConstraintID {
        let row = makeRow(relation, constant, priority, prefersBound, count: 1)
        link(1, variable, at: 0, of: row)
        return finish(row)
    }

    /// Adds Σ `terms` `relation` `constant`. A variable may occur more than once: its factors are added up.
    /// - Parameters:
    ///   - terms: finite factors; may be empty (then 0 `relation` `constant` either holds or is a conflict by itself).
    ///   - constant: the right-hand side; finite. What `setConstant(_:of:)` replaces.
    @discardableResult
    public func add(
        _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority = .required,
        prefersBound: Bool = false
    ) -> ConstraintID {
        terms.withUnsafeBufferPointer { add($0, relation, constant, priority: priority, prefersBound: prefersBound) }
    }

    /// The same from memory that the caller keeps, for callers that add many.
    @discardableResult
    public func add(
        _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double, priority: Priority = .required,
        prefersBound: Bool = false
    ) -> ConstraintID {
        var distinct = 0
        for i in terms.indices where isFirstAndCounts(terms, i) { distinct += 1 }
        let row = makeRow(relation, constant, priority, prefersBound, count: distinct)
        var place = 0
        for i in terms.indices where isFirstAndCounts(terms, i) {
            link(total(terms, i), terms[i].variable, at: place, of: row)
            place += 1
        }
        return finish(row)
    }

    /// Whether the constraint exists (broken ones do).
    public func contains(_ constraint: ConstraintID) -> Bool {
        constraint.index < rows.count && rows[constraint.row].generation == constraint.generation
            && rows[constraint.row].flags & Row.alive != 0
    }

    /// Removes a constraint; without effect where it is gone already.
    public func remove(_ constraint: ConstraintID) {
        if contains(constraint) { removeRow(constraint.row) }
    }

    /// Replaces the right-hand side; finite. The change counts from the next `solve()` on.
    public func setConstant(_ constant: Double, of constraint: ConstraintID) {
        precondition(contains(constraint), "the constraint was removed, or belongs to another solver")
        guard rows[constraint.row].constant != constant else { return }
        rows[constraint.row].constant = constant
        noteConstant(constraint.row)
    }

    /// Replaces the priority, also from and to required (UIKit forbids that for active constraints; it is the caller's to
    /// refuse it). A constraint made required anew counts as added last.
    public func setPriority(_ priority: Priority, of constraint: ConstraintID) {
        precondition(contains(constraint), "the constraint was removed, or belongs to another solver")
        let row = constraint.row
        guard rows[row].priority != priority.rawValue else { return }
        noteStrength(row)
        if priority.isRequired {
            serial &+= 1
            rows[row].serial = serial
        }
        rows[row].flags &= ~Row.broken
        rows[row].state = .unknown
        rows[row].priority = priority.rawValue
        notePending(row)
    }

    /// The right-hand side.
    public func constant(of constraint: ConstraintID) -> Double {
        precondition(contains(constraint), "the constraint was removed, or belongs to another solver")
        return rows[constraint.row].constant
    }

    // MARK: Rows and their terms

    private func isFirstAndCounts(_ terms: UnsafeBufferPointer<Term>, _ i: Int) -> Bool {
        for j in 0..<i where terms[j].variable == terms[i].variable { return false }
        return total(terms, i) != 0
    }

    private func total(_ terms: UnsafeBufferPointer<Term>, _ i: Int) -> Double {
        var sum = terms[i].coefficient
        for j in (i + 1)..<max(terms.count, i + 1) where terms[j].variable == terms[i].variable {
            sum += terms[j].coefficient
        }
        return sum
    }

    @inline(__always)
    private func makeRow(
        _ relation: Relation, _ constant: Double, _ priority: Priority, _ prefersBound: Bool, count: Int
    ) -> Int32 {
        serial &+= 1
        state.pointee.constraintCount += 1
        let first = takeRun(count)
        var generation: UInt32 = 0
        let row: Int32
        if let used = freeRows.popLast() {
            row = used
            generation = rows[row].generation &+ 1
        } else {
            row = Int32(rows.count)
            rows.reserve(rows.count + 1)
            rows.count += 1
        }
        rows[row] = Row(
            constant: constant, first: first, count: Int32(count), priority: priority.rawValue, serial: serial,
            generation: generation, defines: .none, local: 0, relation: relation,
            flags: prefersBound && relation != .equal ? Row.alive | Row.prefersBound : Row.alive)
        return row
    }

    @inline(__always)
    private func link(_ coefficient: Double, _ variable: Variable, at place: Int, of row: Int32) {
        precondition(isAlive(variable), "the variable was removed, or belongs to another solver")
        let slot = rows[row].first + Int32(place)
        let head = cells[variable.raw].head
        terms[slot] = TermCell(coefficient: coefficient, variable: variable.raw, owner: row, next: head, previous: .none)
        if let next = head.place { terms[next].previous = Link(slot) }
        cells[variable.raw].head = Link(slot)
    }

    @inline(__always)
    private func finish(_ row: Int32) -> ConstraintID {
        notePending(row)
        return ConstraintID(row: row, generation: rows[row].generation)
    }

    @inline(__always)
    private func takeRun(_ count: Int) -> Int32 {
        if count < freeRuns.count, let run = freeRuns[count].popLast() { return run }
        let run = Int32(terms.count)
        terms.reserve(terms.count + count)
        terms.count += count
        return run
    }

    func removeRow(_ row: Int32) {
        if rows[row].flags & Row.pending == 0 { noteStrength(row) }
        let first = rows[row].first, count = rows[row].count
        for slot in first..<(first + count) {
            let term = terms[slot]
            if let previous = term.previous.place {
                terms[previous].next = term.next
            } else {
                cells[term.variable].head = term.next
            }
            if let next = term.next.place { terms[next].previous = term.previous }
        }
        while freeRuns.count <= Int(count) { freeRuns.append(Pool(capacity: 4)) }
        freeRuns[Int(count)].append(first)
        rows[row].flags = 0
        freeRows.append(row)
        state.pointee.constraintCount -= 1
    }
}
