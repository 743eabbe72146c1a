// Methods of any object and of Foundation's collections that code asks an `AnyObject` for.
// Apple: "AnyObject"; "NSObjectProtocol", "NSKeyValueCoding".
import Diagnostics
import Foundation

extension AnyObjectMembers {
    private typealias Members = AnyObjectMembers

    // MARK: Key-value coding

    /// The value of a key: of a dictionary what it has there, of an array each element's, of another object its property's.
    public func value(forKey key: String) -> Any? {
        guard !(object is NSDictionary) else { return self.object(forKey: key) }
        if let all = object as? NSArray {
            return all.map { AnyObjectMembers($0 as AnyObject).value(forKey: key) ?? NSNull() }
        }
        return send("valueForKey:", [key], [Members.of { (it: any NSObjectProtocol) in it.value(forKey: key) }]) ?? nil
    }

    /// The value at the end of a path of keys with dots between them.
    public func value(forKeyPath keyPath: String) -> Any? {
        var current: Any? = object
        for key in keyPath.split(separator: ".") {
            guard let here = current else { return nil }
            current = AnyObjectMembers(here as AnyObject).value(forKey: String(key))
        }
        return current
    }

    /// Sets the value of a key; nil takes it out of a dictionary.
    public func setValue(_ value: Any?, forKey key: String) {
        guard let dictionary = object as? NSMutableDictionary else {
            return send(
                "setValue:forKey:", [value, key], [Members.of { (it: any NSObjectProtocol) in it.setValue(value, forKey: key) }])
                ?? ()
        }
        if let value { dictionary.setObject(value, forKey: key as NSString) } else { dictionary.removeObject(forKey: key) }
    }

    /// Sets the value at the end of a path of keys with dots between them.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
        guard let owner = self.value(forKeyPath: String(keyPath[..<dot])) else { return }
        AnyObjectMembers(owner as AnyObject).setValue(value, forKey: String(keyPath[keyPath.index(after: dot)...]))
    }

    // MARK: Collections

    /// What a dictionary, the user's defaults or a cache has under a key, nil without it.
    public func object(forKey key: Any) -> Any? {
        send(
            "objectForKey:", [key],
            [
                Members.of { (it: NSDictionary) in it.object(forKey: key) },
                Members.of { (it: UserDefaults) in (key as? String).flatMap { it.object(forKey: $0) } },
            ]) ?? nil
    }

    /// The element of an array at an index; nil in an array that is too short.
    public func object(at index: Int) -> Any? {
        send(
            "objectAtIndex:", [index],
            [Members.of { (it: NSArray) in it.count > index && index >= 0 ? it.object(at: index) as Any? : nil }]) ?? nil
    }

    /// Whether a collection has an object that is equal.
    public func contains(_ other: Any) -> Bool {
        send(
            "containsObject:", [other],
            [
                Members.of { (it: NSArray) in it.contains(other) },
                Members.of { (it: NSSet) in it.contains(other) },
            ])
            ?? false
    }

    // MARK: Any object

    /// Whether both are equal; an object that is no NSObject is equal to itself alone.
    public func isEqual(_ other: Any?) -> Bool {
        guard let own = object as? NSObject else { return other.map { ($0 as AnyObject) === object } ?? false }
        return own.isEqual(other)
    }

    /// Whether the object is of a class or of one below it.
    public func isKind(of type: AnyClass) -> Bool {
        var current: AnyClass? = Swift.type(of: object)
        while let here = current {
            if here == type { return true }
            current = class_getSuperclass(here)
        }
        return false
    }

    /// Whether the object's class is this one.
    public func isMember(of type: AnyClass) -> Bool { Swift.type(of: object) == type }

    /// Whether the object has a method of this name.
    public func responds(to selector: Selector!) -> Bool { DispatchTable.responds(object, to: selector) }

    /// Calls the method of this name with up to two arguments. Without such a method: UIK1101, and nil; UIK1105 of an object that is
    /// no NSObject.
    @discardableResult
    public func perform(_ selector: Selector!, with first: Any! = nil, with second: Any! = nil) -> Unmanaged<AnyObject>! {
        guard let own = object as? any NSObjectProtocol else {
            Catalogue.missingMember.report(
                object: DispatchTable.name(object),
                cause: "\(Swift.type(of: object)) is not an NSObject, so it cannot perform selectors.")
            return nil
        }
        return own.perform(selector, with: first, with: second)
    }

    /// A copy of an object that can be copied.
    public func copy() -> Any { send("copy", [], [Members.of { (it: any NSCopying) in it.copy(with: nil) }]) ?? object }

    /// Ends a timer or a display link.
    public func invalidate() { send("invalidate", [], [Members.of { (it: Timer) in it.invalidate() }]) ?? () }
}
