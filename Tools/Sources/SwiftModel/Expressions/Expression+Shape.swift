// Questions about an expression's shape.

extension Expression {
    /// The expression below parentheses, `try`, `await`, `?`, `!` and `&`.
    public var bare: Expression {
        switch kind {
        case .parenthesized(let inner), .attempt(_, let inner), .await(let inner), .optionalChain(let inner),
            .forceUnwrap(let inner), .inOut(let inner):
            inner.bare
        default: self
        }
    }

    /// What is called: the callee below `?`, `!` and parentheses (`delegate?.done?()`).
    public var calledExpression: Expression {
        switch kind {
        case .optionalChain(let inner), .forceUnwrap(let inner), .parenthesized(let inner): inner.calledExpression
        default: self
        }
    }

    /// The call, if this is one below ``bare``.
    public var asCall: Call? { if case .call(let call) = bare.kind { call } else { nil } }
    /// The member access, if this is one below ``bare``.
    public var asMember: Member? { if case .member(let member) = bare.kind { member } else { nil } }
    /// The name, if this is a plain one below ``bare``.
    public var asName: String? { if case .name(let name) = bare.kind { name } else { nil } }
    /// The closure, if this is one below ``bare``.
    public var asClosure: Closure? { if case .closure(let closure) = bare.kind { closure } else { nil } }
    /// The literal, if this is one below ``bare``.
    public var asLiteral: Literal? { if case .literal(let literal) = bare.kind { literal } else { nil } }

    public var isSelf: Bool { asName == "self" }
    public var isSuper: Bool { asName == "super" }
    public var isNil: Bool { asLiteral == .nil }

    /// The names from the root, such as `["self", "view", "layer"]`; nil where something other than names and members
    /// is on the way. `?` and `!` are passed over.
    public var path: [String]? {
        let bare = bare
        switch bare.kind {
        case .name(let name): return [name]
        case .member(let member):
            guard let base = member.base?.path else { return nil }
            return base + [member.name]
        default: return nil
        }
    }
}
