// What an expression's type is known to be.

/// A type that names have been looked up for. Optional chaining adds no ``ResolvedType/optional(_:)`` of its own.
public indirect enum ResolvedType: Sendable, Hashable, CustomStringConvertible {
    case nominal(NominalType, [ResolvedType])
    /// `T?` and `T!`.
    case optional(ResolvedType)
    case array(ResolvedType)
    case dictionary(ResolvedType, ResolvedType)
    case tuple([ResolvedType])
    case function([ResolvedType], ResolvedType)
    /// The type itself as a value: `UIView` in `UIView.animate`, `UIView.self`.
    case metatype(ResolvedType)
    case composition([ResolvedType])
    /// Not known; rules stay silent.
    case unknown

    /// A type of a framework without generic arguments.
    public static func framework(_ name: String) -> ResolvedType { .nominal(NominalType(name: name, path: nil), []) }
    public static let void = ResolvedType.tuple([])
    static let bool = framework("Bool")
    static let int = framework("Int")

    /// The type below every `?`.
    public var unwrapped: ResolvedType {
        if case .optional(let inner) = self { inner.unwrapped } else { self }
    }

    /// The class, structure, enumeration or protocol below every `?`; nil for anything else, metatypes too.
    public var nominal: NominalType? {
        if case .nominal(let type, _) = unwrapped { type } else { nil }
    }

    /// The type that is named where a type stands as a value; nil for instances.
    public var instance: ResolvedType? {
        if case .metatype(let type) = self { type } else { nil }
    }

    public var isKnown: Bool { self != .unknown }
    public var isOptional: Bool { if case .optional = self { true } else { false } }

    public var description: String {
        switch self {
        case .nominal(let type, let generics):
            generics.isEmpty ? type.name : type.name + "<" + generics.map(\.description).joined(separator: ", ") + ">"
        case .optional(let inner): inner.description + "?"
        case .array(let element): "[\(element)]"
        case .dictionary(let key, let value): "[\(key): \(value)]"
        case .tuple(let elements): "(" + elements.map(\.description).joined(separator: ", ") + ")"
        case .function(let parameters, let result):
            "(" + parameters.map(\.description).joined(separator: ", ") + ") -> \(result)"
        case .metatype(let type): type.description + ".Type"
        case .composition(let parts): parts.map(\.description).joined(separator: " & ")
        case .unknown: "_"
        }
    }
}
