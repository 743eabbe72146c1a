// From what the rules found to what people see.

/// Lets configuration, suppressing comments, revision and baseline speak, in that order.
public struct ReportBuilder: Sendable {
    public var catalogue: RuleCatalogue
    public var configuration: Configuration
    public var baseline: Baseline?
    /// The only files to report on; nil for all.
    public var changed: Set<String>?
    /// The audited files and folders, relative to the root: baseline entries elsewhere are not stale.
    public var paths: [String]

    public init(
        catalogue: RuleCatalogue = .standard, configuration: Configuration = Configuration(), baseline: Baseline? = nil,
        changed: Set<String>? = nil, paths: [String] = ["."]
    ) {
        self.catalogue = catalogue
        self.configuration = configuration
        self.baseline = baseline
        self.changed = changed
        self.paths = paths
    }

    /// The report of a run.
    public func report(from result: AuditResult, sources: SourceStore) -> AuditReport {
        var report = AuditReport(
            notices: result.notices.sorted { ($0.path, $0.line ?? 0, $0.message) < ($1.path, $1.line ?? 0, $1.message) },
            catalogue: catalogue, root: sources.root, files: result.files, lines: result.lines)
        var findings = suppressed(result, &report)
        if !configuration.pedantic { findings.removeAll { $0.certainty == .unknownType } }
        if let changed {
            findings.removeAll { !changed.contains($0.range.path) }
            report.notices.removeAll { !changed.contains($0.path) }
        }
        findings = Self.sorted(findings)
        if let baseline {
            let comparison = BaselineComparison(findings, with: baseline, sources: sources, covers: covers)
            findings = comparison.new
            report.baselineCount = comparison.knownCount
            report.staleEntries = comparison.stale
        }
        report.findings = findings
        return report
    }

    /// By path, place and rule, without doubles.
    static func sorted(_ findings: [Finding]) -> [Finding] {
        var seen = Set<Finding>()
        return findings.filter { seen.insert($0).inserted }.sorted {
            ($0.range.path, $0.range.offsets.lowerBound, $0.range.offsets.upperBound, $0.rule, $0.message)
                < ($1.range.path, $1.range.offsets.lowerBound, $1.range.offsets.upperBound, $1.rule, $1.message)
        }
    }

    private func suppressed(_ result: AuditResult, _ report: inout AuditReport) -> [Finding] {
        let suppressor = Suppressor(catalogue: catalogue, ran: isOn, ranAll: configuration.only == nil)
        var byPath: [String: [Finding]] = [:]
        for finding in result.findings {
            if let judged = judged(finding) { byPath[finding.range.path, default: []].append(judged) }
        }
        var kept: [Finding] = []
        for (path, findings) in byPath where result.suppressions[path]?.isEmpty ?? true { kept += findings }
        for (path, comments) in result.suppressions where !comments.isEmpty {
            let (left, silenced) = suppressor.apply(comments, to: byPath[path] ?? [], path: path)
            report.suppressedCount += silenced
            // Remarks on comments are findings like others: the configuration has its say.
            kept += left.compactMap { SuppressionRules.ids.contains($0.rule) ? judged($0) : $0 }
        }
        return kept
    }

    /// The finding with the severity that the configuration gives it; nil where its rule is off.
    private func judged(_ finding: Finding) -> Finding? {
        guard let page = catalogue[finding.rule] else { return configuration.only == nil ? finding : nil }
        guard let severity = configuration.severity(of: page, in: finding.range.path, own: finding.severity) else {
            return nil
        }
        var finding = finding
        finding.severity = severity
        return finding
    }

    private func isOn(_ rule: String, in path: String) -> Bool {
        catalogue[rule].map { configuration.severity(of: $0, in: path) != nil } ?? false
    }

    private func covers(_ entry: Baseline.Entry) -> Bool {
        guard isOn(entry.rule, in: entry.path), configuration.selection.contains(entry.path) else { return false }
        if let changed, !changed.contains(entry.path) { return false }
        return paths.contains { $0 == "." || $0 == entry.path || entry.path.hasPrefix($0 + "/") }
    }
}
