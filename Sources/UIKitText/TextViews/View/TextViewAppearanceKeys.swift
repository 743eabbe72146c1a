// What the proxies of a text view carry besides.
// No Apple page: this is ours (the storage behind UITextView).
import UIKitCore

/// What proxies of a text view carry besides.
extension AppearanceKey {
    static let textInset = AppearanceKey("textInset")
    static let linkAttributes = AppearanceKey("linkAttributes")
}
