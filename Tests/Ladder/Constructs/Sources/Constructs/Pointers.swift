// Results through pointers, as Foundation's older methods have them.
// Apple: "AutoreleasingUnsafeMutablePointer", "NSErrorPointer".
import UIKit

public final class Parser: NSObject {
    public func number(_ text: String, _ result: AutoreleasingUnsafeMutablePointer<AnyObject?>?, error: NSErrorPointer) -> Bool {
        guard let value = Int(text) else {
            error?.pointee = NSError(domain: "Parser", code: 1)
            return false
        }
        result?.pointee = NSNumber(value: value)
        return true
    }

    public func parse(_ text: String) -> Any? {
        var value: AnyObject?
        var error: NSError?
        return number(text, &value, error: &error) ? value : error
    }
}
