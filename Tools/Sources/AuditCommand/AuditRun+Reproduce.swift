// `--reproduce`.
import AuditReproduction
import Foundation
import UIKitAudit

extension AuditRun {
    /// The runtime that tests are written for, and the folder that they go into; nil where none are asked for. Checked before the
    /// audit, so that a wrong argument costs no time.
    func reproductionFolder(_ project: ProjectRoot, _ selection: FileSelection) throws -> ReproductionFolder? {
        guard let folder = arguments.reproduce else { return nil }
        let path = FilePath.absolute(folder, in: console.currentDirectory)
        let relative = FilePath.relative(path, to: project.root)
        if let relative, !isSkipped(relative, selection),
            project.paths.contains(where: { $0 == "." || $0 == relative || FilePath.relative(relative, to: $0) != nil })
        {
            throw UsageError(
                "'\(folder)' lies in what is audited, and the next audit would find the tests' own traps; "
                    + "give a folder outside, or one in .vitrine")
        }
        let vitrine =
            try arguments.vitrinePackage.map {
                try VitrinePackage(at: FilePath.absolute($0, in: console.currentDirectory))
            }
            ?? VitrinePackage(above: console.program)
        return ReproductionFolder(path: path, shown: folder, vitrine: vitrine)
    }

    /// Whether the folder, or one that it is in, is left out of the audit.
    private func isSkipped(_ path: String, _ selection: FileSelection) -> Bool {
        var current = ""
        for part in path.split(separator: "/") {
            current += (current.isEmpty ? "" : "/") + part
            if selection.skips(current) { return true }
        }
        return false
    }

    /// As a shell takes it.
    private func quoted(_ path: String) -> String {
        if path.allSatisfy({ $0.isLetter || $0.isNumber || "/._-+".contains($0) }) { return path }
        return "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }

    /// Writes the tests of a report's findings, and says how many there are and which findings have none.
    func reproduce(_ report: AuditReport, _ request: AuditRequest, in folder: ReproductionFolder) throws {
        let reproductions = Reproductions(of: report.findings, in: request)
        try folder.write(reproductions.tests)
        guard !arguments.quiet, let shown = arguments.reproduce.map(quoted) else { return }
        func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
        var text = "\(counted(reproductions.tests.count, "test")) written to \(shown)"
        if !reproductions.tests.isEmpty {
            text += "; to run \(reproductions.tests.count == 1 ? "it" : "them"): swift test --package-path \(shown)"
        }
        text += ".\n"
        if !reproductions.unreproduced.isEmpty {
            text += "\(counted(reproductions.unreproduced.count, "finding")) without a test:\n"
            for one in reproductions.unreproduced {
                text += "  \(one.finding.range.path):\(one.finding.range.line): \(one.finding.rule): \(one.reason)\n"
            }
        }
        if reproductions.otherCount > 0 {
            text +=
                "\(counted(reproductions.otherCount, "finding")) of other rules: only vev- and anim- rules have tests.\n"
        }
        console.writeError(text)
    }
}
