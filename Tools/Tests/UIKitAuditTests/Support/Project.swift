// A project of a few files in memory.
import SwiftLowering
import SwiftModel
import UIKitAudit

/// Lowered and summarized files with contexts to ask.
struct Project {
    let models: [FileModel]
    let index: ProjectIndex

    init(_ source: MarkedSource) {
        models = source.files.map {
            SourceLowering.lower(SourceText(path: $0.path, bytes: Array($0.text.utf8))).model
        }
        index = ProjectIndex(files: models.map { Summarizer.summary(of: $0) })
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
