// How a presented controller covers the screen, and moves there.
// Apple: "UIModalPresentationStyle", "UIModalTransitionStyle".
import Foundation

/// The area that a presented controller covers.
public enum UIModalPresentationStyle: Int, Sendable {
    /// The system's choice: a sheet.
    case automatic = -2
    /// No change of the presentation.
    case none = -1
    /// The whole window; the content behind is removed.
    case fullScreen = 0
    /// A sheet with the width of a page.
    case pageSheet = 1
    /// A smaller, centred sheet.
    case formSheet = 2
    /// The controller that defines the presentation context; its content is removed.
    case currentContext = 3
    /// A custom presentation controller's choice.
    case custom = 4
    /// The whole window; the content behind stays.
    case overFullScreen = 5
    /// The controller that defines the presentation context; its content stays.
    case overCurrentContext = 6
    /// A popover.
    case popover = 7
}

/// The animation of a presented controller.
public enum UIModalTransitionStyle: Int, Sendable {
    /// The view slides up from the bottom.
    case coverVertical = 0
    /// The view flips horizontally.
    case flipHorizontal = 1
    /// The views cross-dissolve.
    case crossDissolve = 2
    /// The page curls up.
    case partialCurl = 3
}
