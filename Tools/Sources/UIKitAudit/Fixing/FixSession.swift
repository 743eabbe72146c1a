// Audits, fixes, audits again.

/// Applies safe fixes in rounds until nothing safe is left, and keeps only what still parses.
///
/// All of it happens in memory: ``Outcome/files`` has what would be written.
public struct FixSession: Sendable {
    /// What the rounds came to.
    public struct Outcome: Sendable {
        /// The new bytes of each changed file, by relative path.
        public var files: [String: [UInt8]] = [:]
        /// What those files held before.
        public var originals: [String: [UInt8]] = [:]
        /// How many fixes went in.
        public var appliedCount = 0
        /// What stayed out for good.
        public var conflicts: [FixConflict] = []
        /// What the audit says once the fixes are in.
        public var report: AuditReport
        /// True where the last round still found something to fix.
        public var isUnsettled = false
    }

    /// More rounds than that do not settle.
    static let roundLimit = 10

    private let engine: any Auditing
    private let builder: ReportBuilder

    public init(engine: any Auditing, builder: ReportBuilder) {
        self.engine = engine
        self.builder = builder
    }

    /// Runs the rounds.
    public func run(
        _ request: AuditRequest, progress: @Sendable @escaping (_ done: Int, _ total: Int) -> Void = { _, _ in }
    ) throws -> Outcome {
        var request = request
        var result = try engine.audit(request, progress: progress)
        var sources = SourceStore(root: request.root, overlays: request.overlays)
        var outcome = Outcome(report: builder.report(from: result, sources: sources))
        // Findings whose fix broke the file: not tried again.
        var refused = Set<Finding>()
        for round in 0... {
            // What does not parse cannot be judged afterwards.
            let unparsed = Set(result.notices.filter(Self.isSyntax).map(\.path))
            var candidates = outcome.report.findings.filter { !refused.contains($0) }
            let left = candidates.filter { $0.safeFix?.edits.contains { unparsed.contains($0.path) } ?? false }
            candidates.removeAll { left.contains($0) }
            let fixes = FixApplication(candidates, sources: sources)
            outcome.conflicts.removeAll { $0.cause != .breaksSyntax }
            outcome.conflicts += fixes.conflicts + left.map { FixConflict(finding: $0, cause: .unparsed) }
            guard !fixes.applied.isEmpty, round < Self.roundLimit else {
                outcome.isUnsettled = !fixes.applied.isEmpty
                return outcome
            }
            var next = request
            next.overlays.merge(fixes.files) { _, new in new }
            let nextResult = try engine.audit(next, progress: { _, _ in })
            let broken = Self.broken(fixes.files.keys, before: result.notices, after: nextResult.notices)
            if !broken.isEmpty {
                let culprits = fixes.applied.filter { finding in
                    finding.safeFix?.edits.contains { broken.contains($0.path) } ?? false
                }
                refused.formUnion(culprits)
                outcome.conflicts += culprits.map { FixConflict(finding: $0, cause: .breaksSyntax) }
                continue
            }
            for path in fixes.files.keys where outcome.originals[path] == nil {
                outcome.originals[path] = sources.text(path)?.bytes
            }
            (request, result) = (next, nextResult)
            sources = SourceStore(root: request.root, overlays: request.overlays)
            outcome.files.merge(fixes.files) { _, new in new }
            outcome.appliedCount += fixes.applied.count
            outcome.report = builder.report(from: result, sources: sources)
        }
        return outcome
    }

    /// The changed files that parsed before and do so no longer.
    private static func broken(
        _ paths: some Sequence<String>, before: [FileNotice], after: [FileNotice]
    ) -> Set<String> {
        let new = Set(after.filter(isSyntax).map(\.path)).subtracting(before.filter(isSyntax).map(\.path))
        return new.intersection(paths)
    }

    private static func isSyntax(_ notice: FileNotice) -> Bool {
        [.syntaxError, .malformedXML, .tooDeep].contains(notice.kind)
    }
}
