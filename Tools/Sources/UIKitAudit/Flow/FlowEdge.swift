// How control goes on.
import SwiftModel

/// A way from one block to another.
public struct FlowEdge: Sendable {
    public enum Kind: Sendable {
        case next
        /// A condition without `&&`, `||`, `!` came out so.
        case condition(Expression, Bool)
        /// An optional binding or pattern of `if`, `guard`, `while` matched or did not.
        case match(Condition, Bool)
        /// `#available`.
        case availability(Condition, Bool)
        /// `for`: another element, or none.
        case iteration(ForStatement, Bool)
        /// A case of a `switch`, by its place.
        case matchedCase(SwitchStatement, Int)
        /// This expression threw.
        case thrown(Expression)
        /// A `throw` statement.
        case throwing(Statement)
        /// The branch of `#if`; nil for none of them.
        case compilation(CompilationCondition?)
        /// The function is left by `return`; nil at the end of the body.
        case returns(Statement?)
    }

    public let target: Int
    public let kind: Kind
}
