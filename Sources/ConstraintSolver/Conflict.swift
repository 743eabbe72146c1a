// Required constraints that exclude one another.

/// A set of required constraints that cannot all hold; without any one of them the others can.
public struct Conflict: Hashable, Sendable {
    /// The member that was added last: what the solver gives up unless told otherwise.
    public var newest: ConstraintID { members[members.count - 1] }

    /// The smallest conflicting set (irreducible: no member can be left out), in the order in which they were added.
    public let members: [ConstraintID]
}
