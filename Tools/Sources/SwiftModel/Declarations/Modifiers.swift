// The modifiers of a declaration.

/// Which modifiers stand before a declaration.
public struct Modifiers: OptionSet, Sendable, Hashable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let `static` = Modifiers(rawValue: 1 << 0)
    /// `class` before a member.
    public static let classMember = Modifiers(rawValue: 1 << 1)
    public static let override = Modifiers(rawValue: 1 << 2)
    public static let weak = Modifiers(rawValue: 1 << 3)
    /// `unowned`, with or without `(safe)`/`(unsafe)`.
    public static let unowned = Modifiers(rawValue: 1 << 4)
    public static let lazy = Modifiers(rawValue: 1 << 5)
    public static let final = Modifiers(rawValue: 1 << 6)
    public static let convenience = Modifiers(rawValue: 1 << 7)
    public static let required = Modifiers(rawValue: 1 << 8)
    public static let mutating = Modifiers(rawValue: 1 << 9)
    public static let `private` = Modifiers(rawValue: 1 << 10)
    public static let `fileprivate` = Modifiers(rawValue: 1 << 11)
    public static let `internal` = Modifiers(rawValue: 1 << 12)
    public static let package = Modifiers(rawValue: 1 << 13)
    public static let `public` = Modifiers(rawValue: 1 << 14)
    public static let open = Modifiers(rawValue: 1 << 15)
    public static let dynamic = Modifiers(rawValue: 1 << 16)
    public static let optional = Modifiers(rawValue: 1 << 17)
    public static let indirect = Modifiers(rawValue: 1 << 18)
    public static let nonisolated = Modifiers(rawValue: 1 << 19)
    /// `private(set)` and the like; the access of the setter itself is not kept.
    public static let restrictedSetter = Modifiers(rawValue: 1 << 20)
    public static let async = Modifiers(rawValue: 1 << 21)

    private static let spelled: [String: Modifiers] = [
        "static": .static, "class": .classMember, "override": .override, "weak": .weak, "unowned": .unowned,
        "lazy": .lazy, "final": .final, "convenience": .convenience, "required": .required, "mutating": .mutating,
        "private": .private, "fileprivate": .fileprivate, "internal": .internal, "package": .package,
        "public": .public, "open": .open, "dynamic": .dynamic, "optional": .optional, "indirect": .indirect,
        "nonisolated": .nonisolated, "async": .async,
    ]

    /// The modifier with this spelling; empty for one that the model does not tell apart.
    public init(spelling: String) { self = Self.spelled[spelling] ?? [] }

    /// Whether the member belongs to the type and not to an instance.
    public var isTypeMember: Bool { !isDisjoint(with: [.static, .classMember]) }
}
