// The screens of SafeUIKit's components, and the section of the first screen that leads to them.
import UIKit

extension Screen {
    /// Components on top of UIKit.
    static let components: [Screen] = [
        Screen(
            name: "deck", title: "Side menus", summary: "Drag one, catch it on its way", tint: .systemIndigo, icon: .layers
        ) { DeckDemoController() },
        Screen(
            name: "errors", title: "Error recovery", summary: "Ways out, one alert at a time", tint: .systemRed, icon: .bolt
        ) { ErrorRecoveryDemoController() },
        Screen(
            name: "loading", title: "Loading", summary: "Idle, loading, failed, loaded", tint: .systemTeal, icon: .scroll
        ) { LoadingDemoController() },
        Screen(
            name: "models", title: "Models", summary: "Loaded before they are shown", tint: .systemGreen, icon: .chain
        ) { PlanetListController() },
        Screen(
            name: "custom-alert", title: "Custom alerts", summary: "Any content, one after another", tint: .systemOrange,
            icon: .sheet
        ) { CustomAlertDemoController() },
        Screen(
            name: "split-columns", title: "Split helper", summary: "Replaced, and styled by one call", tint: .systemBlue,
            icon: .boxes
        ) { SplitColumnsDemoController() },
    ]

    /// What SafeUIKit puts on top of UIKit's controllers.
    public static let componentsIndex = Screen(
        name: "components", title: "Components", summary: "SafeUIKit’s own", tint: .systemPurple, icon: .boxes
    ) { ExploreController(screens: components) }
}
