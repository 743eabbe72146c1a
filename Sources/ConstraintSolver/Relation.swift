// How the two sides of a constraint compare.

/// The comparison of a constraint's left side with its constant; raw values are those of `NSLayoutConstraint.Relation`.
public enum Relation: Int8, Sendable, BitwiseCopyable, CaseIterable {
    /// Left ≤ right.
    case lessThanOrEqual = -1
    /// Left = right.
    case equal = 0
    /// Left ≥ right.
    case greaterThanOrEqual = 1

    // Compared by `switch`: `==` of an enum with raw values compares these, through a generic function.

    @inline(__always) var isEquality: Bool {
        switch self {
        case .equal: true
        case .lessThanOrEqual, .greaterThanOrEqual: false
        }
    }

    /// Whether a left side above the right one violates it.
    @inline(__always) var forbidsAbove: Bool {
        switch self {
        case .lessThanOrEqual, .equal: true
        case .greaterThanOrEqual: false
        }
    }

    /// Whether a left side below the right one violates it.
    @inline(__always) var forbidsBelow: Bool {
        switch self {
        case .equal, .greaterThanOrEqual: true
        case .lessThanOrEqual: false
        }
    }

    /// By how much it is violated where left − right is `residual`.
    @inline(__always) func violation(_ residual: Double) -> Double {
        switch self {
        case .lessThanOrEqual: max(residual, 0)
        case .equal: abs(residual)
        case .greaterThanOrEqual: max(-residual, 0)
        }
    }
}
