// Unfair locks: exclusion, ownership, and their misuse.
// Apple: "os", os_unfair_lock, OSAllocatedUnfairLock.
import Foundation
import Synchronization
import Testing
import os
import os.lock

/// Runs a body on some threads at once and waits for all of them.
private func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let group = DispatchGroup()
    for index in 0..<count {
        group.enter()
        Thread.detachNewThread {
            body(index)
            group.leave()
        }
    }
    group.wait()
}

private final class Counter: @unchecked Sendable {
    let lock: os_unfair_lock_t = .allocate(capacity: 1)
    var value = 0
    init() { lock.initialize(to: os_unfair_lock()) }
    deinit { lock.deallocate() }
}

@Suite("Unfair locks") struct LockTests {
    // Covers: os_unfair_lock_lock, os_unfair_lock_unlock
    @Test("four threads that add under the lock lose nothing") func exclusion() {
        let counter = Counter()
        onThreads(4) { _ in
            for _ in 0..<20_000 {
                os_unfair_lock_lock(counter.lock)
                counter.value += 1
                os_unfair_lock_unlock(counter.lock)
            }
        }
        #expect(counter.value == 80_000)
        #expect(counter.lock.pointee._os_unfair_lock_opaque == 0, "free again")
    }

    @Test("a thread waits until the other gives the lock back, and runs then") func waiting() {
        let counter = Counter(), order = Mutex<[String]>([])
        os_unfair_lock_lock(counter.lock)
        let (started, done) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        Thread.detachNewThread {
            started.signal()
            os_unfair_lock_lock(counter.lock)
            order.withLock { $0.append("second") }
            os_unfair_lock_unlock(counter.lock)
            done.signal()
        }
        started.wait()
        // The word says that somebody waits once the other thread sleeps.
        let word = UnsafeMutableRawPointer(counter.lock).assumingMemoryBound(to: UInt32.self)
        while word.pointee & 0x8000_0000 == 0 { sched_yield() }
        order.withLock { $0.append("first") }
        os_unfair_lock_unlock(counter.lock)
        done.wait()
        #expect(order.withLock { $0 } == ["first", "second"])
    }

    // Covers: os_unfair_lock_trylock, os_unfair_lock_assert_owner
    @Test("trylock takes a free lock alone; assertions know the owner") func trying() {
        var lock = os_unfair_lock_s()
        #expect(os_unfair_lock_trylock(&lock))
        #expect(!os_unfair_lock_trylock(&lock))
        #expect(reports { os_unfair_lock_assert_owner(&lock) } == [])
        #expect(reports { os_unfair_lock_assert_not_owner(&lock) }.count == 1)
        os_unfair_lock_unlock(&lock)
        #expect(reports { os_unfair_lock_assert_not_owner(&lock) } == [])
        #expect(pthread_mutex_destroy(&lock) == 0, "what code with both halves calls")
    }

    @Test("UIK2201, UIK2202 and UIK2203 in place of a thread that waits for itself, or an end of the process") func misuse() {
        let lock = OSAllocatedUnfairLock()
        var texts = reports {
            lock.lock()
            lock.lock()
            lock.unlock()
            lock.unlock()
            lock.precondition(.owner)
        }
        texts = texts.map { $0.replacingOccurrences(of: #":\d+"#, with: ":…", options: .regularExpression) }
        #expect(
            texts == [
                """
                UIK2201 exception: A thread locks an unfair lock that it holds already.
                  at       LockTests.swift:…
                  cause    Unfair locks are not recursive: the thread would wait for itself forever.
                  fix      Unlock before calling code that locks again, or use NSRecursiveLock.
                """,
                """
                UIK2202 exception: A thread unlocks an unfair lock that it does not hold.
                  at       LockTests.swift:…
                  cause    The lock is not held, or another thread holds it.
                  fix      Unlock once for each lock, on the same thread, without an await in between.
                """,
                """
                UIK2203 exception: An assertion about the owner of an unfair lock is false.
                  at       LockTests.swift:…
                  cause    The running thread should hold the lock and does not.
                  fix      Lock before the code that asserts ownership, or unlock before the code that asserts the opposite.
                """,
            ])
    }

    @Test("a lock that another thread holds is not given back by this one") func foreign() {
        let counter = Counter()
        os_unfair_lock_lock(counter.lock)
        let count = Mutex(0)
        onThreads(1) { _ in
            let found = reports { os_unfair_lock_unlock(counter.lock) }.count
            count.withLock { $0 = found }
        }
        #expect(count.withLock { $0 } == 1)
        #expect(reports { os_unfair_lock_unlock(counter.lock) } == [])
    }

    // Covers: OSAllocatedUnfairLock.withLock, OSAllocatedUnfairLock.withLockIfAvailable
    @Test("an allocated lock guards its state; copies are the same lock") func state() throws {
        struct Stop: Error {}
        let lock = OSAllocatedUnfairLock(initialState: 0)
        let copy = lock
        onThreads(2) { _ in for _ in 0..<20_000 { copy.withLock { $0 += 1 } } }
        #expect(lock.withLock { $0 } == 40_000)
        #expect(throws: Stop.self) { try lock.withLock { _ in throw Stop() } }
        #expect(lock.withLockIfAvailable { $0 } == 40_000, "free again after an error")
        lock.withLockUnchecked { _ in #expect(copy.withLockIfAvailableUnchecked { $0 } == nil) }
        let plain = OSAllocatedUnfairLock()
        #expect(plain.withLock { 3 } == 3)
        #expect(plain.lockIfAvailable())
        #expect(!plain.lockIfAvailable())
        plain.unlock()
    }
}
