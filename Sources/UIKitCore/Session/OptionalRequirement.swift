// Properties that a protocol of Apple's leaves to its adopters: read through the protocol they are optional once more.
// No Apple page: this is ours; on Darwin `@objc optional` does this.
import Foundation

/// Tells an adopter's property from the protocol's default.
///
/// The requirement is disfavoured, so that classes implement and use it by its plain type. An extension of a protocol
/// above has the property of the same name with one optional more, which is what a read through the protocol takes.
@MainActor package enum OptionalRequirement {
    private static var isMissing = false

    /// Stands in the default of a requirement.
    package static func missing<Value>(_ value: Value) -> Value {
        isMissing = true
        return value
    }

    /// The adopter's value; nil where the default answered.
    package static func read<Value>(_ value: () -> Value) -> Value? {
        let before = isMissing
        defer { isMissing = before }
        isMissing = false
        let result = value()
        return isMissing ? nil : .some(result)
    }
}
