// Recorded texts.
import Foundation
import Testing

/// Compares a text with a recorded one; `VITRINE_RECORD=failed` or `all` writes what differs.
func expectGolden(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Goldens/\(name)")
    let recorded = try? String(contentsOf: file, encoding: .utf8)
    guard recorded != text else { return }
    if ["all", "failed"].contains(ProcessInfo.processInfo.environment["VITRINE_RECORD"]) {
        try Data(text.utf8).write(to: file)
    }
    Issue.record("\(name) is not as recorded:\n\(text)", sourceLocation: sourceLocation)
}
