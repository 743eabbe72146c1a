// The handle of one unknown of a solver.

/// An unknown of a `Solver`: one number that constraints relate to others.
///
/// Handles are small and are used again after `Solver.removeVariables(_:)`; a handle is meaningful for its own solver only.
public struct Variable: Hashable, Comparable, Sendable {
    let raw: Int32

    init(_ raw: Int32) { self.raw = raw }

    init(_ index: Int) { raw = Int32(truncatingIfNeeded: index) }

    /// The place of the variable in its solver, from 0 without large gaps: for tables kept beside the solver.
    public var index: Int { Int(raw) }

    /// Older places come before newer ones.
    public static func < (a: Variable, b: Variable) -> Bool { a.raw < b.raw }
}
