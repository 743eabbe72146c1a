// A `var` or `let`: stored, computed, local or global.

/// One binding; `let a = 1, b = 2` gives two.
public final class VariableDeclaration: Sendable {
    /// The variable's name; empty where the pattern is not one identifier (see ``pattern``).
    public let name: String
    public let nameRange: Range<Int>
    public let pattern: Pattern
    public let isLet: Bool
    public let type: TypeAnnotation?
    public let initializer: Expression?
    /// Accessors and observers; a getter written without `get` is one with ``Accessor/isImplicit``.
    public let accessors: [Accessor]
    public let modifiers: Modifiers
    public let attributes: [Attribute]
    public let compilation: [CompilationCondition]
    /// The whole declaration, from the first attribute or modifier; the same for all bindings of one.
    public let range: Range<Int>
    /// This binding alone: pattern, type, value, accessors.
    public let bindingRange: Range<Int>

    public init(
        name: String, nameRange: Range<Int>, pattern: Pattern, isLet: Bool, type: TypeAnnotation?,
        initializer: Expression?, accessors: [Accessor], modifiers: Modifiers, attributes: [Attribute],
        compilation: [CompilationCondition], range: Range<Int>, bindingRange: Range<Int>
    ) {
        self.name = name
        self.nameRange = nameRange
        self.pattern = pattern
        self.isLet = isLet
        self.type = type
        self.initializer = initializer
        self.accessors = accessors
        self.modifiers = modifiers
        self.attributes = attributes
        self.compilation = compilation
        self.range = range
        self.bindingRange = bindingRange
    }

    /// Whether it has a getter of its own and so stores nothing.
    public var isComputed: Bool { accessors.contains { !$0.kind.isObserver && $0.kind != .initializer } }
    public func hasAttribute(_ name: String) -> Bool { attributes.contains { $0.name == name } }
    public func accessor(_ kind: Accessor.Kind) -> Accessor? { accessors.first { $0.kind == kind } }
}
