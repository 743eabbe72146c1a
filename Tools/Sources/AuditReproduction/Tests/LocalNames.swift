// Names in a generated test.

/// Gives the source's names to what a test makes, where they are free and fit.
struct LocalNames {
    /// What the tests themselves call something, and members that a class may not declare anew.
    private var taken: Set<String> = [
        "harness", "traps", "said", "self", "super",
        "bounds", "center", "children", "contentView", "copy", "description", "effect", "frame", "hash", "isHidden",
        "layer",
        "load", "loadView", "mask", "navigationItem", "next", "parent", "state", "subviews", "superview", "tabBarItem",
        "tag",
        "title", "toolbarItems", "inputView", "inputAccessoryView", "maskView", "transform", "view", "viewDidLoad",
        "window", "alpha", "init", "isFirstResponder",
    ]

    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum",
        "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
        "inout",
        "internal", "is", "let", "nil", "operator", "private", "precedencegroup", "protocol", "public", "repeat",
        "rethrows",
        "return", "self", "Self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
        "typealias",
        "var", "where", "while", "Any", "await", "open", "Type", "Protocol", "_",
    ]

    /// - Parameter reserved: What else the test calls something.
    init(reserved: Set<String> = []) { taken.formUnion(reserved) }

    /// A name that is free: the wanted one, the other, or that with a number.
    ///
    /// - Parameter allowed: Names that may be used though they are members of views and controllers: for locals.
    mutating func take(_ wanted: String?, else other: String, allowed: Set<String> = []) -> String {
        for name in [wanted, other].compactMap(\.self) where Self.isIdentifier(name) {
            if allowed.contains(name), given.insert(name).inserted { return name }
            if taken.insert(name).inserted, given.insert(name).inserted { return name }
        }
        var number = 2
        while !taken.insert("\(other)\(number)").inserted { number += 1 }
        return "\(other)\(number)"
    }

    private var given: Set<String> = []

    /// Whether a name can stand in Swift as it is.
    static func isIdentifier(_ name: String) -> Bool {
        guard let first = name.first, first.isLetter || first == "_", !keywords.contains(name) else { return false }
        return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    /// The names of views and controllers' members that a local may have all the same.
    static let members: Set<String> = [
        "view", "effect", "contentView", "title", "layer", "mask", "parent", "next", "window", "frame", "state", "load",
        "superview",
    ]

    /// `UILabel` as a variable: `label`.
    static func variable(for type: String) -> String {
        var name = type.split(separator: ".").last.map(String.init) ?? type
        if name.hasPrefix("UI"), name.count > 2 { name.removeFirst(2) }
        let head = name.prefix { $0.isUppercase }
        let count = head.count > 1 && head.count < name.count ? head.count - 1 : head.count
        return name.prefix(count).lowercased() + name.dropFirst(count)
    }
}
