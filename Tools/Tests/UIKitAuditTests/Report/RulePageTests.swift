import Foundation
import Testing
import UIKitAudit

@Suite("Rule pages")
struct RulePageTests {
    @Test("every registered rule has a page that says what the rule says")
    func registered() {
        for rule in RuleRegistry.all {
            guard let page = RuleCatalogue.standard[rule.id] else {
                Issue.record("\(rule.id) has no page; run Tools/script/rule-pages")
                continue
            }
            #expect(page.severity == rule.severity, "\(rule.id)")
            #expect(page.isOn == rule.isOnByDefault, "\(rule.id)")
        }
    }

    @Test("the pages are what the texts beside the rules say")
    func upToDate() throws {
        let tools = URL(fileURLWithPath: #filePath).pathComponents.prefix { $0 != "Tests" }.joined(separator: "/")
            .dropFirst()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", tools + "/script/rule-pages", "--check"]
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(text)")
    }

    @Test("the examples are the blocks of code of their section, and nothing else")
    func examples() {
        let page = RulePage(
            id: "a", severity: .note, isOn: true, summary: "",
            text: """
                Sum.

                ## Triggering
                ```swift
                ## no heading
                ↓a()
                ```
                Words.
                ```swift
                ↓b()
                ```
                ## Not triggering
                ```swift

                c()
                ```
                ## Cure
                ```swift
                d()
                ```
                """)
        #expect(page.triggering == ["## no heading\n↓a()\n", "↓b()\n"])
        #expect(page.notTriggering == ["\nc()\n"])
    }
}
