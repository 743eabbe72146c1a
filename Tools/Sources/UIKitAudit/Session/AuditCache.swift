// The cache of a session.
import Foundation

/// One file on disk with what is known of every audited file. Bytes that are not a cache of this program are ignored.
struct AuditCache: Sendable {
    /// Of the program, so that another build does not trust it.
    var program: UInt64
    /// Of the rules that ran.
    var rules: UInt64
    /// Of all interface files.
    var interfaces: UInt64
    var files: [CachedFile]

    private static let magic = 0x5649_5452_0003

    static func path(in folder: String) -> String { folder + "/audit.cache" }

    static func load(from folder: String, program: UInt64) -> AuditCache? {
        guard let data = FileManager.default.contents(atPath: path(in: folder)) else { return nil }
        return try? decode([UInt8](data), program: program)
    }

    private static func decode(_ bytes: [UInt8], program: UInt64) throws -> AuditCache? {
        var reader = BinaryReader(bytes[...])
        guard try reader.int() == magic, try reader.hash() == program else { return nil }
        let rules = try reader.hash()
        let interfaces = try reader.hash()
        let count = try reader.count()
        var files: [CachedFile] = []
        files.reserveCapacity(count)
        let decoder = JSONDecoder()
        for _ in 0..<count {
            let path = try reader.string()
            let hash = try reader.hash()
            let lines = try reader.int()
            let contributions = try (0..<reader.count()).map { _ in (key: try reader.string(), hash: try reader.hash()) }
            let asked: [String] = try reader.list()
            let summary = try reader.blob()
            let report = try reader.blob()
            files.append(
                CachedFile(
                    path: path, hash: hash, lines: lines, summary: summary, contributions: contributions, asked: asked,
                    report: report.isEmpty ? .init() : try decoder.decode(CachedFile.Report.self, from: Data(report))))
        }
        return AuditCache(program: program, rules: rules, interfaces: interfaces, files: files)
    }

    /// Writes the cache; a cache that cannot be written is no fault.
    func save(to folder: String) {
        var writer = BinaryWriter(hasPlaces: true)
        writer.write(Self.magic)
        writer.write(hash: program)
        writer.write(hash: rules)
        writer.write(hash: interfaces)
        writer.write(files.count)
        let encoder = JSONEncoder()
        for file in files {
            writer.write(file.path)
            writer.write(hash: file.hash)
            writer.write(file.lines)
            writer.write(file.contributions.count)
            for entry in file.contributions {
                writer.write(entry.key)
                writer.write(hash: entry.hash)
            }
            writer.write(file.asked)
            writer.write(blob: file.summary)
            let report = file.report.isEmpty ? nil : try? encoder.encode(file.report)
            writer.write(blob: report.map { ArraySlice([UInt8]($0)) } ?? [])
        }
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        // Atomic, so that a run that is killed leaves the old one.
        try? Data(writer.bytes).write(to: URL(fileURLWithPath: Self.path(in: folder)), options: .atomic)
    }
}

extension BinaryWriter {
    fileprivate mutating func write(hash: UInt64) { write(Int(bitPattern: UInt(hash))) }

    fileprivate mutating func write(blob: ArraySlice<UInt8>) {
        write(blob.count)
        write(raw: blob)
    }
}

extension BinaryReader {
    fileprivate mutating func hash() throws -> UInt64 { UInt64(UInt(bitPattern: try int())) }
}
