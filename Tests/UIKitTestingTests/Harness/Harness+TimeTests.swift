// Virtual time, frozen date, and what never ends.
import Foundation
import Stage
import Testing
import UIKit

@testable import UIKitTesting

@MainActor @Suite("Harness time", .harness) struct HarnessTimeTests {
    @Test("date, zone and locale are frozen; the date moves with virtual time alone") func frozen() async throws {
        let harness = try await Harness()
        #expect(Date() == FrozenWorld.startDate)
        #expect(TimeZone.current.secondsFromGMT() == 0)
        #expect(Locale.current.identifier == "en_US")
        try await harness.advance(by: 90)
        #expect(abs(Date().timeIntervalSince(FrozenWorld.startDate) - 90) < 1e-6)
        #expect(harness.now == 90)
        harness.close()
        #expect(Date() > FrozenWorld.startDate + 86_400 * 365, "the machine's date is back")
    }

    @Test("a locale given to the harness is the current one, in formatters too") func locale() async throws {
        _ = try await Harness(locale: Locale(identifier: "de_DE"))
        #expect(Locale.current.identifier == "de_DE")
        #expect(NumberFormatter.localizedString(from: 1234.5, number: .decimal) == "1.234,5")
    }

    @Test("the frame at the end of a stretch of time falls within it, whatever the time before") func lastFrame() async throws {
        let harness = try await Harness()
        nonisolated(unsafe) var frames = 0
        let link = CADisplayLink { _ in frames += 1 }
        link.add(to: .main, forMode: .common)
        try await harness.advance(by: 1.0 / 60)
        for _ in 0..<120 {
            frames = 0
            try await harness.advance(by: 0.15)
            #expect(frames == 9, "at \(harness.now)")
        }
        link.invalidate()
    }

    @Test("work on the clock runs at its time, no earlier, and sees that time") func work() async throws {
        let harness = try await Harness()
        nonisolated(unsafe) var times: [TimeInterval] = []
        for delay in [2.0, 0.5, 0.5, 1.25] {
            harness.stage.clock.schedule(at: delay, site: "X.swift:1") { times.append(StageClock.current.now) }
        }
        try await harness.advance(by: 0.4)
        #expect(times.isEmpty)
        try await harness.advance(by: 0.9)
        #expect(times == [0.5, 0.5, 1.25])
        #expect(harness.now == 1.3)
        try await harness.settle()
        #expect(times == [0.5, 0.5, 1.25, 2])
        #expect(harness.now == 2)
    }

    @Test("asyncAfter on the main queue waits in virtual time") func asyncAfter() async throws {
        let harness = try await Harness()
        nonisolated(unsafe) var ran = false
        DispatchQueue.main.asyncAfter(deadline: .now() + 3600) { ran = true }
        try await harness.advance(by: 3599)
        #expect(!ran)
        #expect(harness.pendingWork.count == 1)
        #expect(harness.pendingWork.first?.contains("Harness+TimeTests.swift:") == true)
        try await harness.advance(by: 1)
        #expect(ran)
    }

    @Test("blocks on the main queue and main-actor tasks have run after idle") func mainQueue() async throws {
        let harness = try await Harness()
        nonisolated(unsafe) var log: [String] = []
        DispatchQueue.main.async { log.append("block") }
        Task { @MainActor in log.append("task") }
        try await harness.idle()
        #expect(log.sorted() == ["block", "task"])
    }

    @Test("idle moves no time and runs nothing that is due later") func idle() async throws {
        let harness = try await Harness()
        harness.stage.clock.schedule(at: 1, site: "X.swift:1") {}
        try await harness.idle()
        #expect(harness.now == 0)
        #expect(harness.pendingWork == ["at 1.000 s (in 1.000 s), scheduled at X.swift:1"])
    }

    @Test("settle stops at its limit; what polls without end stays pending, with its place") func never() async throws {
        let harness = try await Harness()
        @Sendable func again() {
            StageClock.current.schedule(at: StageClock.current.now + 0.3, site: "Poller.swift:12") { again() }
        }
        again()
        try await harness.settle(limit: 5)
        #expect(harness.now <= 5)
        #expect(harness.now > 4.6)
        #expect(harness.pendingWork.count == 1)
        #expect(harness.pendingWork.first?.contains("scheduled at Poller.swift:12") == true)
    }

