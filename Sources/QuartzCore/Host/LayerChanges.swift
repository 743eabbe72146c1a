// Tells who runs the turns that one is needed.
// No Apple page: this is ours.
import Stage
import Synchronization

/// The hook by which a change of a shown layer asks for a turn.
package enum LayerChanges {
    /// A closure straight in a `Mutex` gets one more wrapper at every look (Swift 6.3.1); in a value of its own it does not.
    private struct Hook: Sendable { var body: (@Sendable () -> Void)? }
    private static let hooks = Mutex<[ObjectIdentifier: Hook]>([:])
    private static let starter = Mutex(Hook())

    /// Sets what is called when a display link starts or a layer in no tree gets an animation, on the changing thread, in
    /// one context; a change of a tree is told to its own host.
    package static func setHook(_ context: StageContext, _ body: (@Sendable () -> Void)?) {
        hooks.withLock { $0[ObjectIdentifier(context)] = body.map { Hook(body: $0) } }
    }

    /// Called instead where nobody runs turns yet.
    package static func setStarter(_ body: @escaping @Sendable () -> Void) { starter.withLock { $0.body = body } }

    static func notify() {
        let context = ObjectIdentifier(StageContext.current)
        if let body = hooks.withLock({ $0[context]?.body }) { return body() }
        starter.withLock { $0.body }?()
    }
}
