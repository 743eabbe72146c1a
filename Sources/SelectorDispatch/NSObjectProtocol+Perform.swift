// Calling methods by name on any object.
// Apple: "NSObjectProtocol", Sending messages.
import Foundation

extension NSObjectProtocol {
    /// Whether the object has a method of this name.
    public func responds(to aSelector: Selector!) -> Bool { DispatchTable.responds(self as AnyObject, to: aSelector) }

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
        guard let aSelector, let type = self as? AnyClass else { return false }
        return DispatchTable.instances(of: type, respondTo: aSelector)
    }

    private func send(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
        guard let selector, let result = DispatchTable.perform(self as AnyObject, selector, arguments) else { return nil }
        return Unmanaged.passRetained(result as AnyObject).autorelease()
    }
}
