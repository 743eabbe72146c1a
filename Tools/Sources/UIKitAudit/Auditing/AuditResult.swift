// What the engine hands back.

/// Everything that the rules found, before suppressions, baseline and configuration speak.
public struct AuditResult: Sendable {
    public var findings: [Finding]
    public var notices: [FileNotice]
    /// The suppressing comments by the file's relative path; files without one may be left out.
    public var suppressions: [String: FileSuppressions]
    /// How many files were audited.
    public var files: Int
    /// How many lines they have.
    public var lines: Int
    /// How many of the files came from the cache.
    public var cachedFiles: Int

    public init(
        findings: [Finding] = [], notices: [FileNotice] = [], suppressions: [String: FileSuppressions] = [:],
        files: Int = 0, lines: Int = 0, cachedFiles: Int = 0
    ) {
        self.findings = findings
        self.notices = notices
        self.suppressions = suppressions
        self.files = files
        self.lines = lines
        self.cachedFiles = cachedFiles
    }
}
