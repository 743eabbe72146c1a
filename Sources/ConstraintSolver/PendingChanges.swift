// What has been asked for since the last solve.

/// Lists of changed places. Places of rows may have been given up or used again since; `pending` flags tell.
struct PendingChanges {
    /// Any change at all.
    var any = false

    func free() {}

    var bytes: Int { 0 }
}

extension Solver {
    func notePending(_ row: Int32) { pending.any = true }
    func noteConstant(_ row: Int32) { pending.any = true }
    func noteStrength(_ row: Int32) { pending.any = true }
    func noteRemoval(_ row: Int32) { pending.any = true }
    func noteSuggestion(_ variable: Int32, _ value: Double) {
        cells[variable].value = value
        pending.any = true
    }
    func forget(_ variable: Int32) { pending.any = true }
}
