// What proxies of several kinds of controls carry.
// No Apple page: this is ours; "UIAppearance".
import UIKitCore

extension AppearanceKey {
    static let backgroundImage = AppearanceKey("backgroundImage")
    static let thumbTint = AppearanceKey("thumbTint")
    static let dividerImage = AppearanceKey("dividerImage")
}
