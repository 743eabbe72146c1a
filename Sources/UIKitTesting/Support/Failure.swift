// One way to fail a test, whichever library runs it.
// No Apple page: this is ours.
import Foundation
import Synchronization
import Testing
import XCTest

/// Failures of the kit's own assertions.
enum Failure {
    /// Tests of the kit itself read failures here instead of failing; see ``capturing(_:)``.
    @TaskLocal static var capture: Capture?

    /// The failures that ``capturing(_:)`` collects.
    final class Capture: Sendable {
        let messages = Mutex<[String]>([])
    }

    /// Fails the running test: Swift Testing where one runs, else XCTest.
    static func record(_ message: String, at site: CodeSite) {
        if let capture {
            capture.messages.withLock { $0.append(message) }
        } else if Test.current != nil {
            noteUnseen(message, path: "\(site.filePath)", line: Int(site.line))
            Issue.record(
                Comment(rawValue: message),
                sourceLocation: SourceLocation(
                    fileID: "\(site.fileID)", filePath: "\(site.filePath)", line: Int(site.line),
                    column: Int(site.column)))
        } else {
            XCTFail(message, file: site.filePath, line: site.line)
        }
    }

    /// The same at a path that is only known at run time; at the fallback where it is not.
    static func record(_ message: String, path: String?, line: Int?, fallback: CodeSite, isWarning: Bool) {
        guard let path, let line, line > 0, capture == nil else { return record(message, at: fallback) }
        if Test.current != nil {
            if !isWarning { noteUnseen(message, path: path, line: line) }
            let parts = path.split(separator: "/").map(String.init)
            let fileID = parts.suffix(2).count == 2 ? parts.suffix(2).joined(separator: "/") : "Unknown/\(path)"
            Issue.record(
                Comment(rawValue: message), severity: isWarning ? .warning : .error,
                sourceLocation: SourceLocation(fileID: fileID, filePath: path, line: line, column: 1))
        } else if isWarning {
            FileHandle.standardError.write(Data((message + "\n").utf8))
        } else if !TestCaseObserver.fail(message, path: path, line: line) {
            XCTFail(message, file: fallback.filePath, line: fallback.line)
        }
    }

    /// For the trace of a test without the trait `.harness`, which would see the issue itself. Tests beside it are not meant.
    private static func noteUnseen(_ message: String, path: String, line: Int) {
        if HarnessLock.scope == nil, HarnessContext.isHolder { TraceFailures.note(message, path: path, line: line) }
    }

    /// Runs the body with failures collected; returns their messages.
    @MainActor static func capturing(_ body: () async throws -> Void) async rethrows -> [String] {
        let capture = Capture()
        try await $capture.withValue(capture) { try await body() }
        return capture.messages.withLock { $0 }
    }

    /// ``capturing(_:)`` for a synchronous body.
    @MainActor static func capturing(_ body: () throws -> Void) rethrows -> [String] {
        let capture = Capture()
        try $capture.withValue(capture) { try body() }
        return capture.messages.withLock { $0 }
    }

    /// The running test's name as a file name part: `buysTwice()` gives `buysTwice`.
    static var testName: String? {
        guard let name = Test.current?.name else { return nil }
        return String(name.prefix { $0 != "(" })
    }
}
