// What proxies of cells carry.
// No Apple page: this is ours; "UIAppearance".
import UIKitCore

extension AppearanceKey {
    static let cellSelectionStyle = AppearanceKey("cellSelectionStyle")
    static let cellSeparatorInset = AppearanceKey("cellSeparatorInset")
}
