// Reading and setting properties by their names.
// Apple: "NSKeyValueCoding".
import Diagnostics
import Foundation

/// A class has its own answer for keys that it does not know. Generated code conforms it.
public protocol _VitUndefinedKeys: AnyObject {
    /// Calls the class's `value(forUndefinedKey:)`.
    func _vitValue(forUndefinedKey key: String) -> Any?
    /// Calls the class's `setValue(_:forUndefinedKey:)`.
    func _vitSetValue(_ value: Any?, forUndefinedKey key: String)
}

extension _VitUndefinedKeys {
    public func _vitValue(forUndefinedKey key: String) -> Any? { reportUndefined(key, of: self) }
    public func _vitSetValue(_ value: Any?, forUndefinedKey key: String) {
        reportUndefined(key, of: self, "setValue:forUndefinedKey:")
    }
}

extension NSObjectProtocol {
    /// The value of the property of this name. An unknown key is UIK1104, and nil.
    public func value(forKey key: String) -> Any? {
        let object = self as AnyObject
        if let property = Keyed.property(key, of: type(of: object)) {
            return ArgumentConversion.unwrapped(property.get(object))
        }
        if DispatchTable.responds(object, to: Selector(key)) { return DispatchTable.perform(object, Selector(key)) }
        return (object as? any _VitUndefinedKeys)?._vitValue(forUndefinedKey: key)
            ?? reportUndefinedUnlessKnown(key, object)
    }

    /// Sets the property of this name. An unknown key is UIK1104; a value of another type is UIK1102.
    public func setValue(_ value: Any?, forKey key: String) {
        let object = self as AnyObject
        let setter = Selector("set\(key.prefix(1).uppercased())\(key.dropFirst()):")
        if DispatchTable.responds(object, to: setter) {
            DispatchTable.perform(object, setter, [value])
        } else if let undefined = object as? any _VitUndefinedKeys {
            undefined._vitSetValue(value, forUndefinedKey: key)
        } else {
            reportUndefined(key, of: object, "setValue:forUndefinedKey:")
        }
    }

    /// The value at the end of a path of names with dots between them.
    public func value(forKeyPath keyPath: String) -> Any? {
        var current: Any? = self
        for key in keyPath.split(separator: ".") {
            guard let object = current as? any NSObjectProtocol else { return nil }
            current = object.value(forKey: String(key))
        }
        return current
    }

    /// Sets the property at the end of a path of names with dots between them.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
        let owner = self.value(forKeyPath: String(keyPath[..<dot])) as? any NSObjectProtocol
        owner?.setValue(value, forKey: String(keyPath[keyPath.index(after: dot)...]))
    }

    /// What `super.value(forUndefinedKey:)` does: UIK1104.
    public func value(forUndefinedKey key: String) -> Any? { reportUndefined(key, of: self as AnyObject) }
    /// What `super.setValue(_:forUndefinedKey:)` does: UIK1104.
    public func setValue(_ value: Any?, forUndefinedKey key: String) {
        reportUndefined(key, of: self as AnyObject, "setValue:forUndefinedKey:")
    }
}

extension UserDefaults {
    /// The object stored under a key.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
    /// Stores an object under a key; nil takes it out.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

private func reportUndefinedUnlessKnown(_ key: String, _ object: AnyObject) -> Any? {
    object is any _VitUndefinedKeys ? nil : reportUndefined(key, of: object)
}

@discardableResult
private func reportUndefined(_ key: String, of object: AnyObject, _ method: String = "valueForUndefinedKey:") -> Any? {
    Catalogue.unknownKey.report(
        object: DispatchTable.name(object),
        cause: "\(type(of: object)) has no property \(key) that is marked @objc, @IBOutlet or @IBInspectable.",
        apple: "NSUnknownKeyException: [<\(DispatchTable.name(object))> \(method)]: "
            + "this class is not key value coding-compliant for the key \(key).")
    return nil
}
