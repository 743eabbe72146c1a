// The sizes, colours and times of the callout with cut, copy and paste.
// Apple: HIG, "Edit menus", which publishes none of them.
import CoreGraphics
import Foundation

/// Points and seconds. Guessed (by eye, of iOS 17).
enum EditMenuMeasures {
    static let height: CGFloat = 44
    static let arrow = CGSize(width: 18, height: 8)
    static let cornerRadius: CGFloat = 10
    /// From the menu to the thing that it belongs to.
    static let targetGap: CGFloat = 2

    // MARK: Titles
    static let fontSize: CGFloat = 15
    /// Beside a title.
    static let padding: CGFloat = 14
    /// The width of the entry that turns to the previous or the next page.
    static let pageButtonWidth: CGFloat = 36

    // MARK: Place
    /// From the screen's sides.
    static let sideMargin: CGFloat = 8
    /// From the screen's upper and lower edges.
    static let endMargin: CGFloat = 4
    /// From the menu's sides to the arrow's tip, at least: the corner and half of the arrow, and a point.
    static let arrowInset = cornerRadius + arrow.width / 2 + 1

    // MARK: Fill and shadow
    /// Grey, 0…1.
    static let lightFill: CGFloat = 0.98
    static let darkFill: CGFloat = 0.22
    static let shadowOpacity: Float = 0.18
    static let shadowRadius: CGFloat = 12
    static let shadowOffset = CGSize(width: 0, height: 4)

    // MARK: Motion
    static let fadeDuration: TimeInterval = 0.1
}
