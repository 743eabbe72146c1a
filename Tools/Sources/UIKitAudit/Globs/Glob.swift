// A pattern for paths.

/// A path pattern in the manner of `.gitignore`: `*` and `?` within one name, `**` across folders, `[a-z]`, `{a,b}`, `\`
/// before a character that stands for itself.
///
/// A pattern without a slash fits a file or folder of that name at any depth; one with a slash begins at the root. A
/// pattern that fits a folder fits everything in it. Matching takes time proportional to pattern times path, whatever they
/// hold.
public struct Glob: Sendable, Hashable, CustomStringConvertible {
    /// A pattern that cannot be read.
    public struct Malformed: Error, Hashable, CustomStringConvertible {
        public var description: String
    }

    /// As it was written.
    public let description: String
    private let alternatives: [[GlobSegment]]

    public init(_ pattern: String) throws {
        description = pattern
        alternatives = try GlobBraces.expand(pattern).map(Self.segments)
    }

    /// True where the pattern fits a path or one of the folders that it lies in.
    ///
    /// - Parameter path: Relative to the root, with `/`.
    public func matches(_ path: String) -> Bool { matches(GlobPath(path)) }

    /// As ``matches(_:)-(String)``, for a path that several patterns are asked of.
    func matches(_ path: GlobPath) -> Bool {
        alternatives.contains { alternative in
            // A plain name at any depth, as most patterns are.
            if alternative.count == 2, alternative[0] == .anyFolders, case .name(let wanted) = alternative[1] {
                return path.names.contains { wanted.matches($0) }
            }
            return Self.matches(path.names, alternative)
        }
    }

    private static func segments(of pattern: String) throws -> [GlobSegment] {
        var body = pattern[...]
        let isAnchored = body.dropLast().contains("/") || body.hasPrefix("/")
        while body.hasPrefix("./") { body = body.dropFirst(2) }
        var result: [GlobSegment] = isAnchored ? [] : [.anyFolders]
        for name in body.split(separator: "/") where name != "." {
            // Two runs of folders in a row say no more than one.
            if name == "**", result.last == .anyFolders { continue }
            result.append(name == "**" ? .anyFolders : .name(try GlobName(name)))
        }
        // `a/**` is what lies in `a`; a folder's pattern fits that already.
        if result.count > 1, result.last == .anyFolders { result[result.count - 1] = .name(GlobName.anything) }
        guard result.contains(where: { $0 != .anyFolders }) || pattern.contains("**") else {
            throw Malformed(description: "the pattern '\(pattern)' names nothing")
        }
        return result
    }

    /// Follows every way through the pattern at once.
    private static func matches(_ names: [ArraySlice<Unicode.Scalar>], _ pattern: [GlobSegment]) -> Bool {
        var states = Array(repeating: false, count: pattern.count + 1)
        reach(0, &states, pattern)
        for name in names {
            var next = Array(repeating: false, count: pattern.count + 1)
            for state in pattern.indices where states[state] {
                switch pattern[state] {
                case .anyFolders: reach(state, &next, pattern)
                case .name(let wanted): if wanted.matches(name) { reach(state + 1, &next, pattern) }
                }
            }
            if next[pattern.count] { return true }
            states = next
        }
        return false
    }

    /// Marks a state and those reached from it by letting `**` stand for no folder.
    private static func reach(_ start: Int, _ states: inout [Bool], _ pattern: [GlobSegment]) {
        var state = start
        states[state] = true
        while state < pattern.count, pattern[state] == .anyFolders {
            state += 1
            states[state] = true
        }
    }

    public static func == (a: Glob, b: Glob) -> Bool { a.description == b.description }
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

/// A path cut into its names, for matching.
struct GlobPath {
    let names: [ArraySlice<Unicode.Scalar>]

    init(_ path: String) {
        names = Array(path.unicodeScalars).split(separator: "/").filter { $0 != ["."] }
    }
}

/// What stands between two slashes.
enum GlobSegment: Sendable, Hashable {
    case anyFolders
    case name(GlobName)
}
