// How a presented controller covers the screen, and moves there.
// Apple: "UIModalPresentationStyle", "UIModalTransitionStyle".
import Foundation

/// How a presented controller covers the screen.
public enum UIModalPresentationStyle: Int, Sendable {
    /// The system's choice: a sheet.
    case automatic = -2
    /// No change of the presentation.
    case none = -1
    /// Over the whole window; what is behind leaves it.
    case fullScreen = 0
    /// A sheet of a page's width.
    case pageSheet = 1
    /// A smaller sheet in the middle.
    case formSheet = 2
    /// Over the controller that defines the context, which leaves.
    case currentContext = 3
    /// As a presentation controller says.
    case custom = 4
    /// Over the whole window; what is behind stays.
    case overFullScreen = 5
    /// Over the controller that defines the context, which stays.
    case overCurrentContext = 6
    /// In a bubble.
    case popover = 7
}

/// How a presented controller moves.
public enum UIModalTransitionStyle: Int, Sendable {
    /// From below.
    case coverVertical = 0
    /// Turning over.
    case flipHorizontal = 1
    /// Fading.
    case crossDissolve = 2
    /// A page that curls up.
    case partialCurl = 3
}
