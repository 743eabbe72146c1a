// The triggering examples of the rules' pages, audited.
import Foundation
import SwiftLowering
import SwiftModel
import UIKitAudit

@testable import AuditReproduction

/// One triggering example of a rule's page, with its findings and what comes of them.
struct PageExample: CustomStringConvertible, Sendable {
    var rule: String
    var number: Int
    var files: [SourceText]

    var description: String { "\(rule) \(number)" }

    /// Of every rule that tests are written for.
    static let all: [PageExample] = RuleCatalogue.standard.pages.filter { Reproductions.rules.contains($0.id) }.flatMap { page in
        page.triggering.enumerated().map { PageExample(rule: page.id, number: $0 + 1, text: $1) }
    }

    /// - Parameter text: Files are told by lines `// file: Name.swift`; marks are left out.
    init(rule: String, number: Int = 1, text: String) {
        self.rule = rule
        self.number = number
        var path = "Example.swift"
        var lines: [Substring] = []
        var files: [SourceText] = []
        func finish() {
            let text = lines.joined(separator: "\n") + "\n"
            if !text.allSatisfy(\.isWhitespace) { files.append(SourceText(path: path, bytes: Array(text.utf8))) }
            lines = []
        }
        for line in text.filter({ $0 != "↓" }).split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("// file: ") {
                finish()
                path = String(line.dropFirst(9))
            } else {
                lines.append(line)
            }
        }
        finish()
        self.files = files
    }

    /// The findings of the rule, and their tests.
    func reproductions() -> (findings: [Finding], Reproductions) {
        DeepStack.run { [self] in
            let project = AuditedProject(files)
            let rule = RuleRegistry.rule(rule)!
            let findings = files.filter { $0.path.hasSuffix(".swift") }.sorted { $0.path < $1.path }
                .flatMap { project.context(of: $0.path)!.run(rule) }
            let overlays = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) })
            return (
                findings,
                Reproductions(of: findings, in: project, sources: SourceStore(root: "/nowhere", overlays: overlays))
            )
        }
    }
}
