// A comment.

/// One comment, with its markers.
public struct Comment: Sendable, Hashable {
    public enum Kind: UInt8, Sendable { case line, block, docLine, docBlock }

    public var kind: Kind
    public var range: Range<Int>

    public init(kind: Kind, range: Range<Int>) {
        self.kind = kind
        self.range = range
    }
}
