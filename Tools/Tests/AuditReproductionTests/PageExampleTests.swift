// Every triggering example of a rule's page.
import Foundation
import SwiftLowering
import SwiftModel
import Testing
import UIKitAudit

@testable import AuditReproduction

@Suite("Tests of the rules' examples")
struct PageExampleTests {
    @Test("each finding of a triggering example yields a test, or a reason why not", arguments: PageExample.all)
    func yields(_ example: PageExample) throws {
        let (findings, reproductions) = example.reproductions()
        #expect(!findings.isEmpty)
        #expect(reproductions.tests.map(\.finding) + reproductions.unreproduced.map(\.finding) == findings)
        let isReuse = example.rule == "anim-cell-reuse"
        #expect(reproductions.tests.isEmpty == isReuse)
        #expect(reproductions.unreproduced.isEmpty == !isReuse)
        if let folder = ProcessInfo.processInfo.environment["VITRINE_REPRODUCTIONS"] {
            for test in reproductions.tests {
                let name = "X\(example.rule.filter(\.isLetter))\(example.number)_" + test.fileName
                let suite = String(test.fileName.dropLast(6))
                let text = test.text.replacingOccurrences(of: "struct \(suite) ", with: "struct \(name.dropLast(6)) ")
                try text.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
            }
        }
    }

    @Test("a test parses, is short, names its place, and expects something", arguments: PageExample.all)
    func text(_ example: PageExample) throws {
        for test in example.reproductions().1.tests {
            let source = SourceText(path: test.fileName, bytes: Array(test.text.utf8))
            #expect(SourceLowering.lower(source).problems.isEmpty, "\(test.text)")
            let lines = test.text.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.count <= 48, "\(test.text)")
            #expect(lines.allSatisfy { $0.count <= 140 }, "\(test.text)")
            #expect(
                lines[0].hasPrefix("// \(example.rule) at \(test.finding.range.path):\(test.finding.range.line), in "))
            #expect(test.text.contains("expectTrap(") || test.text.contains("#expect("))
        }
    }

    @Test("the tests of a second run are the same, and no two have one name", arguments: PageExample.all)
    func stable(_ example: PageExample) {
        let (first, second) = (example.reproductions().1.tests, example.reproductions().1.tests)
        #expect(first == second)
        #expect(Set(first.map(\.fileName)).count == first.count)
    }
}
