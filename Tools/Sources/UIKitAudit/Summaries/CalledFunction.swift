// A function that a call can mean.

/// A function of the project with where it stands.
public struct CalledFunction: Sendable, Hashable {
    public var summary: FunctionSummary
    /// The type that declares or extends; nil for a global function.
    public var owner: NominalType?
    /// The file that it is in.
    public var path: String

    public init(summary: FunctionSummary, owner: NominalType?, path: String) {
        self.summary = summary
        self.owner = owner
        self.path = path
    }

    /// The name with its type's, such as `Profile.setUp()`.
    public var qualifiedName: String { (owner.map { $0.name + "." } ?? "") + summary.signature }
}
