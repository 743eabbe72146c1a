// How the two sides of a constraint compare.

/// The comparison of a constraint's left side with its constant; raw values are those of `NSLayoutConstraint.Relation`.
public enum Relation: Int8, Sendable, CaseIterable {
    /// Left ≤ right.
    case lessThanOrEqual = -1
    /// Left = right.
    case equal = 0
    /// Left ≥ right.
    case greaterThanOrEqual = 1
}
