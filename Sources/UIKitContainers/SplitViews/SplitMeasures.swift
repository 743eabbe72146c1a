// The widths, shade and times of split views.
// Apple: "UISplitViewController", which publishes none.
import CoreGraphics
import Foundation

/// Points, unless a member says otherwise.
enum SplitMeasures {
    // MARK: Widths
    /// A side column. Observed: by public reports, on iPads before iOS 14.
    static let column: CGFloat = 320
    /// The same on the largest pads, and their width. Guessed: by memory.
    static let largePadColumn: CGFloat = 375
    static let largePadFrom: CGFloat = 1366
    /// Of a phone's width, no more than `column`. Observed: 295 of 736 points.
    static let phonePart: CGFloat = 0.4
    /// The least width of the content beside side columns. Guessed: the narrowest of Apple's panes.
    static let narrowest: CGFloat = 320
    /// The least width of the content at which two side columns are beside it without being asked for. Guessed.
    static let comfortable: CGFloat = 600

    // MARK: Look and motion
    // Guessed: ours.

    /// The alpha of the shade over the content, in the light.
    static let shade: CGFloat = 0.1
    /// Seconds of the way from one mode to another.
    static let duration: TimeInterval = 0.35
    /// Seconds for which a released column would go on.
    static let momentum: CGFloat = 0.15
}
