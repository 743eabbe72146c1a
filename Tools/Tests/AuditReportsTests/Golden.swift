// Whole outputs in files.
import Foundation
import Testing

/// Compares a text with the file of that name in Goldens; with `VITRINE_RECORD=all` in the environment writes it instead.
func expectGolden(_ name: String, _ text: String, file: String = #filePath) {
    let url = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Goldens/" + name)
    if ProcessInfo.processInfo.environment["VITRINE_RECORD"] == "all" {
        #expect(throws: Never.self) { try Data(text.utf8).write(to: url) }
        return
    }
    guard let data = FileManager.default.contents(atPath: url.path) else {
        Issue.record("\(name) is not recorded; look at the output, then run with VITRINE_RECORD=all")
        return
    }
    let expected = String(decoding: data, as: UTF8.self)
    if expected == text { return }
    try? Data(text.utf8).write(to: url.appendingPathExtension("new"))
    let (old, new) = (expected.components(separatedBy: "\n"), text.components(separatedBy: "\n"))
    let line = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(old.count, new.count)
    Issue.record(
        """
        \(name) differs at line \(line + 1); the output is in \(name).new
        expected: \(line < old.count ? old[line] : "the end")
        got:      \(line < new.count ? new[line] : "the end")
        """)
}
