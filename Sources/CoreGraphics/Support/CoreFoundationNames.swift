// The CoreFoundation names that signatures of Core Graphics and Image I/O use.
// Apple: "Core Foundation". Here they are Foundation's value types, so that `data as CFData` compiles.

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
