import AuditReports
import Foundation
import Testing
import UIKitAudit

@Suite("Formats")
struct FormatTests {
    @Test("each format's whole output, with every character that some format must escape", arguments: ReportFormat.allCases)
    func nasty(format: ReportFormat) {
        expectGolden("nasty." + format.rawValue, format.render(ReportFixture.report, sources: ReportFixture.sources))
    }

    @Test("each format's whole output where nothing was found", arguments: ReportFormat.allCases)
    func empty(format: ReportFormat) {
        expectGolden("empty." + format.rawValue, format.render(ReportFixture.empty, sources: ReportFixture.sources))
    }

    @Test("colour changes nothing but adds escape sequences, and source text cannot add its own")
    func colour() {
        let plain = ReportFormat.text.render(ReportFixture.report, sources: ReportFixture.sources)
        let colored = ReportFormat.text.render(
            ReportFixture.report, sources: ReportFixture.sources, options: ReportOptions(isColored: true))
        #expect(!plain.contains("\u{1B}"))
        #expect(!plain.contains("\u{202E}"))
        #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
        expectGolden("nasty.colored", colored)
    }

    @Test("paths begin with the way from the current folder to the root")
    func prefix() {
        let text = ReportFormat.text.render(
            ReportFixture.report, sources: ReportFixture.sources, options: ReportOptions(pathPrefix: "../"))
        #expect(text.hasPrefix("../A.swift:4:9: error: "))
    }

    @Test("without a summary a clean report is empty")
    func quiet() {
        let options = ReportOptions(hasSummary: false)
        #expect(ReportFormat.text.render(ReportFixture.empty, sources: ReportFixture.sources, options: options) == "")
    }

    @Test("JSON and SARIF are JSON, and every text comes out as it went in", arguments: [ReportFormat.json, .sarif])
    func json(format: ReportFormat) throws {
        let text = format.render(ReportFixture.report, sources: ReportFixture.sources)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let findings: [[String: Any]]
        if format == .json {
            findings = try #require(object["findings"] as? [[String: Any]])
            #expect(findings[1]["message"] as? String == ReportFixture.report.findings[1].message)
        } else {
            let run = try #require((object["runs"] as? [[String: Any]])?.first)
            findings = try #require(run["results"] as? [[String: Any]])
            let rules = ((run["tool"] as? [String: Any])?["driver"] as? [String: Any])?["rules"] as? [[String: Any]]
            for finding in findings {
                let index = try #require(finding["ruleIndex"] as? Int)
                #expect(rules?[index]["id"] as? String == finding["ruleId"] as? String)
            }
        }
        #expect(findings.count == 3)
    }

    @Test("a range over many lines, a column beyond the line and a missing file do not stop any format",
        arguments: ReportFormat.allCases)
    func odd(format: ReportFormat) {
        var report = ReportFixture.report
        for index in report.findings.indices {
            report.findings[index].range.endLine += 1_000
            report.findings[index].range.column += 500
            report.findings[index].range.line += index * 3
        }
        #expect(!format.render(report, sources: ReportFixture.sources).isEmpty)
        #expect(!format.render(report, sources: SourceStore(root: "/nowhere")).isEmpty)
    }
}
