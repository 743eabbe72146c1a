// The passes of a run over its Swift files.
import SwiftLowering
import SwiftModel

extension AuditRun {
    /// Models of more text than this are not kept between the passes, but made again.
    private static let modelBudget = 48 << 20

    /// Lowers what changed and checks what may have changed.
    func update(_ plan: AuditPlan) -> State {
        let files = plan.files
        if plan.isWarm {
            progress(files.count, files.count)
            return State(files: plan.known.map { AuditedFile(record: $0!) }, cached: files.count)
        }
        // What is read once in a process is read while the files are lowered.
        let framework = Workers.start { FrameworkInterface.summaries.count }
        // A process that ends must not do so while a thread still reads.
        defer { _ = framework.take() }
        // First pass: what changed is lowered and summarized.
        let changed = plan.changed
        let counter = Counter(total: files.count * 2, progress)
        let keepsModels = changed.reduce(0) { $0 + (files[$1].source?.count ?? 0) } <= Self.modelBudget
        let shelf = ModelShelf()
        let fresh = Workers.map(changed.count, jobs: jobs) { position in
            defer { counter.add(1) }
            let (file, model) = prepare(files[changed[position]])
            if keepsModels { shelf.put(model, at: changed[position]) }
            return file
        }
        var all = plan.known.map { $0.map { AuditedFile(record: $0) } }
        for (position, index) in changed.enumerated() { all[index] = fresh[position] }
        var state = State(files: all.map { $0! }, cached: files.count - changed.count, gone: plan.gone)
        // Second pass: what changed, and what asked for something that did.
        let keys = KeySet(changes(plan, state.files))
        let isChanged = Set(changed)
        state.changed = files.indices.filter { index in
            isChanged.contains(index) || !plan.hasSameRules || keys.meets(state.files[index].record.asked)
        }
        let stale = state.changed
        counter.add(files.count - changed.count + files.count - stale.count)
        let before = state.files
        let store = plan.store
        let project = ProjectIndex(before.map(\.indexed), interfaces: { store.all })
        let texts = SharedTexts(files)
        let checked = Workers.map(stale.count, jobs: jobs) { position in
            defer { counter.add(1) }
            let index = stale[position]
            return check(files[index], before[index], shelf.take(index), project, texts)
        }
        for (position, index) in stale.enumerated() { state.files[index] = checked[position] }
        return state
    }

    /// The keys whose answers differ from those of the last run.
    private func changes(_ plan: AuditPlan, _ files: [AuditedFile]) -> Set<UInt64> {
        var keys: Set<UInt64> = []
        for index in plan.changed {
            keys.formUnion(Contributions.changes(plan.known[index]?.contributions ?? .none, files[index].record.contributions))
            keys.insert(IndexKey.positions(files[index].record.path).hash)
        }
        for path in plan.gone {
            keys.formUnion(plan.old?.files[path]?.contributions.keys.hashes ?? [])
            keys.insert(IndexKey.positions(path).hash)
        }
        if !plan.hasSameInterfaces { keys.insert(IndexKey.interfaces.hash) }
        return keys
    }

    private func prepare(_ file: LoadedFile) -> (AuditedFile, FileModel) {
        let text = SourceText(path: file.path, bytes: file.source ?? [])
        let lowered = SourceLowering.lower(text)
        let summary = Summarizer.summary(of: lowered.model)
        var record = CachedFile(path: file.path, hash: file.hash, lines: text.lineStarts.count)
        record.contributions = summary.contributions
        if hasCache { record.summary = summary.encoded[...] }
        let report = FileReport(
            findings: [], notices: lowered.problems.map { Self.notice($0, file.path) },
            suppressions: FileSuppressions(text, comments: lowered.model.comments.map(\.range)))
        return (AuditedFile(record: record, summary: summary, report: report), lowered.model)
    }

    private static func notice(_ problem: LoweredFile.Problem, _ path: String) -> FileNotice {
        FileNotice(
            path: path, line: problem.line, kind: problem.kind == .tooDeep ? .tooDeep : .syntaxError,
            message: problem.message)
    }

    private func check(
        _ file: LoadedFile, _ audited: AuditedFile, _ model: FileModel?, _ project: ProjectIndex, _ texts: SharedTexts
    ) -> AuditedFile {
        let model = model ?? SourceLowering.lower(SourceText(path: file.path, bytes: file.source ?? [])).model
        let view = ProjectView(index: project, reader: { texts.text($0) })
        let context = RuleContext(file: model, project: view)
        defer { context.finish() }
        var findings = rules.flatMap { context.run($0) }
        if file.isRepaired {
            // Offsets are not those on disk.
            for index in findings.indices { findings[index].fixes = [] }
        }
        findings.sort(by: Self.order)
        var result = audited
        var report = audited.report ?? audited.record.decodedReport
        report.findings = findings
        result.report = report
        if hasCache {
            result.record.asked = PackedHashes(view.asked.map(\.key.hash).sorted())
            result.record.report = report.encoded
        }
        return result
    }
}
