// The list of screens, by the names that `--screen` takes.
import UIKit

/// One screen of the Showcase.
public struct Screen: Sendable {
    /// The name of the file and of `--screen`.
    public let name: String
    /// What stands in the bar and on the card.
    public let title: String
    /// One line on the card.
    public let summary: String
    /// The colour of the card's icon.
    let tint: UIColor
    let icon: Icon
    let build: @MainActor @Sendable () -> UIViewController

    /// A fresh controller of the screen, not yet loaded.
    @MainActor public func makeController() -> UIViewController {
        let controller = build()
        controller.title = title
        return controller
    }

    /// The systems under *Explore*, in the order of their cards.
    public static let explore: [Screen] = systems + glass + physics

    private static let systems: [Screen] = [
        Screen(
            name: "typography", title: "Typography", summary: "Scripts, styles, truncation", tint: .systemIndigo,
            icon: .letters
        ) { TypographyController() },
        Screen(
            name: "layers", title: "Shapes & layers", summary: "Corners, shadows, gradients, 3D", tint: .systemPink,
            icon: .layers
        ) { LayersController() },
        Screen(
            name: "images", title: "Images", summary: "Content modes, tint, clipping", tint: .systemTeal,
            icon: .mountains
        ) { ImagesController() },
        Screen(
            name: "symbols", title: "Symbols", summary: "Weights, scales, colors, in text", tint: .systemYellow,
            icon: .bolt
        ) { SymbolsController() },
        Screen(
            name: "gestures", title: "Gestures", summary: "Drag, pinch and rotate", tint: .systemOrange, icon: .hand
        ) { GestureBoardController() },
        Screen(
            name: "controls", title: "Controls", summary: "Switches, sliders, buttons", tint: .systemMint, icon: .toggles
        ) { ControlsController() },
        Screen(
            name: "text-fields", title: "Text fields", summary: "Typing, selecting, keyboards", tint: .systemBrown,
            icon: .field
        ) { TextFieldsController() },
        Screen(
            name: "menus", title: "Menus", summary: "Menus, context menus, pop-ups", tint: .systemBlue, icon: .menu
        ) { MenusController() },
        Screen(
            name: "presentation", title: "Presentation", summary: "Sheets, popovers, alerts", tint: .systemBrown,
            icon: .sheet
        ) { PresentationController() },
        Screen(
            name: "pickers", title: "Pickers", summary: "Wheels, dates, calendars", tint: .systemYellow, icon: .toggles
        ) { PickersController() },
        Screen(
            name: "recognizers", title: "Recognizers", summary: "Failing, together, custom", tint: .systemBrown,
            icon: .hand
        ) { RecognizersController() },
        Screen(
            name: "scrolling", title: "Scrolling", summary: "Pages, zoom, pull to refresh", tint: .systemCyan,
            icon: .scroll
        ) { ScrollingController() },
        Screen(
            name: "constraints", title: "Constraints", summary: "A form that adapts", tint: .systemBlue, icon: .boxes
        ) { ConstraintsController() },
        Screen(
            name: "stacks", title: "Stack views", summary: "Every distribution and alignment", tint: .systemPink,
            icon: .layers
        ) { StacksController() },
        Screen(
            name: "conflict", title: "Broken layouts", summary: "And their diagnostics", tint: .systemRed, icon: .chain
        ) { ConflictController() },
        Screen(
            name: "curves", title: "Curves", summary: "Timing functions compared", tint: .systemOrange, icon: .curve
        ) { CurvesController() },
        Screen(
            name: "springs", title: "Springs", summary: "Four damping ratios", tint: .systemGreen, icon: .curve
        ) { SpringsController() },
        Screen(
            name: "keyframes", title: "Keyframes", summary: "Relative times and paths", tint: .systemTeal, icon: .curve
        ) { KeyframesController() },
        Screen(
            name: "transitions", title: "Transitions", summary: "Flip, dissolve, push, reveal", tint: .systemIndigo,
            icon: .layers
        ) { TransitionsController() },
        Screen(
            name: "scrub", title: "Property animator", summary: "Scrub, reverse, stop, finish", tint: .systemPink,
            icon: .toggles
        ) { ScrubBenchController() },
        Screen(
            name: "card", title: "Interruptible card", summary: "Catch it while it moves", tint: .systemPurple, icon: .sheet
        ) { InterruptibleCardController() },
        Screen(
            name: "animator-traps", title: "Animator traps", summary: "How animators crash, and the safe one",
            tint: .systemRed, icon: .bolt
        ) { TrapListController(.animators) },
        Screen(
            name: "text-view", title: "Text view", summary: "Long text, links, scripts", tint: .systemBrown,
            icon: .letters
        ) { TextViewController() },
        Screen(
            name: "responders", title: "Responder chain", summary: "Follow an action upwards", tint: .systemPurple,
            icon: .chain
        ) { ResponderController() },
        Screen(
            name: "appearance", title: "Dark mode", summary: "System colors, light and dark", tint: .systemGray,
            icon: .moon
        ) { AppearanceController() },
        Screen(
            name: "traits", title: "Traits", summary: "Overrides, styles by class", tint: .systemIndigo, icon: .layers
        ) { TraitsController() },
        Screen(
            name: "dynamic-type", title: "Dynamic Type", summary: "Twelve text sizes", tint: .systemBrown, icon: .letters
        ) { DynamicTypeController() },
        Screen(
            name: "accessibility", title: "Accessibility", summary: "Use it with a screen reader", tint: .systemBlue,
            icon: .hand
        ) { AccessibilityController() },
        Screen(
            name: "safe-area", title: "Safe area", summary: "Insets, margins, rotation", tint: .systemGreen,
            icon: .device
        ) { SafeAreaController() },
        Screen(
            name: "containment", title: "Containment", summary: "Controllers in controllers", tint: .systemBlue,
            icon: .boxes
        ) { ContainmentController() },
    ]

    /// The list of systems itself.
    public static let exploreIndex = Screen(
        name: "explore", title: "Explore", summary: "Every system on a screen", tint: .systemBlue, icon: .boxes
    ) { ExploreController() }

    /// The first screen.
    public static let home = Screen(
        name: "home", title: "Vitrine", summary: "", tint: .systemBlue, icon: .layers
    ) { HomeController() }

    /// The traps that Vitrine names, with their safe twins.
    public static let traps = Screen(
        name: "traps", title: "Crash it", summary: "Traps, named", tint: .systemRed, icon: .bolt
    ) { TrapsController() }

    /// The families beside *Explore*, each with a card of its own on the first screen.
    static let sections: [ScreenSection] = [
        .controllers,
        .components,
    ]

    /// All screens.
    public static let all: [Screen] =
        [home, exploreIndex, traps, play] + explore + sections.flatMap { [$0.index] + $0.screens }
}
