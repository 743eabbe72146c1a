// Queues, groups, barriers, semaphores, work items, operation queues.
import Synchronization
import UIKit

extension Shape {
    static let dispatch: [Shape] = [
        Shape("a global queue and back") { screen in
            DispatchQueue.global().async {
                let sum = (0..<10_000).reduce(0, +)
                DispatchQueue.main.async { screen.show(sum) }
            }
        } twin: {
            $0.show((0..<10_000).reduce(0, +))
        },
        Shape("asyncAfter on the main queue, by closure and by item") { screen in
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { MainActor.assumeIsolated { screen.append("a") } }
            let item = DispatchWorkItem { MainActor.assumeIsolated { screen.append("b") } }
            let cancelled = DispatchWorkItem { MainActor.assumeIsolated { screen.append("x") } }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.6, execute: item)
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.6, execute: cancelled)
            cancelled.cancel()
        } twin: {
            $0.show("ab")
        },
        Shape("asyncAfter on a queue, by wall clock") { screen in
            DispatchQueue.global().asyncAfter(wallDeadline: .now() + 1) { DispatchQueue.main.async { screen.show("done") } }
        } twin: {
            $0.show("done")
        },
        Shape("a group that is entered and left") { screen in
            let group = DispatchGroup()
            for index in 0..<5 {
                group.enter()
                DispatchQueue.global().asyncAfter(deadline: .now() + Double(index) / 100) { group.leave() }
            }
            group.notify(queue: .main) { MainActor.assumeIsolated { screen.show("all") } }
        } twin: {
            $0.show("all")
        },
        Shape("a group that somebody waits for") { screen in
            let group = DispatchGroup()
            for _ in 0..<4 { DispatchQueue.global().async(group: group) { usleep(1_000) } }
            DispatchQueue.global(qos: .userInitiated).async {
                group.wait()
                DispatchQueue.main.async { screen.show("all") }
            }
        } twin: {
            $0.show("all")
        },
        Shape("a semaphore and one that times out") { screen in
            let signalled = DispatchSemaphore(value: 0), never = DispatchSemaphore(value: 0)
            DispatchQueue.global().async {
                signalled.wait()
                let result = never.wait(timeout: .now() + 1)
                DispatchQueue.main.async { screen.show(result == .timedOut ? "timed out" : "came") }
            }
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) { signalled.signal() }
        } twin: {
            $0.show("timed out")
        },
        Shape("writers behind barriers, a reader behind them") { screen in
            let queue = DispatchQueue(label: "store", attributes: .concurrent), store = Mutex(0)
            let box = Box(store)
            for _ in 0..<10 { queue.async(flags: .barrier) { box.value.withLock { $0 += 1 } } }
            queue.async { DispatchQueue.main.async { screen.show(box.value.withLock { $0 }) } }
        } twin: {
            $0.show(10)
        },
        Shape("synchronous calls behind a sleeper") { screen in
            let queue = DispatchQueue(label: "serial")
            queue.async { Thread.sleep(forTimeInterval: 1) }
            DispatchQueue.global().async {
                let value = queue.sync { "after" }
                DispatchQueue.main.async { screen.show(value) }
            }
        } twin: {
            $0.show("after")
        },
        Shape("work at once on all cores") { screen in
            DispatchQueue.global().async {
                let sum = Box(Mutex(0))
                DispatchQueue.concurrentPerform(iterations: 8) { index in
                    usleep(1_000)
                    sum.value.withLock { $0 += index }
                }
                DispatchQueue.main.async { screen.show(sum.value.withLock { $0 }) }
            }
        } twin: {
            $0.show(28)
        },
        Shape("what follows a work item") { screen in
            let item = DispatchWorkItem { usleep(1_000) }
            item.notify(queue: .main) { MainActor.assumeIsolated { screen.show("followed") } }
            DispatchQueue.global().async(execute: item)
        } twin: {
            $0.show("followed")
        },
        Shape("operations that depend on each other") { screen in
            let queue = OperationQueue()
            queue.maxConcurrentOperationCount = 2
            let first = BlockOperation { usleep(1_000) }
            let second = BlockOperation { OperationQueue.main.addOperation { MainActor.assumeIsolated { screen.show("second") } } }
            second.addDependency(first)
            queue.addOperations([second, first], waitUntilFinished: false)
            screen.kept.append(queue)
        } twin: {
            $0.show("second")
        },
        Shape("more sleepers than threads") { screen in
            let group = DispatchGroup()
            for _ in 0..<6 { DispatchQueue.global().async(group: group) { Thread.sleep(forTimeInterval: 1) } }
            group.notify(queue: .main) { MainActor.assumeIsolated { screen.show("all up") } }
        } twin: {
            $0.show("all up")
        },
    ]
}

/// Carries a value that cannot be copied.
final class Box<Value: ~Copyable>: @unchecked Sendable {
    let value: Value
    init(_ value: consuming Value) { self.value = value }
}
