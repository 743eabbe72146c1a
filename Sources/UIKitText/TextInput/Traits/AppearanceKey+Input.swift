// What proxies of fields and of text views carry.
// No Apple page: this is ours; "UIAppearance".
import UIKitCore

extension AppearanceKey {
    static let keyboardLook = AppearanceKey("keyboardLook")
    static let keyboardType = AppearanceKey("keyboardType")
    static let returnKey = AppearanceKey("returnKey")
}
