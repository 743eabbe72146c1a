// One run of the engine.
import Foundation
import InterfaceFiles
import SwiftLowering
import SwiftModel

/// Carries out one request, in passes: read, lower what changed, join, check what may have changed.
struct AuditRun: Sendable {
    let request: AuditRequest
    let rules: [any Rule.Type]
    let progress: @Sendable (Int, Int) -> Void

    /// Models of more text than this are not kept between the passes, but made again.
    private static let modelBudget = 48 << 20

    /// A file after the first pass.
    struct Prepared: Sendable {
        var cached: CachedFile
        /// nil where it is to be lowered again.
        var model: FileModel?
    }

    func result() -> AuditResult {
        let jobs = request.jobs ?? ProcessInfo.processInfo.activeProcessorCount
        var collector = FileCollector(root: request.root, selection: request.selection)
        for path in request.paths { collector.add(path) }
        let paths = collector.paths.sorted()
        let root = request.root
        let overlays = request.overlays
        let loaded = Workers.map(paths.count, jobs: jobs) {
            LoadedFile.load(paths[$0], root: root, overlay: overlays[paths[$0]])
        }
        let swift = loaded.filter { $0.path.hasSuffix(".swift") && $0.source != nil }
        let interfaces = loaded.filter { !$0.path.hasSuffix(".swift") && $0.source != nil }
        let ids = rules.map { $0.id }.sorted().joined(separator: ",")
        var state = AuditCache(
            program: Self.program, rules: StableHash.of(ids),
            interfaces: interfaces.reduce(0) { StableHash.combine(StableHash.combine($0, StableHash.of($1.path)), $1.hash) },
            files: [])
        let old = request.cachePath.flatMap { AuditCache.load(from: $0, program: Self.program) }
        let documents = readInterfaces(interfaces, jobs)
        let isWarm = update(&state, from: old, swift, documents, jobs)
        if !isWarm, let folder = request.cachePath { state.save(to: folder) }
        return assemble(state, loaded, documents, collector.notices, cached: isWarm ? state.files.count : reused(old, swift))
    }

