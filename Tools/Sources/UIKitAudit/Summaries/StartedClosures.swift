// Closures that run without anybody's further doing.
import SwiftModel

extension Call {
    private static let starters: Set<String> = [
        // At once.
        "sync", "forEach", "map", "compactMap", "flatMap", "autoreleasepool", "withExtendedLifetime", "performWithoutAnimation",
        "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
        "withUnsafeThrowingContinuation", "firstly", "withTaskGroup", "withThrowingTaskGroup", "performAndWait",
        // Soon.
        "async", "asyncAfter", "addOperation", "addTask", "Task", "detached",
    ]

    /// Whether the closures that the call is given run because of it, once or for each element: at once, on a queue or in a task.
    /// What stores them, or calls them when something else happens, is not among these. The names are those of Dispatch,
    /// Foundation and the standard library; what else has such a name is taken for the same.
    var startsClosures: Bool {
        name.map { Self.startsClosures($0, of: receiver?.asName) } ?? false
    }

    /// The same for a function by its name, and the name that stands before it.
    static func startsClosures(_ name: String, of receiver: String?) -> Bool {
        starters.contains(name) || name == "run" && receiver == "MainActor"
    }
}
