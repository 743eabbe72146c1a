// Interface files in a run.
import InterfaceFiles
import SwiftModel

/// The interface files of a run: read when a file that is checked asks for them, and when the cache does not know them.
final class InterfaceStore: Sendable {
    private let files: [LoadedFile]
    private let jobs: Int
    private let documents = Memo<Int, ProjectIndex.Interface>()
    private let whole = Once<[ProjectIndex.Interface]>()

    /// - Parameter files: In the order of their paths.
    init(_ files: [LoadedFile], jobs: Int) {
        self.files = files
        self.jobs = jobs
    }

    var paths: [String] { files.map(\.path) }

    /// All of them.
    var all: [ProjectIndex.Interface] {
        whole.value { Workers.map(files.count, jobs: jobs) { self.document($0) } }
    }

    /// What is kept of each, and which of them the cache did not know.
    func records(known: AuditCache?) -> (all: [CachedFile], fresh: [CachedFile]) {
        let fresh = files.indices.filter { known?.files[files[$0].path]?.hash != files[$0].hash }
        let made = Workers.map(fresh.count, jobs: jobs) { self.record(fresh[$0]) }
        var all = files.map { known?.files[$0.path] }
        for (position, index) in fresh.enumerated() { all[index] = made[position] }
        return (all.map { $0! }, made)
    }

    private func record(_ index: Int) -> CachedFile {
        let (text, document) = document(index)
        let report = FileReport(
            notices: document.notices.map {
                FileNotice(path: text.path, line: $0.line, kind: .malformedXML, message: $0.message)
            })
        return CachedFile(
            path: text.path, hash: files[index].hash, lines: text.lineStarts.count, report: report.encoded)
    }

    private func document(_ index: Int) -> ProjectIndex.Interface {
        documents.value(index) {
            let text = SourceText(path: files[index].path, bytes: files[index].source ?? [])
            return (text, InterfaceReader.read(text))
        }
    }
}
