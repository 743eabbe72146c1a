// Pointers through which older methods return objects.
// Apple: "AutoreleasingUnsafeMutablePointer", "NSErrorPointer"; there is no autoreleasing here, so a plain pointer does the same.
import Foundation

/// A pointer to a result of a method. `&value` makes one, `pointee` reads and writes through it.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
/// Where a method puts its error; nil if the caller does not want it.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
