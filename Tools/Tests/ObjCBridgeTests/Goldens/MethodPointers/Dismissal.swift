import UIKit

private typealias Dismiss = @convention(c) (AnyObject, Selector, Bool) -> Void
typealias Compare = @convention(c) (Int, Int) -> Int
