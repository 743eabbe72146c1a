// Every rule's examples.
import Foundation
import Testing
import UIKitAudit

@Suite("Rule examples")
struct RuleExampleTests {
    @Test("A rule finds what its page marks, and nothing else", arguments: RuleExample.all)
    func example(_ example: RuleExample) throws {
        let rule = try #require(RuleRegistry.rule(example.rule))
        let source = MarkedSource(example.text)
        let found = Project(source).findings(rule).map { "\($0.range.path):\($0.range.offsets.lowerBound)" }
        let marked = source.marks.map { "\($0.path):\($0.offset)" }
        #expect(found == marked)
        #expect(example.isTriggering == !marked.isEmpty)
    }

    @Test("An example in comments, strings or switched off by its file's text triggers nothing", arguments: RuleExample.all)
    func commentedOut(_ example: RuleExample) throws {
        guard example.isTriggering else { return }
        let rule = try #require(RuleRegistry.rule(example.rule))
        let plain = example.text.split(separator: "↓").joined().replacingOccurrences(of: "// file: ", with: "// ")
        let commented = plain.split(separator: "\n", omittingEmptySubsequences: false).map { "// " + $0 }.joined(separator: "\n")
        #expect(Project(commented).findings(rule).isEmpty)
        #expect(Project("let text = ##\"\"\"\n" + plain + "\n\"\"\"##").findings(rule).isEmpty)
    }

    @Test("Multi-byte text before an example moves what is found by its bytes", arguments: RuleExample.all)
    func multiByte(_ example: RuleExample) throws {
        guard example.isTriggering, !example.text.contains("// file: ") else { return }
        let rule = try #require(RuleRegistry.rule(example.rule))
        let source = MarkedSource("// 👩‍👩‍👧 größer\n" + example.text)
        #expect(Project(source).findings(rule).map(\.range.offsets.lowerBound) == source.marks.map(\.offset))
    }

    @Test("Every rule has examples of both kinds")
    func hasExamples() {
        for rule in RuleRegistry.all {
            for isTriggering in [true, false] {
                #expect(
                    RuleExample.all.contains { $0.rule == rule.id && $0.isTriggering == isTriggering },
                    "\(rule.id): \(isTriggering ? "triggering" : "not triggering")")
            }
        }
    }

    @Test("Applied, a rule's safe fixes leave Swift that the rule does not find fault with", arguments: RuleExample.all)
    func fixed(_ example: RuleExample) throws {
        guard example.isTriggering, !example.text.contains("// file: ") else { return }
        let rule = try #require(RuleRegistry.rule(example.rule))
        let source = MarkedSource(example.text)
        let findings = Project(source).findings(rule)
        let fixes = findings.compactMap { $0.fixes.first { $0.isSafe } }
        guard !fixes.isEmpty else { return }
        var bytes = Array(source.files[0].text.utf8)
        for edit in fixes.flatMap(\.edits).sorted(by: { $0.offsets.lowerBound > $1.offsets.lowerBound }) {
            bytes.replaceSubrange(edit.offsets, with: Array(edit.replacement.utf8))
        }
        let left = Project(String(decoding: bytes, as: UTF8.self)).findings(rule)
        #expect(left.count == findings.count - fixes.count)
    }
}
