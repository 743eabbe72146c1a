// Follows XCTest: which test runs, and what it left undone when it fails.
// No Apple page: this is ours.
import Foundation
import Synchronization
import XCTest

/// Called by CTestKit before `main`: XCTest tells an observer of a test's beginning only where it is there before.
@_cdecl("vtc_at_load")
func installTestCaseObserver() {
    TestCaseObserver.install()
    SessionJoining.registerOnce()
}

/// Told by XCTest about its tests; says at a failure which work never ran.
final class TestCaseObserver: NSObject, XCTestObservation {
    private static let installed = Mutex(false)
    nonisolated(unsafe) private static weak var current: XCTestCase?
    /// Called when a test has ended.
    @MainActor static var atEnd: (() -> Void)?

    /// Registers once; only in a process in which XCTest runs the tests.
    static func install() {
        guard !CommandLine.arguments.contains("swift-testing") else { return }
        let isFirst = installed.withLock { done in
            defer { done = true }
            return !done
        }
        if isFirst { XCTestObservationCenter.shared.addTestObserver(TestCaseObserver()) }
    }

    static var isInTest: Bool { current != nil }

    /// A failure at a path that is only known at run time.
    static func fail(_ message: String, path: String, line: Int) -> Bool {
        guard let current else { return false }
        current.recordFailure(withDescription: message, inFile: path, atLine: line, expected: true)
        return true
    }

    func testCaseWillStart(_ testCase: XCTestCase) {
        Self.current = testCase
        let name = Self.function(of: testCase.name)
        MainActor.assumeIsolated { TraceRecorder.begin(test: name, path: "", line: 0) }
        // Before XCTest asks how long the test took: the date runs again by then.
        testCase.addTeardownBlock { MainActor.assumeIsolated { Self.atEnd?() } }
    }

    func testCase(
        _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?, atLine lineNumber: Int
    ) {
        TraceFailures.note(description, path: filePath ?? "", line: lineNumber)
        let work = PendingWork.sentences
        guard !work.isEmpty else { return }
        let text = "Scheduled and never run:\n" + work.map { "  \($0)\n" }.joined()
        FileHandle.standardError.write(Data(text.utf8))
    }

    func testCaseDidFinish(_ testCase: XCTestCase) {
        Self.current = nil
        MainActor.assumeIsolated {
            Self.atEnd?()
            TraceRecorder.end()
        }
    }

    /// `CartTests.testBuying` gives `testBuying`.
    private static func function(of name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }
}
