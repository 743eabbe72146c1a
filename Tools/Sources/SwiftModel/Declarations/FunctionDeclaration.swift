// A function, initializer, deinitializer or subscript.

/// Something with parameters and a body that has a name of its own.
public final class FunctionDeclaration: Sendable {
    public enum Kind: UInt8, Sendable { case function, initializer, deinitializer, `subscript` }

    public let kind: Kind
    /// `init`, `deinit`, `subscript`, or the function's name.
    public let name: String
    public let nameRange: Range<Int>
    public let parameters: [Parameter]
    public let result: TypeAnnotation?
    public let generics: [GenericParameter]
    public let isAsync: Bool
    public let isThrowing: Bool
    /// `init?` and `init!`.
    public let isFailable: Bool
    public let modifiers: Modifiers
    public let attributes: [Attribute]
    /// nil for a requirement of a protocol, and for a subscript.
    public let body: CodeBlock?
    /// A subscript's accessors.
    public let accessors: [Accessor]
    public let compilation: [CompilationCondition]
    public let range: Range<Int>

    public init(
        kind: Kind, name: String, nameRange: Range<Int>, parameters: [Parameter], result: TypeAnnotation?,
        generics: [GenericParameter], isAsync: Bool, isThrowing: Bool, isFailable: Bool, modifiers: Modifiers,
        attributes: [Attribute], body: CodeBlock?, accessors: [Accessor], compilation: [CompilationCondition],
        range: Range<Int>
    ) {
        self.kind = kind
        self.name = name
        self.nameRange = nameRange
        self.parameters = parameters
        self.result = result
        self.generics = generics
        self.isAsync = isAsync
        self.isThrowing = isThrowing
        self.isFailable = isFailable
        self.modifiers = modifiers
        self.attributes = attributes
        self.body = body
        self.accessors = accessors
        self.compilation = compilation
        self.range = range
    }

    /// The name with its labels, such as `tableView(_:moveRowAt:to:)`; `deinit` has none.
    public var signature: String {
        kind == .deinitializer ? name : name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }
}
