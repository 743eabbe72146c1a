// The empty attributed string, which Linux Foundation cannot make without a string.
// Apple: NSAttributedString
import Foundation

extension NSAttributedString {
    /// An empty string; `NSAttributedString()` and `NSMutableAttributedString()`.
    ///
    /// An extension cannot override NSObject's `init()`: a default argument stands for it.
    public convenience init(_: Void = ()) { self.init(string: "") }
}
