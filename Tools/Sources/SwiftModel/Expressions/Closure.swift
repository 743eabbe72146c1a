// A closure expression.

/// `{ [captures] parameters in statements }`.
public final class Closure: Sendable {
    /// `[weak self]`, `[x = y.z]`.
    public struct Capture: Sendable {
        public var name: String
        /// nil for `[weak self]`, where the name itself is captured.
        public var value: Expression?
        public var isWeak: Bool
        public var isUnowned: Bool
        public var range: Range<Int>

        public init(name: String, value: Expression?, isWeak: Bool, isUnowned: Bool, range: Range<Int>) {
            self.name = name
            self.value = value
            self.isWeak = isWeak
            self.isUnowned = isUnowned
            self.range = range
        }
    }

    public let captures: [Capture]
    /// Empty also where `$0` is used.
    public let parameters: [Parameter]
    public let result: TypeAnnotation?
    public let isAsync: Bool
    public let isThrowing: Bool
    public let attributes: [Attribute]
    public let body: CodeBlock

    public init(
        captures: [Capture], parameters: [Parameter], result: TypeAnnotation?, isAsync: Bool, isThrowing: Bool,
        attributes: [Attribute], body: CodeBlock
    ) {
        self.captures = captures
        self.parameters = parameters
        self.result = result
        self.isAsync = isAsync
        self.isThrowing = isThrowing
        self.attributes = attributes
        self.body = body
    }

    /// Whether `self` is captured weakly (then `self` is optional inside).
    public var capturesSelfWeakly: Bool { captures.contains { $0.name == "self" && $0.isWeak } }
}
