import SwiftModel
import Testing
import UIKitAudit

@Suite("Suppressions")
struct SuppressionTests {
    /// What is left as `rule@line`, of findings on every `TRAP` in the text.
    private func left(
        _ text: String, rule: String = "vev-direct", configuration: Configuration = Configuration()
    ) -> [String] {
        report(text, rule: rule, configuration: configuration).findings.map { "\($0.rule)@\($0.range.line)" }
    }

    private func report(
        _ text: String, rule: String = "vev-direct", configuration: Configuration = Configuration()
    ) -> AuditReport {
        let count = text.ranges(of: "TRAP").count
        let findings = (0..<count).map { finding(rule, at: "TRAP", in: text, occurrence: $0) }
        let result = AuditResult(findings: findings, suppressions: ["A.swift": suppressions(text)], files: 1)
        return ReportBuilder(catalogue: sampleCatalogue, configuration: configuration)
            .report(from: result, sources: store(["A.swift": text]))
    }

    @Test("disable:next silences the next line that holds code, and no other")
    func next() {
        #expect(left("// vitrine:disable:next vev-direct on purpose\nTRAP()\nTRAP()\n") == ["vev-direct@3"])
        #expect(left("/* vitrine:disable:next vev-direct on purpose */\n\n  // and more\nTRAP()\n").isEmpty)
        #expect(left("// vitrine:disable:next vev-direct one\n// vitrine:disable:next vev-outlet two\nTRAP()\n")
            == ["superfluous-suppression@2"])
    }

    @Test("disable:this silences its own line")
    func this() {
        #expect(left("TRAP() // vitrine:disable:this vev-direct on purpose\nTRAP()\n") == ["vev-direct@2"])
    }

    @Test("disable holds until enable, or to the end")
    func region() {
        let text = """
            TRAP()
            // vitrine:disable vev-direct on purpose
            TRAP()
            // vitrine:enable vev-direct
            TRAP()
            // vitrine:disable vev-direct on purpose
            TRAP()
            """
        #expect(left(text) == ["vev-direct@1", "vev-direct@5"])
        #expect(report(text).suppressedCount == 2)
    }

    @Test("disable:file holds above it too")
    func file() {
        #expect(left("TRAP()\n// vitrine:disable:file vev-direct on purpose\nTRAP()\n").isEmpty)
    }

    @Test("all silences every rule, and one rule can be enabled within")
    func all() {
        let text = "// vitrine:disable all generated\nTRAP()\n// vitrine:enable vev-direct\nTRAP()\n// vitrine:enable all\nTRAP()\n"
        #expect(left(text) == ["vev-direct@4", "vev-direct@6"])
        #expect(left(text, rule: "vev-outlet") == ["vev-outlet@6"])
    }

    @Test("one comment may name several rules, with commas or blanks")
    func several() {
        for words in ["vev-outlet, vev-direct because", "vev-outlet vev-direct: because", "vev-outlet,vev-direct – because"] {
            #expect(left("// vitrine:disable:next \(words)\nTRAP()\n") == ["superfluous-suppression@1"], "\(words)")
        }
    }

    @Test("a missing reason is a note, and the finding stays silenced")
    func reason() {
        let report = report("// vitrine:disable:next vev-direct\nTRAP()\n// vitrine:disable:next vev-direct --\nTRAP()\n")
        #expect(report.findings.map(\.rule) == ["suppression-reason", "suppression-reason"])
        #expect(report.findings.allSatisfy { $0.severity == .note })
        #expect(report.suppressedCount == 2)
    }

    @Test("a comment that silences nothing is superfluous, unless its rule did not run")
    func superfluous() {
        #expect(left("// vitrine:disable:next vev-direct why\nfine()\n") == ["superfluous-suppression@1"])
        #expect(left("// vitrine:disable:file vev-direct why\nfine()\n") == ["superfluous-suppression@1"])
        #expect(left("// vitrine:disable all why\nfine()\n") == ["superfluous-suppression@1"])
        #expect(left("// vitrine:enable vev-direct\nfine()\n") == ["superfluous-suppression@1"])
        #expect(left("// vitrine:disable:next vev-direct why\n") == ["superfluous-suppression@1"])
        // An opinion that was not asked for did not run.
        #expect(left("// vitrine:disable:next reload-storm why\nfine()\n").isEmpty)
        let off = Configuration(rules: ["vev-direct": .off])
        #expect(left("// vitrine:disable:next vev-direct why\nTRAP()\n", configuration: off).isEmpty)
        let only = Configuration(only: ["vev-outlet", "superfluous-suppression"])
        #expect(left("// vitrine:disable:next vev-direct why\nfine()\n// vitrine:disable all why\n", configuration: only).isEmpty)
    }

    @Test("mistyped rules and commands are told with what was meant")
    func mistyped() {
        func messages(_ text: String) -> [String] { report(text).findings.map(\.message) }
        #expect(messages("// vitrine:disable:next vev-drect why\nTRAP()\n")
            == ["Unknown rule 'vev-drect'; did you mean 'vev-direct'?", "It will trap."])
        #expect(messages("// vitrine:disable:nxt vev-direct why\nfine()\n")
            == ["'vitrine:disable:nxt' is no command; did you mean 'disable:next'?"])
        #expect(messages("// vitrine:disable:next\nfine()\n") == ["The comment names no rule."])
        #expect(messages("// vitrine:disable:next vev-direct, vev-outlt why\nTRAP()\n")
            == ["Unknown rule 'vev-outlt'; did you mean 'vev-outlet'?"])
    }

    @Test("strings, and comments that only mention the word, are not read")
    func strings() {
        #expect(left("let a = \"// vitrine:disable:next vev-direct why\"\nTRAP()\n") == ["vev-direct@2"])
        #expect(left("let a = \"\"\"\n// vitrine:disable:file vev-direct why\n\"\"\"\nTRAP()\n") == ["vev-direct@4"])
        #expect(left("let a = #\"\\(1) // vitrine:disable:this all why\"# ; TRAP()\n") == ["vev-direct@1"])
        #expect(left("// see vitrine:disable:next vev-direct why\nTRAP()\n") == ["vev-direct@2"])
        #expect(left("/// // vitrine:disable:next vev-direct why\nTRAP()\n") == ["vev-direct@2"])
        #expect(left("/// vitrine:disable:next vev-direct why\nTRAP()\n").isEmpty)
        #expect(left("/*\n * vitrine:disable:next vev-direct why\n */\nTRAP()\n").isEmpty)
        #expect(left("let a = \"\\(f(/* vitrine:disable:this vev-direct why */ TRAP))\"\n").isEmpty)
    }

    @Test("a superfluous comment's fix takes its whole line, or the comment and the blanks before it")
    func deletion() throws {
        func fixed(_ text: String) throws -> String {
            let application = FixApplication(report(text).findings, sources: store(["A.swift": text]))
            let bytes = try #require(application.files["A.swift"])
            return String(decoding: bytes, as: UTF8.self)
        }
        #expect(try fixed("a()\n    // vitrine:disable:next vev-direct why\nb()\n") == "a()\nb()\n")
        #expect(try fixed("a()\r\n\t// vitrine:disable:next vev-direct why\r\nb()\r\n") == "a()\r\nb()\r\n")
        #expect(try fixed("a()  // vitrine:disable:this vev-direct why\nb()\n") == "a()\nb()\n")
        #expect(try fixed("a( /* vitrine:disable:this vev-direct why */ )\n") == "a( )\n")
        #expect(try fixed("a()\n// vitrine:disable:file vev-direct why") == "a()\n")
    }

    @Test("where one of several rules is superfluous, nothing is deleted")
    func partial() {
        let report = report("// vitrine:disable:next vev-direct, vev-outlet why\nTRAP()\n")
        #expect(report.findings.map(\.message) == ["There is no finding of 'vev-outlet' in line 2."])
        #expect(report.findings.allSatisfy { $0.fixes.isEmpty })
    }

    @Test("remarks on comments obey the configuration and comments that name them")
    func remarks() {
        let off = Configuration(rules: ["superfluous-suppression": .off])
        #expect(left("// vitrine:disable:next vev-direct why\nfine()\n", configuration: off).isEmpty)
        #expect(left("// vitrine:disable:file superfluous-suppression generated\n// vitrine:disable vev-direct why\n").isEmpty)
    }

    @Test("emoji and wide characters before a comment do not shift it")
    func multibyte() {
        #expect(left("let 名 = \"🇩🇪👩‍👩‍👧\" /* é */ ; TRAP() // vitrine:disable:this vev-direct 理由\n").isEmpty)
    }

    @Test("ranges that do not fit the text are left out")
    func wrongRanges() {
        let text = SourceText(path: "A.swift", bytes: Array("// vitrine:disable all x".utf8))
        #expect(FileSuppressions(text, comments: [0..<99, -3..<4]).isEmpty)
        #expect(FileSuppressions(text, comments: [0..<24]).comments.count == 1)
    }
}
