// The files of an audit, for those who ask about places in them afterwards.
import Foundation
import InterfaceFiles
import SwiftLowering
import SwiftModel

/// The files of a request, read and joined again, with a ``RuleContext`` a file.
///
/// Not for several threads, and on a thread with a large stack (``DeepStack``): contexts are made when they are asked for.
public final class AuditedProject {
    private let texts: [String: SourceText]
    private let index: ProjectIndex
    private var contexts: [String: RuleContext] = [:]

    /// Reads the Swift and interface files that the request's audit reads.
    public convenience init(_ request: AuditRequest) {
        var collector = FileCollector(root: request.root, selection: request.selection)
        for path in request.paths { collector.add(path) }
        let paths = collector.paths.sorted()
        let (root, overlays) = (request.root, request.overlays)
        let jobs = request.jobs ?? ProcessInfo.processInfo.activeProcessorCount
        let loaded = Workers.map(paths.count, jobs: jobs) {
            LoadedFile.load(paths[$0], root: root, overlay: overlays[paths[$0]])
        }
        self.init(loaded.compactMap { file in file.source.map { SourceText(path: file.path, bytes: $0) } }, jobs: jobs)
    }

    /// A project of texts, whose paths tell Swift files from interface files.
    ///
    /// - Parameter jobs: How many files are summarized at once.
    public init(_ files: [SourceText], jobs: Int = 1) {
        let swift = files.filter { $0.path.hasSuffix(".swift") }
        let interfaces = files.filter { !$0.path.hasSuffix(".swift") }
        let summaries = Workers.map(swift.count, jobs: jobs) {
            Summarizer.summary(of: SourceLowering.lower(swift[$0]).model)
        }
        texts = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        index = ProjectIndex(files: summaries, interfaces: interfaces.map { ($0, InterfaceReader.read($0)) })
    }

    /// The text of a file by its relative path; nil where the request does not read it.
    public func text(_ path: String) -> SourceText? { texts[path] }

    /// What a rule would ask of a Swift file; nil for one that the request does not read, and for interface files.
    public func context(of path: String) -> RuleContext? {
        if let known = contexts[path] { return known }
        guard path.hasSuffix(".swift"), let text = texts[path] else { return nil }
        let texts = texts
        let context = RuleContext(
            file: SourceLowering.lower(text).model, project: ProjectView(index: index, reader: { texts[$0] }))
        contexts[path] = context
        return context
    }
}
