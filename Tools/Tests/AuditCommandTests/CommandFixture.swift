// A project on the disk, an engine that finds words, and a console that remembers.
import AuditCommand
import Foundation
import SwiftLowering
import SwiftModel
import UIKitAudit

/// Finds `BAD` (an error that can be fixed), `MEH` (a note) and `HMM` (of unknown type) in Swift files.
struct WordEngine: Auditing {
    func audit(_ request: AuditRequest, progress: @Sendable @escaping (Int, Int) -> Void) throws -> AuditResult {
        var result = AuditResult()
        let paths = (FileManager.default.subpaths(atPath: request.root) ?? []).sorted().filter { path in
            path.hasSuffix(".swift") && request.selection.contains(path)
                && request.paths.contains { $0 == "." || $0 == path || path.hasPrefix($0 + "/") }
        }
        for (index, path) in paths.enumerated() {
            progress(index + 1, paths.count)
            guard
                let bytes = request.overlays[path]
                    ?? FileManager.default.contents(atPath: request.root + "/" + path).map(Array.init)
            else { continue }
            let text = SourceText(path: path, bytes: bytes)
            let lowered = SourceLowering.lower(text)
            result.files += 1
            result.lines += text.lineStarts.count - 1
            result.notices += lowered.problems.map {
                FileNotice(path: path, line: $0.line, kind: .syntaxError, message: $0.message)
            }
            result.suppressions[path] = FileSuppressions(text, comments: lowered.model.comments.map(\.range))
            for (word, rule, severity) in [
                ("BAD", "bad-word", Severity.error), ("MEH", "meh-word", .note), ("HMM", "bad-word", .error),
            ] {
                for lower in text.bytes.indices where text.bytes[lower...].starts(with: Array(word.utf8)) {
                    let range = lower..<(lower + 3)
                    let fix = Fix(title: "Say good", edits: [TextEdit(path: path, offsets: range, replacement: "good")])
                    result.findings.append(
                        Finding(
                            rule: rule, severity: severity, message: "\(word) is said.",
                            range: SourceRange(range, in: text),
                            cure: "Say good.", fixes: word == "BAD" ? [fix] : [],
                            certainty: word == "HMM" ? .unknownType : .proven, context: ""))
                }
            }
        }
        return result
    }
}

/// What a run of the command wrote and ended with.
struct Outcome {
    var status: ExitStatus
    var output: String
    var error: String
}

/// A folder with files, removed at the end.
final class Project {
    let folder: String

    static let catalogue = RuleCatalogue([
        RulePage(
            id: "bad-word", severity: .error, isOn: true, isFixable: true, summary: "Bad words.",
            text: "Bad words.\n\n## Cure\nSay good."),
        RulePage(id: "meh-word", severity: .note, isOn: true, summary: "Weak words.", text: "Weak words."),
        RulePage(id: "odd-word", severity: .note, isOn: false, summary: "Odd words.", text: "Odd words."),
        RulePage(
            id: "superfluous-suppression", severity: .warning, isOn: true, isFixable: true, summary: "Idle.",
            text: "Idle."),
        RulePage(id: "suppression-reason", severity: .note, isOn: true, summary: "Why.", text: "Why."),
    ])

    init(_ files: [String: String] = [:]) throws {
        let made = FileManager.default.temporaryDirectory.path + "/vitrine-command-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: made, withIntermediateDirectories: true)
        folder = made
        for (path, text) in files { try write(text, to: path) }
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    func write(_ text: String, to path: String) throws {
        let url = URL(fileURLWithPath: folder + "/" + path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func read(_ path: String) -> String {
        FileManager.default.contents(atPath: folder + "/" + path).map { String(decoding: $0, as: UTF8.self) }
            ?? "(missing)"
    }

    /// Runs the command, by default `audit` in the folder.
    func run(
        _ arguments: String..., below: String = "", environment: [String: String] = [:], isTerminal: Bool = false,
        engine: any Auditing = WordEngine()
    ) -> Outcome {
        run(list: arguments, below: below, environment: environment, isTerminal: isTerminal, engine: engine)
    }

    func run(
        list arguments: [String], below: String = "", environment: [String: String] = [:], isTerminal: Bool = false,
        engine: any Auditing, catalogue: RuleCatalogue = Project.catalogue, program: String? = nil
    ) -> Outcome {
        let written = Written()
        let console = Console(
            write: { written.output.append($0) }, writeError: { written.error.append($0) },
            outputIsTerminal: isTerminal,
            errorIsTerminal: isTerminal, environment: environment,
            currentDirectory: below.isEmpty ? folder : folder + "/" + below, program: program)
        let status = VitrineCommand(engine: engine, console: console, catalogue: catalogue).run(
            ["audit"] + arguments)
        return Outcome(status: status, output: written.output, error: written.error)
    }

    private final class Written: @unchecked Sendable {
        var output = ""
        var error = ""
    }

    @discardableResult
    func git(_ arguments: String...) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            [
                "git", "-C", folder, "-c", "user.name=T", "-c", "user.email=t@example.org", "-c",
                "init.defaultBranch=main",
            ] + arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
