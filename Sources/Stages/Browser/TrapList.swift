// What the app has done wrong, as its pages are told.
// No Apple page: this is ours.
import Diagnostics
import Foundation
import Synchronization

/// The diagnostics of a run, from any thread; the last hundred.
final class TrapList: Sendable {
    private static let most = 100
    private let state = Mutex<[String]>([])

    /// All that were reported, as messages, oldest first.
    var messages: [String] { state.withLock { $0 } }

    func add(_ message: String) {
        state.withLock { list in
            list.append(message)
            if list.count > Self.most { list.removeFirst() }
        }
    }
}

extension BrowserStage {
    /// Microseconds that an app which is about to end gives its pages to hear why.
    private nonisolated static let farewell: UInt32 = 250_000

    /// From now on what is reported goes to the pages too, with the line that did it. Looking that up takes a moment, which
    /// is not the main thread's: the report that is printed has found it by then.
    func listenForTraps() {
        let traps = traps
        Diagnostics.listener = { [weak self] diagnostic in
            let message = TrapMessage.json(diagnostic)
            traps.add(message)
            let isLast = diagnostic.entry.severity == .exception
            if isLast, Thread.isMainThread {
                MainActor.assumeIsolated { self?.tellViewers(message) }
                // The writers' threads go on meanwhile.
                usleep(Self.farewell)
            } else {
                DispatchQueue.main.async { MainActor.assumeIsolated { self?.tellViewers(message) } }
                if isLast { usleep(Self.farewell) }
            }
        }
    }

    private func tellViewers(_ message: String) {
        for viewer in viewers.values { viewer.say(message) }
    }
}

/// A diagnostic as a page is told of it.
package enum TrapMessage {
    private struct Trap: Encodable {
        let t = "trap"
        let code: String
        let severity: String
        let title: String
        let object: String?
        let cause: String
        let fix: String
        let apple: String?
        let path: String?
        let line: Int?
        let column: Int?
    }

    package static func json(_ diagnostic: Diagnostic) -> String {
        func cut(_ text: String) -> String { String(text.prefix(ElementMessage.maximumText)) }
        let site = diagnostic.site
        let trap = Trap(
            code: diagnostic.entry.code, severity: diagnostic.entry.severity.rawValue, title: diagnostic.entry.title,
            object: diagnostic.object.map(cut), cause: cut(diagnostic.cause), fix: cut(diagnostic.fix),
            apple: diagnostic.apple.map(cut), path: site?.path, line: site?.line,
            column: site.flatMap { $0.column > 0 ? $0.column : nil })
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(trap)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}
