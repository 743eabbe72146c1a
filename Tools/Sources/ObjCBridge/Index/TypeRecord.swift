// What the index knows of a type's declaration or of an extension.
// Swift: "Declarations".

/// One declaration of a type, or one extension of it.
public struct TypeRecord: Codable, Sendable, Equatable {
    public enum Kind: String, Codable, Sendable { case `class`, `struct`, `enum`, actor, `protocol`, `extension` }

    public var kind: Kind
    /// The name with the types around it: `Outer.Inner`. Of an extension the name as written.
    public var name: String
    /// Where the declaration begins, in bytes.
    public var offset: Int
    public var access: Access = .internal
    public var isGeneric = false
    /// Declared inside a function.
    public var isLocal = false
    /// Private inside another type, or inside a type that is.
    public var isPrivateNested = false
    public var isObjC = false
    /// The name given in `@objc(name)`.
    public var objectiveCName: String?
    public var hasObjCMembers = false
    /// Marked `@MainActor`.
    public var isMainActor = false
    public var inherited: [String] = []
    public var members: [MemberRecord] = []
    /// The `#if` conditions around it, outermost first.
    public var conditions: [String] = []
    /// The attributes of isolation that a copy of a protocol repeats.
    public var isolationAttributes = ""

    /// The last part of the name.
    public var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }
}
