// Tells who runs the turns that one is needed.
// No Apple page: this is ours.
import Synchronization

/// The hook by which a change of a shown layer asks for a turn.
package enum LayerChanges {
    /// A closure straight in a `Mutex` gets one more wrapper at every look (Swift 6.3.1); in a value of its own it does not.
    private struct Hook: Sendable { var body: (@Sendable () -> Void)? }
    private static let hook = Mutex(Hook())

    /// Called when a display link starts, on its thread; a change of a tree is told to its own host.
    package static var onFirstChange: (@Sendable () -> Void)? {
        get { hook.withLock { $0.body } }
        set { hook.withLock { $0.body = newValue } }
    }

    static func notify() { onFirstChange?() }
}
