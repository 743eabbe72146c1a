// Each line of Swift in SafeUIKit's guides stands in GuideExamples too, where the compiler reads it.
import Foundation
import Testing

@Suite("Guides") struct GuideTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../..").standardizedFileURL

    private func text(_ path: String) throws -> String {
        try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The lines of Swift in a guide, without blanks around them and with single ones within; imports and `private` do not count.
    private func lines(_ text: String) -> [String] {
        text.components(separatedBy: "\n").map { line in
            let code = line.split(separator: " ").joined(separator: " ")
            return code.hasPrefix("private final class") || code.hasPrefix("private enum") ? String(code.dropFirst(8)) : code
        }.filter { !$0.isEmpty && !$0.hasPrefix("import ") }
    }

    private func examples(_ guide: String) -> [String] {
        let blocks = guide.components(separatedBy: "```")
        // Every second part is a block; the first line names its language.
        return stride(from: 1, to: blocks.count, by: 2).filter { blocks[$0].hasPrefix("swift\n") }
            .flatMap { lines(String(blocks[$0].dropFirst(6))) }
    }

    @Test(
        "every example of a guide compiles",
        arguments: [("CustomAlert", 4), ("ErrorRecovery", 20), ("Loading", 20), ("SplitViews", 8), ("Deck", 20)])
    func compiled(_ guide: String, _ least: Int) throws {
        let compiled = Set(lines(try text("Tests/SafeUIKitTests/Guides/GuideExamples.swift")))
        let shown = examples(try text("Documentation/Guides/\(guide).md"))
        #expect(shown.count >= least, "\(shown.count)")
        for line in shown { #expect(compiled.contains(line), "\(guide).md: \(line)") }
    }
}
