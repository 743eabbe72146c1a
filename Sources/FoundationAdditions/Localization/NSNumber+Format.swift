// Numbers as arguments of formats: "%@".
// Apple: "String", init(format:_:).
import Foundation

/// On Linux strings alone are arguments of "%@". The array of arguments keeps the object while the format reads it.
extension NSNumber: @retroactive CVarArg {
    /// The object's address.
    public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] }
}
