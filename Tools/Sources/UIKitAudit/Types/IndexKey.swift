// What files tell and ask each other, as numbers.

/// A name with the kind of question that it answers, as a hash that is the same in every run. Two names of one hash cost a file a
/// needless check, never a finding: who looks a key up compares the names.
package struct IndexKey: Sendable, Hashable {
    package let hash: UInt64

    init(hash: UInt64) { self.hash = hash }

    private init(_ kind: Unicode.Scalar, _ name: String) {
        hash = StableHash.combine(StableHash.of(name), UInt64(kind.value))
    }

    /// Declarations, aliases and extensions of a type's qualified name.
    package static func type(_ name: String) -> IndexKey { IndexKey("t", name) }
    /// A function or variable outside types.
    package static func global(_ name: String) -> IndexKey { IndexKey("g", name) }
    /// The files that mention a capitalised name.
    package static func mention(_ name: String) -> IndexKey { IndexKey("m", name) }
    /// The places in a file.
    package static func positions(_ path: String) -> IndexKey { IndexKey("p", path) }
    /// The types whose first inherited name ends so.
    package static func subclasses(_ name: String) -> IndexKey { IndexKey("s", name) }
    /// The types of which some declaration or extension inherits a name that ends so, in any position.
    package static func conforming(_ name: String) -> IndexKey { IndexKey("c", name) }
    /// Any interface file.
    static let interfaces = IndexKey("i", "")
}
