import Foundation

class Settings: NSObject {
    @objc var volume: Float = 0.5
    @IBInspectable var radius: CGFloat = 3
    override func value(forUndefinedKey key: String) -> Any? { "unknown " + key }
    override func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) }
}

class More: Settings {
    override func responds(to aSelector: Selector!) -> Bool { true }
}
