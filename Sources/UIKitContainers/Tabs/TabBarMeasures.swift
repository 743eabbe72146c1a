// The sizes, greys and times of tab bars and of the list of more tabs.
// Apple: "UITabBar"; HIG, Tab bars.
import CoreGraphics
import Foundation

/// Points and seconds.
enum TabBarMeasures {
    // MARK: Bar
    // Observed: Interface Builder's frames, more than 50 of them, and tables of devices that apps contain.

    /// Without the room of the home indicator; where height is scarce; on a pad.
    static let height: CGFloat = 49
    static let lowHeight: CGFloat = 32
    static let padHeight: CGFloat = 50
    /// What the bar takes of a pad's safe area below: 65 in all.
    static let padBottom: CGFloat = 15
    /// A bar's width before it has its place. Guessed: as wide as Interface Builder's.
    static let firstWidth: CGFloat = 320
    /// Items before the last one becomes “More”. Documented: "UITabBarController", viewControllers (5 in compact width).
    static let mostItems = 5
    /// The same in wide bars. Observed: tab bars of iPads.
    static let mostItemsWide = 8

    // MARK: Items
    // Observed: frames in public dumps of views.

    /// The least width of an item that stands in the middle, and the room between two.
    static let leastWidth: CGFloat = 76
    static let spacing: CGFloat = 34
    /// From an item's part of the bar to the item, at each side, and from the bar's top.
    static let itemInset: CGFloat = 2
    static let itemTop: CGFloat = 1

    // MARK: Image and title
    // Observed: frames in public dumps of views; fonts: flutter/flutter, cupertino (10 points), the other two guessed.

    /// The middle of the image, from the item's top, where the title is below it.
    static let imageMiddle: CGFloat = 18
    /// From the title's top to the item's bottom.
    static let titleRise: CGFloat = 14
    /// Between image and title in a row, and around both.
    static let gap: CGFloat = 8
    static let padding: CGFloat = 16
    static let stackedSize: CGFloat = 10
    static let inlineSize: CGFloat = 13
    static let compactInlineSize: CGFloat = 12
    /// Guessed: from pictures.
    static let symbolSize: CGFloat = 18
    /// Guessed: from pictures.
    static let compactSymbolSize: CGFloat = 15

    // MARK: Colours
    /// The grey of items that are not selected, 0…255. Observed: flutter/flutter, cupertino, on iOS 13.
    static let lightGrey: CGFloat = 153
    static let darkGrey: CGFloat = 117

    // MARK: Badges
    // Observed: frames in public dumps of views; in a row guessed.

    static let badgeSize: CGFloat = 13
    static let badgeHeight: CGFloat = 18
    /// Above and below the text together; beside it together, with which a digit of our font is 18 wide.
    static let badgeMargin: CGFloat = 2
    static let badgePadding: CGFloat = 9
    static let badgeTop: CGFloat = 1
    /// From the middle to a badge without an image, as beside one of 21.67 points.
    static let badgeOfNoImage: CGFloat = 32.5 / 3
    /// In a row: over the image's side, and above its top. Guessed.
    static let badgeOverlap: CGFloat = 8
    static let badgeRise: CGFloat = 6

    // MARK: Motion
    /// New items fade in. Guessed.
    static let fade: TimeInterval = 0.25
    /// The bar goes down and comes up. Guessed.
    static let slide: TimeInterval = 0.3
}

/// Points of the list of more tabs.
enum MoreTabsMeasures {
    /// Observed: Interface Builder's frames of table cells, more than 300 of them.
    static let rowHeight: CGFloat = 44

    // MARK: Rows
    // Guessed: by eye.

    static let margin: CGFloat = 16
    static let image: CGFloat = 30
    /// From the image's left side to the title.
    static let titleLeft: CGFloat = 44
    /// What the title leaves free at its end.
    static let besideTitle: CGFloat = 24
    static let arrow: CGFloat = 10
    static let arrowSize: CGFloat = 14
}
