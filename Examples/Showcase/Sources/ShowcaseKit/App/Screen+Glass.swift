// The screens of glass, and the lists behind *Play* and *Crash it*.
import UIKit

extension Screen {
    /// Effect views, blurs and filters.
    static let glass: [Screen] = [
        Screen(
            name: "materials", title: "Materials", summary: "Every blur, light and dark", tint: .systemTeal,
            icon: .glass
        ) { MaterialsController() },
        Screen(
            name: "glass-card", title: "Glass card", summary: "A pane and a lens to drag", tint: .systemIndigo,
            icon: .glass
        ) { GlassCardController() },
        Screen(
            name: "intensity", title: "Blur strength", summary: "From clear to blurred", tint: .systemPurple,
            icon: .toggles
        ) { IntensityController() },
        Screen(
            name: "blurred-buttons", title: "Blurred buttons", summary: "Static and live backgrounds",
            tint: .systemGreen, icon: .glass
        ) { BlurredButtonsController() },
        Screen(
            name: "filters", title: "Core Image", summary: "Chains of filters", tint: .systemOrange, icon: .mountains
        ) { FilterPlaygroundController() },
        Screen(
            name: "effect-traps", title: "Effect traps", summary: "Five ways to crash an effect view", tint: .systemRed,
            icon: .bolt
        ) { TrapListController(.effects) },
    ]

    /// What is there to be touched.
    public static let play = Screen(
        name: "play", title: "Play", summary: "Drag, pinch, blur", tint: .systemOrange, icon: .hand
    ) {
        ExploreController(
            screens: named([
                "gestures", "glass-card", "materials", "intensity", "blurred-buttons", "filters", "card", "scrub",
            ]))
    }

    /// The screens that *Crash it* leads on to.
    static let moreTraps = named(["effect-traps", "animator-traps"])

    /// Screens of *Explore* by their names.
    private static func named(_ names: [String]) -> [Screen] {
        names.compactMap { name in explore.first { $0.name == name } }
    }
}
