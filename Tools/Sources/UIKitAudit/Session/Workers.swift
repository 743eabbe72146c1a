// Work on several threads with large stacks.
import Foundation
import SwiftLowering

/// Runs a number of independent pieces of work.
enum Workers {
    /// Calls `work` with each index below `count`, on up to `jobs` threads, and returns the results in order.
    static func map<T: Sendable>(_ count: Int, jobs: Int, _ work: @escaping @Sendable (Int) -> T) -> [T] {
        guard count > 0 else { return [] }
        let state = Shared<T>(count)
        let threads = max(1, min(jobs, count))
        let group = DispatchGroup()
        for _ in 0..<threads {
            group.enter()
            let thread = Thread {
                while let index = state.next() { state.set(index, work(index)) }
                group.leave()
            }
            thread.stackSize = DeepStack.size
            thread.start()
        }
        group.wait()
        return state.results.map { $0.unsafelyUnwrapped }
    }

    private final class Shared<T>: @unchecked Sendable {
        private let lock = NSLock()
        private var upcoming = 0
        private(set) var results: [T?]

        init(_ count: Int) { results = Array(repeating: nil, count: count) }

        func next() -> Int? {
            lock.lock()
            defer { lock.unlock() }
            guard upcoming < results.count else { return nil }
            upcoming += 1
            return upcoming - 1
        }

        func set(_ index: Int, _ value: T) {
            lock.lock()
            results[index] = value
            lock.unlock()
        }
    }
}
