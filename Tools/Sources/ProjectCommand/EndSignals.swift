// The user's wish to end a command that goes on for ever.
// No Apple page: this is ours; signal(7).
import Dispatch
import Foundation

/// Notes SIGINT, SIGTERM and SIGHUP in place of ending at once.
final class EndSignals {
    private final class Flag: @unchecked Sendable {
        private let lock = NSLock()
        private var isSet = false
        var value: Bool { lock.withLock { isSet } }
        func set() { lock.withLock { isSet = true } }
    }

    private let flag = Flag()
    private let sources: [any DispatchSourceSignal]

    init() {
        sources = [SIGINT, SIGTERM, SIGHUP].map { [flag] number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { flag.set() }
            source.resume()
            return source
        }
    }

    /// Whether one has come.
    var hasCome: Bool { flag.value }
}
