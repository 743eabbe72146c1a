// `--fix` and `--fix --dry-run`.
import AuditReports
import UIKitAudit

extension AuditRun {
    /// Fixes in memory, then writes the files, or prints the patch.
    func fix(_ request: AuditRequest, _ builder: ReportBuilder, _ project: ProjectRoot) throws -> ExitStatus {
        let session = FixSession(engine: engine, builder: builder)
        let outcome = try withProgress { try session.run(request, progress: $0) }
        if arguments.dryRun {
            for path in outcome.files.keys.sorted() {
                let patch = UnifiedDiff.text(
                    from: outcome.originals[path] ?? [], to: outcome.files[path] ?? [], path: path)
                console.write(patch)
            }
            say(outcome, "would be mended")
            // What would change is a finding still.
            let left = status(outcome.report, builder.configuration)
            return outcome.appliedCount > 0 ? .findings : left
        }
        let store = SourceStore(root: project.root)
        for path in outcome.files.keys.sorted() {
            try FileWriter.write(
                outcome.files[path] ?? [], to: store.absolutePath(path), expecting: outcome.originals[path])
        }
        try write(outcome.report, SourceStore(root: project.root), project)
        say(outcome, "mended")
        return status(outcome.report, builder.configuration)
    }

    private func say(_ outcome: FixSession.Outcome, _ verb: String) {
        guard !arguments.quiet else { return }
        let fixes = outcome.appliedCount == 1 ? "1 finding" : "\(outcome.appliedCount) findings"
        let files = outcome.files.count == 1 ? "1 file" : "\(outcome.files.count) files"
        console.writeError("\(fixes) \(verb) in \(files).\n")
        for conflict in outcome.conflicts {
            let range = conflict.finding.range
            console.writeError(
                "\(range.path):\(range.line): \(conflict.finding.rule) was not mended: \(conflict.cause.rawValue).\n")
        }
        if outcome.isUnsettled { console.writeError("Fixes still make new findings after many rounds; run --fix again.\n") }
    }
}
