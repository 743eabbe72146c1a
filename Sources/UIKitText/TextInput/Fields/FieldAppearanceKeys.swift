// What the proxies of a text field carry besides.
// No Apple page: this is ours (the storage behind UITextField).
import UIKitCore

/// What proxies of a text field carry besides.
extension AppearanceKey {
    static let borderStyle = AppearanceKey("borderStyle")
    static let clearButtonMode = AppearanceKey("clearButtonMode")
    static let textAttributes = AppearanceKey("textAttributes")
    static let placeholderText = AppearanceKey("placeholderText")
    static let background = AppearanceKey("background")
    static let disabledBackground = AppearanceKey("disabledBackground")
}
