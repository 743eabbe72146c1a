// The solver's tables: variables, constraints and the terms that join them, as flat values with Int32 places.

/// One variable. Its terms form a doubly linked list through `TermCell.next`.
struct VariableCell: BitwiseCopyable {
    var value: Double
    /// First term that mentions it, or -1.
    var head: Int32
    /// The row that defines it, or -1.
    var definition: Int32
    /// Above that of every variable its definition reads.
    var level: Int32
    var flags: UInt8
    /// Scratch of one solve.
    var mark: UInt8

    static let alive: UInt8 = 1
    /// Required equalities alone determine it.
    static let fixed: UInt8 = 2
    /// Its value differs from the one last told to the caller.
    static let changed: UInt8 = 4
    /// It waits in a list of the current solve.
    static let listed: UInt8 = 8

    static let new = VariableCell(value: 0, head: -1, definition: -1, level: 0, flags: alive, mark: 0)
}

/// One term: `coefficient` × `variable` in row `owner`.
struct TermCell: BitwiseCopyable {
    var coefficient: Double
    var variable: Int32
    var owner: Int32
    var next: Int32
    var previous: Int32
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
    /// The variable that it defines, or -1.
    var defines: Int32
    var relation: Int8
    var flags: UInt8
    /// Scratch of one solve.
    var mark: UInt8

    static let alive: UInt8 = 1
    /// Required, but given up because of a conflict: counts just below required.
    static let broken: UInt8 = 2
    /// It waits in the list of new rows.
    static let pending: UInt8 = 4

    var isRequired: Bool { priority >= 1000 }
    var isBroken: Bool { flags & Row.broken != 0 }
    /// Must hold now.
    var isHard: Bool { priority >= 1000 && flags & Row.broken == 0 }
    /// Orders rows by what they count: required, broken, 999.99….
    var strength: Double { priority >= 1000 ? (isBroken ? 1000 : 2000) : Double(priority) }
}
