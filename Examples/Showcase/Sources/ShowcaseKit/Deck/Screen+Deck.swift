// The screen of the deck.
import UIKit

extension Screen {
    /// Side menus.
    static let deck: [Screen] = [
        Screen(
            name: "deck", title: "Side menus", summary: "A deck: drag it, catch it on its way", tint: .systemIndigo,
            icon: .layers
        ) { DeckDemoController() }
    ]
}
