// A family of screens with a card of its own on the first screen.
// No Apple page: this is ours.
import UIKit

/// A list of screens and the card that opens it.
struct ScreenSection: Sendable {
    /// What the card on the first screen opens: the list.
    let index: Screen
    /// What is in the list, in the order of its cards.
    let screens: [Screen]

    init(name: String, title: String, summary: String, tint: UIColor, icon: Icon, screens: [Screen]) {
        self.screens = screens
        index = Screen(name: name, title: title, summary: summary, tint: tint, icon: icon) {
            ExploreController(screens: screens)
        }
    }
}
