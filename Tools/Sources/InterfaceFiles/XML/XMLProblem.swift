// What is wrong with an XML text.

/// The first thing in a text that is not well formed, or that this reader refuses.
package struct XMLProblem: Error, Hashable, Sendable {
    /// What kind of fault it is.
    package enum Kind: Sendable {
        case malformed, tooDeep
    }

    package var kind: Kind
    /// In bytes.
    package var offset: Int
    package var message: String
}
