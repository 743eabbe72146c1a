// The lock of 32 bits and its functions.
// Apple: "os", os_unfair_lock.
internal import COSNames
import Diagnostics

/// A lock that its owner alone gives back. It is not recursive. Its memory must stay in its place while it is in use.
public struct os_unfair_lock_s: Sendable {
    /// The lock's word: 0 while it is free.
    public var _os_unfair_lock_opaque: UInt32

    /// A lock that is free.
    public init() { _os_unfair_lock_opaque = 0 }
    /// A lock with a word of C's; 0 is free.
    public init(_os_unfair_lock_opaque: UInt32) { self._os_unfair_lock_opaque = _os_unfair_lock_opaque }
}

/// The lock's other name in C.
public typealias os_unfair_lock = os_unfair_lock_s
/// The place of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

extension UnsafeMutablePointer<os_unfair_lock_s> {
    /// The place as C's functions take it.
    private var word: UnsafeMutablePointer<UInt32> { UnsafeMutableRawPointer(self).assumingMemoryBound(to: UInt32.self) }

    fileprivate func take() -> Bool { vitrine_unfair_lock_lock(word) }
    fileprivate func tryTaking() -> Bool { vitrine_unfair_lock_trylock(word) }
    fileprivate func giveBack() -> Bool { vitrine_unfair_lock_unlock(word) }
    var isMine: Bool { vitrine_unfair_lock_is_mine(word) }
}

/// Waits until the lock is free and takes it. A lock that the thread holds already is UIK2201.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    if !lock.take() { Catalogue.lockRecursion.report() }
}

/// Takes the lock if it is free, and tells whether it did.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { lock.tryTaking() }

/// Gives the lock back. A lock that the thread does not hold is UIK2202, and stays as it is.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    if !lock.giveBack() { Catalogue.lockOwner.report() }
}

/// Asserts that the running thread holds the lock; else UIK2203.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
    if !lock.isMine { Catalogue.lockAssertion.report(cause: "The running thread should hold the lock and does not.") }
}

/// Asserts that the running thread does not hold the lock; else UIK2203.
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {
    if lock.isMine { Catalogue.lockAssertion.report(cause: "The running thread holds the lock and should not.") }
}
