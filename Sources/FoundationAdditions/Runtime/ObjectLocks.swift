// Locks that belong to objects, and pools that Linux has no need of.
// Apple: "Objective-C Runtime", objc_sync_enter; "autoreleasepool".
import Foundation
import Synchronization

/// Runs a body. Linux has no autorelease pools: objects go when nobody holds them.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

private final class ObjectLock: @unchecked Sendable {
    let lock = NSRecursiveLock()
    /// Threads that hold it or wait for it, each as often as it entered.
    var users = 0
}

private let objectLocks = Mutex<[ObjectIdentifier: ObjectLock]>([:])

/// Waits until no other thread is between enter and exit of this object; the same thread may enter again. 0.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
    let key = ObjectIdentifier(object as AnyObject)
    let found = objectLocks.withLock { locks in
        let found = locks[key] ?? ObjectLock()
        found.users += 1
        locks[key] = found
        return found
    }
    found.lock.lock()
    return 0
}

/// Ends what ``objc_sync_enter(_:)`` began. -1 if nobody entered.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
    let key = ObjectIdentifier(object as AnyObject)
    let found = objectLocks.withLock { locks -> ObjectLock? in
        guard let found = locks[key] else { return nil }
        found.users -= 1
        if found.users == 0 { locks[key] = nil }
        return found
    }
    guard let found else { return -1 }
    found.lock.unlock()
    return 0
}
