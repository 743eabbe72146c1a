// A line that says how far a long run is.
import Dispatch
import Foundation

/// Writes over one line of a terminal; silent for short runs and where there is no terminal.
final class ProgressLine: Sendable {
    private struct State: Sendable {
        var isShown = false
        var lastWrite: UInt64 = 0
        var isFinished = false
    }

    /// Runs shorter than that show nothing.
    private static let delay: UInt64 = 700_000_000
    private static let interval: UInt64 = 100_000_000

    private let console: Console
    private let isOn: Bool
    private let start: UInt64
    private let now: @Sendable () -> UInt64
    private let lock = NSLock()
    nonisolated(unsafe) private var state = State()

    /// - Parameter now: In nanoseconds.
    init(_ console: Console, isOn: Bool, now: @Sendable @escaping () -> UInt64 = { DispatchTime.now().uptimeNanoseconds }) {
        self.console = console
        self.isOn = isOn && console.errorIsTerminal
        self.now = now
        start = now()
    }

    func update(done: Int, total: Int) {
        guard isOn, total > 0 else { return }
        let time = now()
        lock.withLock {
            guard !state.isFinished, time - start >= Self.delay, time - state.lastWrite >= Self.interval || done == total
            else { return }
            state.lastWrite = time
            state.isShown = true
            console.writeError("\r\u{1B}[K\(done) of \(total) files (\(done * 100 / total) %)")
        }
    }

    /// Takes the line away.
    func finish() {
        lock.withLock {
            if state.isShown { console.writeError("\r\u{1B}[K") }
            state = State(isFinished: true)
        }
    }
}
