import UIKit

private typealias Dismiss =                (AnyObject, Selector, Bool) -> Void
typealias Compare = @convention(c) (Int, Int) -> Int

#sourceLocation(file: "<objc of Dismissal.swift>", line: 1)
#sourceLocation(file: "MethodPointers/Dismissal.swift", line: 3)
#warning("U-SWIZZLE: methods have no C functions here; a value that is cast to this type cannot be called")
