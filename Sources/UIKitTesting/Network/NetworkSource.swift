// The place of recorded answers.
// No Apple page: this is ours; the layout is that of the snapshots.
import Foundation

/// The location of recorded answers.
public struct NetworkSource: Sendable, ExpressibleByStringLiteral {
    enum Kind: Sendable {
        case folder
        case named(String)
    }
    let kind: Kind

    /// The test's own file, `__Network__/<test file>/<test>.har` in the folder of its source, and the `.json` file beside it.
    public static var folder: NetworkSource { NetworkSource(kind: .folder) }

    /// Returns a file by its name in `__Network__/<test file>`, else in `__Network__`, else beside the test's source, or by its
    /// path.
    public static func file(_ name: String) -> NetworkSource { NetworkSource(kind: .named(name)) }

    /// Creates a source as ``file(_:)`` does.
    public init(stringLiteral value: String) { kind = .named(value) }

    private init(kind: Kind) { self.kind = kind }
}

/// The files of one source for one test.
struct NetworkFiles: Sendable {
    /// The file to which new answers are written.
    let target: URL
    /// The possible files, in the order of search.
    let candidates: [URL]
    /// For a test's own file: all that are there are read; for a name, the first.
    let takesAll: Bool

    init(_ source: NetworkSource, testFile: String, test: String) {
        let file = URL(fileURLWithPath: testFile)
        let beside = file.deletingLastPathComponent()
        let top = beside.appendingPathComponent("__Network__")
        let folder = top.appendingPathComponent(file.deletingPathExtension().lastPathComponent)
        switch source.kind {
        case .folder:
            let stem = folder.appendingPathComponent(SnapshotName.safe(test))
            candidates = [stem.appendingPathExtension("json"), stem.appendingPathExtension("har")]
            target = candidates[1]
            takesAll = true
        case .named(let name) where name.hasPrefix("/"):
            candidates = [URL(fileURLWithPath: name)]
            target = candidates[0]
            takesAll = false
        case .named(let name):
            candidates = [folder, top, beside].map { $0.appendingPathComponent(name) }
            let there = candidates.first { FileManager.default.fileExists(atPath: $0.path) }
            target = there ?? candidates[0]
            takesAll = false
        }
    }

    var existing: [URL] {
        let there = candidates.filter { FileManager.default.fileExists(atPath: $0.path) }
        return takesAll ? there : Array(there.prefix(1))
    }

    /// Reads one file: by its content, whatever its name.
    static func layer(_ url: URL) throws(NetworkFileError) -> AnswerLayer {
        let data: Data
        do { data = try Data(contentsOf: url) } catch {
            throw .unreadable(url.path, cause: error.localizedDescription)
        }
        let isHAR = url.pathExtension.lowercased() == "har" || NetworkJSON(data)?["log"] != nil
        let exchanges =
            isHAR ? try HARFile.exchanges(data, file: url.path) : try PlainNetworkFile.exchanges(data, url: url)
        return AnswerLayer(exchanges, file: url.path)
    }
}
