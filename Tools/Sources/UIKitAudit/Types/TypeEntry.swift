// A type with all that the project says of it.
import Foundation
import SwiftModel

/// The declaration of a type and its extensions.
package final class TypeEntry: @unchecked Sendable {
    package struct Part: Sendable, Hashable {
        /// Empty for a framework's.
        package var path: String
        package var summary: TypeSummary

        package init(path: String, summary: TypeSummary) {
            self.path = path
            self.summary = summary
        }
    }

    package let type: NominalType
    /// The declarations (several where `#if` has them in branches); then extensions, in the order of their paths. Empty for a
    /// type that is only extended.
    package let declarations: [Part]
    package let extensions: [Part]
    /// The declarations, then the extensions.
    let parts: [Part]
    private let lock = NSLock()
    /// By name; made when it is first asked for, by any thread.
    private var table: [String: [MemberSymbol]]?

    init(type: NominalType, declarations: [Part], extensions: [Part]) {
        self.type = type
        self.declarations = declarations
        self.extensions = extensions
        parts = declarations + extensions
    }

    /// The members of a name that the type itself has, in the order of ``parts``; of one part properties, functions, cases.
    func members(named name: String) -> [MemberSymbol] {
        lock.lock()
        defer { lock.unlock() }
        if let table { return table[name] ?? [] }
        var made: [String: [MemberSymbol]] = [:]
        func add(_ name: String, _ part: Part, _ kind: MemberSymbol.Kind) {
            made[name, default: []].append(MemberSymbol(owner: type, path: part.path, kind: kind))
        }
        for part in parts {
            for property in part.summary.properties { add(property.name, part, .property(property)) }
            for function in part.summary.functions { add(function.name, part, .function(function)) }
            for one in part.summary.cases { add(one.name, part, .enumCase(one)) }
        }
        table = made
        return made[name] ?? []
    }

    var kind: TypeDeclaration.Kind? { declarations.first?.summary.kind }
    var generics: [String] { declarations.first?.summary.generics ?? [] }
}
