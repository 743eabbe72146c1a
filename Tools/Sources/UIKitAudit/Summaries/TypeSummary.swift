// A type as a summary keeps it.
import SwiftModel

/// One declaration or extension of a type.
public struct TypeSummary: Sendable, Hashable {
    public struct Case: Sendable, Hashable {
        public var name: String
        public var labels: [String]
        public var types: [TypeName]
    }

    public struct Alias: Sendable, Hashable {
        public var name: String
        public var generics: [String]
        public var target: TypeName
        public var isPrivate: Bool
    }

    public var kind: TypeDeclaration.Kind
    /// With the names of the types around it, such as `Outer.Inner`; for an extension as written.
    public var name: String
    public var inherited: [TypeName]
    public var generics: [String]
    public var modifiers: Modifiers
    /// `private` or `fileprivate`, itself or a type around it.
    public var isPrivate: Bool
    public var properties: [PropertySummary]
    public var functions: [FunctionSummary]
    public var cases: [Case]
    public var aliases: [Alias]
    /// Of the name.
    public var range: Range<Int>

    /// The last names of what it inherits or conforms to, each once.
    var inheritedNames: Set<String> {
        var result: Set<String> = []
        func add(_ name: TypeName) {
            switch name {
            case .named(let parts): if let last = parts.last { result.insert(last.name) }
            case .composition(let parts): for part in parts { add(part) }
            default: break
            }
        }
        for name in inherited { add(name) }
        return result
    }
}
