// Waits for the moment at which none of a test's work runs or could run.
// No Apple page: this is ours.
internal import CTestKit
import Foundation
import Synchronization

/// The moment at which none of a test's work runs or could run.
///
/// A verb of the harness waits for it. Where it comes and no verb waits, the test itself waits for something, a sleep of its
/// own or an expectation: then time goes on by itself (``SelfDrive``).
enum Quiet {
    /// Real seconds after which work that runs without end is named instead of waited for.
    @TaskLocal static var patience: TimeInterval = 120

    private struct State {
        var waiter: CheckedContinuation<Bool, Never>?
        /// By the machine's clock, in nanoseconds.
        var end: Int64 = 0
        var isWatched = false
    }

    private static let state = Mutex(State())

    /// Waits for the moment. False where work still ran after ``patience``. Stays on the caller's actor: Swift's pool may be busy
    /// with other tests.
    static func wait(isolation: isolated (any Actor)? = #isolation) async -> Bool {
        guard CountedWork.isOn else {
            await goRound()
            return true
        }
        return await withCheckedContinuation { continuation in
            let watches = state.withLock { state in
                state.waiter = continuation
                state.end = realNow + Int64(patience * 1e9)
                defer { state.isWatched = true }
                return !state.isWatched
            }
            if watches { vtc_after(watchInterval) { Quiet.watch() } }
            if vtc_ask_for_quiet() { came() }
        }
    }

    /// Waits for the moment from a synchronous test on the main thread, whose run loop it turns.
    static func waitNow() -> Bool {
        guard CountedWork.isOn else {
            for _ in 0..<4 { turnRunLoop() }
            return true
        }
        let end = realNow + Int64(patience * 1e9)
        while true {
            turnRunLoop()
            if vtc_is_quiet_but(1) {
                _ = vtc_ask_for_quiet()
                return true
            }
            if realNow > end { return false }
            vtc_pause(20_000)
        }
    }

    /// Called by the counting, on any thread, when the moment has come.
    static func came() {
        let waiter = state.withLock { state in
            defer { state.waiter = nil }
            return state.waiter
        }
        guard let waiter else { return SelfDrive.quietCame() }
        waiter.resume(returning: true)
        // The test goes on now: the next moment is wanted as well.
        if vtc_ask_for_quiet() { came() }
    }

    /// Lets work outside the process go on for a moment of real time, with no work of the test.
    static func rest(isolation: isolated (any Actor)? = #isolation) async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            resting.withLock { $0.append(continuation) }
            vtc_after(restInterval) { Quiet.endRest() }
        }
    }

    private static func endRest() {
        let all = resting.withLock { all in
            defer { all = [] }
            return all
        }
        for one in all { one.resume() }
    }

    /// ``rest()`` on the main thread, whose run loop goes on.
    static func restNow() {
        vtc_pause(restInterval)
        turnRunLoop()
    }

    // MARK: Inside

    private static let restInterval: Int64 = 500_000
    private static let resting = Mutex<[CheckedContinuation<Void, Never>]>([])

    private static let watchInterval: Int64 = 500_000_000

    /// Ends a wait that has lasted too long.
    private static func watch() {
        let (waiter, goesOn) = state.withLock { state -> (CheckedContinuation<Bool, Never>?, Bool) in
            guard let waiter = state.waiter else {
                state.isWatched = false
                return (nil, false)
            }
            guard realNow > state.end else { return (nil, true) }
            state.waiter = nil
            state.isWatched = false
            return (waiter, false)
        }
        if goesOn { vtc_after(watchInterval) { Quiet.watch() } }
        waiter?.resume(returning: false)
    }

    static var realNow: Int64 { vtc_machine_now() }

    /// Runs rounds through the main queue, for a harness that does not count work.
    private static func goRound(isolation: isolated (any Actor)? = #isolation) async {
        for _ in 0..<32 {
            await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        }
    }

    private static func turnRunLoop() { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
}
