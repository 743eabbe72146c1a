// What an autofix writes.

/// One replacement of bytes in one file.
public struct TextEdit: Sendable, Codable, Hashable {
    public var path: String
    /// UTF-8 offsets in the file as it was audited.
    public var offsets: Range<Int>
    public var replacement: String

    public init(path: String, offsets: Range<Int>, replacement: String) {
        self.path = path
        self.offsets = offsets
        self.replacement = replacement
    }
}

/// A cure that the auditor can write by itself.
public struct Fix: Sendable, Codable, Hashable {
    /// An imperative: "Insert .contentView".
    public var title: String
    /// In ascending order, without overlaps.
    public var edits: [TextEdit]
    /// False where a person must decide; `--fix` applies only safe ones.
    public var isSafe: Bool

    public init(title: String, edits: [TextEdit], isSafe: Bool = true) {
        self.title = title
        self.edits = edits
        self.isSafe = isSafe
    }
}
