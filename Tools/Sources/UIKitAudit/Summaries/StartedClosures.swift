// Closures that run without anybody's further doing.
import SwiftModel

extension Call {
    private static let starters: Set<String> = [
        // At once.
        "sync", "forEach", "map", "compactMap", "flatMap", "autoreleasepool", "withExtendedLifetime", "performWithoutAnimation",
        "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
        "withUnsafeThrowingContinuation", "withTaskGroup", "withThrowingTaskGroup", "performAndWait",
        // Soon.
        "async", "asyncAfter", "addOperation", "addTask", "Task", "detached",
    ]

    /// Whether the closures that the call is given run because of it, once or for each element: at once, on a queue or in a task.
    /// What stores them, or calls them when something else happens, is not among these. The names are those of Dispatch,
    /// Foundation and the standard library; what else has such a name is taken for the same.
    var startsClosures: Bool {
        guard let name else { return false }
        return Self.starters.contains(name) || name == "run" && receiver?.asName == "MainActor"
    }
}
