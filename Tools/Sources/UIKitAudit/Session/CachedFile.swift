// What is kept of a file between runs.

/// A file's summary and findings, with what they rest on; the parts are decoded by who needs them.
struct CachedFile: Sendable {
    var path: String
    var hash: UInt64
    var lines: Int
    /// ``FileSummary`` as bytes; empty for an interface file.
    var summary: ArraySlice<UInt8> = []
    var contributions = Contributions.none
    /// The keys of the other files' contributions that the findings may depend on.
    var asked = PackedHashes([])
    /// ``FileReport`` as bytes; empty for one that says nothing.
    var report: ArraySlice<UInt8> = []

    /// What is shown of the file; nothing where the bytes are no report.
    var decodedReport: FileReport {
        if report.isEmpty { return FileReport() }
        var reader = BinaryReader(report)
        return (try? FileReport(from: &reader)) ?? FileReport()
    }
}

extension CachedFile: BinaryCoded {
    func write(to writer: inout BinaryWriter) {
        writer.write(path)
        writer.write(hash: hash)
        writer.write(lines)
        writer.write(blob: summary)
        writer.write(blob: contributions.keys.bytes)
        writer.write(blob: contributions.meanings.bytes)
        writer.write(blob: asked.bytes)
        writer.write(blob: report)
    }

    init(from reader: inout BinaryReader) throws {
        path = try reader.string()
        hash = try reader.hash()
        lines = try reader.int()
        summary = try reader.blob()
        contributions = Contributions(keys: try reader.hashes(), meanings: try reader.hashes())
        asked = try reader.hashes()
        report = try reader.blob()
    }
}
