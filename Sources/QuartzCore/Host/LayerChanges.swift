// Tells who runs the turns that one is needed.
// No Apple page: this is ours.
import Synchronization

/// The hook by which a change of a shown layer asks for a turn.
package enum LayerChanges {
    private static let hook = Mutex<(@Sendable () -> Void)?>(nil)

    /// Called when the first change after a commit comes, and when a display link starts. On the changing thread.
    package static var onFirstChange: (@Sendable () -> Void)? {
        get { hook.withLock { $0 } }
        set { hook.withLock { $0 = newValue } }
    }

    static func notify() { onFirstChange?() }
}
