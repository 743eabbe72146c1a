// Tasks, actors, groups and sleeps.
import UIKit

extension Shape {
    static let tasks: [Shape] = [
        Shape("a task of the main actor") { screen in
            Task { screen.show("done") }
        } twin: {
            $0.show("done")
        },
        Shape("a sleep of 10 ms") { screen in
            Task {
                try await Task.sleep(nanoseconds: 10_000_000)
                screen.show("done")
            }
        } twin: {
            $0.show("done")
        },
        Shape("sleeps on two clocks, with and without tolerance") { screen in
            Task {
                try await Task.sleep(for: .seconds(1), tolerance: .milliseconds(100))
                try await Task.sleep(for: .seconds(1), clock: .suspending)
                try await Task.sleep(until: .now + .seconds(1), clock: .continuous)
                screen.show("done")
            }
        } twin: {
            $0.show("done")
        },
        Shape("detached work of some milliseconds") { screen in
            Task.detached {
                let sum = (0..<200_000).reduce(0) { $0 &+ $1 }
                await screen.show(sum)
            }
        } twin: {
            $0.show((0..<200_000).reduce(0) { $0 &+ $1 })
        },
        Shape("a hundred hops off the main actor") { screen in
            Task.detached {
                for index in 0..<100 {
                    await Task.yield()
                    await MainActor.run { screen.show(index) }
                }
            }
        } twin: {
            $0.show(99)
        },
        Shape("a task group that sleeps differently long") { screen in
            Task {
                let sum = await withTaskGroup(of: Int.self) { group in
                    for index in 0..<10 {
                        group.addTask {
                            try? await Task.sleep(for: .milliseconds(10 * index))
                            return index
                        }
                    }
                    var sum = 0
                    for await value in group { sum += value }
                    return sum
                }
                screen.show(sum)
            }
        } twin: {
            $0.show(45)
        },
        Shape("async let") { screen in
            Task {
                async let slow = {
                    try? await Task.sleep(for: .milliseconds(5)); return 1
                }()
                async let quick = Counter().add(2)
                screen.show(await slow + quick)
            }
        } twin: {
            $0.show(3)
        },
        Shape("twenty hops to an actor") { screen in
            let counter = Counter()
            Task {
                for _ in 0..<20 { _ = await counter.add(1) }
                screen.show(await counter.add(0))
            }
        } twin: {
            $0.show(20)
        },
        Shape("tasks in tasks in tasks") { screen in
            @MainActor func go(_ depth: Int) {
                if depth == 0 { screen.show("bottom") } else { Task { go(depth - 1) } }
            }
            go(60)
        } twin: {
            $0.show("bottom")
        },
        Shape("a timeout that loses against the work") { screen in
            Task {
                let first = await race([("work", .seconds(1)), ("timeout", .seconds(2))])
                screen.show(first)
            }
        } twin: {
            $0.show("work")
        },
        Shape("a timeout that wins by a millisecond") { screen in
            Task {
                let first = await race([("work", .milliseconds(1001)), ("timeout", .seconds(1))])
                screen.show(first)
            }
        } twin: {
            $0.show("timeout")
        },
        Shape("a loop that watches the clock") { screen in
            Task {
                let clock = ContinuousClock(), end = clock.now + .seconds(2)
                var rounds = 0
                while clock.now < end {
                    try await Task.sleep(for: .milliseconds(500))
                    rounds += 1
                }
                screen.show(rounds)
            }
        } twin: {
            $0.show(4)
        },
        Shape("a cancelled sleep") { screen in
            let task = Task {
                do {
                    try await Task.sleep(for: .seconds(5))
                    screen.show("slept")
                } catch {
                    screen.show("cancelled")
                }
            }
            Task {
                try await Task.sleep(for: .milliseconds(20))
                task.cancel()
            }
        } twin: {
            $0.show("cancelled")
        },
    ]

    private static func race(_ entries: [(String, Duration)]) async -> String {
        await withTaskGroup(of: String.self) { group in
            for (name, time) in entries {
                group.addTask {
                    try? await Task.sleep(for: time)
                    return name
                }
            }
            defer { group.cancelAll() }
            return await group.next() ?? ""
        }
    }
}

actor Counter {
    private var value = 0
    func add(_ number: Int) -> Int {
        value += number
        return value
    }
}
