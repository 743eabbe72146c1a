// The methods that every object has for the nib that made it.
// Apple: "awakeFromNib()".
import Foundation

extension NSObjectProtocol {
    /// Does nothing. Classes below NSObject call it as `super.awakeFromNib()`.
    public func awakeFromNib() {}
    /// Does nothing. Classes below NSObject call it as `super.prepareForInterfaceBuilder()`.
    public func prepareForInterfaceBuilder() {}
}
