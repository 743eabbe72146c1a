// Interface files in a run.
import InterfaceFiles
import SwiftModel

/// An interface file that was read.
struct ReadInterface: Sendable {
    var text: SourceText
    var document: InterfaceDocument
    var notices: [FileNotice]
}

extension AuditRun {
    func readInterfaces(_ files: [LoadedFile], _ jobs: Int) -> [ReadInterface] {
        Workers.map(files.count, jobs: jobs) { index in
            let text = SourceText(path: files[index].path, bytes: files[index].source ?? [])
            let document = InterfaceReader.read(text)
            return ReadInterface(
                text: text, document: document,
                notices: document.notices.map {
                    FileNotice(path: text.path, line: $0.line, kind: .malformedXML, message: $0.message)
                })
        }
    }
}
