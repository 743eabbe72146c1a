// One run of `swift test`: its folder of artifacts, its ledger, what is written when a process ends.
// No Apple page: this is ours.
import Foundation
import Synchronization

/// The run that this process belongs to. `swift test` starts one process for XCTest and one for Swift Testing.
final class TestRun: Sendable {
    private static let shared = Mutex<TestRun?>(nil)

    /// The run of this process, begun at the first use. The folder is found from a test's source file.
    static func current(testFile: String) -> TestRun {
        shared.withLock { run in
            if let run { return run }
            let made = TestRun(root: artifactsRoot(testFile: testFile))
            run = made
            made.begin()
            return made
        }
    }

    /// The run, if any use has begun it.
    static var existing: TestRun? { shared.withLock { $0 } }

    /// Folder of everything below; `VITRINE_ARTIFACTS`, else `.build/vitrine` of the package.
    let root: URL
    let ledger: SnapshotLedger
    /// True in a process that a test started (an exit test): it clears nothing and sums nothing up.
    let isChild: Bool
    private let id: String
    /// The pictures that the user accepted in the last run's report.
    let accepted: AcceptedPictures
    private let folders = Mutex<Set<URL>>([])

    init(root: URL, variables: [String: String] = ProcessInfo.processInfo.environment) {
        self.root = root
        let inherited = variables["VITRINE_RUN_ID"]
        isChild = inherited != nil
        id = inherited ?? String(getppid())
        ledger = SnapshotLedger(file: root.appendingPathComponent("runs/\(id).jsonl"))
        accepted = AcceptedPictures(variables["VITRINE_ACCEPT"], in: root.appendingPathComponent("accepting"))
    }

    var failures: URL { root.appendingPathComponent("failures") }
    var traces: URL { root.appendingPathComponent("traces") }
    var reportFile: URL { root.appendingPathComponent("report.html") }
    var inProgressFile: URL { root.appendingPathComponent("in-progress/\(getpid()).json") }

    /// The folder of one failure's artifacts.
    func folder(of title: String) -> URL { failures.appendingPathComponent(title) }

    private func begin() {
        guard !isChild else { return }
        setenv("VITRINE_RUN_ID", id, 1)
        let files = FileManager.default
        let mark = root.appendingPathComponent("run")
        let last = (try? String(contentsOf: mark, encoding: .utf8)) ?? ""
        try? files.createDirectory(at: root, withIntermediateDirectories: true)
        if last != id {
            // Kept for this run where pictures of the last one are accepted.
            try? files.removeItem(at: accepted.folder)
            if accepted.isAsked { try? files.moveItem(at: failures, to: accepted.folder) }
            try? files.removeItem(at: failures)
            try? files.removeItem(at: traces)
            try? files.removeItem(at: root.appendingPathComponent("runs"))
            try? Data(id.utf8).write(to: mark)
        }
        CrashRecord.collect(into: self)
        if Self.isFiltered(CommandLine.arguments) { ledger.add(.init(kind: .partial, subject: "filter")) }
        atexit { TestRun.existing?.end() }
    }

    /// True where the process was told to leave tests out.
    static func isFiltered(_ arguments: [String]) -> Bool {
        let rest = arguments.dropFirst()
        // Not `--skip-build`, which leaves no test out.
        let choosing = ["--filter", "--skip"]
        if rest.contains(where: { one in choosing.contains { one == $0 || one.hasPrefix($0 + "=") } }) { return true }
        // XCTest's processes get the names of the wanted tests as plain arguments.
        return !rest.contains("--testing-library") && rest.contains { !$0.hasPrefix("-") }
    }

    /// True in the process that runs last.
    private static var isLastProcess: Bool { CommandLine.arguments.contains("swift-testing") }

    /// Notes a picture that a test asked for.
    func noteAsked(_ name: SnapshotName) {
        let snapshots = name.folder.deletingLastPathComponent()
        _ = folders.withLock { $0.insert(snapshots) }
        ledger.add(.init(kind: .asked, subject: name.picture.standardizedFileURL.path))
    }

    /// The pictures that no test asked for; nil where not every test ran.
    func unasked(entries: [SnapshotLedger.Entry]) -> [String]? {
        guard Self.isLastProcess, !entries.contains(where: { $0.kind == .partial }) else { return nil }
        let asked = Set(entries.filter { $0.kind == .asked }.map(\.subject))
        let all = folders.withLock { $0 }.union(asked.compactMap(Self.snapshotsFolder))
        return SnapshotLedger.unasked(folders: all, asked: asked)
    }

    private static func snapshotsFolder(of path: String) -> URL? {
        guard let range = path.range(of: "/__Snapshots__/") else { return nil }
        return URL(fileURLWithPath: String(path[..<range.lowerBound]) + "/__Snapshots__")
    }

    /// Writes the report and prints the summary. Called when the process ends.
    func end() {
        guard !isChild else { return }
        CrashRecord.clear(in: self)
        let entries = ledger.all()
        let unasked = unasked(entries: entries)
        let report = SnapshotReport(run: self, entries: entries, unasked: unasked ?? [])
        try? report.write()
        var lines: [String] = []
        if !report.results.isEmpty || !report.traces.isEmpty {
            let counts = [
                report.results.isEmpty ? nil : "\(report.results.count) failed pictures or crashes",
                report.traces.isEmpty ? nil : "\(report.traces.count) traces of tests",
            ]
            lines.append("\(counts.compactMap { $0 }.joined(separator: ", ")): \(reportFile.path)")
        }
        if report.results.contains(where: { $0.accept != nil }) {
            lines.append("Look at the report, then accept all these pictures: \(AcceptedPictures.commandForAll())")
        }
        let accepted = entries.filter { $0.kind == .accepted }
        if !accepted.isEmpty { lines.append("\(accepted.count) accepted pictures were recorded:") }
        lines += accepted.map { "  \($0.detail)" }
        if Self.isLastProcess {
            lines += self.accepted.unmet(compared: entries.filter { $0.kind == .asked }.map(\.subject))
        }
        let tolerances = entries.filter { $0.kind == .tolerance }
        if !tolerances.isEmpty { lines.append("\(tolerances.count) comparisons state a tolerance:") }
        lines += tolerances.map { "  \($0.subject)  \($0.detail)" }
        if let unasked, !unasked.isEmpty {
            lines.append("\(unasked.count) recorded pictures that no test asked for:")
            lines += unasked.map { "  \($0)" }
        }
        for entry in entries where entry.kind == .staleFingerprint {
            lines.append("\(entry.subject): recorded with other fonts or libraries: \(entry.detail)")
        }
        guard !lines.isEmpty else { return }
        FileHandle.standardError.write(Data(("Vitrine: " + lines.joined(separator: "\n") + "\n").utf8))
    }

    /// `VITRINE_ARTIFACTS`, else `.build/vitrine` beside the nearest Package.swift above the file, else temporary.
    static func artifactsRoot(
        testFile: String, variables: [String: String] = ProcessInfo.processInfo.environment
    ) -> URL {
        if let named = variables["VITRINE_ARTIFACTS"], !named.isEmpty { return URL(fileURLWithPath: named) }
        var folder = URL(fileURLWithPath: testFile).deletingLastPathComponent()
        while folder.path != "/" {
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
                return folder.appendingPathComponent(".build/vitrine")
            }
            folder.deleteLastPathComponent()
        }
        return FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-artifacts")
    }
}
