import Foundation
import SwiftLowering
import SwiftModel
import Testing
import UIKitAudit

@Suite("The rules' own fixes")
struct RuleFixTests {
    @Test(
        "a fix of a rule's example parses, audits clean and leaves nothing for a second run",
        arguments: RuleCatalogue.standard.pages.filter { $0.isFixable && RuleRegistry.rule($0.id) != nil }.map(\.id))
    func examples(id: String) throws {
        let page = try #require(RuleCatalogue.standard[id])
        var fixed = 0
        for (index, example) in page.triggering.enumerated() {
            let folder = try temporaryFolder()
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let text = example.replacing("↓", with: "")
            try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/A.swift"))
            let builder = ReportBuilder(configuration: Configuration(pedantic: true, only: [id]))
            let outcome = try FixSession(engine: AuditSession(), builder: builder)
                .run(AuditRequest(root: folder, rules: [id]))
            #expect(!outcome.isUnsettled, "\(id), example \(index + 1)")
            let safe = outcome.report.findings.filter { $0.fixes.contains { $0.isSafe } }
            #expect(safe.isEmpty, "\(id), example \(index + 1): \(safe.map(\.message))")
            guard let bytes = outcome.files["A.swift"] else { continue }
            fixed += 1
            let problems = SourceLowering.lower(SourceText(path: "A.swift", bytes: bytes)).problems
            #expect(problems.isEmpty, "\(id), example \(index + 1): \(String(decoding: bytes, as: UTF8.self))")
        }
        #expect(fixed > 0, "\(id) says that it can be fixed, and none of its examples is")
    }
}
