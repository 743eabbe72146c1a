// Time that goes on by itself while a test waits for something without a verb of the harness.
// No Apple page: this is ours.
internal import CTestKit
import Foundation
import Synchronization

/// Lets virtual time pass, with turns, while the test itself sleeps or awaits: `try await Task.sleep(for: .seconds(1))` in a
/// test's body, `await fulfillment(of:)`, `XCTWaiter`, `RunLoop.run(until:)`.
enum SelfDrive {
    /// Real nanoseconds between two looks at work outside the process.
    private static let outsideInterval: Int64 = 500_000

    /// All is quiet and no verb waits. Called on any thread.
    static func quietCame() {
        guard let mark = OutsideWork.mark else {
            vtc_after(outsideInterval) { if vtc_ask_for_quiet() { Quiet.came() } }
            return
        }
        // A main thread that sleeps runs no turns: time goes to what wakes it.
        if vtc_main_is_blocked() {
            if isStillQuiet(mark, but: 0) {
                vtc_want_quiet()
                guard let next = CountedWork.nextTime(awaited: false) else { return }
                TestClock.move(toCounted: next)
            }
            if vtc_ask_for_quiet() { Quiet.came() }
            return
        }
        vtc_on_main(false) { MainActor.assumeIsolated { SelfDrive.look() } }
    }

    /// On the main actor, as nobody's work: where nothing is due, the next moment without work is waited for, which only comes
    /// behind new work. A step of its own would bring it at once, and again without end.
    @MainActor private static func look() {
        vtc_want_quiet()
        guard hasNext else { return }
        vtc_on_main(true) { MainActor.assumeIsolated { SelfDrive.step() } }
    }

    @MainActor private static var hasNext: Bool {
        if let harness = Harness.current, !harness.isClosed { return harness.hasNextTime }
        return CountedWork.nextTime(awaited: false) != nil
    }

    /// One step on the main actor, as work of the test: the next moment at which something is due.
    @MainActor private static func step() {
        defer { _ = vtc_ask_for_quiet() }
        // An answer may have come since the moment that led here: then its work comes first.
        guard let mark = OutsideWork.mark, isStillQuiet(mark, but: 1) else { return }
        if let harness = Harness.current, !harness.isClosed {
            harness.driveOneStep()
        } else if let next = CountedWork.nextTime(awaited: false) {
            TestClock.move(toCounted: next)
        }
    }

    /// Whether nothing but so many of our own jobs runs, and nothing outside has begun or ended since the mark.
    private static func isStillQuiet(_ mark: UInt64, but own: Int) -> Bool {
        vtc_is_quiet_but(own) && OutsideWork.mark == mark
    }
}
