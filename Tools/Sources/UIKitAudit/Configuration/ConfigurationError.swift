// What is wrong with a configuration file.

/// Everything that a configuration file gets wrong, so that it can be mended in one go.
public struct ConfigurationError: Error, Hashable, CustomStringConvertible {
    /// One mistake.
    public struct Problem: Hashable, Sendable, CustomStringConvertible {
        public var path: String
        /// From 1; nil where the whole file is meant.
        public var line: Int?
        /// From 1.
        public var column: Int?
        /// The key with its parents, such as `rules.vev-direct`; empty for the whole file.
        public var key: String
        public var message: String

        public var description: String {
            var place = path
            if let line { place += ":\(line)" + (column.map { ":\($0)" } ?? "") }
            return place + ": " + (key.isEmpty ? "" : key + ": ") + message
        }
    }

    public var problems: [Problem]

    /// One problem a line.
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}
