// A class, structure, enumeration, actor, protocol or extension.

/// A nominal type's declaration, or an extension of one.
public final class TypeDeclaration: Sendable {
    public enum Kind: UInt8, Sendable { case `class`, `struct`, `enum`, actor, `protocol`, `extension` }

    public let kind: Kind
    /// The simple name; for an extension the dotted name as written, without generic arguments.
    public let name: String
    public let nameRange: Range<Int>
    /// The names after the colon, in order; the first of a class may be its superclass or a protocol.
    public let inherited: [TypeAnnotation]
    public let generics: [GenericParameter]
    public let modifiers: Modifiers
    public let attributes: [Attribute]
    /// In source order, with those of every `#if` branch.
    public let members: [Declaration]
    public let compilation: [CompilationCondition]
    /// From the first attribute or modifier to the closing brace.
    public let range: Range<Int>
    /// From `{` to `}`, both included.
    public let bodyRange: Range<Int>

    public init(
        kind: Kind, name: String, nameRange: Range<Int>, inherited: [TypeAnnotation], generics: [GenericParameter],
        modifiers: Modifiers, attributes: [Attribute], members: [Declaration], compilation: [CompilationCondition],
        range: Range<Int>, bodyRange: Range<Int>
    ) {
        self.kind = kind
        self.name = name
        self.nameRange = nameRange
        self.inherited = inherited
        self.generics = generics
        self.modifiers = modifiers
        self.attributes = attributes
        self.members = members
        self.compilation = compilation
        self.range = range
        self.bodyRange = bodyRange
    }

    public var functions: [FunctionDeclaration] {
        members.compactMap { if case .function(let node) = $0 { node } else { nil } }
    }
    public var variables: [VariableDeclaration] {
        members.compactMap { if case .variable(let node) = $0 { node } else { nil } }
    }
    public var nestedTypes: [TypeDeclaration] {
        members.compactMap { if case .type(let node) = $0 { node } else { nil } }
    }
}
