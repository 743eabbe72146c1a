// Any declaration.

/// A declaration. Those in `#if` branches stand in the list of their surroundings, each with its ``CompilationCondition``s.
public enum Declaration: Sendable {
    case type(TypeDeclaration)
    case function(FunctionDeclaration)
    case variable(VariableDeclaration)
    case typeAlias(TypeAliasDeclaration)
    case enumCase(EnumCaseDeclaration)
    case imports(ImportDeclaration)
    /// Operators, precedence groups, macros, associated types and what could not be parsed.
    case other(Range<Int>)

    public var range: Range<Int> {
        switch self {
        case .type(let node): node.range
        case .function(let node): node.range
        case .variable(let node): node.range
        case .typeAlias(let node): node.range
        case .enumCase(let node): node.range
        case .imports(let node): node.range
        case .other(let range): range
        }
    }
}
