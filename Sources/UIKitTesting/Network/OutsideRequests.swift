// The requests of the app that really go to the network.
// No Apple page: this is ours.
import FoundationNetworking
import Synchronization

/// The requests of the app that really go to the network: not answered by recorded files.
package enum OutsideRequests {
    private struct Hook: Sendable { var onStart: (@Sendable (URLSessionTask) -> Void)? }

    private static let hook = Mutex(Hook())

    /// Called once for each task of HTTP or HTTPS that begins to load from the network, on the task's work queue, before
    /// the first byte is sent. Tasks that were resumed while this was nil are not reported.
    package static var onStart: (@Sendable (URLSessionTask) -> Void)? {
        get { hook.withLock { $0.onStart } }
        set { hook.withLock { $0.onStart = newValue } }
    }

    static var isWatched: Bool { hook.withLock { $0.onStart != nil } }

    static func start(_ task: URLSessionTask) { onStart?(task) }
}
