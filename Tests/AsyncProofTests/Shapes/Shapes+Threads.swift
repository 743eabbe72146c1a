// Threads, conditions, run loops, timers.
import Synchronization
import UIKit

extension Shape {
    static let threads: [Shape] = [
        Shape("a thread that sleeps") { screen in
            Thread.detachNewThread {
                Thread.sleep(forTimeInterval: 0.2)
                DispatchQueue.main.async { screen.show("awake") }
            }
        } twin: {
            $0.show("awake")
        },
        Shape("a thread that waits at a condition") { screen in
            let condition = NSCondition(), isReady = Box(Atomic(false))
            Thread.detachNewThread {
                condition.lock()
                while !isReady.value.load(ordering: .relaxed) { condition.wait() }
                condition.unlock()
                DispatchQueue.main.async { screen.show("ready") }
            }
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.3) {
                condition.lock()
                isReady.value.store(true, ordering: .relaxed)
                condition.signal()
                condition.unlock()
            }
        } twin: {
            $0.show("ready")
        },
        Shape("a run loop on a thread of its own") { screen in
            Thread.detachNewThread {
                let timer = Timer(fire: Date() + 0.5, interval: 0, repeats: false) { _ in
                    DispatchQueue.main.async { screen.show("fired") }
                }
                RunLoop.current.add(timer, forMode: .default)
                RunLoop.current.run(until: Date() + 1)
            }
        } twin: {
            $0.show("fired")
        },
    ]

    static let timers: [Shape] = [
        Shape("a timer that fires once") { screen in
            screen.kept.append(
                Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in MainActor.assumeIsolated { screen.show("once") } })
        } twin: {
            $0.show("once")
        },
        Shape("a timer that polls until it has seen enough") { screen in
            let count = Box(Atomic(0))
            let timer = Timer(fire: Date() + 1, interval: 1, repeats: true) { timer in
                let seen = count.value.add(1, ordering: .relaxed).newValue
                MainActor.assumeIsolated { screen.show(seen) }
                if seen == 3 { timer.invalidate() }
            }
            RunLoop.main.add(timer, forMode: .common)
            Task { try await Task.sleep(for: .seconds(4)) }
        } twin: {
            $0.show(3)
        },
        Shape("a dispatch timer") { screen in
            let source = DispatchSource.makeTimerSource(queue: .main), count = Box(Atomic(0))
            source.schedule(deadline: .now() + 1, repeating: 1)
            source.setEventHandler {
                let seen = count.value.add(1, ordering: .relaxed).newValue
                MainActor.assumeIsolated {
                    screen.show(seen)
                    if seen == 3 { screen.kept.compactMap { $0 as? any DispatchSourceTimer }.forEach { $0.cancel() } }
                }
            }
            source.resume()
            screen.kept.append(source)
            Task { try await Task.sleep(for: .seconds(4)) }
        } twin: {
            $0.show(3)
        },
        Shape("a block given to the run loop") { screen in
            RunLoop.main.perform { MainActor.assumeIsolated { screen.show("performed") } }
        } twin: {
            $0.show("performed")
        },
    ]
}
