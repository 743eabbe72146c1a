// `copy()` of objects that live on the main thread.
// No Apple page: this is ours.
import Foundation

/// NSObject's `copy()` belongs to no actor.
enum MainCopy {
    /// Returns the copy of a main-thread object, by its `copy(with:)`.
    static func of(_ object: any NSCopying & Sendable) -> Any {
        nonisolated(unsafe) var copy: Any = object
        MainActor.assumeIsolated { copy = object.copy(with: nil) }
        return copy
    }
}
