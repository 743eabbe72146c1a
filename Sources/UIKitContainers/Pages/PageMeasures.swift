// The sizes and times of pages that slide or turn.
// Apple: "UIPageViewController", which publishes none.
import CoreGraphics
import Foundation

/// Points, seconds, degrees, and parts of a page.
enum PageMeasures {
    /// The dots at the bottom, above the safe area. Observed: Interface Builder's frames of page controls, iOS 9 to 13.
    static let dotsHeight: CGFloat = 37

    // MARK: Turning
    // Guessed: ours.

    static let turn: TimeInterval = 0.5
    /// The part of each side in which a tap turns a page.
    static let tapZone: CGFloat = 0.2
    /// A faster release turns the page whatever the distance, in lengths of the page a second.
    static let flick: CGFloat = 0.6
    /// A page turned this far shows its edge alone.
    static let edgeOn: CGFloat = 90
    /// The most that a page is turned while it is seen.
    static let mostTurned: CGFloat = 89.9
    static let halfTurn: CGFloat = 180
}
