// A call's parts.

/// `callee(arguments) { trailing }`.
public struct Call: Sendable {
    public var callee: Expression
    /// In order, trailing closures last.
    public var arguments: [Argument]
    /// From `(` to `)`, both included; nil where there are only trailing closures.
    public var parentheses: Range<Int>?

    public init(callee: Expression, arguments: [Argument], parentheses: Range<Int>?) {
        self.callee = callee
        self.arguments = arguments
        self.parentheses = parentheses
    }

    /// The name that is called: of a member, or of a plain name; nil for anything else.
    public var name: String? {
        switch callee.calledExpression.kind {
        case .name(let name): name
        case .member(let member): member.name
        default: nil
        }
    }

    /// The bytes of the called name.
    public var nameRange: Range<Int>? {
        let callee = callee.calledExpression
        switch callee.kind {
        case .name: return callee.range
        case .member(let member): return member.nameRange
        default: return nil
        }
    }

    /// What stands before the dot; nil for a plain name and for `.implicit()`.
    public var receiver: Expression? {
        if case .member(let member) = callee.calledExpression.kind { member.base } else { nil }
    }

    /// The labels in order, `_` for none, as in `insertSubview(_:at:)`. The first trailing closure counts as `_`.
    public var labels: [String] { arguments.map { $0.label ?? "_" } }

    /// The argument with this label; `nil` as label gives the first without one.
    public func argument(_ label: String?) -> Expression? {
        arguments.first { $0.label == label }?.value
    }
}
