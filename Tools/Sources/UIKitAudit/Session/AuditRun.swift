// One run of the engine.
import Foundation
import SwiftLowering
import SwiftModel

/// Carries out one request, in passes: read, lower what changed, check what may have changed.
struct AuditRun: Sendable {
    let request: AuditRequest
    let rules: [any Rule.Type]
    let progress: @Sendable (Int, Int) -> Void

    /// What a run knows at the end.
    struct State {
        /// The Swift files in the order of their paths.
        var files: [AuditedFile] = []
        /// How many of them came from the cache.
        var cached = 0
        /// Which of them the cache does not hold as they are.
        var changed: [Int] = []
        /// Files that the cache holds and that are gone.
        var gone: [String] = []
    }

    var jobs: Int { request.jobs ?? ProcessInfo.processInfo.activeProcessorCount }
    var hasCache: Bool { request.cachePath != nil }

    func result() -> AuditResult {
        // The cache is read while the folders are walked.
        let pending = request.cachePath.map { folder in
            Workers.start { AuditCache.load(from: folder, program: Self.program) }
        }
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
        let old = pending?.take()
        let ids = rules.map { $0.id }.sorted().joined(separator: ",")
        let plan = AuditPlan(
            rules: StableHash.of(ids),
            interfaces: interfaces.reduce(0) { StableHash.combine(StableHash.combine($0, StableHash.of($1.path)), $1.hash) },
            old: old ?? nil, files: swift, store: InterfaceStore(interfaces, jobs: jobs))
        let state = update(plan)
        let documents = plan.store.records(known: plan.old)
        if let folder = request.cachePath, !plan.isWarm {
            let update = CacheUpdate(
                program: Self.program, rules: plan.rules, interfaces: plan.interfaces,
                changed: state.changed.map { state.files[$0].record } + documents.fresh, removed: state.gone)
            update.save(to: folder, over: plan.old) { state.files.map(\.record) + documents.all }
        }
        return assemble(state, documents.all, collector.notices + loaded.flatMap(\.notices))
    }

    static func order(_ a: Finding, _ b: Finding) -> Bool {
        (a.range.path, a.range.offsets.lowerBound, a.range.offsets.upperBound, a.rule, a.message)
            < (b.range.path, b.range.offsets.lowerBound, b.range.offsets.upperBound, b.rule, b.message)
    }

    private func assemble(_ state: State, _ interfaces: [CachedFile], _ notices: [FileNotice]) -> AuditResult {
        var result = AuditResult(files: state.files.count + interfaces.count, cachedFiles: state.cached)
        for file in state.files {
            result.lines += file.record.lines
            let report = file.report ?? file.record.decodedReport
            if report.isEmpty { continue }
            result.findings += report.findings
            result.notices += report.notices
            if !report.suppressions.isEmpty { result.suppressions[file.record.path] = report.suppressions }
        }
        for file in interfaces {
            result.lines += file.lines
            result.notices += file.decodedReport.notices
        }
        result.notices += notices
        // A finding in an interface file stands with the Swift file that it was found from.
        result.findings.sort(by: Self.order)
        result.notices.sort { ($0.path, $0.line ?? 0, $0.message) < ($1.path, $1.line ?? 0, $1.message) }
        return result
    }

    /// A hash of the running program: another build may find other things.
    private static let program: UInt64 = {
        var status = stat()
        #if os(Linux)
            let path = "/proc/self/exe"
        #else
            let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
        #endif
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
