// What lowering a file gives.
import SwiftModel

/// A file's model, and what could not be read of it.
public struct LoweredFile: Sendable {
    public struct Problem: Sendable, Hashable {
        public enum Kind: Sendable { case syntaxError, tooDeep }

        public var kind: Kind
        /// From 1.
        public var line: Int
        /// One sentence with the cause.
        public var message: String
    }

    /// Empty where the file is too deeply nested; otherwise everything that could be parsed.
    public var model: FileModel
    /// In the order of the source; at most one syntax error, the first.
    public var problems: [Problem]
}
