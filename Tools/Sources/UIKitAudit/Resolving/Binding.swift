// What a name means.

/// What a name or member expression refers to.
public enum Binding {
    /// A local variable or parameter.
    case local(LocalVariable)
    /// A function inside a function.
    case localFunction(FunctionScope)
    /// `self`, also by a `guard let self`.
    case selfValue
    case superValue
    /// A member by implicit `self`, or of a base; several where overloads are left.
    case member([MemberSymbol])
    /// A variable or function outside types; several where overloads are left.
    case global([MemberSymbol.Kind], path: String)
    case type(ResolvedType)

    public var local: LocalVariable? { if case .local(let local) = self { local } else { nil } }
    public var members: [MemberSymbol] { if case .member(let members) = self { members } else { [] } }
    /// The property, if it is one.
    public var property: MemberSymbol? { members.first { $0.property != nil } }
}
