// Tells who runs the turns that one is needed.
// No Apple page: this is ours.
import Synchronization

/// The hook by which a change of a shown layer asks for a turn.
package enum LayerChanges {
    private static let hook = Mutex<(@Sendable () -> Void)?>(nil)

    /// Called when a display link starts, on its thread; a change of a tree is told to its own host.
    package static var onFirstChange: (@Sendable () -> Void)? {
        get { hook.withLock { $0 } }
        set { hook.withLock { $0 = newValue } }
    }

    static func notify() { onFirstChange?() }
}
