// All tables of a solver in one place outside of the object.

/// What a `Solver` holds. It lives behind a pointer: access to a stored property of an object is checked for overlap at
/// run time, which costs more than a step of the loops here.
struct SolverState {
    var cells = Pool<VariableCell>(capacity: 64)
    var terms = Pool<TermCell>(capacity: 64)
    var rows = Pool<Row>(capacity: 64)
    var freeRows = Pool<Int32>()
    var freeVariables = Pool<Int32>()
    var freeBoxes = Pool<Int32>()
    /// Free runs of terms, by length.
    var freeRuns: [Pool<Int32>] = []
    var serial: UInt32 = 0
    var variableCount = 0
    var constraintCount = 0
    var pending = PendingChanges()
    var agenda = Agenda()
    var region = Region()
    var simplex = Simplex()

    func free() {
        cells.free()
        terms.free()
        rows.free()
        freeRows.free()
        freeVariables.free()
        freeBoxes.free()
        for run in freeRuns { run.free() }
        pending.free()
        agenda.free()
        region.free()
        simplex.free()
    }

    var bytes: Int {
        let free = freeRows.bytes + freeVariables.bytes + freeBoxes.bytes + freeRuns.reduce(0) { $0 + $1.bytes }
        return cells.bytes + terms.bytes + rows.bytes + free + pending.bytes + agenda.bytes + region.bytes
            + simplex.bytes
    }
}

extension Solver {
    var cells: Pool<VariableCell> {
        @inline(__always) _read { yield state.pointee.cells }
        @inline(__always) _modify { yield &state.pointee.cells }
    }
    var terms: Pool<TermCell> {
        @inline(__always) _read { yield state.pointee.terms }
        @inline(__always) _modify { yield &state.pointee.terms }
    }
    var rows: Pool<Row> {
        @inline(__always) _read { yield state.pointee.rows }
        @inline(__always) _modify { yield &state.pointee.rows }
    }
    var freeRows: Pool<Int32> {
        @inline(__always) _read { yield state.pointee.freeRows }
        @inline(__always) _modify { yield &state.pointee.freeRows }
    }
    var freeVariables: Pool<Int32> {
        @inline(__always) _read { yield state.pointee.freeVariables }
        @inline(__always) _modify { yield &state.pointee.freeVariables }
    }
    var freeBoxes: Pool<Int32> {
        @inline(__always) _read { yield state.pointee.freeBoxes }
        @inline(__always) _modify { yield &state.pointee.freeBoxes }
    }
    var freeRuns: [Pool<Int32>] {
        @inline(__always) _read { yield state.pointee.freeRuns }
        @inline(__always) _modify { yield &state.pointee.freeRuns }
    }
    var serial: UInt32 {
        @inline(__always) _read { yield state.pointee.serial }
        @inline(__always) _modify { yield &state.pointee.serial }
    }
    var pending: PendingChanges {
        @inline(__always) _read { yield state.pointee.pending }
        @inline(__always) _modify { yield &state.pointee.pending }
    }
    var agenda: Agenda {
        @inline(__always) _read { yield state.pointee.agenda }
        @inline(__always) _modify { yield &state.pointee.agenda }
    }
    var region: Region {
        @inline(__always) _read { yield state.pointee.region }
        @inline(__always) _modify { yield &state.pointee.region }
    }
    var simplex: Simplex {
        @inline(__always) _read { yield state.pointee.simplex }
        @inline(__always) _modify { yield &state.pointee.simplex }
    }
}
