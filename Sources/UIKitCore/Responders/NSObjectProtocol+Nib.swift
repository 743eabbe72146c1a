// What every object is told about the nib that made it.
// Apple: "awakeFromNib()".
import Foundation

extension NSObjectProtocol {
    /// What `super.awakeFromNib()` does in a class below NSObject: nothing.
    public func awakeFromNib() {}
    /// What `super.prepareForInterfaceBuilder()` does in a class below NSObject: nothing.
    public func prepareForInterfaceBuilder() {}
}
