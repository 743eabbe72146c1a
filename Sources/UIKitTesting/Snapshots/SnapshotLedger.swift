// The pictures requested by this run of `swift test`, shared by its processes: XCTest's comes first, Swift Testing's second.
// No Apple page: this is ours.
import Foundation
import Synchronization

/// Notes of one run: pictures asked for, tolerances stated. A file that every process of the run appends to.
final class SnapshotLedger: Sendable {
    /// One line of the file.
    struct Entry: Codable, Sendable {
        enum Kind: String, Codable { case asked, tolerance, partial, staleFingerprint, accepted }
        var kind: Kind
        /// Path of the picture, or the site of an assertion.
        var subject: String
        var detail: String = ""
    }

    private struct State: Sendable {
        var handle: FileHandle?
        var entries: [Entry] = []
        var asked: Set<String> = []
    }

    let file: URL
    private let state = Mutex(State())

    init(file: URL) { self.file = file }

    func add(_ entry: Entry) {
        state.withLock { state in
            if entry.kind == .asked, !state.asked.insert(entry.subject).inserted { return }
            state.entries.append(entry)
            if state.handle == nil {
                try? FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                if !FileManager.default.fileExists(atPath: file.path) {
                    _ = FileManager.default.createFile(atPath: file.path, contents: nil)
                }
                state.handle = try? FileHandle(forWritingTo: file)
                _ = try? state.handle?.seekToEnd()
            }
            if let line = try? JSONEncoder().encode(entry) { try? state.handle?.write(contentsOf: line + Data("\n".utf8)) }
        }
    }

    /// All entries of the run so far, of every process.
    func all() -> [Entry] {
        guard let data = try? Data(contentsOf: file) else { return state.withLock { $0.entries } }
        return data.split(separator: UInt8(ascii: "\n")).compactMap {
            try? JSONDecoder().decode(Entry.self, from: Data($0))
        }
    }

    /// The pictures in these folders that no test asked for, as paths, sorted.
    static func unasked(folders: Set<URL>, asked: Set<String>) -> [String] {
        let files = FileManager.default
        return folders.flatMap { folder -> [String] in
            guard let walk = files.enumerator(at: folder, includingPropertiesForKeys: nil) else { return [] }
            return walk.compactMap { ($0 as? URL)?.standardizedFileURL.path }.filter { $0.hasSuffix(".png") }
        }.filter { !asked.contains($0) }.sorted()
    }
}
