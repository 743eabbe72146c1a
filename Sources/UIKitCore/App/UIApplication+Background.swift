// Background tasks: time to finish what was begun.
// Apple: "UIApplication", beginBackgroundTask(expirationHandler:).
import Foundation

/// A background task's number.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// No task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
    /// A number for ``endBackgroundTask(_:)``. The process is never suspended here, so the handler is never called.
    public func beginBackgroundTask(
        withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        BackgroundTasks.last += 1
        let id = UIBackgroundTaskIdentifier(rawValue: BackgroundTasks.last)
        BackgroundTasks.running.insert(id)
        return id
    }

    /// The task is done.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        BackgroundTasks.running.remove(identifier)
    }

    /// Without limit, as in the foreground.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}

@MainActor private enum BackgroundTasks {
    static var last = 0
    static var running: Set<UIBackgroundTaskIdentifier> = []
}
