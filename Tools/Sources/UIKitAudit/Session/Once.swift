// A value that several threads wait for.
import Foundation

/// A value that is made when it is first asked for; who asks meanwhile waits.
final class Once<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var made: Value?

    /// `make` must not ask for the same value.
    func value(_ make: () -> Value) -> Value {
        lock.lock()
        defer { lock.unlock() }
        if let made { return made }
        let value = make()
        made = value
        return value
    }
}
