// Calling methods by name on any object.
// Apple: "NSObjectProtocol", Sending messages.
import Foundation
import Synchronization

/// A class has its own answer to which methods it has. Generated code conforms it.
public protocol _VitResponds: AnyObject {
    /// Calls the class's `responds(to:)`.
    func _vitResponds(to selector: Selector) -> Bool
}

extension NSObjectProtocol {
    /// Whether the object has a method of this name.
    public func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        return DispatchTable.instances(of: type(of: self as AnyObject), respondTo: aSelector)
    }

    /// Calls the method. The result is meaningful for methods that return objects.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { send(aSelector, []) }

    /// Calls the method with one argument.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        send(aSelector, [object])
    }

    /// Calls the method with two arguments.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        send(aSelector, [object1, object2])
    }

    /// Whether instances of the class have a method of this name.
    public static func instancesRespond(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        let type: AnyClass = self
        return DispatchTable.instances(of: type, respondTo: aSelector)
    }

    /// Whether the class itself has a method of this name.
    public static func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        return DispatchTable.instances(of: self, respondTo: Selector("+" + aSelector.name))
    }

    /// Calls a method of the class itself, with up to two arguments. Without such a method: nil.
    @discardableResult
    public static func perform(
        _ aSelector: Selector!, with object1: Any! = nil, with object2: Any! = nil
    ) -> Unmanaged<AnyObject>! {
        guard let aSelector, responds(to: aSelector) else { return nil }
        let selector = Selector("+" + aSelector.name)
        guard let result = DispatchTable.perform(of: self, selector, [object1 as Any?, object2 as Any?]) else { return nil }
        return Unmanaged.passUnretained(RecentResults.keep(result as AnyObject))
    }

    private func send(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
        guard let selector, let result = DispatchTable.perform(self as AnyObject, selector, arguments) else { return nil }
        return Unmanaged.passUnretained(RecentResults.keep(result as AnyObject))
    }
}

/// The last results of `perform`, alive as an autorelease pool would keep them: there is none on Linux.
private enum RecentResults {
    private struct Ring: @unchecked Sendable {
        var objects: [AnyObject] = []
        var next = 0
    }
    private static let ring = Mutex(Ring())
    private static let capacity = 256

    static func keep(_ object: AnyObject) -> AnyObject {
        nonisolated(unsafe) let kept = object
        // What falls out of the ring goes after the lock: its deinit may perform again.
        let dropped = ring.withLock { ring -> Dropped in
            guard ring.objects.count == capacity else {
                ring.objects.append(kept)
                return Dropped(object: nil)
            }
            let old = ring.objects[ring.next]
            ring.objects[ring.next] = kept
            ring.next = (ring.next + 1) % capacity
            return Dropped(object: old)
        }
        _ = dropped
        return object
    }

    private struct Dropped: @unchecked Sendable { let object: AnyObject? }
}
