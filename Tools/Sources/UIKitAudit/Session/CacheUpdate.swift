// What a run adds to the cache.
import Foundation

/// What one run learned, over the cache that it began with.
struct CacheUpdate: Sendable {
    var program: UInt64
    var rules: UInt64
    var interfaces: UInt64
    /// The records that are new or differ.
    var changed: [CachedFile]
    /// The paths of files that are gone.
    var removed: [String]

    /// More segments than this are written anew as one.
    private static let segmentLimit = 32
    /// Segments that are smaller together than this need not be.
    private static let smallSize = 1 << 16

    /// Appends a segment, or writes the whole cache anew where that is better; a cache that cannot be written is no fault.
    ///
    /// - Parameter all: All records, for a new cache.
    func save(to folder: String, over old: AuditCache?, all: () -> [CachedFile]) {
        if let old, old.rules == rules, !old.isDamaged, old.segments < Self.segmentLimit {
            let segment = CacheSegment(payload: payload(changed, removed), parent: old.state)
            if old.size - old.baseSize + segment.size <= max(old.baseSize / 3, Self.smallSize) {
                append(segment, to: AuditCache.path(in: folder), of: old.size)
                return
            }
        }
        let base = CacheSegment(payload: payload(all(), []), parent: AuditCache.firstState(program: program))
        replace(in: folder, AuditCache.head(program: program) + base.bytes)
    }

    private func payload(_ records: [CachedFile], _ removed: [String]) -> ArraySlice<UInt8> {
        var writer = BinaryWriter(hasPlaces: true)
        writer.write(hash: rules)
        writer.write(hash: interfaces)
        writer.write(removed)
        writer.write(records)
        return writer.bytes[...]
    }

    /// Writes all at once at the end, unless another run did so since: what this one learned does not fit that.
    private func append(_ segment: CacheSegment, to path: String, of size: Int) {
        let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, Int(status.st_size) == size else { return }
        _ = segment.bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    }

    /// Puts a new file in the place of the old one, so that a run that is killed leaves that.
    private func replace(in folder: String, _ bytes: ArraySlice<UInt8>) {
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try? FileWriter.write(Array(bytes), to: AuditCache.path(in: folder))
    }
}
