// The forms in which a report is written.
import UIKitAudit

/// The form of a report.
public enum ReportFormat: String, Sendable, CaseIterable {
    case text, xcode, json, sarif, github, checkstyle, junit, html

    /// One line for the command's help.
    public var summary: String {
        switch self {
        case .text: "for people: source lines with carets, flow and cure"
        case .xcode: "one line a finding, as Xcode's issue list reads it"
        case .json: "see Documentation/Audit/report.schema.json"
        case .sarif: "SARIF 2.1.0, for code scanning"
        case .github: "workflow commands, for annotations in pull requests"
        case .checkstyle: "Checkstyle's XML"
        case .junit: "JUnit's XML"
        case .html: "one page that needs nothing else"
        }
    }

    /// The whole report, ending with a newline unless it is empty.
    public func render(
        _ report: AuditReport, sources: SourceStore, options: ReportOptions = ReportOptions()
    ) -> String {
        switch self {
        case .text: TextReport(report, sources: sources, options: options).text
        case .xcode: XcodeReport.text(report)
        case .json: JSONReport.text(report, sources: sources)
        case .sarif: SARIFReport(report, sources: sources).text
        case .github: GitHubReport.text(report)
        case .checkstyle: CheckstyleReport.text(report)
        case .junit: JUnitReport.text(report)
        case .html: HTMLReport(report, sources: sources).text
        }
    }
}
