// Properties by name: which class has which, with inheritance.
// Apple: "Key-Value Coding Programming Guide", About Key-Value Coding.
import Diagnostics
import Foundation
import Synchronization

/// The properties that can be read and set by their names, for each class.
///
/// Generated code registers what a class marks `@objc`, `@IBOutlet` or `@IBInspectable`. A subclass inherits the entries
/// of its superclasses.
public enum Keyed {
    /// One property: how to read it, and how to set it if it can be set.
    struct Property: Sendable {
        let get: @Sendable (AnyObject) -> Any?
        /// Tells whether the value was of the property's type.
        let set: (@Sendable (AnyObject, Any?) -> Bool)?
        let isMain: Bool
    }

    private struct Key: Hashable {
        let type: ObjectIdentifier
        let name: String
    }

    private static let properties = Mutex<[Key: Property]>([:])

    /// Registers a property that can only be read.
    public static func add<Owner: AnyObject, Value>(
        _ name: String, on type: Owner.Type, _ place: DispatchTable.Place, get: @escaping @MainActor (Owner) -> Value
    ) {
        let read = unsafeBitCast(Reader(body: get), to: LooseReader<Owner, Value>.self)
        keep(name, type, Property(get: { ($0 as? Owner).map(read.body) }, set: nil, isMain: place == .main))
    }

    /// Registers a property that can be read and set.
    public static func add<Owner: AnyObject, Value>(
        _ name: String, on type: Owner.Type, _ place: DispatchTable.Place,
        get: @escaping @MainActor (Owner) -> Value, set: @escaping @MainActor (Owner, Value) -> Void
    ) {
        let read = unsafeBitCast(Reader(body: get), to: LooseReader<Owner, Value>.self)
        let write = unsafeBitCast(Writer(body: set), to: LooseWriter<Owner, Value>.self)
        let property = Property(
            get: { ($0 as? Owner).map(read.body) },
            set: { owner, value in
                guard let owner = owner as? Owner, let value: Value = ArgumentConversion.convert(value) else {
                    return false
                }
                write.body(owner, value)
                return true
            }, isMain: place == .main)
        keep(name, type, property)
    }

    private static func keep(_ name: String, _ type: AnyClass, _ property: Property) {
        properties.withLock { $0[Key(type: ObjectIdentifier(type), name: name)] = property }
    }

    /// The property of a class or of its nearest superclass that has one of this name.
    static func property(_ name: String, of type: AnyClass) -> Property? {
        LoadQueue.drain()
        return properties.withLock { properties in
            var current: AnyClass? = type
            while let there = current {
                if let found = properties[Key(type: ObjectIdentifier(there), name: name)] { return found }
                current = _getSuperclass(there)
            }
            return nil
        }
    }

    /// What a selector of an accessor does: `title` reads, `setTitle:` sets.
    static func accessor(_ selector: Selector, of type: AnyClass) -> (method: DispatchTable.Method, isMain: Bool)? {
        let name = selector.name
        if !name.contains(":") {
            guard let property = property(name, of: type) else { return nil }
            return ({ target, _ in ArgumentConversion.unwrapped(property.get(target)) }, property.isMain)
        }
        guard name.hasPrefix("set"), name.hasSuffix(":"), name.count > 4 else { return nil }
        let rest = name.dropFirst(3).dropLast()
        let candidates = [rest.prefix(1).lowercased() + rest.dropFirst(), String(rest)]
        for candidate in candidates {
            guard let property = property(candidate, of: type), let set = property.set else { continue }
            return (
                { target, arguments in
                    if !set(target, arguments.first ?? nil) {
                        DispatchTable.reportWrongArgument(selector, target, Any.self, arguments.first ?? nil)
                    }
                    return nil
                }, property.isMain
            )
        }
        return nil
    }

    /// Whether instances of a class have a property of this name; a nib asks before it connects an outlet.
    package static func has(_ name: String, on type: AnyClass) -> Bool { property(name, of: type) != nil }

    /// Sets a property, for an outlet or an inspectable value. False if there is none, or if the value does not fit.
    @discardableResult
    package static func set(_ value: Any?, _ name: String, on object: AnyObject) -> Bool {
        property(name, of: Swift.type(of: object))?.set?(object, value) ?? false
    }

    private struct Reader<Owner, Value> { let body: @MainActor (Owner) -> Value }
    private struct LooseReader<Owner, Value>: @unchecked Sendable { let body: (Owner) -> Value }
    private struct Writer<Owner, Value> { let body: @MainActor (Owner, Value) -> Void }
    private struct LooseWriter<Owner, Value>: @unchecked Sendable { let body: (Owner, Value) -> Void }
}
