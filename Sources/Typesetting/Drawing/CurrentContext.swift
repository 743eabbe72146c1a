// The hook through which the drawing functions of strings find the context to draw in.
// No Apple page: this is ours; UIKitCore's UIGraphics stack sets it.
import CoreGraphics
import Synchronization

/// The context in which strings draw: UIKit's stack of graphics contexts sets the provider.
package enum CurrentContext {
    /// A closure straight in a `Mutex` gets one more wrapper at every look (Swift 6.3.1); in a value of its own it does not.
    private struct State: Sendable { var provider: (@Sendable () -> CGContext?)? }
    private static let state = Mutex(State())

    /// Gives the calling thread's current context; set once at start.
    package static var provider: (@Sendable () -> CGContext?)? {
        get { state.withLock { $0.provider } }
        set { state.withLock { $0.provider = newValue } }
    }

    /// Stands before the provider for one task and what it calls; for tests that run beside others.
    @TaskLocal package static var taskProvider: (@Sendable () -> CGContext?)?

    /// The calling thread's current context, nil where there is none.
    package static var current: CGContext? { (taskProvider ?? provider)?() }
}
