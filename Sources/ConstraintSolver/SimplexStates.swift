// How unknowns and rows of the simplex method stand, each state in one byte or four.

/// Where an unknown stands in the tableau: it is the basic unknown of a row, or the unknown of a column.
struct Standing: BitwiseCopyable {
    /// A row, or the complement of a column.
    private let raw: Int32

    @inline(__always) private init(raw: Int32) { self.raw = raw }

    @inline(__always) static func basic(row: Int32) -> Standing { Standing(raw: row) }
    @inline(__always) static func nonbasic(column: Int32) -> Standing { Standing(raw: ~column) }

    @inline(__always) var isBasic: Bool { raw >= 0 }
    /// The row of a basic unknown, else nil.
    @inline(__always) var row: Int? { raw < 0 ? nil : Int(raw) }
    /// The column of an unknown that is not basic, else nil.
    @inline(__always) var column: Int? { raw < 0 ? Int(~raw) : nil }
}

/// What a residual costs: the violation of a row's relation, or nothing.
enum Cost: UInt8 {
    case lessThanOrEqual, equal, greaterThanOrEqual
    /// The residual is watched only.
    case free

    @inline(__always) init(_ relation: Relation) {
        switch relation {
        case .lessThanOrEqual: self = .lessThanOrEqual
        case .equal: self = .equal
        case .greaterThanOrEqual: self = .greaterThanOrEqual
        }
    }

    /// Whether a residual above 0 costs.
    @inline(__always) var isAbove: Bool {
        switch self {
        case .lessThanOrEqual, .equal: true
        case .greaterThanOrEqual, .free: false
        }
    }

    /// Whether a residual below 0 costs.
    @inline(__always) var isBelow: Bool {
        switch self {
        case .equal, .greaterThanOrEqual: true
        case .lessThanOrEqual, .free: false
        }
    }
}

/// The piece of its violation that a residual is on; the raw value is the violation's derivative.
enum Side: Int8 {
    case below = -1
    /// The residual costs nothing there.
    case level = 0
    case above = 1
}

/// Which ways an unknown may leave 0, or its value, while bounds are sought.
struct Ways: BitwiseCopyable {
    private var bits: UInt8

    static var shut: Ways { Ways(bits: 0) }
    static var up: Ways { Ways(bits: 1) }
    static var down: Ways { Ways(bits: 2) }
    /// Of a residual at 0: its row alone keeps ways shut, so it must stay there.
    static var strict: Ways { Ways(bits: 4) }

    @inline(__always) static func way(up isUp: Bool) -> Ways { isUp ? .up : .down }
    @inline(__always) static func | (a: Ways, b: Ways) -> Ways { Ways(bits: a.bits | b.bits) }

    @inline(__always) func contains(_ ways: Ways) -> Bool { bits & ways.bits != 0 }
    @inline(__always) mutating func shut(_ ways: Ways) { bits &= ~ways.bits }
    @inline(__always) var isShut: Bool { bits == 0 }
    /// The number of ways that are open.
    @inline(__always) var count: Int { bits.nonzeroBitCount }
}
