// A place in somebody's source code.
// No Apple page: this is ours.

/// A place in somebody's source code.
public struct CallSite: Sendable, Hashable, CustomStringConvertible {
    /// The whole path as the compiler knew it.
    public let path: String
    /// From 1.
    public let line: Int
    /// From 1; 0 where it is not known.
    public let column: Int

    /// A place by path, line and column.
    public init(path: String, line: Int, column: Int = 0) {
        self.path = path
        self.line = line
        self.column = column
    }

    /// The last part of the path.
    public var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }

    /// `CartViewController.swift:42`.
    public var description: String { "\(fileName):\(line)" }
}
