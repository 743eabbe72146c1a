// How a type is written in source.
// Follows the Swift book, "Types".

/// A type as it is written, without knowing what it names.
public indirect enum TypeName: Sendable, Hashable {
    /// `A.B<C>`: one component a dot.
    case named([Component])
    case optional(TypeName)
    /// `T!`
    case implicitlyUnwrapped(TypeName)
    case array(TypeName)
    case dictionary(TypeName, TypeName)
    case tuple([TypeName])
    case function(parameters: [TypeName], result: TypeName, isEscaping: Bool)
    /// `some P` and `any P`.
    case existential(TypeName)
    case composition([TypeName])
    /// `T.Type`, `P.Protocol`.
    case metatype(TypeName)
    /// Missing, or a form the model does not tell apart (packs, inline arrays, `~Copyable`).
    case unknown

    /// One part of a dotted name.
    public struct Component: Sendable, Hashable {
        public var name: String
        public var generics: [TypeName]

        public init(_ name: String, generics: [TypeName] = []) {
            self.name = name
            self.generics = generics
        }
    }

    /// A type named by one identifier or a dotted path, without generic arguments; unknown where the text names nothing, as in
    /// `extension {}`.
    public init(_ dotted: String) {
        let parts = dotted.split(separator: ".").map { Component(String($0)) }
        self = parts.isEmpty ? .unknown : .named(parts)
    }

    /// The dotted name without generic arguments; nil where the type is not a plain name. `Optional<T>` is a plain name here.
    public var plainName: String? {
        guard case .named(let parts) = self else { return nil }
        return parts.count == 1 ? parts[0].name : parts.map(\.name).joined(separator: ".")
    }

    /// The type without `?` and `!`, however many there are.
    public var unwrapped: TypeName {
        switch self {
        case .optional(let inner), .implicitlyUnwrapped(let inner): inner.unwrapped
        default: self
        }
    }
}
