// A case of an enumeration.

/// One case; `case a, b` gives two.
public final class EnumCaseDeclaration: Sendable {
    public let name: String
    public let nameRange: Range<Int>
    public let parameters: [Parameter]
    public let rawValue: Expression?
    public let compilation: [CompilationCondition]
    public let range: Range<Int>

    public init(
        name: String, nameRange: Range<Int>, parameters: [Parameter], rawValue: Expression?,
        compilation: [CompilationCondition], range: Range<Int>
    ) {
        self.name = name
        self.nameRange = nameRange
        self.parameters = parameters
        self.rawValue = rawValue
        self.compilation = compilation
        self.range = range
    }
}
