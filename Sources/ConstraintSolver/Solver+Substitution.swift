// Substitution: required equalities that define one variable each, in levels, evaluated when something below changes.

/// Lists of one solve.
struct Agenda {
    struct Change: BitwiseCopyable {
        var variable: Int32
        var before: Double
    }

    var queue = LevelQueue()
    /// Required equalities to try as definitions.
    var work = Pool<Int32>()
    /// Rows to look at when substitution is through.
    var rest = Pool<Int32>()
    /// Variables that are no longer fixed.
    var loosened = Pool<Int32>()
    var changes = Pool<Change>()
    /// Variables whose region has to be solved.
    var seeds = Pool<Int32>()
    /// Required rows over fixed variables that do not hold.
    var failed = Pool<Int32>()
    /// Variables of regions that were solved in this round.
    var finished = Pool<Int32>()
    /// Rows broken in this solve.
    var broken = Pool<Int32>()
    /// The set of the conflict found last.
    var conflict: [Int32] = []
    /// Whether solved regions are held.
    var holds = true
    /// The variable asked about, and the rows that hold it.
    var inspected: Int32?
    var holders: [Int32] = []

    func free() {
        queue.free()
        work.free()
        rest.free()
        loosened.free()
        changes.free()
        seeds.free()
        failed.free()
        finished.free()
        broken.free()
    }

    var bytes: Int {
        queue.bytes + work.bytes + rest.bytes + loosened.bytes + changes.bytes + seeds.bytes + failed.bytes
            + finished.bytes + broken.bytes
    }
}

extension Solver {
    /// The value that `row` gives `variable`, one of its terms.
    @inline(__always)
    static func evaluate(
        _ row: UnsafePointer<Row>, _ variable: Int32, _ terms: UnsafePointer<TermCell>,
        _ cells: UnsafePointer<VariableCell>
    ) -> Double {
        var sum = row.pointee.constant, own = 1.0
        var term = terms + Int(row.pointee.first)
        let end = term + Int(row.pointee.count)
        while term != end {
            if term.pointee.variable == variable {
                own = term.pointee.coefficient
            } else {
                sum -= term.pointee.coefficient * cells[Int(term.pointee.variable)].value
            }
            term += 1
        }
        return own == 1 ? sum : sum / own
    }

    @inline(__always)
    func setValue(_ variable: Int32, _ value: Double, _ cells: UnsafeMutablePointer<VariableCell>) {
        let cell = cells + Int(variable)
        if cell.pointee.flags & VariableCell.changed == 0 {
            cell.pointee.flags |= VariableCell.changed
            agenda.changes.append(Agenda.Change(variable: variable, before: cell.pointee.value))
        }
        cell.pointee.value = value
    }

    @inline(__always)
    func rest(_ row: Int32) {
        if rows[row].flags & Row.resting != 0 { return }
        rows[row].flags |= Row.resting
        agenda.rest.append(row)
    }

    /// Finds variables whose definition went another one, or loosens them and all that read them.
    func settleLost() {
        let cells = cells.base, rows = rows.base, terms = terms.base
        for i in 0..<pending.lost.count {
            let variable = pending.lost[i], cell = cells + Int(variable)
            guard cell.pointee.flags & VariableCell.alive != 0, cell.pointee.isFixed, cell.pointee.definition.isNone else {
                continue
            }
            if let other = otherDefinition(variable) {
                rows[Int(other)].defines = Link(variable)
                cell.pointee.definition = Link(other)
                agenda.queue.push(variable, cells)
            } else {
                loosen(variable)
            }
        }
        pending.lost.removeAll()
        for i in 0..<agenda.loosened.count {
            let variable = agenda.loosened[i]
            agenda.seeds.append(variable)
            var link = cells[Int(variable)].head
            while let slot = link.place {
                let owner = terms[Int(slot)].owner
                rows[Int(owner)].state = .unknown
                if rows[Int(owner)].isHardEquality { agenda.work.append(owner) } else { rest(owner) }
                link = terms[Int(slot)].next
            }
        }
        agenda.loosened.removeAll()
    }

    /// A required equality that defines the variable by fixed ones below its level, or nil.
    private func otherDefinition(_ variable: Int32) -> Int32? {
        let level = cells[variable].level
        var link = cells[variable].head
        while let slot = link.place {
            let owner = terms[slot].owner, row = rows[owner]
            link = terms[slot].next
            guard row.isHardEquality, row.defines.isNone else { continue }
            var fits = true
            for other in row.slots where terms[other].variable != variable {
                let cell = cells[terms[other].variable]
                if !cell.isFixed || cell.definition.isNone || cell.level >= level { fits = false }
            }
            if fits { return owner }
        }
        return nil
    }

