// When the parts of an answer come: on virtual time while a harness is held, else on real time.
// No Apple page: this is ours.
import Dispatch
import Foundation
import Stage
import Synchronization

/// Time for answers.
enum AnswerClock {
    /// Something scheduled that can be taken back.
    struct Appointment: Sendable {
        fileprivate let cancelBody: @Sendable () -> Void
        func cancel() { cancelBody() }
    }

    private static let driven = Mutex<StageClock?>(nil)
    private static let real = StageClock(isVirtual: false)

    /// A harness moves this clock from now on. Without one, time is real: a clock that nobody moves stays behind.
    static func begin(_ clock: StageClock) { driven.withLock { $0 = clock } }

    /// The harness of this clock has gone.
    static func end(_ clock: StageClock) {
        driven.withLock { driven in
            if driven === clock { driven = nil }
        }
    }

    /// The clock that a harness moves; nil where there is none.
    fileprivate static var virtual: StageClock? { driven.withLock { $0 } }

    /// Seconds of the clock in force.
    static var now: TimeInterval { (virtual ?? real).now }

    /// Runs the body at a time of the clock. `isIdle`: nobody waits for it.
    static func schedule(
        at time: TimeInterval, name: String, isIdle: Bool, _ body: @escaping @Sendable () -> Void
    ) -> Appointment {
        guard let clock = virtual else {
            let item = DispatchWorkItem(block: body)
            nonisolated(unsafe) let cancelled = item
            DispatchQueue.global().asyncAfter(deadline: .now() + max(0, time - now), execute: item)
            return Appointment { cancelled.cancel() }
        }
        let site = "the answer to \(name)"
        let id = isIdle ? clock.scheduleIdle(at: time, site: site, body) : clock.schedule(at: time, site: site, body)
        return Appointment { clock.cancel(id) }
    }
}

/// Keeps the virtual clock from moving, and whoever waits for it waiting, while something is under way on other threads.
final class ClockKeeper: Sendable {
    private struct State: Sendable {
        var isDone = false
    }
    private let clock = AnswerClock.virtual
    private let name: String
    /// Real seconds that one look may wait.
    private let patience: TimeInterval
    private let state = Mutex(State())
    private let signal = DispatchSemaphore(value: 0)

    /// Begins to keep; without a virtual clock nothing is kept.
    init(_ name: String, patience: TimeInterval = 0.005) {
        self.name = name
        self.patience = patience
        look()
    }

    /// Lets go. Once is enough.
    func done() {
        state.withLock { $0.isDone = true }
        signal.signal()
    }

    private func look() {
        guard let clock else { return }
        clock.schedule(at: clock.now, site: "the answer to \(self.name)") { [self] in
            if state.withLock({ $0.isDone }) { return }
            _ = signal.wait(timeout: .now() + patience)
            if !state.withLock({ $0.isDone }) { look() }
        }
    }
}

/// Requests that Foundation has asked the kit about and not begun yet: it looks into the cache first, on another thread.
enum AskedRequests {
    /// One of them: who answers it, decided where it was made.
    struct Asked: Sendable {
        fileprivate let url: String
        let network: RecordedNetwork
        let keeper: ClockKeeper
    }
    private static let waiting = Mutex<[Asked]>([])

    static func add(_ url: String, title: String, _ network: RecordedNetwork) {
        let asked = Asked(url: url, network: network, keeper: ClockKeeper(title))
        waiting.withLock { $0.append(asked) }
    }

    /// Removes and returns the waiting entry of an address; nil if no network answers it.
    static func take(_ url: String) -> Asked? {
        waiting.withLock { list in
            guard let index = list.firstIndex(where: { $0.url == url }) else { return nil }
            return list.remove(at: index)
        }
    }
}