    /// Fills the state's files; true where the old one said everything.
    private func update(
        _ state: inout AuditCache, from old: AuditCache?, _ files: [LoadedFile], _ documents: [ReadInterface], _ jobs: Int
    ) -> Bool {
        let known = Dictionary((old?.files ?? []).map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        let changed = files.indices.filter { known[files[$0].path]?.hash != files[$0].hash }
        let gone = Set(known.keys).subtracting(files.map(\.path))
        let hasSameRules = old?.rules == state.rules
        let hasSameInterfaces = old?.interfaces == state.interfaces
        if changed.isEmpty, gone.isEmpty, hasSameRules, hasSameInterfaces {
            state.files = files.map { known[$0.path]! }
            progress(files.count, files.count)
            return true
        }
        // First pass: what changed is lowered and summarized.
        let counter = Counter(total: files.count * 2, progress)
        let keepsModels = changed.reduce(0) { $0 + (files[$1].source?.count ?? 0) } <= Self.modelBudget
        let fresh = Workers.map(changed.count, jobs: jobs) { position in
            defer { counter.add(1) }
            return prepare(files[changed[position]], keepsModel: keepsModels)
        }
        var prepared: [Prepared?] = files.map { file in known[file.path].map { Prepared(cached: $0, model: nil) } }
        var keys: Set<String> = []
        for (position, index) in changed.enumerated() {
            let path = files[index].path
            keys.formUnion(CachedFile.changes(known[path]?.contributions ?? [], fresh[position].cached.contributions))
            keys.insert("p:" + path)
            prepared[index] = fresh[position]
        }
        for path in gone {
            keys.formUnion(known[path]!.contributions.map(\.key))
            keys.insert("p:" + path)
        }
        if !hasSameInterfaces { keys.insert("i") }
        // Second pass: what changed, and what asked for something that did.
        let isChanged = Set(changed)
        let stale = files.indices.filter { index in
            isChanged.contains(index) || !hasSameRules || prepared[index]!.cached.asked.contains { keys.contains($0) }
        }
        counter.add(files.count - changed.count + files.count - stale.count)
        let all = prepared.map { $0! }
        let summaries = Workers.map(all.count, jobs: jobs) { index -> FileSummary? in
            var reader = BinaryReader(all[index].cached.summary)
            return try? FileSummary(from: &reader)
        }
        let project = ProjectIndex(files: summaries.compactMap { $0 }, interfaces: documents.map { ($0.text, $0.document) })
        let texts = SharedTexts(files)
        let checked = Workers.map(stale.count, jobs: jobs) { position in
            defer { counter.add(1) }
            let index = stale[position]
            return check(files[index], all[index], project, texts)
        }
        state.files = all.map(\.cached)
        for (position, index) in stale.enumerated() { state.files[index] = checked[position] }
        return false
    }

    // MARK: Passes

    private func prepare(_ file: LoadedFile, keepsModel: Bool) -> Prepared {
        let text = SourceText(path: file.path, bytes: file.source ?? [])
        let lowered = SourceLowering.lower(text)
        let summary = Summarizer.summary(of: lowered.model)
        let cached = CachedFile(
            path: file.path, hash: file.hash, lines: text.lineStarts.count, summary: summary.encoded[...],
            contributions: summary.contributions.map { (key: $0.key, hash: $0.value) }.sorted { $0.key < $1.key }, asked: [],
            report: .init(
                findings: [], notices: lowered.problems.map { Self.notice($0, file.path) },
                suppressions: FileSuppressions(text, comments: lowered.model.comments.map(\.range))))
        return Prepared(cached: cached, model: keepsModel ? lowered.model : nil)
    }

    private static func notice(_ problem: LoweredFile.Problem, _ path: String) -> FileNotice {
        FileNotice(
            path: path, line: problem.line, kind: problem.kind == .tooDeep ? .tooDeep : .syntaxError,
            message: problem.message)
    }

    private func check(
        _ file: LoadedFile, _ prepared: Prepared, _ project: ProjectIndex, _ texts: SharedTexts
    ) -> CachedFile {
        var cached = prepared.cached
        let model = prepared.model ?? SourceLowering.lower(SourceText(path: file.path, bytes: file.source ?? [])).model
        let view = ProjectView(index: project, reader: { texts.text($0) })
        let context = RuleContext(file: model, project: view)
        var findings = rules.flatMap { context.run($0) }
        if file.isRepaired {
            // Offsets are not those on disk.
            for index in findings.indices { findings[index].fixes = [] }
        }
        findings.sort(by: Self.order)
        cached.report.findings = findings
        cached.asked = view.asked.map(\.key).sorted()
        return cached
    }

    static func order(_ a: Finding, _ b: Finding) -> Bool {
        (a.range.path, a.range.offsets.lowerBound, a.range.offsets.upperBound, a.rule, a.message)
            < (b.range.path, b.range.offsets.lowerBound, b.range.offsets.upperBound, b.rule, b.message)
    }

    // MARK: Results

    private func assemble(
        _ state: AuditCache, _ loaded: [LoadedFile], _ documents: [ReadInterface], _ notices: [FileNotice], cached: Int
    ) -> AuditResult {
        var result = AuditResult(files: state.files.count + documents.count, cachedFiles: cached)
        for file in state.files {
            result.findings += file.report.findings
            result.notices += file.report.notices
            if !file.report.suppressions.isEmpty { result.suppressions[file.path] = file.report.suppressions }
            result.lines += file.lines
        }
        for document in documents {
            result.lines += document.text.lineStarts.count
            result.notices += document.notices
        }
        result.notices += notices + loaded.flatMap(\.notices)
        // A finding in an interface file stands with the Swift file that it was found from.
        result.findings.sort(by: Self.order)
        result.notices.sort { ($0.path, $0.line ?? 0, $0.message) < ($1.path, $1.line ?? 0, $1.message) }
        return result
    }

    private func reused(_ old: AuditCache?, _ files: [LoadedFile]) -> Int {
        let known = Dictionary((old?.files ?? []).map { ($0.path, $0.hash) }, uniquingKeysWith: { first, _ in first })
        return files.filter { known[$0.path] == $0.hash }.count
    }

    /// A hash of the running program: another build may find other things.
    private static let program: UInt64 = {
        var status = stat()
        let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
        guard stat(path, &status) == 0 else { return 0 }
        return StableHash.combine(
            UInt64(status.st_size), UInt64(bitPattern: Int64(modified(status))))
    }()

    private static func modified(_ status: stat) -> Int {
        #if canImport(Darwin)
        status.st_mtimespec.tv_sec &* 1_000_000_007 &+ status.st_mtimespec.tv_nsec
        #else
        status.st_mtim.tv_sec &* 1_000_000_007 &+ status.st_mtim.tv_nsec
        #endif
    }
}
