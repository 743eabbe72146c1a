// Where messages go: to standard error, to the store, to a test that listens.
// No Apple page: this is ours.
import Foundation
import Glibc
import Stage
import Synchronization

/// What was written while a body ran, for tests.
package final class LogRecorder: Sendable {
    private let kept = Mutex<[LogEntry]>([])
    package init() {}
    package var entries: [LogEntry] { kept.withLock { $0 } }
    /// The lines as standard error would have had them.
    package var lines: [String] { entries.map(\.line) }
    fileprivate func keep(_ entry: LogEntry) { kept.withLock { $0.append(entry) } }

    @TaskLocal fileprivate static var ofTask: LogRecorder?

    /// The lines that a body's task writes; they are not printed, nor kept in the store.
    package static func lines(_ settings: LogSettings = LogSettings(), _ body: () throws -> Void) rethrows -> [String] {
        let recorder = LogRecorder()
        try LogSettings.$ofTask.withValue(settings) { try $ofTask.withValue(recorder, operation: body) }
        return recorder.lines
    }
}

/// The one place that messages go through.
package enum LogOutput {
    /// How many messages ``kept`` has at most.
    package static let limit = 4096
    private static let store = Mutex<(entries: [LogEntry], first: Int)>(([], 0))

    /// The last messages of the process, oldest first.
    package static var kept: [LogEntry] {
        store.withLock { Array($0.entries[$0.first...] + $0.entries[..<$0.first]) }
    }

    static func isEnabled(_ level: OSLogType) -> Bool {
        let settings = LogSettings.current
        return !settings.isOff && (level != .debug || settings.printsDebug)
    }

    static var printsSignposts: Bool {
        let settings = LogSettings.current
        return !settings.isOff && settings.printsSignposts
    }

    /// Prints a message; its text is asked for only where it is printed.
    static func write(_ level: OSLogType, of log: OSLog, _ text: (LogSettings) -> String) {
        guard let source = log.source, isEnabled(level) else { return }
        put(LogEntry(level: level, source: source, message: text(.current), time: time, date: Date()))
    }

    /// Prints a signpost.
    static func write(signpost: String, of log: OSLog, _ text: (LogSettings) -> String) {
        guard let source = log.source, printsSignposts else { return }
        let message = signpost + " " + text(.current)
        put(LogEntry(level: .default, source: source, message: message, time: time, date: Date(), signpost: signpost))
    }

    private static var time: TimeInterval? {
        let clock = StageClock.current
        return clock.isVirtual ? clock.now : nil
    }

    private static func put(_ entry: LogEntry) {
        if let recorder = LogRecorder.ofTask { return recorder.keep(entry) }
        // The line is written under the lock: lines of two threads stand in the store's order.
        store.withLock { store in
            if store.entries.count < limit {
                store.entries.append(entry)
            } else {
                store.entries[store.first] = entry
                store.first = (store.first + 1) % limit
            }
            var line = entry.line + "\n"
            line.withUTF8 { bytes in
                var rest = UnsafeRawBufferPointer(bytes)
                while !rest.isEmpty {
                    let written = Glibc.write(2, rest.baseAddress, rest.count)
                    guard written > 0 else { return }
                    rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(written))
                }
            }
        }
    }
}
