// Each test holds the harness alone: one screen, one clock and one trap policy to a process.
// No Apple page: this is ours.
import Foundation
import Synchronization

/// Lets one owner at a time hold the harness; the others wait in order.
final class HarnessLock: Sendable {
    /// The owner of the lock: the scope of a `.harness` trait, a task, or a synchronous test.
    enum Owner: Hashable, Sendable {
        case scope(Int), task(Int), synchronous
    }

    private struct State: Sendable {
        var owner: Owner?
        var count = 0
        var waiters: [(owner: Owner, continuation: CheckedContinuation<Void, Never>)] = []
    }

    static let shared = HarnessLock()
    /// Set by the `.harness` trait.
    @TaskLocal static var scope: Int?
    private static let nextScope = Mutex(1)
    private let state = Mutex(State())

    /// A number for a scope, never given twice.
    static func newScope() -> Int {
        nextScope.withLock { number in
            defer { number += 1 }
            return number
        }
    }

    /// Waits until the owner holds it. An owner that does already gets it once more.
    func acquire(_ owner: Owner) async {
        if tryAcquire(owner) { return }
        await withCheckedContinuation { continuation in
            let hasIt = state.withLock { state -> Bool in
                if Self.take(owner, &state) { return true }
                state.waiters.append((owner, continuation))
                return false
            }
            if hasIt { continuation.resume() }
        }
    }

    /// Takes it if nobody else holds it.
    func tryAcquire(_ owner: Owner) -> Bool { state.withLock { Self.take(owner, &$0) } }

    private static func take(_ owner: Owner, _ state: inout State) -> Bool {
        guard state.owner == nil || state.owner == owner else { return false }
        state.owner = owner
        state.count += 1
        return true
    }

    /// Gives one hold back; after the last, the next owner in line has it, with all that wait under its name.
    func release(_ owner: Owner) {
        let ready = state.withLock { state -> [CheckedContinuation<Void, Never>] in
            guard state.owner == owner else { return [] }
            state.count -= 1
            guard state.count == 0 else { return [] }
            state.owner = state.waiters.first?.owner
            guard let next = state.owner else { return [] }
            let taken = state.waiters.filter { $0.owner == next }
            state.waiters.removeAll { $0.owner == next }
            state.count = taken.count
            return taken.map(\.continuation)
        }
        for continuation in ready { continuation.resume() }
    }

    /// The owner that code running here would be.
    static var caller: Owner { scope.map(Owner.scope) ?? taskOwner ?? .synchronous }

    /// The running task as an owner; nil outside tasks.
    static var taskOwner: Owner? { withUnsafeCurrentTask { $0?.hashValue }.map(Owner.task) }
}

/// One hold of the lock; given back when it is freed.
final class HarnessLease: Sendable {
    let owner: HarnessLock.Owner
    private let isHeld = Mutex(true)

    private init(owner: HarnessLock.Owner) { self.owner = owner }

    static func acquire() async -> HarnessLease {
        let owner = HarnessLock.caller
        await HarnessLock.shared.acquire(owner)
        return HarnessLease(owner: owner)
    }

    /// For a synchronous test; nil where somebody else holds the lock.
    static func acquireNow() -> HarnessLease? {
        let owner = HarnessLock.caller
        return HarnessLock.shared.tryAcquire(owner) ? HarnessLease(owner: owner) : nil
    }

    func giveBack() {
        let wasHeld = isHeld.withLock { held in
            defer { held = false }
            return held
        }
        if wasHeld { HarnessLock.shared.release(owner) }
    }

    deinit { giveBack() }
}
