// An unfair lock with a place of its own, and the state that it guards.
// Apple: "os", OSAllocatedUnfairLock.
import Diagnostics

/// A lock in allocated memory: its copies are the same lock. It is not recursive, and its owner alone gives it back.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    /// What a precondition says about the running thread.
    public enum Ownership: Hashable, Sendable {
        /// It holds the lock.
        case owner
        /// It does not.
        case notOwner
    }

    private final class Storage {
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        var state: State

        init(_ state: State) {
            self.state = state
            lock.initialize(to: os_unfair_lock_s())
        }

        deinit { lock.deallocate() }
    }

    private let storage: Storage

    /// A lock with a state that is not checked for being `Sendable`.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// A lock with the state that it guards.
    public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

    /// What a body answers that has the state to itself. A lock that the thread holds already is UIK2201.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        os_unfair_lock_lock(storage.lock)
        defer { os_unfair_lock_unlock(storage.lock) }
        return try body(&storage.state)
    }

    /// What a body answers that has the state to itself. A lock that the thread holds already is UIK2201.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    /// The same if the lock is free; else nil, and the body does not run.
    public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
        guard os_unfair_lock_trylock(storage.lock) else { return nil }
        defer { os_unfair_lock_unlock(storage.lock) }
        return try body(&storage.state)
    }

    /// The same if the lock is free; else nil, and the body does not run.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked(body)
    }

    /// Asserts whether the running thread holds the lock; else UIK2203.
    public func precondition(_ condition: Ownership) {
        switch condition {
        case .owner: os_unfair_lock_assert_owner(storage.lock)
        case .notOwner: os_unfair_lock_assert_not_owner(storage.lock)
        }
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// A lock that guards nothing by itself.
    public init() { self.init(uncheckedState: ()) }

    /// Waits until the lock is free and takes it. A lock that the thread holds already is UIK2201.
    public func lock() { os_unfair_lock_lock(storage.lock) }
    /// Gives the lock back. A lock that the thread does not hold is UIK2202.
    public func unlock() { os_unfair_lock_unlock(storage.lock) }
    /// Takes the lock if it is free, and tells whether it did.
    public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(storage.lock) }

    /// What a body answers that runs alone.
    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R { try withLockUnchecked { _ in try body() } }
    /// What a body answers that runs alone.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }
    /// What a body answers that runs alone; nil, without running it, if the lock is taken.
    public func withLockIfAvailableUnchecked<R>(_ body: () throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked { _ in try body() }
    }
    /// What a body answers that runs alone; nil, without running it, if the lock is taken.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked { _ in try body() }
    }
}