    private func loosen(_ variable: Int32) {
        let cells = cells.base, rows = rows.base, terms = terms.base
        var next = agenda.loosened.count
        cells[Int(variable)].flags &= ~VariableCell.fixed
        agenda.loosened.append(variable)
        while next < agenda.loosened.count {
            let variable = agenda.loosened[next]
            next += 1
            var link = cells[Int(variable)].head
            while let slot = link.place {
                let row = rows + Int(terms[Int(slot)].owner)
                link = terms[Int(slot)].next
                guard let reader = row.pointee.defines.place, reader != variable else { continue }
                row.pointee.defines = .none
                cells[Int(reader)].definition = .none
                cells[Int(reader)].flags &= ~VariableCell.fixed
                agenda.loosened.append(reader)
            }
        }
    }

    /// Evaluates what waits in the queue, and what reads it where it changed.
    func propagate() {
        if agenda.queue.isEmpty { return }
        let cells = cells.base, rows = rows.base, terms = terms.base
        // Held here while the loop runs: an access to the object costs more than a step of it.
        var queue = agenda.queue, changes = agenda.changes
        while let variable = queue.pop(cells) {
            let cell = cells + Int(variable)
            guard let definition = cell.pointee.definition.place else { continue }
            let before = cell.pointee.value
            let value = Solver.evaluate(rows + Int(definition), variable, terms, cells)
            if value == before { continue }
            cell.pointee.value = value
            if cell.pointee.flags & VariableCell.changed == 0 {
                cell.pointee.flags |= VariableCell.changed
                changes.append(Agenda.Change(variable: variable, before: before))
            }
            var link = cell.pointee.head
            while let slot = link.place {
                let owner = terms[Int(slot)].owner
                link = terms[Int(slot)].next
                if owner == definition { continue }
                if let reader = rows[Int(owner)].defines.place { queue.push(reader, cells) } else { rest(owner) }
            }
        }
        agenda.queue = queue
        agenda.changes = changes
    }

    /// Makes definitions of new rows, and of those that they enable.
    func substitute() {
        let rows = rows.base
        while let row = agenda.work.popLast() { define(row) }
        for i in 0..<pending.rows.count {
            let row = pending.rows[i]
            guard rows[Int(row)].flags & Row.pending != 0 else { continue }
            rows[Int(row)].flags &= ~Row.pending
            guard rows[Int(row)].isHardEquality else {
                rest(row)
                continue
            }
            define(row)
            while let row = agenda.work.popLast() { define(row) }
        }
        pending.rows.removeAll()
    }

    /// Lets `row` define the one variable in it that is not fixed, if it is one.
    @inline(__always)
    private func define(_ place: Int32) {
        let cells = cells.base, rows = rows.base, terms = terms.base
        let row = rows + Int(place)
        if let defined = row.pointee.defines.place, cells[Int(defined)].isFixed { return }
        // 1. Look for it.
        var found = Link.none, level: Int32 = 0
        var sum = row.pointee.constant, own = 1.0
        var term = terms + Int(row.pointee.first)
        let end = term + Int(row.pointee.count)
        while term != end {
            let cell = cells + Int(term.pointee.variable)
            if cell.pointee.isFixed {
                level = max(level, cell.pointee.level + 1)
                sum -= term.pointee.coefficient * cell.pointee.value
            } else {
                if !found.isNone { return rest(place) }
                found = Link(term.pointee.variable)
                own = term.pointee.coefficient
            }
            term += 1
        }
        guard let unknown = found.place else { return rest(place) }
        // 2. Define it.
        let cell = cells + Int(unknown)
        if let holder = cell.pointee.definition.place { release(holder) }
        if let held = row.pointee.defines.place { cells[Int(held)].definition = .none }
        row.pointee.defines = Link(unknown)
        cell.pointee.definition = Link(place)
        cell.pointee.level = level
        cell.pointee.flags |= VariableCell.fixed
        let value = own == 1 ? sum : sum / own
        if value != cell.pointee.value { setValue(unknown, value, cells) }
        // 3. Rows that now may define another.
        var link = cell.pointee.head
        while let slot = link.place {
            let owner = terms[Int(slot)].owner
            link = terms[Int(slot)].next
            let other = rows + Int(owner)
            if owner == place || other.pointee.flags & Row.pending != 0 { continue }
            if let defined = other.pointee.defines.place, cells[Int(defined)].isFixed { continue }
            other.pointee.state = .unknown
            if other.pointee.isHardEquality { agenda.work.append(owner) } else { rest(owner) }
        }
    }

    /// A row that its region kept no longer defines: the variable is fixed now.
    private func release(_ row: Int32) {
        rows[row].defines = .none
        rows[row].state = .unknown
        rest(row)
    }
}
