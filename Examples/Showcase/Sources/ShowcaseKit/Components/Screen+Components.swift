// The section of SafeUIKit's components.
import UIKit

extension ScreenSection {
    /// What SafeUIKit puts on top of UIKit's controllers.
    static let components = ScreenSection(
        name: "components", title: "Components", summary: "Decks, errors, alerts", tint: .systemPurple, icon: .boxes,
        screens: [
            Screen(
                name: "deck", title: "Side menus", summary: "Drag, and catch while moving", tint: .systemIndigo,
                icon: .layers
            ) { DeckDemoController() },
            Screen(
                name: "errors", title: "Error recovery", summary: "Options, one alert at a time", tint: .systemRed,
                icon: .bolt
            ) { ErrorRecoveryDemoController() },
            Screen(
                name: "loading", title: "Loading", summary: "Idle, loading, failed, loaded", tint: .systemTeal,
                icon: .scroll
            ) { LoadingDemoController() },
            Screen(
                name: "models", title: "Models", summary: "Loaded before they are shown", tint: .systemGreen,
                icon: .chain
            ) { PlanetListController() },
            Screen(
                name: "custom-alert", title: "Custom alerts", summary: "Any content, one after another",
                tint: .systemOrange,
                icon: .sheet
            ) { CustomAlertDemoController() },
            Screen(
                name: "split-columns", title: "Split helper", summary: "Replaced, and styled by one call",
                tint: .systemBlue,
                icon: .boxes
            ) { SplitColumnsDemoController() },
        ])
}
