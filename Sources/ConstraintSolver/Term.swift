// One summand of a constraint.

/// A variable times a factor.
public struct Term: Hashable, Sendable {
    /// The unknown.
    public var variable: Variable
    /// Its factor; finite. A term with factor 0 is dropped.
    public var coefficient: Double

    /// `coefficient` × `variable`.
    public init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}
