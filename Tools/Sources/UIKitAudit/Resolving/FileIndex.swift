// A file's nodes by what rules look for.
import SwiftModel

/// The functions, calls, assignments and types of a file, found in one walk, and what is around each node.
public final class FileIndex: Sendable {
    /// A call with where it stands.
    public struct CallSite: Sendable {
        public let expression: Expression
        public let call: Call
        public let function: FunctionScope

        /// The called name; empty where something else than a name is called.
        public var name: String { call.name ?? "" }
    }

    /// A type declaration or extension with the ones around it.
    public struct TypeSite: Sendable {
        public let declaration: TypeDeclaration
        /// Outermost first, without itself.
        public let outer: [TypeDeclaration]

        /// With the names of the types around it; for an extension as written.
        public var qualifiedName: String { (outer + [declaration]).map(\.name).joined(separator: ".") }
    }

    public struct AssignmentSite: Sendable {
        public let expression: Expression
        public let target: Expression
        public let operation: String
        public let value: Expression
        public let function: FunctionScope
    }

    /// Outer ones before those inside them.
    public let functions: [FunctionScope]
    public let types: [TypeSite]
    public let calls: [CallSite]
    public let assignments: [AssignmentSite]
    public let callsByName: [String: [Int]]
    private let parents: [ModelNode?]
    private let owners: [Int32]
    private let scopes: [Int: FunctionScope]
    private let declared: [ObjectIdentifier: Int]

    public init(_ file: FileModel) {
        var builder = FileIndexBuilder(file)
        builder.build()
        functions = builder.functions
        types = builder.types
        calls = builder.calls
        assignments = builder.assignments
        var byName: [String: [Int]] = [:]
        for (index, site) in calls.enumerated() {
            if let name = site.call.name { byName[name, default: []].append(index) }
        }
        callsByName = byName
        parents = builder.parents
        owners = builder.owners
        scopes = builder.scopes
        var declared: [ObjectIdentifier: Int] = [:]
        for (position, scope) in builder.functions.enumerated() {
            if let function = scope.function { declared[ObjectIdentifier(function)] = position }
        }
        self.declared = declared
    }

    public func calls(named names: [String]) -> [CallSite] {
        if names.count == 1 { return (callsByName[names[0]] ?? []).map { calls[$0] } }
        return names.flatMap { callsByName[$0] ?? [] }.sorted().map { calls[$0] }
    }

    /// The expression or statement directly around; nil at the top of a body of a member and of an initial value.
    public func parent(of node: ModelNode) -> ModelNode? { parents[node.id] }

    /// The function that a node is evaluated in: inside a closure the closure; of the closure expression itself the one around.
    public func function(of node: ModelNode) -> FunctionScope { functions[Int(owners[node.id])] }

    /// The scope of a closure expression's body.
    public func closure(_ expression: Expression) -> FunctionScope? { scopes[expression.id] }

    /// The scope of a declared function, by its declaration.
    public func scope(of declaration: FunctionDeclaration) -> FunctionScope? {
        declared[ObjectIdentifier(declaration)].map { functions[$0] }
    }
}
