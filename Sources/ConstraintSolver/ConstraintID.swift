// The handle of one constraint of a solver.

/// A constraint of a `Solver`. A handle never comes to mean another constraint: after removal it is stale.
public struct ConstraintID: Hashable, Sendable {
    let row: Int32
    let generation: UInt32

    /// The place of the constraint in its solver, from 0 without large gaps, used again after removal: for tables kept
    /// beside the solver.
    public var index: Int { Int(row) }
}
