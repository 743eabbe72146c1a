import Foundation
import SwiftLowering
import SwiftModel
import Testing
import UIKitAudit

/// An engine that finds `BAD` and would replace it, and that knows which files parse.
struct WordEngine: Auditing {
    var files: [String: String]
    var replacement = "good"

    func audit(_ request: AuditRequest, progress: @Sendable @escaping (Int, Int) -> Void) throws -> AuditResult {
        var result = AuditResult(files: files.count)
        for (path, text) in files {
            let bytes = request.overlays[path] ?? Array(text.utf8)
            let text = String(decoding: bytes, as: UTF8.self)
            let lowered = SourceLowering.lower(SourceText(path: path, bytes: bytes))
            result.notices += lowered.problems.map { FileNotice(path: path, kind: .syntaxError, message: $0.message) }
            for occurrence in 0..<text.ranges(of: "BAD").count {
                let edit = TextEdit(path: path, offsets: place("BAD", in: text, occurrence), replacement: replacement)
                result.findings.append(
                    finding(
                        "vev-direct", at: "BAD", in: text, path: path, occurrence: occurrence,
                        fixes: [Fix(title: "Replace", edits: [edit])]))
            }
        }
        return result
    }
}

@Suite("Rounds of fixes")
struct FixSessionTests {
    private func run(_ engine: WordEngine) throws -> FixSession.Outcome {
        let overlays = engine.files.mapValues { Array($0.utf8) }
        return try FixSession(engine: engine, builder: ReportBuilder(catalogue: sampleCatalogue))
            .run(AuditRequest(root: "/nowhere", overlays: overlays))
    }

    @Test("what is fixed audits clean, and a second run changes nothing")
    func idempotent() throws {
        let outcome = try run(WordEngine(files: ["A.swift": "BAD()\nBAD()\n", "B.swift": "fine()\n"]))
        #expect(outcome.files == ["A.swift": Array("good()\ngood()\n".utf8)])
        #expect(outcome.originals == ["A.swift": Array("BAD()\nBAD()\n".utf8)])
        #expect(outcome.appliedCount == 2)
        #expect(outcome.report.findings.isEmpty)
        let again = try run(WordEngine(files: ["A.swift": "good()\ngood()\n", "B.swift": "fine()\n"]))
        #expect(again.files.isEmpty)
    }

    @Test("a fix after which the file would not parse is taken back, and others stay")
    func breaking() throws {
        let outcome = try run(WordEngine(files: ["A.swift": "BAD()\n"], replacement: "let ("))
        #expect(outcome.files.isEmpty)
        #expect(outcome.conflicts.map(\.cause) == [.breaksSyntax])
        #expect(outcome.report.findings.count == 1)
        #expect(!outcome.isUnsettled)
    }

    @Test("a file that does not parse is left alone")
    func unparsed() throws {
        let outcome = try run(WordEngine(files: ["A.swift": "BAD()\nlet (\n", "B.swift": "BAD()\n"]))
        #expect(Set(outcome.files.keys) == ["B.swift"])
        #expect(outcome.conflicts.map(\.cause) == [.unparsed])
    }

    @Test("fixes that make new findings for ever stop after ten rounds and say so")
    func endless() throws {
        let outcome = try run(WordEngine(files: ["A.swift": "BAD()\n"], replacement: "BAD; BAD"))
        #expect(outcome.isUnsettled)
    }

    @Test("only what the report shows is fixed: silenced and unknown-type findings are not")
    func shownOnly() throws {
        let text = "BAD() // vitrine:disable:this vev-direct on purpose\n"
        struct Silenced: Auditing {
            let inner: WordEngine
            func audit(_ request: AuditRequest, progress: @Sendable @escaping (Int, Int) -> Void) throws -> AuditResult {
                var result = try inner.audit(request, progress: progress)
                result.suppressions = ["A.swift": suppressions(inner.files["A.swift"] ?? "")]
                return result
            }
        }
        let outcome = try FixSession(
            engine: Silenced(inner: WordEngine(files: ["A.swift": text])),
            builder: ReportBuilder(catalogue: sampleCatalogue)
        ).run(AuditRequest(root: "/nowhere", overlays: ["A.swift": Array(text.utf8)]))
        #expect(outcome.files.isEmpty)
        #expect(outcome.report.suppressedCount == 1)
    }
}
