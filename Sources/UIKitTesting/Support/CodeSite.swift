// The place in a test at which something was requested.
// No Apple page: this is ours.

/// A place in the source, as the test libraries want it.
struct CodeSite: Sendable {
    var fileID: StaticString
    var filePath: StaticString
    var line: UInt
    var column: UInt

    /// `File.swift:42`, for messages.
    var short: String {
        let path = "\(filePath)"
        return "\(path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...]):\(line)"
    }
}
