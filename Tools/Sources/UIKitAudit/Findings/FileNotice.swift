// What the auditor could not read, or not wholly.

/// A file, or a part of one, that was left out, and why; the rest of the audit goes on.
public struct FileNotice: Sendable, Codable, Hashable {
    public enum Kind: String, Sendable, Codable, CaseIterable {
        case unreadable, invalidUTF8, syntaxError, tooLarge, tooDeep, linkLoop, malformedXML
    }

    /// Relative to the audited root, with `/`.
    public var path: String
    /// From 1; nil for the whole file.
    public var line: Int?
    public var kind: Kind
    /// One sentence with the cause.
    public var message: String

    public init(path: String, line: Int? = nil, kind: Kind, message: String) {
        self.path = path
        self.line = line
        self.kind = kind
        self.message = message
    }
}
