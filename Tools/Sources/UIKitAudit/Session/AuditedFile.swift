// A Swift file in a run.
import Foundation
import SwiftModel

/// What is kept of a file, with what was made of it in this run and so need not be decoded.
struct AuditedFile: Sendable {
    var record: CachedFile
    /// nil where it is in the record as bytes.
    var summary: FileSummary?
    /// nil where it is in the record as bytes.
    var report: FileReport?

    var indexed: IndexedFile {
        IndexedFile(
            path: record.path, keys: record.contributions.keys,
            summary: summary.map { .made($0) } ?? .encoded(record.summary))
    }
}

/// Models between the passes of a run: each is put down once and taken once, by any thread.
final class ModelShelf: @unchecked Sendable {
    private let lock = NSLock()
    private var models: [Int: FileModel] = [:]

    func put(_ model: FileModel, at index: Int) {
        lock.lock()
        defer { lock.unlock() }
        models[index] = model
    }

    /// Gives the model away, so that it is freed as soon as its file is checked.
    func take(_ index: Int) -> FileModel? {
        lock.lock()
        defer { lock.unlock() }
        return models.removeValue(forKey: index)
    }
}
