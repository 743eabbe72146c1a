// Waits that end when a test's work is done, and what stays pending.
import Foundation
import Synchronization
import Testing
import UIKit

@testable import UIKitTesting

@MainActor @Suite("Counted work", .harness) struct CountedWorkTests {
    final class Log: @unchecked Sendable {
        private let entries = Mutex<[String]>([])
        func add(_ text: String) { entries.withLock { $0.append(text) } }
        var all: [String] { entries.withLock { $0 } }
    }

    /// Not from asynchronous code, says Foundation.
    private func repeating(_ body: @escaping @Sendable () -> Void) -> Timer {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in body() }
    }

    @Test("a sleep of an hour takes no time, and a settle does not wait for it") func hour() async throws {
        let harness = try await Harness()
        let log = Log()
        Task {
            try await Task.sleep(for: .seconds(3600))
            log.add("awake")
        }
        try await harness.settle()
        #expect(harness.now == 0)
        #expect(log.all == [])
        #expect(harness.pendingWork.count == 1)
        #expect(harness.pendingWork.first?.contains("at 3600.000 s (in 3600.000 s)") == true)
        #expect(harness.pendingWork.first?.contains("CountedWorkTests.swift:") == true)
        try await harness.advance(by: 3600)
        #expect(log.all == ["awake"])
    }

    @Test("deadlines come in their order, each seeing its own time on every clock") func order() async throws {
        let harness = try await Harness()
        let log = Log(), start = Date(), clock = ContinuousClock.now
        for (name, seconds) in [("c", 3.0), ("a", 1.0), ("b", 2.0)] {
            DispatchQueue.global().asyncAfter(deadline: .now() + seconds) {
                log.add("\(name) \(Date().timeIntervalSince(start)) \(clock.duration(to: .now) == .seconds(seconds))")
            }
        }
        try await harness.settle()
        #expect(log.all == ["a 1.0 true", "b 2.0 true", "c 3.0 true"])
        #expect(harness.now == 3)
    }

    @Test("what repeats without end is named and keeps nothing waiting") func repeating() async throws {
        let harness = try await Harness()
        let log = Log()
        let timer = repeating { log.add("tick") }
        try await harness.settle()
        #expect(log.all == [])
        #expect(harness.pendingWork.contains { $0.contains("again and again") && $0.contains("(Timer)") })
        Task { try await Task.sleep(for: .seconds(2.5)) }
        try await harness.settle()
        #expect(log.all == ["tick", "tick"])
        timer.invalidate()
        #expect(harness.pendingWork == [])
    }

    @Test("a spinner is named, and a screen settles beside it") func spinner() async throws {
        let harness = try await Harness()
        let controller = UIViewController()
        let spinner = UIActivityIndicatorView(style: .large)
        controller.view.addSubview(spinner)
        spinner.startAnimating()
        let log = Log()
        Task {
            try await Task.sleep(for: .milliseconds(700))
            log.add("loaded")
        }
        try await harness.show(controller)
        try await harness.settle()
        #expect(log.all == ["loaded"])
        #expect(harness.now < 1)
        #expect(harness.pendingWork.contains { $0.contains("without end") })
    }

    @Test("waitUntil ends as soon as its condition holds, and says what is pending where it never does") func until() async throws {
        let harness = try await Harness()
        let log = Log()
        Task {
            try await Task.sleep(for: .seconds(2))
            log.add("first")
            try await Task.sleep(for: .seconds(3600))
        }
        try await harness.waitUntil { log.all == ["first"] }
        #expect(harness.now == 2)
        let error = await #expect(throws: HarnessError.self) { try await harness.waitUntil(limit: 5) { false } }
        #expect(error?.description.contains("within 5.0 s of virtual time nothing more happens") == true)
        #expect(error?.description.contains("Task.sleep") == true)
    }

    @Test("the test's own sleep lets virtual time pass, with the turns that fall within it") func ownSleep() async throws {
        let harness = try await Harness()
        let controller = UIViewController()
        try await harness.show(controller)
        let log = Log()
        UIView.animate(withDuration: 0.5, animations: { controller.view.alpha = 0.5 }, completion: { _ in log.add("faded") })
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log.add("after") }
        try await Task.sleep(for: .seconds(2))
        #expect(log.all == ["faded", "after"])
        #expect(harness.now == 2)
    }

    @Test("a thread that sleeps on the main actor lets time pass for the others") func blockedMain() async throws {
        let harness = try await Harness()
        let log = Log()
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) { log.add("other") }
        usleep(1_000_000)
        #expect(log.all == ["other"])
        try await harness.idle()
        #expect(harness.now == 1)
    }

    @Test("what was made before the harness, in the same test, counts too") func before() async throws {
        let log = Log()
        let task = Task.detached {
            for _ in 0..<50 { await Task.yield() }
            log.add("made before")
        }
        let harness = try await Harness()
        try await harness.idle()
        #expect(log.all == ["made before"])
        await task.value
    }

    @Test("random numbers, identifiers and the order of sets are the same on every run, in whichever order tasks run")
    func random() async throws {
        func draw() async throws -> [String] {
            let harness = try await Harness()
            defer { harness.close() }
            async let first = Task.detached { "\(Int.random(in: 0..<1_000_000)) \(UUID().uuidString)" }.value
            async let second = Task.detached { "\([1, 2, 3, 4, 5].shuffled()) \(Double.random(in: 0..<1))" }.value
            return await [first, second, Set(["a", "b", "c", "d", "e"]).joined()]
        }
        let first = try await draw()
        #expect(try await draw() == first)
        #expect(first[2].count == 5)
        #expect(first[0] != first[1])
    }

    @Test("the C library's arc4random draws the same numbers on every run, within its bound and with every value of it")
    func arc4randoms() async throws {
        func draw() async throws -> [UInt32] {
            let harness = try await Harness()
            defer { harness.close() }
            var bytes: UInt32 = 0
            arc4random_buf(&bytes, MemoryLayout<UInt32>.size)
            return [arc4random(), bytes, arc4random_uniform(0), arc4random_uniform(1)]
                + (0..<200).map { _ in arc4random_uniform(6) }
        }
        let first = try await draw()
        #expect(try await draw() == first)
        #expect(first[0] != first[1])
        #expect(first[2] == 0)
        #expect(first[3] == 0)
        #expect(Set(first[4...]) == Set(0..<6))
    }

    @Test("work that never ends is named with its queue and place, instead of waited for without end") func endless() async throws {
        let harness = try await Harness()
        let stop = Box(Atomic(false))
        DispatchQueue(label: "com.example.spin").async { while !stop.value.load(ordering: .relaxed) {} }
        let error = try await Quiet.$patience.withValue(0.2) {
            await #expect(throws: HarnessError.self) { try await harness.idle() }
        }
        stop.value.store(true, ordering: .relaxed)
        let said = error?.description ?? ""
        #expect(said.contains("work on com.example.spin"), "\(said)")
        #expect(said.contains("begun at CountedWorkTests.swift:"), "\(said)")
    }

    @Test("an error of a verb is reported at the line that called it") func line() async throws {
        let harness = try await Harness()
        var line = 0
        do {
            line = #line + 1
            try await harness.tap(.button("Nobody"))
        } catch let error as HarnessError {
            #expect(FailedVerb.site(of: error)?.line == line)
            #expect(FailedVerb.site(of: error)?.path.hasSuffix("CountedWorkTests.swift") == true)
        }
    }

    @Test("a seed draws an order and replays it; seeds differ", arguments: [1, 2, 3] as [UInt64]) func seeds(seed: UInt64)
        async throws
    {
        func order(_ seed: UInt64) async throws -> [String] {
            let log = Log()
            // Counting begins anew under the seed.
            CountedWork.end()
            try await WorkOrder.$current.withValue(seed) {
                let harness = try await Harness()
                for index in 0..<8 { Task.detached { log.add("\(index)") } }
                try await harness.idle()
                harness.close()
            }
            WorkOrder.apply()
            CountedWork.begin()
            return log.all
        }
        let first = try await order(seed)
        #expect(first.sorted() == (0..<8).map { "\($0)" })
        #expect(try await order(seed) == first)
        #expect(try await order(seed + 100) != first)
    }
}

/// Carries a value that cannot be copied.
private final class Box<Value: ~Copyable>: @unchecked Sendable {
    let value: Value
    init(_ value: consuming Value) { self.value = value }
}
