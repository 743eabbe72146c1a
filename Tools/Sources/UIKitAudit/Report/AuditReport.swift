// What the reports show.

/// The findings that are left once configuration, suppressions and baseline have spoken, and what is to be known of the run.
public struct AuditReport: Sendable {
    /// By path, then by place, then by rule.
    public var findings: [Finding]
    /// By path and line.
    public var notices: [FileNotice]
    /// Baseline entries that fit no finding any more.
    public var staleEntries: [Baseline.Entry]
    /// The pages of the rules.
    public var catalogue: RuleCatalogue
    /// The folder that paths are relative to; absolute.
    public var root: String
    public var files: Int
    public var lines: Int
    /// How many findings a comment silenced.
    public var suppressedCount: Int
    /// How many findings the baseline knows.
    public var baselineCount: Int

    public init(
        findings: [Finding] = [], notices: [FileNotice] = [], staleEntries: [Baseline.Entry] = [],
        catalogue: RuleCatalogue = .standard, root: String, files: Int = 0, lines: Int = 0, suppressedCount: Int = 0,
        baselineCount: Int = 0
    ) {
        self.findings = findings
        self.notices = notices
        self.staleEntries = staleEntries
        self.catalogue = catalogue
        self.root = root
        self.files = files
        self.lines = lines
        self.suppressedCount = suppressedCount
        self.baselineCount = baselineCount
    }

    /// How many findings have a severity.
    public func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }
}
