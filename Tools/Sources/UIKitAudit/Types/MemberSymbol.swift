// A member of a type.

/// A property, method, initializer, subscript or case, with the type that has it.
public struct MemberSymbol: Sendable, Hashable {
    public enum Kind: Sendable, Hashable {
        case property(PropertySummary)
        case function(FunctionSummary)
        case enumCase(TypeSummary.Case)
    }

    /// The type that declares it, or that the declaring extension extends.
    public var owner: NominalType
    /// The declaring file; empty for a framework's.
    public var path: String
    public var kind: Kind

    public var name: String {
        switch kind {
        case .property(let property): property.name
        case .function(let function): function.name
        case .enumCase(let one): one.name
        }
    }
    public var property: PropertySummary? { if case .property(let property) = kind { property } else { nil } }
    public var function: FunctionSummary? { if case .function(let function) = kind { function } else { nil } }
    /// Whether a framework declares it.
    public var isOfFramework: Bool { path.isEmpty }
    public var isTypeMember: Bool {
        switch kind {
        case .property(let property): property.modifiers.isTypeMember
        case .function(let function): function.modifiers.isTypeMember || function.kind == .initializer
        case .enumCase: true
        }
    }
}

extension [MemberSymbol] {
    /// What the name means where nothing is called: a property before the methods of its name, as `tableView` among those of a
    /// data source.
    var asValue: MemberSymbol? { first { $0.function == nil } ?? first }
}
