// What the index knows of a member of a type.
// Swift: "Declarations".

/// A parameter of a method.
public struct ParameterRecord: Codable, Sendable, Equatable {
    /// The word in front of the argument in a call, nil if there is none.
    public var label: String?
    /// The name inside the function.
    public var name: String
    /// The parameter's type as written.
    public var type: String
    /// Whether the argument is passed `inout` or is a list of any length.
    public var isUnusual: Bool
}

/// A method, property or initialiser.
public struct MemberRecord: Codable, Sendable, Equatable {
    /// What kind of member it is.
    public enum Kind: String, Codable, Sendable { case method, property, initializer }
    /// Which attribute, if any, makes the member known to Objective-C.
    public enum Exposure: String, Codable, Sendable { case none, objc, outlet, action, inspectable, overridden }

    public var kind: Kind
    /// The name as written in code, with back-quotes if it has them.
    public var name: String
    public var parameters: [ParameterRecord] = []
    /// The type of the result or of the property, nil if none is written.
    public var type: String?
    /// Parameters, effects and result on one line.
    public var signature = ""
    public var access: Access?
    public var exposure = Exposure.none
    /// The name given in `@objc(name)`.
    public var objectiveCName: String?
    public var isStatic = false
    public var isOverride = false
    public var isRequired = false
    public var isConvenience = false
    public var isThrowing = false
    public var isAsync = false
    /// A requirement that a class may leave out.
    public var isOptional = false
    /// Whether the property can be set.
    public var isSettable = false
    /// `willSet` or `didSet` of a property that has this one alone and does not assign to itself in it.
    public var observer: String?
    /// Whether generated code must leave the member alone: `@nonobjc`, generic, unavailable.
    public var isHidden = false
    /// `MainActor`, `nonisolated`, or another actor's name, nil if nothing is written.
    public var isolation: String?
    /// The `#if` conditions around the member, outermost first.
    public var conditions: [String] = []
    /// The member's `@available` attributes.
    public var availability: [String] = []

    /// The labels of a call, `_` where there is none.
    public var labels: [String] { parameters.map { $0.label ?? "_" } }
    /// The name without back-quotes.
    public var plainName: String { name.filter { $0 != "`" } }

    /// Whether an overriding member has this signature.
    func isSame(as other: MemberRecord) -> Bool {
        kind == other.kind && name == other.name && labels == other.labels && isStatic == other.isStatic
            && parameters.map(\.isUnusual) == other.parameters.map(\.isUnusual)
    }

    /// The name under which Objective-C knows it.
    public var selectorName: String {
        objectiveCName
            ?? (kind == .property
                ? plainName
                : ObjectiveCName.method(plainName, labels.map { $0 == "_" ? nil : $0 }, throws: isThrowing, async: isAsync))
    }

    /// What stands in front of a call of it.
    var effects: String { (isThrowing ? "try " : "") + (isAsync ? "await " : "") }
    /// The arguments of a call that hands on the function's own parameters.
    var handedOn: String { call(parameters.map(\.name)) }
    /// The key of a table of signatures: `name(label:label:)`.
    var key: String { kind == .method ? plainName + "(" + labels.map { $0 + ":" }.joined() + ")" : plainName }

    /// The arguments of a call that hands on what came in under the names given.
    func call(_ values: [String]) -> String {
        zip(parameters, values).map { parameter, value in
            (parameter.label.map { $0 + ": " } ?? "") + (parameter.isUnusual ? "&" : "") + value
        }.joined(separator: ", ")
    }
}
