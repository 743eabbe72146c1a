// A system of linear constraints with strengths: its variables.

/// Linear equalities and inequalities over real unknowns, kept solved while they change.
///
/// Required constraints hold. Below them priorities count lexicographically: the sum of the absolute violations at a higher
/// one is made least before a lower one is looked at. Where that leaves a choice, variables that prefer 0 come as near to
/// it as they can, the oldest first; then inequalities that prefer their bound, one after another in the order of adding.
/// Where that leaves one, variables keep the values they had. Nothing depends on addresses or hashes: the same calls give
/// the same bits.
///
/// Changes are collected; `solve()` carries them out and tells which values changed. Queries answer for the state of the
/// last `solve()`. Not thread-safe: one solver belongs to one thread at a time.
public final class Solver {
    let state: UnsafeMutablePointer<SolverState>
    /// The number of variables that exist.
    public var variableCount: Int { state.pointee.variableCount }
    /// The number of constraints that exist, broken ones included.
    public var constraintCount: Int { state.pointee.constraintCount }

    /// An empty system.
    public init() {
        state = .allocate(capacity: 1)
        state.initialize(to: SolverState())
    }

    deinit {
        state.pointee.free()
        state.deinitialize(count: 1)
        state.deallocate()
    }

    /// Makes room, so that adding so much does not grow the tables piece by piece.
    public func reserve(variables: Int, constraints: Int) {
        cells.reserve(cells.count + variables)
        rows.reserve(rows.count + constraints)
        terms.reserve(terms.count + constraints * 3)
    }

    // MARK: Variables

    /// A new variable. While nothing determines it, it has `value` (finite); with `prefersZero` it is as near to 0 as the
    /// constraints leave it.
    public func makeVariable(value: Double = 0, prefersZero: Bool = false) -> Variable {
        state.pointee.variableCount += 1
        let place = freeVariables.popLast() ?? makeFreeVariables()
        cells[place] = .new
        cells[place].value = value
        if prefersZero { preferZero(place) }
        return Variable(place)
    }

    /// Makes four places.
    /// - Returns: the first of them; the others are free.
    private func makeFreeVariables() -> Int32 {
        let block = makeBlock()
        for step: Int32 in [3, 2, 1] { freeVariables.append(block + step) }
        return block
    }

    /// The four variables of a new rectangle, with the values they have while nothing determines them. With
    /// `prefersNoSize` width and height are as near to 0 as the constraints leave them.
    public func makeBox(
        minX: Double = 0, minY: Double = 0, width: Double = 0, height: Double = 0, prefersNoSize: Bool = false
    ) -> Box {
        state.pointee.variableCount += 4
        let block = freeBoxes.popLast() ?? makeBlock()
        let base = cells.base + Int(block)
        base[0] = .new
        base[0].value = minX
        base[1] = .new
        base[1].value = minY
        base[2] = .new
        base[2].value = width
        base[3] = .new
        base[3].value = height
        if prefersNoSize {
            preferZero(block + 2)
            preferZero(block + 3)
        }
        return Box(first: block)
    }

    private func preferZero(_ place: Int32) {
        cells[place].flags |= VariableCell.prefersZero
        if cells[place].value != 0 { pending.seeds.append(place) }
    }

    private func makeBlock() -> Int32 {
        let block = Int32(cells.count)
        cells.reserve(cells.count + 4)
        for _ in 0..<4 {
            var cell = VariableCell.new
            cell.flags = 0
            cells.append(cell)
        }
        return block
    }

    /// Removes variables and every constraint that mentions one of them, in time proportional to those constraints.
    ///
    /// Handles of the removed constraints become stale. Variables that are gone already are passed over.
    public func removeVariables(_ variables: some Sequence<Variable>) {
        for variable in variables where isAlive(variable) {
            while let slot = cells[variable.raw].head.place { removeRow(terms[slot].owner) }
            cells[variable.raw].flags = 0
            freeVariables.append(variable.raw)
            state.pointee.variableCount -= 1
        }
    }

    /// Removes a rectangle's variables and every constraint that mentions one of them.
    public func removeBox(_ box: Box) {
        guard isAlive(box.minX) else { return }
        for place in box.first..<(box.first + 4) {
            while let slot = cells[place].head.place { removeRow(terms[slot].owner) }
            cells[place].flags = 0
        }
        state.pointee.variableCount -= 4
        freeBoxes.append(box.first)
    }

    /// Whether the variable exists.
    public func isAlive(_ variable: Variable) -> Bool {
        variable.index < cells.count && cells[variable.raw].flags & VariableCell.alive != 0
    }

    /// The value after the last `solve()`.
    public func value(of variable: Variable) -> Double {
        precondition(isAlive(variable), "the variable was removed, or belongs to another solver")
        return cells[variable.raw].value
    }

    /// The value (finite) that the variable is to take at the next `solve()` and to keep where nothing determines it;
    /// variables that read it follow.
    ///
    /// Without effect on a variable that constraints determine.
    public func suggest(_ value: Double, for variable: Variable) {
        precondition(isAlive(variable), "the variable was removed, or belongs to another solver")
        pending.suggestions.append(PendingChanges.Suggestion(variable: variable.raw, value: value))
    }

    /// Bytes of all tables, with what they hold in reserve.
    public var memoryFootprint: Int { state.pointee.bytes }
}