    @Test("idle names turns that ask for each other without end") func spinning() async throws {
        final class Spinner: UIView {
            override func layoutSubviews() {
                super.layoutSubviews()
                DispatchQueue.main.async { MainActor.assumeIsolated { self.setNeedsLayout() } }
            }
        }
        let harness = try await Harness()
        let controller = UIViewController()
        controller.view.addSubview(Spinner(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        let error = await #expect(throws: HarnessError.self) { try await harness.show(controller) }
        #expect(error?.description.contains("each asks for another") == true)
    }

    @Test("negative and infinite times are refused", arguments: [-1, .infinity, .nan] as [TimeInterval])
    func badTimes(seconds: TimeInterval) async throws {
        let harness = try await Harness()
        await #expect(throws: HarnessError.self) { try await harness.advance(by: seconds) }
        await #expect(throws: HarnessError.self) { try await harness.settle(limit: seconds) }
    }

    @Test("waits of semaphores and conditions end no sooner than they should, though the date stands still")
    func realWaits() async throws {
        let harness = try await Harness()
        func waited(_ body: () -> Void) -> Duration { ContinuousClock().measure(body) }
        let semaphore = DispatchSemaphore(value: 0)
        #expect(waited { _ = semaphore.wait(timeout: .now() + 0.05) } >= .milliseconds(49))
        #expect(waited { _ = semaphore.wait(wallTimeout: .now() + 0.05) } >= .milliseconds(49))
        let condition = NSCondition()
        let wait = waited {
            condition.lock()
            _ = condition.wait(until: Date(timeIntervalSinceNow: 0.05))
            condition.unlock()
        }
        #expect(wait >= .milliseconds(49))
        #expect(Date() == FrozenWorld.startDate + harness.now)
    }

    @Test("an unchanged screen draws no frame") func quiet() async throws {
        let harness = try await Harness()
        try await harness.show(UIViewController())
        let frames = harness.frameCount
        for _ in 0..<5 { try await harness.turn() }
        #expect(harness.frameCount == frames)
    }
}

/// No `.harness` trait here: the lock alone keeps these apart.
@MainActor @Suite("Harness lock") struct HarnessLockTests {
    private static var running = 0

    @Test("each test holds the harness alone", arguments: 0..<6) func alone(index: Int) async throws {
        let harness = try await Harness()
        Self.running += 1
        #expect(Self.running == 1)
        try await harness.show(UIViewController())
        for _ in 0..<5 { try await harness.turn() }
        #expect(Harness.current === harness)
        Self.running -= 1
        harness.close()
    }

    @Test("a second harness in one test closes the first") func second() async throws {
        let first = try await Harness(device: .iPhone14)
        let second = try await Harness(device: .iPadMini6)
        await #expect(throws: HarnessError.closed) { try await first.turn() }
        #expect(UIScreen.main.bounds.size == CGSize(width: 744, height: 1133))
        second.close()
    }

    @Test("a synchronous harness in a Swift Testing test is refused with the way out") func synchronous() {
        #expect(throws: HarnessError.needsAsync) { _ = try Harness() }
        #expect(HarnessError.needsAsync.description.contains("try await Harness"))
    }

    @Test("a test that throws amid its harness gives the lock back, whatever is open or pending") func throwing() async throws {
        struct Thrown: Error {}
        let test = try #require(Test.current)
        var left: Harness?
        await #expect(throws: Thrown.self) {
            try await HarnessTrait().provideScope(for: test, testCase: Test.Case.current) {
                let harness = try await Harness()
                await MainActor.run { left = harness }
                try await Self.openEverything(on: harness)
                throw Thrown()
            }
        }
        #expect(left?.isClosed == true)
        #expect(Harness.current !== left)
        // The next test in the process begins: it would wait for ever if the harness above still held the lock.
        try await HarnessTrait().provideScope(for: test, testCase: Test.Case.current) {
            let harness = try await Harness()
            try await harness.show(UIViewController())
        }
    }

    /// A menu, an alert that waits, an animation and scheduled work.
    private static func openEverything(on harness: Harness) async throws {
        let root = UIViewController()
        let button = UIButton(configuration: .filled())
        button.frame = CGRect(x: 20, y: 200, width: 200, height: 50)
        button.showsMenuAsPrimaryAction = true
        button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
        root.view.addSubview(button)
        try await harness.show(root)
        // In an async function the call by itself would be the async form, which is waited for.
        let fade = { UIView.animate(withDuration: 60, animations: { button.alpha = 0.5 }) }
        fade()
        DispatchQueue.main.asyncAfter(deadline: .now() + 30) {}
        root.present(UIAlertController(title: "A", message: nil, preferredStyle: .alert), animated: false)
        try await harness.turn()
    }

    @Test("owners wait in line and nobody is left out") func line() async {
        let lock = HarnessLock()
        await lock.acquire(.scope(1))
        #expect(!lock.tryAcquire(.scope(2)))
        await lock.acquire(.scope(1))
        let waiting = (2...4).map { number in
            Task { @MainActor in
                await lock.acquire(.scope(number)); return number
            }
        }
        for _ in 0..<10 { await Task.yield() }
        lock.release(.scope(1))
        #expect(!lock.tryAcquire(.scope(9)), "held twice, released once")
        lock.release(.scope(1))
        var order: [Int] = []
        for task in waiting {
            order.append(await task.value)
            lock.release(.scope(order.last!))
        }
        #expect(order == [2, 3, 4])
        #expect(lock.tryAcquire(.scope(9)))
    }
}
