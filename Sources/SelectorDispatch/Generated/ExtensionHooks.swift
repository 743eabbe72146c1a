// Members of UIKit's classes that an extension of the program's overrides.
// No Apple page: with Objective-C a category's method replaces the class's own for every object of it.
import Foundation
import Synchronization

/// The bodies that stand for a member of UIKit's, by the member's name.
///
/// Few members have such bodies: those whose code in UIKit asks here first (`Tools/Sources/ObjCBridge/Rules/AppleHookRule.swift` lists them).
package enum ExtensionHooks {
    private struct Hook: Sendable {
        let type: AnyClass
        /// A closure of the class, the arguments and the result that were registered.
        nonisolated(unsafe) let body: Any
    }

    private struct Table: Sendable {
        var hooks: [String: [Hook]] = [:]
    }

    private static let table = Mutex(Table())
    /// Whether there is none: what almost every program sees.
    private static let isEmpty = Atomic(true)
    /// The bodies that run now, innermost last: a body that calls `super` comes back here.
    @MainActor private static var running: [(object: ObjectIdentifier, name: String, type: AnyClass)] = []

    fileprivate static func add(_ name: String, _ type: AnyClass, _ body: Any) {
        nonisolated(unsafe) let body = body
        table.withLock { $0.hooks[name, default: []].append(Hook(type: type, body: body)) }
        isEmpty.store(false, ordering: .releasing)
    }

    /// The result of the nearest extension's body for an object's member; of `own` where there is none.
    ///
    /// 1. A body counts if the object is of its class, and that class is the implementer or inherits the member from it.
    /// 2. The body of the lowest class is the nearest. One that calls `super` goes on to the next above it.
    /// - Parameter implementer: The class of UIKit whose code asks.
    @MainActor package static func value<Arguments, Value>(
        _ object: AnyObject, _ name: String, at implementer: AnyClass, _ arguments: Arguments, _ own: () -> Value
    ) -> Value {
        LoadQueue.drain()
        guard !isEmpty.load(ordering: .acquiring), let hooks = table.withLock({ $0.hooks[name] }) else { return own() }
        let reached: AnyClass? = running.last { $0.object == ObjectIdentifier(object) && $0.name == name }?.type
        var nearest: Hook?
        for hook in hooks where inherits(Swift.type(of: object), hook.type) && inherits(hook.type, implementer) {
            if let reached, hook.type == reached || inherits(hook.type, reached) { continue }
            // Of two extensions of one class the one that was registered last wins, as with Objective-C's categories.
            if let found = nearest, !inherits(hook.type, found.type) { continue }
            nearest = hook
        }
        guard let nearest, let body = nearest.body as? @MainActor (AnyObject, Arguments) -> Value else { return own() }
        running.append((ObjectIdentifier(object), name, nearest.type))
        defer { running.removeLast() }
        return body(object, arguments)
    }

    private static func inherits(_ type: AnyClass, _ other: AnyClass) -> Bool {
        var current: AnyClass? = type
        while let here = current {
            if here == other { return true }
            current = _getSuperclass(here)
        }
        return false
    }
}

/// Registers what an extension overrides of one of UIKit's classes. Generated code calls this at load.
public func _vitHook<Target: AnyObject, Arguments, Value>(
    _ name: String, on type: Target.Type, _ body: @escaping @MainActor (Target, Arguments) -> Value
) {
    let loose: @MainActor (AnyObject, Arguments) -> Value = { object, arguments in
        // Only objects of the class are handed over.
        body(unsafeDowncast(object, to: Target.self), arguments)
    }
    ExtensionHooks.add(name, type, loose)
}
