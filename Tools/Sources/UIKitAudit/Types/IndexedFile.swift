// A file as the project's index holds it.

/// A file's summary, as it was made or still as bytes, with the keys of the names that it says something about.
package struct IndexedFile: Sendable {
    package enum Summary: Sendable {
        case made(FileSummary)
        /// As ``FileSummary/encoded`` gave it.
        case encoded(ArraySlice<UInt8>)
    }

    package var path: String
    package var keys: PackedHashes
    package var summary: Summary

    package init(path: String, keys: PackedHashes, summary: Summary) {
        self.path = path
        self.keys = keys
        self.summary = summary
    }

    /// - Parameter isEncoded: Whether the summary is kept as bytes until someone asks for it.
    package init(_ summary: FileSummary, isEncoded: Bool = false) {
        self.init(
            path: summary.path, keys: summary.contributions.keys,
            summary: isEncoded ? .encoded(summary.encoded[...]) : .made(summary))
    }

    /// The summary; an empty one where the bytes are none.
    func decoded() -> FileSummary {
        switch summary {
        case .made(let summary): return summary
        case .encoded(let bytes):
            var reader = BinaryReader(bytes)
            return (try? FileSummary(from: &reader))
                ?? FileSummary(path: path, imports: [], types: [], functions: [], variables: [], aliases: [], mentions: [])
        }
    }
}
