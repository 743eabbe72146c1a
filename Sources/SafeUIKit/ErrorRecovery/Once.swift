// A call that happens exactly once, whoever forgets or repeats it.
// No Apple page: this is ours.
import Foundation

/// Calls a closure on the main actor exactly once, later than the caller's own code: with the first value it is given, or
/// with a stand-in where everybody who could have called it is gone.
///
/// Threads: callable from any.
final class Once<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var body: (@MainActor @Sendable (Value) -> Void)?
    private let standIn: Value

    init(ifDropped standIn: Value, _ body: @escaping @MainActor @Sendable (Value) -> Void) {
        self.standIn = standIn
        self.body = body
    }

    deinit {
        guard let body else { return }
        let value = standIn
        Task { @MainActor in body(value) }
    }

    func call(_ value: Value) {
        let taken = lock.withLock { () -> (@MainActor @Sendable (Value) -> Void)? in
            defer { body = nil }
            return body
        }
        guard let taken else { return }
        Task { @MainActor in taken(value) }
    }
}
