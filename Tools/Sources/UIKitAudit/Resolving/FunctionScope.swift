// A body of code with its surroundings.
import SwiftModel

/// Something that runs: a function, accessor, closure, initial value of a property, or the top level of a script.
public final class FunctionScope: Sendable {
    public enum Kind: Sendable {
        case function(FunctionDeclaration)
        /// Of a property or local variable.
        case accessor(Accessor, of: VariableDeclaration)
        case subscriptAccessor(Accessor, of: FunctionDeclaration)
        case closure(Closure, Expression)
        /// The initial value of a property or global.
        case initialValue(VariableDeclaration)
        case topLevel
    }

    /// Its place in ``FileIndex/functions``.
    public let index: Int
    public let kind: Kind
    /// The scope around a closure or local function; nil for members and globals.
    public let parent: FunctionScope?
    /// The type declarations around it, outermost first; those of the parent for closures.
    public let types: [TypeDeclaration]
    /// The name with the types' names, such as `Profile.viewDidLoad()`; a closure has the name of what it is in.
    public let qualifiedName: String

    init(index: Int, kind: Kind, parent: FunctionScope?, types: [TypeDeclaration], qualifiedName: String) {
        self.index = index
        self.kind = kind
        self.parent = parent
        self.types = types
        self.qualifiedName = qualifiedName
    }

    /// The statements; nil for a requirement and for an initial value.
    public var body: CodeBlock? {
        switch kind {
        case .function(let function): function.body
        case .accessor(let accessor, _), .subscriptAccessor(let accessor, _): accessor.body
        case .closure(let closure, _): closure.body
        case .initialValue, .topLevel: nil
        }
    }

    /// The declared function, if it is one.
    public var function: FunctionDeclaration? { if case .function(let function) = kind { function } else { nil } }
    public var closure: Closure? { if case .closure(let closure, _) = kind { closure } else { nil } }
    public var isClosure: Bool { closure != nil }
    /// The declaration, extension or class that holds it, if any.
    public var type: TypeDeclaration? { types.last }
    /// The function, accessor or initial value that a closure or local function is in, or itself.
    public var outermost: FunctionScope { parent?.outermost ?? self }

    /// Whether `self` is a type here, not an instance.
    public var isTypeMember: Bool {
        if let parent { return parent.isTypeMember }
        switch kind {
        case .function(let function), .subscriptAccessor(_, let function): return function.modifiers.isTypeMember
        case .accessor(_, let variable): return variable.modifiers.isTypeMember
        case .initialValue(let variable): return variable.modifiers.isTypeMember
        case .closure, .topLevel: return false
        }
    }

    /// Whether this is an instance method that overrides or implements `signature`, such as `viewDidLoad()`.
    public func isMethod(_ signature: String) -> Bool {
        guard let function, parent == nil, !types.isEmpty, !isTypeMember else { return false }
        return function.signature == signature
    }
}
