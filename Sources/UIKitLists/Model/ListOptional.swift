// Whether a delegate has an optional method: its default says that it was reached.
// No Apple page: this is ours; on Darwin `@objc optional` does this.
import Foundation

/// Tells a delegate's method from the protocol's default.
@MainActor enum ListOptional {
    private static var isMissing = false

    /// Stands in the default of a method with a result.
    static func missing<Value>(_ value: Value) -> Value {
        isMissing = true
        return value
    }

    /// Stands in the default of a method without one.
    static func missing() { isMissing = true }

    /// The delegate's answer; nil where the default answered. A method of the app's own that calls the default of a superclass and
    /// answers something else counts.
    static func read<Value: Equatable>(_ absent: Value, _ call: () -> Value) -> Value? {
        let before = isMissing
        defer { isMissing = before }
        isMissing = false
        let answer = call()
        return isMissing && answer == absent ? nil : .some(answer)
    }

    /// Whether a method without a result is the delegate's own.
    static func wasThere(_ call: () -> Void) -> Bool {
        let before = isMissing
        defer { isMissing = before }
        isMissing = false
        call()
        return !isMissing
    }
}
