// Pointers through which older methods return objects.
// Apple: "AutoreleasingUnsafeMutablePointer", "NSErrorPointer"; there is no autoreleasing here, so a plain pointer does the same.
import Foundation

/// A pointer to a result of a method. `&value` makes one, `pointee` reads and writes through it.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
extension UnsafeMutablePointer where Pointee == AnyObject? {
    /// The same address as a pointer to a result. Memory of another type must not be read through it before a method has written there.
    public init<Other>(_ from: UnsafeMutablePointer<Other>) {
        self = UnsafeMutableRawPointer(from).assumingMemoryBound(to: AnyObject?.self)
    }
}
/// Where a method puts its error; nil if the caller does not want it.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
