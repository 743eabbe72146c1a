// A place in a source file.
import SwiftModel

/// A range of a file's bytes with the line and column of both ends.
public struct SourceRange: Sendable, Codable, Hashable {
    /// Relative to the audited root, with `/`.
    public var path: String
    /// UTF-8 offsets, half open.
    public var offsets: Range<Int>
    /// From 1.
    public var line: Int
    /// From 1, in Unicode scalars.
    public var column: Int
    /// The line of the end, from 1.
    public var endLine: Int
    /// The column after the last character, from 1, in Unicode scalars.
    public var endColumn: Int

    public init(_ offsets: Range<Int>, in text: SourceText) {
        path = text.path
        self.offsets = offsets
        (line, column) = text.position(of: offsets.lowerBound)
        (endLine, endColumn) = text.position(of: offsets.upperBound)
    }
}
