// Properties by name: `value(forKey:)`, paths, `#keyPath`, and what a class answers for names it does not have.
// Apple: "Key-Value Coding Programming Guide".
import UIKit

public class Settings: NSObject {
    @objc public var volume: Float = 0.5
    @objc public var isOn = false
    @objc public var inner: Settings?
    public static let path = #keyPath(Settings.inner.volume)
    public override func value(forUndefinedKey key: String) -> Any? { "no " + key }
    public override func responds(to aSelector: Selector!) -> Bool {
        aSelector == #selector(UIResponder.becomeFirstResponder) || super.responds(to: aSelector)
    }
}
