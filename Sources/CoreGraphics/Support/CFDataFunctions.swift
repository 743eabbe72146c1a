// Reading and changing CFData in Core Foundation's words.
// Apple: "CFData", "CFMutableData". Here CFData is Foundation's Data and CFMutableData its NSMutableData.
import Foundation
import Synchronization

/// A part of a text or of data.
public struct CFRange: Hashable, Sendable {
    /// The first place.
    public var location: CFIndex
    /// How many.
    public var length: CFIndex
    /// A part of no length at the beginning.
    public init() { (location, length) = (0, 0) }
    /// A part from a place.
    public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }
}
/// A part from a place.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// How many bytes there are.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.count ?? 0 }
/// How many bytes there are.
public func CFDataGetLength(_ theData: CFMutableData!) -> CFIndex { theData?.length ?? 0 }

/// The first byte; nil of no data. Valid while the data, or a copy of it, lives, and to the end of the main queue's turn
/// at least, since Swift may give the data up after its last use.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    guard let data = theData, !data.isEmpty else { return nil }
    // Up to 14 bytes stand in the value itself, and have no lasting place.
    if data.count <= 14 { return ShortBytes.place(of: data) }
    DispatchQueue.main.async { withExtendedLifetime(data) {} }
    return data.withUnsafeBytes { $0.bindMemory(to: UInt8.self).baseAddress }
}
/// The first byte; valid until the data's length changes.
public func CFDataGetBytePtr(_ theData: CFMutableData!) -> UnsafePointer<UInt8>! {
    theData.map { UnsafePointer($0.mutableBytes.assumingMemoryBound(to: UInt8.self)) }
}
/// The first byte, to be changed; valid until the data's length changes.
public func CFDataGetMutableBytePtr(_ theData: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
    theData?.mutableBytes.assumingMemoryBound(to: UInt8.self)
}
/// Copies a part of the bytes. The part must lie within the data.
public func CFDataGetBytes(_ theData: CFData!, _ range: CFRange, _ buffer: UnsafeMutablePointer<UInt8>!) {
    guard let theData, let buffer, range.length > 0 else { return }
    let start = theData.startIndex + range.location
    theData.copyBytes(to: buffer, from: start..<(start + range.length))
}
/// Data of so many bytes.
public func CFDataCreate(_ allocator: CFAllocator?, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) -> CFData! {
    guard let bytes, length > 0 else { return Data() }
    return Data(bytes: bytes, count: length)
}
/// The same bytes.
public func CFDataCreateCopy(_ allocator: CFAllocator?, _ theData: CFData!) -> CFData! { theData }
/// The same bytes, to be changed.
public func CFDataCreateMutableCopy(
    _ allocator: CFAllocator?, _ capacity: CFIndex, _ theData: CFData!
) -> CFMutableData! { theData.map { NSMutableData(data: $0) } }
/// Adds bytes at the end.
public func CFDataAppendBytes(_ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) {
    if let bytes, length > 0 { theData?.append(bytes, length: length) }
}
/// Cuts, or adds zeros.
public func CFDataSetLength(_ theData: CFMutableData!, _ length: CFIndex) { theData?.length = max(0, length) }

/// Lasting places for data that has none: equal bytes share one, so that no more is kept than there are short texts.
private enum ShortBytes {
    private struct Places: @unchecked Sendable { var byBytes: [Data: UnsafePointer<UInt8>] = [:] }
    private static let places = Mutex(Places())

    static func place(of data: Data) -> UnsafePointer<UInt8> {
        places.withLock { places in
            if let place = places.byBytes[data] { return place }
            let place = UnsafeMutablePointer<UInt8>.allocate(capacity: data.count)
            data.copyBytes(to: place, count: data.count)
            places.byBytes[data] = UnsafePointer(place)
            return UnsafePointer(place)
        }
    }
}
