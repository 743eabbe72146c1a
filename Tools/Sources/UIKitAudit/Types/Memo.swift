// Answers that several threads share.
import Foundation

/// Values by key, each made when it is first asked for, by any thread. Of two threads that make the same at once the first is kept.
final class Memo<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var known: [Key: Value] = [:]

    /// Makes the value outside the lock, so that `make` may ask for others.
    func value(_ key: Key, _ make: () -> Value) -> Value {
        lock.lock()
        let found = known[key]
        lock.unlock()
        if let found { return found }
        let made = make()
        lock.lock()
        defer { lock.unlock() }
        if let found = known[key] { return found }
        known[key] = made
        return made
    }
}
