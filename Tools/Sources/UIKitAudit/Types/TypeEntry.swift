// A type with all that the project says of it.
import SwiftModel

/// The declaration of a type and its extensions.
final class TypeEntry: Sendable {
    struct Part: Sendable {
        /// Empty for a framework's.
        var path: String
        var summary: TypeSummary
    }

    let type: NominalType
    /// The declarations (several where `#if` has them in branches); then extensions, in the order of their paths. Empty for a
    /// type that is only extended.
    let declarations: [Part]
    let extensions: [Part]

    init(type: NominalType, declarations: [Part], extensions: [Part]) {
        self.type = type
        self.declarations = declarations
        self.extensions = extensions
    }

    var parts: [Part] { declarations + extensions }
    var kind: TypeDeclaration.Kind? { declarations.first?.summary.kind }
    var generics: [String] { declarations.first?.summary.generics ?? [] }
}
