// Work on several threads with large stacks.
import Foundation
import SwiftLowering

/// Runs a number of independent pieces of work.
enum Workers {
    /// Calls `work` with each index below `count`, on up to `jobs` threads, and returns the results in order.
    static func map<T: Sendable>(_ count: Int, jobs: Int, _ work: @escaping @Sendable (Int) -> T) -> [T] {
        guard count > 0 else { return [] }
        let state = Shared(count, work)
        let threads = max(1, min(jobs, count))
        let group = DispatchGroup()
        for _ in 0..<threads {
            group.enter()
            let thread = Thread {
                while let (index, work) = state.next() { state.set(index, work(index)) }
                group.leave()
            }
            thread.stackSize = DeepStack.size
            thread.start()
        }
        group.wait()
        return state.finish().map { $0.unsafelyUnwrapped }
    }

    /// Starts one piece of work and goes on.
    static func start<T: Sendable>(_ work: @escaping @Sendable () -> T) -> Pending<T> {
        let pending = Pending<T>()
        let thread = Thread { pending.set(work()) }
        thread.stackSize = DeepStack.size
        thread.start()
        return pending
    }

    /// What a piece of work will give.
    final class Pending<T: Sendable>: @unchecked Sendable {
        private let done = DispatchSemaphore(value: 0)
        private var made: T?

        fileprivate func set(_ value: T) {
            made = value
            done.signal()
        }

        /// Waits for the work and gives its result away; to be asked once.
        func take() -> T {
            done.wait()
            // The semaphore orders the write before this read.
            defer { made = nil }
            return made.unsafelyUnwrapped
        }
    }

    private final class Shared<T>: @unchecked Sendable {
        private let lock = NSLock()
        private var upcoming = 0
        private var results: [T?]
        private var work: (@Sendable (Int) -> T)?

        init(_ count: Int, _ work: @escaping @Sendable (Int) -> T) {
            results = Array(repeating: nil, count: count)
            self.work = work
        }

        func next() -> (Int, @Sendable (Int) -> T)? {
            lock.lock()
            defer { lock.unlock() }
            guard upcoming < results.count, let work else { return nil }
            upcoming += 1
            return (upcoming - 1, work)
        }

        /// Hands the results out and keeps nothing: Foundation on Linux never lets go of a thread's block, nor of this.
        func finish() -> [T?] {
            lock.lock()
            defer { lock.unlock() }
            defer { (results, work) = ([], nil) }
            return results
        }

        func set(_ index: Int, _ value: T) {
            lock.lock()
            results[index] = value
            lock.unlock()
        }
    }
}
