// Timers on the stage's clock and on the run loop, by the name that the app's module gives them.
// Apple: "Timer".
import Foundation
import FoundationAdditions
import SelectorDispatch
import Stage
import Synchronization
import Testing

// The line of the guide, in the app's module.
typealias Timer = StageTimer

private final class Target: NSObject, @unchecked Sendable {
    var ticks: [Any?] = []
    var timer = Timer()
    func tick(_ timer: Timer) { ticks.append(timer.userInfo) }
}

private func advance(_ clock: StageClock, to time: TimeInterval) {
    clock.advance(to: time)
    clock.runDueWork()
}

@Suite("Timer") struct TimerTests {
    init() {
        DispatchTable.registerNonisolated("tick:", on: Target.self) { target, arguments in
            (arguments[0] as? Timer).map { target.tick($0) }
        }
    }

    // Covers: Timer.scheduledTimer, Timer.userInfo, Timer.invalidate, Timer.isValid, Timer.timeInterval
    @Test("A timer by selector calls its target with itself and its userInfo on the stage's clock until it is invalid")
    func selector() {
        let clock = StageClock(isVirtual: true)
        StageClock.withOwn(clock) {
            let target = Target()
            #expect(!target.timer.isValid)
            target.timer.fire()
            target.timer = Timer.scheduledTimer(
                timeInterval: 1, target: target, selector: "tick:", userInfo: "info", repeats: true)
            #expect(target.timer.isValid)
            #expect(target.timer.timeInterval == 1)
            advance(clock, to: 0.9)
            #expect(target.ticks.isEmpty)
            advance(clock, to: 1)
            advance(clock, to: 2)
            #expect(target.ticks.count == 2 && target.ticks[0] as? String == "info")
            // Missed firings come once; the rhythm stays.
            advance(clock, to: 5.5)
            #expect(target.ticks.count == 3)
            advance(clock, to: 6)
            #expect(target.ticks.count == 4)
            target.timer.invalidate()
            #expect(!target.timer.isValid)
            #expect(target.timer.userInfo == nil)
            advance(clock, to: 9)
            #expect(target.ticks.count == 4)
            #expect(clock.pendingWork.isEmpty)
        }
    }

    // Covers: Timer.scheduledTimer(withTimeInterval:repeats:block:), Timer.fire, RunLoop.add
    @Test("One that does not repeat is invalid after it fired, also by hand; an unscheduled one waits for RunLoop.add")
    func once() {
        let clock = StageClock(isVirtual: true)
        StageClock.withOwn(clock) {
            let count = Mutex(0)
            let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in count.withLock { $0 += 1 } }
            #expect(timer.timeInterval == 0)
            timer.fire()
            #expect(!timer.isValid)
            #expect(count.withLock { $0 } == 1)
            advance(clock, to: 1)
            #expect(count.withLock { $0 } == 1)
            let later = Timer(timeInterval: 1, repeats: true) { _ in count.withLock { $0 += 1 } }
            advance(clock, to: 3)
            #expect(count.withLock { $0 } == 1)
            RunLoop.current.add(later, forMode: .common)
            RunLoop.current.add(later, forMode: .default)
            advance(clock, to: 4)
            #expect(count.withLock { $0 } == 2)
            later.fireDate = Date(timeIntervalSinceNow: 10)
            advance(clock, to: 6)
            #expect(count.withLock { $0 } == 2)
            later.invalidate()
        }
    }

    // Covers: Timer.init(fire:interval:repeats:block:)
    @Test("Where the clock is real a timer fires on the run loop that it was added to")
    func runLoop() {
        StageClock.withOwn(StageClock(isVirtual: false)) {
            let count = Mutex(0)
            let timer = Timer(fire: Date(), interval: 0.005, repeats: true) { timer in
                let fired = count.withLock { count -> Int in
                    count += 1
                    return count
                }
                if fired == 3 { timer.invalidate() }
            }
            RunLoop.current.add(timer, forMode: .common)
            let end = Date(timeIntervalSinceNow: 5)
            while timer.isValid, Date() < end { _ = RunLoop.current.run(mode: .default, before: end) }
            #expect(count.withLock { $0 } == 3)
            #expect(!timer.isValid)
        }
    }

    // Covers: Timer.init
    @Test("A timer keeps its target until it is invalid (documented)")
    func keeping() {
        StageClock.withOwn {
            weak var gone: Target?
            let timer: Timer
            do {
                let target = Target()
                gone = target
                timer = Timer.scheduledTimer(
                    timeInterval: 1, target: target, selector: "tick:", userInfo: nil, repeats: true)
            }
            #expect(gone != nil)
            timer.invalidate()
            #expect(gone == nil)
        }
    }
}
