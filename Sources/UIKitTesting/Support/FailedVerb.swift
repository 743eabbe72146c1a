// The place in a test at which a verb of the harness failed.
// No Apple page: this is ours.
import Diagnostics
import Foundation
import Synchronization

/// The last verb of the harness that threw, with the line of the test that called it: test libraries report a thrown error at
/// the head of the test.
enum FailedVerb {
    private struct State: Sendable {
        var error: HarnessError
        var site: CallSite
        var verb: Int
    }

    private static let last = Mutex<State?>(nil)
    /// The kit's own folder: a verb that another verb calls was not called by the test.
    private static let ownFolder = folder(above: "\(#filePath)", by: 2)

    /// Keeps the innermost place of an error that passes through several verbs.
    /// - Parameter verb: The number of the verb that the test called; an error of an earlier one is another.
    static func note(_ error: HarnessError, path: String, line: Int, verb: Int) {
        guard !path.hasPrefix(ownFolder) else { return }
        last.withLock { last in
            guard last?.error != error || last?.verb != verb else { return }
            last = State(error: error, site: CallSite(path: path, line: line), verb: verb)
        }
    }

    /// The line that called the verb which threw this error.
    static func site(of error: HarnessError) -> CallSite? {
        last.withLock { $0?.error == error ? $0?.site : nil }
    }

    /// The place for the text of an error that nobody reports at its line: ` Asked for at CartTests.swift:42.`
    static func place(of error: HarnessError) -> String {
        guard HarnessLock.scope == nil, let site = site(of: error) else { return "" }
        return "\nAsked for at \(site)."
    }

    /// A test begins: nothing of an earlier one is meant.
    static func forget() { last.withLock { $0 = nil } }

    private static func folder(above path: String, by count: Int) -> String {
        path.split(separator: "/", omittingEmptySubsequences: false).dropLast(count).joined(separator: "/") + "/"
    }
}
