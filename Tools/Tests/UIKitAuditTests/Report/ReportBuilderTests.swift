import Testing
import UIKitAudit

@Suite("From findings to a report")
struct ReportBuilderTests {
    private let text = "a()\nTRAP()\nTRAP()\n"

    private func report(_ findings: [Finding], _ builder: ReportBuilder = ReportBuilder(catalogue: sampleCatalogue)) -> AuditReport {
        let notices = [FileNotice(path: "B.swift", kind: .unreadable, message: "x"), FileNotice(path: "A.swift", line: 2, kind: .syntaxError, message: "y")]
        return builder.report(from: AuditResult(findings: findings, notices: notices, files: 2), sources: store(["A.swift": text]))
    }

    @Test("findings come by path and place, each once")
    func sorted() {
        let late = finding("vev-direct", at: "TRAP", in: text, occurrence: 1)
        let early = finding("vev-outlet", at: "TRAP", in: text)
        let other = finding("vev-direct", at: "TRAP", in: text, path: "0.swift")
        let report = report([late, early, late, other])
        #expect(report.findings == [other, early, late])
        #expect(report.notices.map(\.path) == ["A.swift", "B.swift"])
    }

    @Test("findings of unknown types are shown to the pedantic only")
    func pedantic() {
        let unsure = finding("vev-direct", at: "TRAP", in: text, certainty: .unknownType)
        #expect(report([unsure]).findings.isEmpty)
        let pedantic = ReportBuilder(catalogue: sampleCatalogue, configuration: Configuration(pedantic: true))
        #expect(report([unsure], pedantic).findings == [unsure])
    }

    @Test("only changed files are reported on")
    func changed() {
        let both = [finding("vev-direct", at: "TRAP", in: text), finding("vev-direct", at: "TRAP", in: text, path: "B.swift")]
        let report = report(both, ReportBuilder(catalogue: sampleCatalogue, changed: ["B.swift"]))
        #expect(report.findings.map(\.range.path) == ["B.swift"])
        #expect(report.notices.map(\.path) == ["B.swift"])
    }

    @Test("the configuration's severity replaces the rule's own")
    func severity() {
        let builder = ReportBuilder(catalogue: sampleCatalogue, configuration: Configuration(rules: ["vev-direct": .severity(.note)]))
        #expect(report([finding("vev-direct", at: "TRAP", in: text)], builder).findings.map(\.severity) == [.note])
        #expect(report([finding("vev-direct", at: "TRAP", in: text, severity: .warning)]).findings.map(\.severity) == [.warning])
    }
}
