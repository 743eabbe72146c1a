// A property as a summary keeps it.
import SwiftModel

/// A stored or computed property, or a global variable.
public struct PropertySummary: Sendable, Hashable {
    public var name: String
    /// As written; nil where the type is inferred.
    public var type: TypeName?
    /// The initial value, or what a getter returns; ``ValueExpression/unknown`` where there is none.
    public var value: ValueExpression
    public var modifiers: Modifiers
    public var isLet: Bool
    public var isComputed: Bool
    public var isOutlet: Bool
    /// What the getter, setter and observers do.
    public var accessors: [FunctionSummary]
    /// Of the name; not part of equality, see ``FileSummary/interfaceHash``.
    public var range: Range<Int>
}
