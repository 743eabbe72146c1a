// The solver's tables: variables, constraints and the terms that join them, as flat values with Int32 places.

/// One variable. Its terms form a doubly linked list through `TermCell.next`.
struct VariableCell: BitwiseCopyable {
    var value: Double
    /// First term that mentions it.
    var head: Link
    /// The row that defines it. While it is not `fixed`, a row that its solved region keeps (`Solver+Holding`).
    var definition: Link
    /// Above that of every variable its definition reads.
    var level: Int32
    /// The next variable of its level, while it waits in the level queue.
    var queueNext: Link
    /// Its number in the region being solved, while it belongs to one.
    var member: Int32
    var flags: UInt8

    static let alive: UInt8 = 1
    /// Required equalities determine it, by substitution alone.
    static let fixed: UInt8 = 2
    /// It is in the list of changes of this solve.
    static let changed: UInt8 = 4
    /// It waits in the level queue.
    static let queued: UInt8 = 8
    /// It belongs to the region being solved.
    static let inRegion: UInt8 = 16
    /// Its region was solved in this round.
    static let done: UInt8 = 32
    /// The caller suggested a value that others are to follow.
    static let suggested: UInt8 = 64
    /// It goes to 0 where nothing else is asked for.
    static let prefersZero: UInt8 = 128

    static let new = VariableCell(
        value: 0, head: .none, definition: .none, level: 0, queueNext: .none, member: 0, flags: alive)

    @inline(__always) var isFixed: Bool { flags & VariableCell.fixed != 0 }
}

/// One term: `coefficient` × `variable` in row `owner`.
struct TermCell: BitwiseCopyable {
    var coefficient: Double
    var variable: Int32
    var owner: Int32
    /// Its neighbours among the terms of its variable.
    var next: Link
    var previous: Link
}

/// One constraint: Σ terms `relation` `constant`. Its terms stand together from `first` on.
struct Row: BitwiseCopyable {
    var constant: Double
    var first: Int32
    var count: Int32
    var priority: Float
    /// When it was added.
    var serial: UInt32
    var generation: UInt32
    /// The variable that it defines.
    var defines: Link
    /// Number in the region being solved, while it belongs to one.
    var local: Int32
    var relation: Relation
    var flags: UInt8
    /// What the solution of its region rests on.
    var state = State.unknown

    /// How a row stands in a solved region; while all rows stand so, constants may change and it is still a solution.
    enum State: UInt8 {
        /// Its region is not held.
        case unknown
        /// It defines a variable.
        case defines
        /// It is kept, perhaps with room.
        case kept
        /// It is at its bound, and leaving it on either side matters.
        case atBound
        /// It is missed: too large, too small.
        case above, below
    }

    static let alive: UInt8 = 1
    /// Required, but given up because of a conflict: counts just below required.
    static let broken: UInt8 = 2
    /// It waits in the list of new rows.
    static let pending: UInt8 = 4
    /// It waits in the list of rows to look at after substitution.
    static let resting: UInt8 = 8
    /// It belongs to the region being solved.
    static let inRegion: UInt8 = 16
    /// Broken in this solve: not restored before its end, so that every conflict brings the end nearer.
    static let fresh: UInt8 = 32
    /// An inequality that stands at its bound where nothing else is asked for.
    static let prefersBound: UInt8 = 64

    /// The places of its terms.
    @inline(__always) var slots: Range<Int32> { first..<(first + count) }

    /// Strengths above that of any optional row.
    private static let requiredStrength: Float = 2000, brokenStrength: Float = 1000

    var isRequired: Bool { priority >= 1000 }
    var isBroken: Bool { flags & Row.broken != 0 }
    /// Must hold now.
    @inline(__always) var isHard: Bool { priority >= 1000 && flags & Row.broken == 0 }
    /// Must hold now, as an equality: may define a variable.
    @inline(__always) var isHardEquality: Bool { relation.isEquality && isHard }
    /// Orders rows by what they count: required, broken, 999.99….
    var strength: Float { isRequired ? (isBroken ? Row.brokenStrength : Row.requiredStrength) : priority }
}
