// The measures of list content: fonts, margins, paddings.
// Apple: "UIListContentConfiguration", which gives none.
import CoreGraphics
import UIKitCore
import UIKitValues

/// Points, unless a member says otherwise.
enum ListContentMeasures {
    // MARK: Fonts
    /// A prominent header, bold. Guessed: by memory of iOS; of a sidebar's header, that it is the same.
    static let prominentSize: CGFloat = 20
    /// An extra prominent header, bold. Guessed.
    static let extraProminentSize: CGFloat = 22

    // MARK: Margins
    /// At the sides where the list's margin is not larger. Guessed: the margin of narrow lists.
    static let side = ListMeasures.firstMargin
    /// At the trailing side of cells.
    static let cellTrailing = ListMeasures.innerMargin
    /// Above and below a cell's texts. Guessed: by memory of iOS.
    static let cellAround: CGFloat = 11
    /// Above and below a grouped header's line. Observed: AccessibilitySnapshot's pictures, iOS 17.5.
    static let headerAbove: CGFloat = 17
    static let headerBelow: CGFloat = 6
    /// Above and below a grouped footer's line, 5.667 and 12.333 at 3x. Observed: AccessibilitySnapshot's pictures, iOS 17.5.
    static let footerAbove: CGFloat = 5 + 2.0 / 3
    static let footerBelow: CGFloat = 12 + 1.0 / 3
    /// Above and below a prominent header's line. Guessed.
    static let prominentAbove: CGFloat = 20
    static let prominentBelow: CGFloat = 10
    /// Above and below a plain header's line. Guessed: about half of what its height of 28 leaves.
    static let plainHeaderAround: CGFloat = 3.5
    /// Above and below a plain footer's line. Guessed.
    static let plainFooterAround: CGFloat = 6
    /// The least height of a plain header that is not empty. Observed: Interface Builder's frames.
    static let plainHeader: CGFloat = 28

    // MARK: Paddings
    /// Between the stacked texts of a cell. Observed: Interface Builder's frames, self-sizing cells with two text styles.
    static let cellPadding: CGFloat = 3
    /// The same of headers and footers. Guessed.
    static let headerPadding: CGFloat = 2

    // MARK: Looks
    // Guessed.

    /// The corner radius of the ground in a sidebar.
    static let sidebarRadius: CGFloat = 10
    /// The alpha of white secondary text over the tint.
    static let secondaryOnTint: CGFloat = 0.8
}
