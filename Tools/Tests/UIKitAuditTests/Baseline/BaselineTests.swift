import Foundation
import Testing
import UIKitAudit

@Suite("Baseline")
struct BaselineTests {
    private let text = "func f() {\n    blur.addSubview(label)\n    blur.addSubview(label)\n}\n"

    private func findings(in text: String, path: String = "A.swift") -> [Finding] {
        (0..<text.ranges(of: "addSubview").count).map {
            finding("vev-direct", at: "addSubview", in: text, path: path, occurrence: $0)
        }
    }

    private func compare(_ old: String, _ new: String, path: String = "A.swift") -> BaselineComparison {
        let baseline = Baseline(findings(in: old), sources: store(["A.swift": old]))
        return BaselineComparison(findings(in: new, path: path), with: baseline, sources: store([path: new]))
    }

    @Test("the file is sorted, has relative paths and one field a line")
    func wholeFile() {
        let quoted = "f(\"<&>\\u{1F600}\")\tTRAP😀\n"
        let baseline = Baseline(
            findings(in: text) + [finding("loadview-super", at: "TRAP", in: quoted, path: "0 \"Ä\".swift", context: "")],
            sources: store(["A.swift": text, "0 \"Ä\".swift": quoted]))
        #expect(
            baseline.text == """
                {
                  "version": 1,
                  "findings": [
                    {
                      "path": "0 \\"Ä\\".swift",
                      "rule": "loadview-super",
                      "context": "",
                      "text": "f(\\"<&>\\\\u{1F600}\\") TRAP😀",
                      "fingerprint": "\(baseline.entries[0].fingerprint)"
                    },
                    {
                      "path": "A.swift",
                      "rule": "vev-direct",
                      "context": "A.f()",
                      "text": "blur.addSubview(label)",
                      "fingerprint": "\(baseline.entries[1].fingerprint)"
                    },
                    {
                      "path": "A.swift",
                      "rule": "vev-direct",
                      "context": "A.f()",
                      "text": "blur.addSubview(label)",
                      "fingerprint": "\(baseline.entries[2].fingerprint)"
                    }
                  ]
                }

                """)
    }

    @Test("the fingerprint is the same on every machine and in every version")
    func constant() {
        let fingerprints = FindingFingerprint.all(of: findings(in: text), sources: store(["A.swift": text]))
        #expect(fingerprints.map(\.value) == ["5727d1cfb8a4868e", "872edfcdbb099d2d"])
    }

    @Test("what was written is read again")
    func roundTrip() throws {
        let baseline = Baseline(findings(in: text), sources: store(["A.swift": text]))
        #expect(try Baseline(reading: Array(baseline.text.utf8), path: "b.json") == baseline)
    }

    @Test("moved, indented and re-spaced lines stay known")
    func moved() {
        let new = "// more\n\n\nfunc f() {\n\t\tif x {  blur.addSubview(label) }\n}\n"
        #expect(compare(text, text).new.isEmpty)
        #expect(compare(text, "// more\n\n" + text.replacing("    ", with: "\t")).new.isEmpty)
        // Another line text is another finding, and both entries lose theirs.
        #expect(compare(text, new).new.count == 1)
        #expect(compare(text, new).stale.count == 2)
    }

    @Test("of three equal findings only the third is new")
    func counted() {
        let comparison = compare(text, text.replacing("}\n", with: "    blur.addSubview(label)\n}\n"))
        #expect(comparison.new.map(\.range.line) == [4])
        #expect(comparison.knownCount == 2)
        #expect(comparison.stale.isEmpty)
    }

    @Test("a mended finding leaves a stale entry, unless the run did not look there")
    func stale() {
        let baseline = Baseline(findings(in: text), sources: store(["A.swift": text]))
        let none = BaselineComparison([], with: baseline, sources: store([:]))
        #expect(none.stale == baseline.entries)
        let elsewhere = BaselineComparison([], with: baseline, sources: store([:]), covers: { _ in false })
        #expect(elsewhere.stale.isEmpty)
    }

    @Test("a file that was moved takes its entries along; a copy does not")
    func renamed() throws {
        #expect(compare(text, text, path: "B/C.swift").new.isEmpty)
        let root = try temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: root) }
        try text.write(toFile: root + "/A.swift", atomically: true, encoding: .utf8)
        try text.write(toFile: root + "/B.swift", atomically: true, encoding: .utf8)
        let baseline = Baseline(findings(in: text), sources: SourceStore(root: root))
        let comparison = BaselineComparison(
            findings(in: text) + findings(in: text, path: "B.swift"), with: baseline, sources: SourceStore(root: root))
        #expect(comparison.new.map(\.range.path) == ["B.swift", "B.swift"])
    }

    @Test("a file that is no baseline is told with the place",
        arguments: [
            ("[", "b.json: is no baseline: it is not JSON"), ("{}", "b.json: is no baseline: the file has no 'version'"),
            ("{\"version\": 2, \"findings\": []}", "b.json: has version 2; this vitrine reads version 1"),
            ("{\"version\": 1, \"findings\": [{\"path\": \"a\"}]}", "b.json: is no baseline: findings[0] has no 'rule'"),
            ("{\"version\": \"1\", \"findings\": []}", "b.json: is no baseline: version has the wrong type"),
        ])
    func malformed(text: String, message: String) {
        let error = #expect(throws: Baseline.Malformed.self) { try Baseline(reading: Array(text.utf8), path: "b.json") }
        #expect(error?.description == message)
    }

    @Test("the report leaves known findings out and says how many; entries of other folders are not stale")
    func inReport() {
        let baseline = Baseline(
            findings(in: text) + findings(in: text, path: "Other/B.swift"),
            sources: store(["A.swift": text, "Other/B.swift": text]))
        let builder = ReportBuilder(catalogue: sampleCatalogue, baseline: baseline, paths: ["A.swift"])
        let new = text + "blur.addSubview(icon)\n"
        let report = builder.report(
            from: AuditResult(findings: findings(in: new), files: 1), sources: store(["A.swift": new]))
        #expect(report.findings.map(\.range.line) == [5])
        #expect(report.baselineCount == 2)
        #expect(report.staleEntries.isEmpty)
    }
}
