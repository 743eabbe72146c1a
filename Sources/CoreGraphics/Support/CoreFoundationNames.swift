// The CoreFoundation names that signatures of Core Graphics and Image I/O use.
// Apple: "Core Foundation". Here they are Foundation's value types, so that `data as CFData` compiles.

import Foundation
/// The type of Core Graphics' and Image I/O's string constants.
public typealias CFString = String
/// Immutable bytes.
public typealias CFData = Data
/// Growing bytes, shared by reference.
public typealias CFMutableData = NSMutableData
/// A file's address.
public typealias CFURL = URL
/// Options and properties by key.
public typealias CFDictionary = [AnyHashable: Any]
/// A list of values.
public typealias CFArray = [Any]
/// Anything Core Foundation.
public typealias CFTypeRef = AnyObject
/// Seconds since 2001.
public typealias CFTimeInterval = Double
/// The allocator argument; only nil has a meaning here.
public typealias CFAllocator = Never

/// An empty growing buffer; capacity is a hint.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: Int) -> CFMutableData? {
    NSMutableData(capacity: max(0, min(capacity, 1 << 20)))
}
/// A number.
public typealias CFNumber = NSNumber
/// A place or a count.
public typealias CFIndex = Int
/// True or false, as an object.
public typealias CFBoolean = NSNumber
/// Seconds since 2001.
public typealias CFAbsoluteTime = Double
/// A text that can be changed, shared by reference.
public typealias CFMutableString = NSMutableString

/// The default allocator: nil, as every other one.
public var kCFAllocatorDefault: CFAllocator? { nil }
/// True.
public nonisolated(unsafe) let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// False.
public nonisolated(unsafe) let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
/// Nothing, as an object.
public nonisolated(unsafe) let kCFNull: NSNull! = NSNull()

/// Seconds since 2001, by the computer's clock.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
/// Whether it is true.
public func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool { boolean?.boolValue ?? false }
