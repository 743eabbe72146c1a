// One run of `vitrine audit`.
import AuditReports
import Foundation
import UIKitAudit

/// Reads what the arguments name, lets the engine run, writes the report.
struct AuditRun {
    let arguments: AuditArguments
    let engine: any Auditing
    let console: Console
    let catalogue: RuleCatalogue

    static let baselineName = ".vitrine-baseline.json"

    init(_ arguments: AuditArguments, engine: any Auditing, console: Console, catalogue: RuleCatalogue) {
        self.arguments = arguments
        self.engine = engine
        self.console = console
        self.catalogue = catalogue
    }

    func run() throws -> ExitStatus {
        if let id = arguments.explain {
            console.write(try RuleListing.page(id, catalogue))
            return .clean
        }
        if arguments.listRules {
            console.write(RuleListing.list(catalogue))
            return .clean
        }
        let project = try ProjectRoot(
            paths: arguments.paths, config: arguments.config, currentDirectory: console.currentDirectory)
        let configuration = try readConfiguration(project)
        let baselinePath = baselinePath(configuration, project)
        let builder = ReportBuilder(
            catalogue: catalogue, configuration: configuration,
            baseline: arguments.writeBaseline ? nil : try readBaseline(baselinePath),
            changed: try arguments.onlyChanged.map { try ChangedFiles.since($0, root: project.root) },
            paths: project.paths)
        let request = AuditRequest(
            root: project.root, paths: project.paths, selection: configuration.selection,
            rules: Set(catalogue.pages.filter(configuration.mayRun).map(\.id)), jobs: arguments.jobs,
            cachePath: CacheFolder.path(for: project.root, arguments, console))
        let folder = try reproductionFolder(project, configuration.selection)
        if arguments.fix { return try fix(request, builder, project) }

        let result = try withProgress { try engine.audit(request, progress: $0) }
        let sources = SourceStore(root: project.root)
        let report = builder.report(from: result, sources: sources)
        if arguments.writeBaseline {
            return try write(Baseline(report.findings, sources: sources), to: baselinePath ?? defaultBaseline(project))
        }
        try write(report, sources, project)
        if let folder { try reproduce(report, request, in: folder) }
        return status(report, configuration)
    }

    func withProgress<Result>(
        _ work: (@Sendable @escaping (_ done: Int, _ total: Int) -> Void) throws -> Result
    ) rethrows -> Result {
        let line = ProgressLine(console, isOn: !arguments.quiet)
        defer { line.finish() }
        return try work { line.update(done: $0, total: $1) }
    }

    /// Writes the report to the output that the arguments name.
    func write(_ report: AuditReport, _ sources: SourceStore, _ project: ProjectRoot) throws {
        let isFile = arguments.output != nil
        let options = ReportOptions(
            isColored: isColored && !isFile, width: console.outputIsTerminal && !isFile ? console.width : 120,
            pathPrefix: FilePath.prefix(from: console.currentDirectory, to: project.root), hasSummary: !arguments.quiet)
        let text = arguments.format.render(report, sources: sources, options: options)
        guard let output = arguments.output else { return console.write(text) }
        try FileWriter.write(Array(text.utf8), to: FilePath.absolute(output, in: console.currentDirectory))
        if !arguments.quiet { console.writeError(TextSummary(report).text + "\n") }
    }

    /// What a report means for whoever called.
    func status(_ report: AuditReport, _ configuration: Configuration) -> ExitStatus {
        let isStrict = configuration.strict
        if report.findings.contains(where: { isStrict || $0.severity > .note }) { return .findings }
        if isStrict, !report.staleEntries.isEmpty { return .findings }
        return isStrict && !report.notices.isEmpty ? .unread : .clean
    }

    private var isColored: Bool {
        switch arguments.color {
        case .always: true
        case .never: false
        case .auto:
            console.outputIsTerminal && (console.environment["NO_COLOR"] ?? "").isEmpty
                && console.environment["TERM"] != "dumb"
        }
    }

    private func readConfiguration(_ project: ProjectRoot) throws -> Configuration {
        var configuration = Configuration()
        if let path = project.configuration {
            guard let data = FileManager.default.contents(atPath: path) else {
                throw UsageError("'\(path)' cannot be read")
            }
            guard let text = String(validating: data, as: UTF8.self) else { throw UsageError("'\(path)' is not UTF-8") }
            let shown = FilePath.relative(path, to: console.currentDirectory) ?? path
            configuration = try ConfigurationReader.read(text, path: shown, catalogue: catalogue)
        }
        for id in arguments.rule where catalogue[id] == nil {
            throw UsageError(catalogue.unknown(id) + "; --list-rules lists them")
        }
        if !arguments.rule.isEmpty { configuration.only = Set(arguments.rule) }
        if arguments.opinions { configuration.opinions = true }
        if arguments.pedantic { configuration.pedantic = true }
        if arguments.strict { configuration.strict = true }
        return configuration
    }

    private func baselinePath(_ configuration: Configuration, _ project: ProjectRoot) -> String? {
        if let given = arguments.baseline { return FilePath.absolute(given, in: console.currentDirectory) }
        guard let named = configuration.baseline else { return nil }
        return FilePath.absolute(
            named, in: arguments.config == nil ? project.configurationFolder : console.currentDirectory)
    }

    private func defaultBaseline(_ project: ProjectRoot) -> String {
        FilePath.absolute(Self.baselineName, in: project.root)
    }

    private func readBaseline(_ path: String?) throws -> Baseline? {
        guard let path else { return nil }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw UsageError("the baseline '\(path)' cannot be read; --write-baseline writes it")
        }
        return try Baseline(reading: data, path: FilePath.relative(path, to: console.currentDirectory) ?? path)
    }

    private func write(_ baseline: Baseline, to path: String) throws -> ExitStatus {
        try FileWriter.write(Array(baseline.text.utf8), to: path)
        if !arguments.quiet {
            let count = baseline.entries.count
            let shown = FilePath.relative(path, to: console.currentDirectory) ?? path
            console.writeError("\(count) finding\(count == 1 ? "" : "s") written to \(shown).\n")
        }
        return .clean
    }
}
