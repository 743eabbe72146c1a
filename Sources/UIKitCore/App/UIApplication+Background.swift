// Background tasks: time to finish what was begun.
// Apple: "UIApplication", beginBackgroundTask(expirationHandler:).
import Foundation

/// An identifier of a background task.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// No task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
    /// Begins a background task and returns its identifier for ``endBackgroundTask(_:)``. The process is never suspended here, so
    /// the handler is never called.
    public func beginBackgroundTask(
        withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        BackgroundTasks.last += 1
        let id = UIBackgroundTaskIdentifier(rawValue: BackgroundTasks.last)
        BackgroundTasks.running.insert(id)
        return id
    }

    /// Ends a background task.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        BackgroundTasks.running.remove(identifier)
    }

    /// The remaining background time: unlimited, as in the foreground.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}

@MainActor private enum BackgroundTasks {
    @SessionValue static var last = 0
    @SessionValue static var running: Set<UIBackgroundTaskIdentifier> = []
}
