// What differs from a git revision.
import Foundation

/// Asks git which files were changed or added.
enum ChangedFiles {
    /// The files that differ from a revision, and those that git does not know yet; relative to the root.
    static func since(_ revision: String, root: String) throws -> Set<String> {
        guard !revision.isEmpty, !revision.hasPrefix("-") else {
            throw UsageError("'\(revision)' is no git revision")
        }
        let changed = try git(["diff", "--name-only", "--relative", "--diff-filter=d", "-z", revision, "--"], root, revision)
        let added = try git(["ls-files", "--others", "--exclude-standard", "-z"], root, revision)
        return Set((changed + added).split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
    }

    private static func git(_ arguments: [String], _ root: String, _ revision: String) throws -> [UInt8] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-C", root] + arguments
        process.standardInput = FileHandle.nullDevice
        let output = Pipe()
        process.standardOutput = output
        // Errors go to a file: two pipes read one after the other could wait for each other.
        let errors = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-git-\(UUID().uuidString)")
        try Data().write(to: errors)
        defer { try? FileManager.default.removeItem(at: errors) }
        let handle = try FileHandle(forWritingTo: errors)
        process.standardError = handle
        do { try process.run() } catch {
            throw UsageError("--only-changed needs git, which cannot be started here")
        }
        let bytes = Array(output.fileHandleForReading.readDataToEndOfFile())
        process.waitUntilExit()
        try? handle.close()
        guard process.terminationStatus == 0 else {
            let text = String(decoding: FileManager.default.contents(atPath: errors.path) ?? Data(), as: UTF8.self)
            throw UsageError(words(text, process.terminationStatus, root, revision))
        }
        return bytes
    }

    private static func words(_ text: String, _ status: Int32, _ root: String, _ revision: String) -> String {
        if status == 127 { return "--only-changed needs git, which is not installed" }
        if text.lowercased().contains("not a git repository") {
            return "--only-changed needs a git repository; '\(root)' lies in none"
        }
        if text.contains("bad revision") || text.contains("unknown revision") || text.contains("ambiguous argument") {
            return "git knows no revision '\(revision)'; a shallow clone may lack it (fetch-depth: 0 gets all)"
        }
        return "git failed: " + text.split(separator: "\n").prefix(2).joined(separator: " ")
    }
}
