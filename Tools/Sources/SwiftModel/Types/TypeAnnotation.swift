// A written type with its place.

/// A written type and the bytes it takes.
public struct TypeAnnotation: Sendable, Hashable {
    public var name: TypeName
    public var range: Range<Int>

    public init(_ name: TypeName, range: Range<Int>) {
        self.name = name
        self.range = range
    }
}
