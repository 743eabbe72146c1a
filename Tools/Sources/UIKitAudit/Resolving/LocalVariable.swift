// A variable of a function.
import SwiftModel

/// A local variable, parameter, or name bound by a pattern or a capture list.
public final class LocalVariable {
    public enum Kind: Sendable {
        case variable(VariableDeclaration)
        /// The position among the parameters.
        case parameter(Parameter, Int)
        /// `if let`, `guard let`, `case`, `for`, `catch`, a tuple.
        case pattern
        /// `[x = y]`; `[weak x]` stays the captured variable itself.
        case capture
        /// `newValue`, `oldValue`, `error`, `$0`.
        case implicit
    }

    public let name: String
    public let kind: Kind
    /// Where the name is declared.
    public let range: Range<Int>
    public let isLet: Bool
    /// The function, accessor or closure that has it.
    public let function: FunctionScope
    public internal(set) var type: ResolvedType
    /// The value it is made with, where that is one expression; for `if let` what is unwrapped.
    public let value: Expression?

    init(
        name: String, kind: Kind, range: Range<Int>, isLet: Bool, function: FunctionScope, type: ResolvedType,
        value: Expression?
    ) {
        self.name = name
        self.kind = kind
        self.range = range
        self.isLet = isLet
        self.function = function
        self.type = type
        self.value = value
    }

    /// The declaration's modifiers (`weak`, `lazy`); empty for others.
    public var modifiers: Modifiers { if case .variable(let node) = kind { node.modifiers } else { [] } }
    public var parameterIndex: Int? { if case .parameter(_, let index) = kind { index } else { nil } }
}
