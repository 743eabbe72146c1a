// A type alias.

/// `typealias Name = Type`; also an associated type with a default.
public final class TypeAliasDeclaration: Sendable {
    public let name: String
    public let generics: [GenericParameter]
    public let target: TypeAnnotation
    public let modifiers: Modifiers
    public let compilation: [CompilationCondition]
    public let range: Range<Int>

    public init(
        name: String, generics: [GenericParameter], target: TypeAnnotation, modifiers: Modifiers,
        compilation: [CompilationCondition], range: Range<Int>
    ) {
        self.name = name
        self.generics = generics
        self.target = target
        self.modifiers = modifiers
        self.compilation = compilation
        self.range = range
    }
}
