// What is shown of a file.

/// What rules found in a file, what could not be read of it, and its suppressing comments.
struct FileReport: Sendable, Hashable {
    var findings: [Finding] = []
    var notices: [FileNotice] = []
    var suppressions = FileSuppressions()

    var isEmpty: Bool { findings.isEmpty && notices.isEmpty && suppressions.isEmpty }

    /// The report as bytes; none for an empty one.
    var encoded: ArraySlice<UInt8> {
        if isEmpty { return [] }
        var writer = BinaryWriter(hasPlaces: true)
        write(to: &writer)
        return writer.bytes[...]
    }
}
