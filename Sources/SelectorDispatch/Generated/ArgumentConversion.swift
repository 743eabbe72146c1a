// Values as the types that a method or property asks for.
// Apple: "NSNumber"; Objective-C hands numbers and strings over as objects.
import Foundation

/// An optional type, of which nil is a value.
private protocol OptionalKind {
    static var wrapped: Any.Type { get }
    static func wrap(_ value: Any?) -> Any
}

extension Optional: OptionalKind {
    static var wrapped: Any.Type { Wrapped.self }
    static func wrap(_ value: Any?) -> Any { (value as? Wrapped) as Any }
}

enum ArgumentConversion {
    /// The value as another type: itself, a number out of an `NSNumber`, a text out of an `NSString`, a case out of its
    /// raw value, a collection that can be changed out of one that cannot. Nil if the value is of another kind.
    static func convert<Wanted>(_ value: Any?, to type: Wanted.Type = Wanted.self) -> Wanted? {
        if let value, let same = value as? Wanted { return same }
        guard let value = unwrapped(value) else { return Any?.none as? Wanted }
        if let same = value as? Wanted { return same }
        if let optional = Wanted.self as? any OptionalKind.Type {
            guard let inner = plain(value, optional.wrapped) else { return nil }
            return optional.wrap(inner) as? Wanted
        }
        return plain(value, Wanted.self) as? Wanted
    }

    /// A value out of optionals; an Any may hold an optional.
    static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }

    private static func plain(_ value: Any, _ type: Any.Type) -> Any? {
        if let converted = number(value, type) { return converted }
        if type == String.self { return (value as? NSString).map { $0 as String } }
        if type == NSString.self { return (value as? String).map { NSString(string: $0) } }
        if type == NSNumber.self { return numberObject(value) }
        if type == NSMutableArray.self { return (value as? NSArray)?.mutableCopy() }
        if type == NSMutableSet.self { return (value as? NSSet)?.mutableCopy() }
        if let raw = type as? any RawRepresentable.Type { return make(raw, value) }
        return nil
    }

    private static func make<Raw: RawRepresentable>(_ type: Raw.Type, _ value: Any) -> Any? {
        convert(value, to: Raw.RawValue.self).flatMap { type.init(rawValue: $0) }
    }

    /// Whatever is a number, as an object.
    static func numberObject(_ value: Any) -> NSNumber? {
        switch value {
        case let number as NSNumber: number
        case let number as Bool: NSNumber(value: number)
        case let number as CGFloat: NSNumber(value: Double(number))
        case let number as Double: NSNumber(value: number)
        case let number as Float: NSNumber(value: number)
        case let number as any BinaryInteger: NSNumber(value: Int64(truncatingIfNeeded: number))
        default: nil
        }
    }

    private static func number(_ value: Any, _ type: Any.Type) -> Any? {
        guard let number = numberObject(value) else { return nil }
        switch ObjectIdentifier(type) {
        case ObjectIdentifier(Int.self): return number.intValue
        case ObjectIdentifier(UInt.self): return number.uintValue
        case ObjectIdentifier(Int32.self): return number.int32Value
        case ObjectIdentifier(UInt32.self): return number.uint32Value
        case ObjectIdentifier(Int64.self): return number.int64Value
        case ObjectIdentifier(UInt64.self): return number.uint64Value
        case ObjectIdentifier(Int16.self): return number.int16Value
        case ObjectIdentifier(UInt16.self): return number.uint16Value
        case ObjectIdentifier(Int8.self): return number.int8Value
        case ObjectIdentifier(UInt8.self): return number.uint8Value
        case ObjectIdentifier(Double.self): return number.doubleValue
        case ObjectIdentifier(Float.self): return number.floatValue
        case ObjectIdentifier(CGFloat.self): return CGFloat(number.doubleValue)
        case ObjectIdentifier(Bool.self): return number.boolValue
        default: return nil
        }
    }
}

/// `value as? CGFloat` for a value of any kind: on Linux the cast alone does not see a number in an `NSNumber`, an `Int`
/// or a `Double`. Generated code calls this in the cast's place.
public func _vitNumber(_ value: Any?, _ type: CGFloat.Type) -> CGFloat? {
    if let same = value as? CGFloat { return same }
    return ArgumentConversion.unwrapped(value).flatMap { ArgumentConversion.convert($0, to: CGFloat.self) }
}

/// A value as the type that a method of a generic class asks for, nil if it is of another kind. Generated code calls this.
public func _vitCast<Wanted>(_ value: Any?, _ type: Wanted.Type) -> Wanted? { ArgumentConversion.convert(value, to: type) }
