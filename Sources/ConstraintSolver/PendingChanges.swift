// What has been asked for since the last solve.

/// Lists of changed places. A place may have been given up or used again since: its flags tell.
struct PendingChanges {
    struct Suggestion: BitwiseCopyable {
        var variable: Int32
        var value: Double
    }

    /// New rows, and rows of a new strength.
    var rows = Pool<Int32>()
    /// Rows with a new constant.
    var constants = Pool<Int32>()
    /// Fixed variables whose definition went.
    var lost = Pool<Int32>()
    /// Variables that are not fixed and lost a row.
    var seeds = Pool<Int32>()
    var suggestions = Pool<Suggestion>()

    var isEmpty: Bool {
        rows.count | constants.count | lost.count | seeds.count | suggestions.count == 0
    }

    func free() {
        rows.free()
        constants.free()
        lost.free()
        seeds.free()
        suggestions.free()
    }

    var bytes: Int { rows.bytes + constants.bytes + lost.bytes + seeds.bytes + suggestions.bytes }
}

extension Solver {
    @inline(__always) func notePending(_ row: Int32) {
        if rows[row].flags & Row.pending != 0 { return }
        rows[row].flags |= Row.pending
        pending.rows.append(row)
    }

    @inline(__always) func noteConstant(_ row: Int32) {
        if rows[row].flags & Row.pending == 0 { pending.constants.append(row) }
    }

    /// The row is about to go, or to count differently.
    func noteStrength(_ row: Int32) {
        if let defined = rows[row].defines.place {
            rows[row].defines = .none
            cells[defined].definition = .none
            if cells[defined].isFixed {
                pending.lost.append(defined)
                return
            }
        }
        for slot in rows[row].slots where !cells[terms[slot].variable].isFixed {
            pending.seeds.append(terms[slot].variable)
        }
    }
}
