// The cache of a session.
import Foundation

/// One file on disk with what is known of every audited file: a segment with all of them, then one for each run that changed
/// something. Bytes that are not a cache of this program are ignored, and a damaged segment with all that follows.
struct AuditCache: Sendable {
    /// Of the rules that ran.
    private(set) var rules: UInt64 = 0
    /// Of all interface files.
    private(set) var interfaces: UInt64 = 0
    /// By path.
    private(set) var files: [String: CachedFile] = [:]
    /// What the next segment is written over.
    private(set) var state: UInt64
    /// Of the file, with segments that do not count.
    let size: Int
    /// Of the first segment.
    private(set) var baseSize = 0
    private(set) var segments = 0
    /// Whether there are bytes at the end that are no segment; what is appended to them would not be found.
    private(set) var isDamaged = false

    private static let magic: UInt64 = 0x5649_5452_0004

    static func path(in folder: String) -> String { folder + "/audit.cache" }

    /// The bytes that a cache begins with.
    static func head(program: UInt64) -> ArraySlice<UInt8> { PackedHashes([magic, program]).bytes }

    /// The state of a cache without segments.
    static func firstState(program: UInt64) -> UInt64 { StableHash.combine(magic, program) }

    /// - Parameter program: A hash of the program, so that another build does not trust it.
    static func load(from folder: String, program: UInt64) -> AuditCache? {
        LoadedFile.read(path(in: folder)).flatMap { AuditCache($0.bytes, program: program) }
    }

    init?(_ bytes: [UInt8], program: UInt64) {
        let head = Self.head(program: program)
        guard bytes.starts(with: head) else { return nil }
        size = bytes.count
        state = Self.firstState(program: program)
        var rest = bytes[head.count...]
        while !rest.isEmpty {
            guard let segment = CacheSegment(front: rest), segment.parent != state || add(segment) else {
                isDamaged = true
                break
            }
            rest = rest.dropFirst(segment.size)
        }
        if segments == 0 { return nil }
    }

    /// Takes a segment's records over those that are there; false, and nothing taken, where it holds something else.
    private mutating func add(_ segment: CacheSegment) -> Bool {
        var reader = BinaryReader(segment.payload)
        guard let rules = try? reader.hash(), let interfaces = try? reader.hash(), let removed: [String] = try? reader.list(),
            let records: [CachedFile] = try? reader.list()
        else { return false }
        if segments == 0 {
            baseSize = segment.size
            files.reserveCapacity(records.count)
        }
        for path in removed { files[path] = nil }
        for record in records { files[record.path] = record }
        (self.rules, self.interfaces, state) = (rules, interfaces, segment.state)
        segments += 1
        return true
    }
}
