// Texts that several threads ask for.
import Foundation
import SwiftModel

/// The texts of a run's files by path, made when they are first asked for.
final class SharedTexts: @unchecked Sendable {
    private let bytes: [String: [UInt8]]
    private let lock = NSLock()
    private var texts: [String: SourceText] = [:]

    init(_ files: [LoadedFile]) {
        bytes = Dictionary(
            files.compactMap { file in file.source.map { (file.path, $0) } }, uniquingKeysWith: { first, _ in first })
    }

    func text(_ path: String) -> SourceText? {
        lock.lock()
        defer { lock.unlock() }
        if let known = texts[path] { return known }
        guard let bytes = bytes[path] else { return nil }
        let text = SourceText(path: path, bytes: bytes)
        texts[path] = text
        return text
    }
}

/// Counts work that several threads do, and tells someone.
final class Counter: @unchecked Sendable {
    private let total: Int
    private let tell: @Sendable (Int, Int) -> Void
    private let lock = NSLock()
    private var done = 0

    init(total: Int, _ tell: @escaping @Sendable (Int, Int) -> Void) {
        self.total = total
        self.tell = tell
    }

    func add(_ count: Int) {
        lock.lock()
        done += count
        let now = done
        lock.unlock()
        tell(now, total)
    }
}
