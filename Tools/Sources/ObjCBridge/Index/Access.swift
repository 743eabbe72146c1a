// Who may see a declaration.
// Swift: "Access Control".

/// The access levels, narrowest first.
public enum Access: Int, Codable, Sendable, Comparable {
    case `private`, `fileprivate`, `internal`, package, `public`, open

    public static func < (one: Access, other: Access) -> Bool { one.rawValue < other.rawValue }

    /// The level that a modifier names, nil for another modifier.
    init?(modifier: String) {
        switch modifier {
        case "private": self = .private
        case "fileprivate": self = .fileprivate
        case "internal": self = .internal
        case "package": self = .package
        case "public": self = .public
        case "open": self = .open
        default: return nil
        }
    }

    /// The modifier that gives a member of generated code this level, with a blank behind it. Nothing but a class body may
    /// say `open`.
    var generatedModifier: String {
        switch self {
        case .open, .public: "public "
        case .package: "package "
        case .internal: ""
        case .fileprivate, .private: "fileprivate "
        }
    }
}
