// A project of a few files in memory.
import InterfaceFiles
import SwiftLowering
import SwiftModel
import UIKitAudit

/// Lowered and summarized files with contexts to ask.
struct Project {
    let models: [FileModel]
    let index: ProjectIndex

    init(_ source: MarkedSource) {
        let texts = source.files.map { SourceText(path: $0.path, bytes: Array($0.text.utf8)) }
        models = texts.filter { $0.path.hasSuffix(".swift") }.map { SourceLowering.lower($0).model }
        let interfaces = texts.filter { !$0.path.hasSuffix(".swift") }.map { ($0, InterfaceReader.read($0)) }
        index = ProjectIndex(files: models.map { Summarizer.summary(of: $0) }, interfaces: interfaces)
    }

    init(_ text: String) { self.init(MarkedSource(text)) }

    func context(_ file: Int = 0) -> RuleContext {
        let texts = Dictionary(uniqueKeysWithValues: models.map { ($0.source.path, $0.source) })
        return RuleContext(file: models[file], project: ProjectView(index: index, reader: { texts[$0] }))
    }

    /// What a rule finds in all files, as path and offset.
    func findings(_ rule: any Rule.Type) -> [Finding] {
        models.indices.flatMap { context($0).run(rule) }
    }
}
