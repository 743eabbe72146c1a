// How far the rows and the members of a region are resolved, each state in four bytes.

/// How many unknowns a row of the region still has, or why nobody counts them.
struct UnknownCount: Equatable, BitwiseCopyable {
    private var raw: Int32

    /// The row defines nothing: it is an inequality, optional, or one that the solution does not keep.
    static var definesNothing: UnknownCount { @inline(__always) get { UnknownCount(-1) } }
    /// The row defines a member already, or closes a tear.
    static var usedUp: UnknownCount { @inline(__always) get { UnknownCount(-2) } }

    /// The count of a row that may define a member; not negative.
    @inline(__always) init(_ count: Int32) { raw = count }

    /// Whether unknowns of the row are counted.
    @inline(__always) var isCounting: Bool { raw >= 0 }

    /// One unknown less, of a row whose unknowns are counted.
    @inline(__always) mutating func decrease() {
        assert(isCounting, "the row's unknowns are not counted")
        raw -= 1
    }
}

/// What gives a member of the region its value.
struct MemberDefinition: Equatable, BitwiseCopyable {
    private let raw: Int32

    /// The member is a tear: its value is taken as given.
    static var torn: MemberDefinition { @inline(__always) get { MemberDefinition(-1) } }
    /// Nothing yet.
    static var unresolved: MemberDefinition { @inline(__always) get { MemberDefinition(-2) } }

    /// The row `row` of the solver.
    @inline(__always) init(_ row: Int32) { raw = row }

    /// The row, or nil for a member that is torn or unresolved.
    @inline(__always) var row: Int32? { raw < 0 ? nil : raw }
}
