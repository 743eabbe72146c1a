// Why a fix was not applied.

/// A fix that was left out.
public struct FixConflict: Sendable, Hashable {
    public enum Cause: String, Sendable {
        case overlapping = "it overlaps another fix"
        case outside = "it reaches outside the file or the project"
        case notUTF8 = "the file is not UTF-8"
        case unreadable = "the file cannot be read"
        case unparsed = "the file does not parse as it is"
        case breaksSyntax = "the file would no longer parse"
    }

    public var finding: Finding
    public var cause: Cause
}
