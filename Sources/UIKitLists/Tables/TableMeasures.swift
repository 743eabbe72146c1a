// The measures of tables: heights, gaps, the index, moved and swiped rows.
// No Apple page. Sources: recorded pictures of iOS 17 (lists.md, L10), and the frames that Interface Builder wrote.
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

/// Points, unless a member says otherwise.
@MainActor enum TableMeasures {
    // MARK: Plain tables
    /// A row whose height nobody gave, and the automatic estimate. Observed: Interface Builder's frames (the row). Guessed: by
    /// memory of iOS (the estimate).
    static let rowHeight = ListMeasures.leastHeight
    /// A header or footer.
    static let plainHeader = ListContentMeasures.plainHeader
    /// Above and below the line of a header, together: what is left of 28. Guessed.
    static let plainAround: CGFloat = 7.667
    /// Above each header since iOS 15. Observed: several blogs about `sectionHeaderTopPadding`.
    static let plainPadding: CGFloat = 22

    // MARK: Grouped tables
    /// Below and above each section without title, at 3x. Observed: AccessibilitySnapshot's pictures, iOS 17.5 (17.667 of the
    /// gap of 56.333 between cards). Guessed: that it is so without titles, by memory of iOS.
    static let groupGap: CGFloat = 17.667
    /// Above the first section without title. Guessed: by memory of iOS.
    static let groupTop: CGFloat = 35
    /// Above a title, and between it and the cards below it.
    static let titleAbove = ListContentMeasures.headerAbove
    static let titleBelow = ListContentMeasures.headerBelow
    /// Above a footer's text and below it, at 3x. Observed: AccessibilitySnapshot's pictures, iOS 17.5.
    static let footerAbove: CGFloat = 5.667
    static let footerBelow: CGFloat = 12.333

    // MARK: Changes
    /// Seconds of an animated change. Guessed: by memory of iOS.
    static let changeTime: TimeInterval = 0.3

    // MARK: Limits
    // Guessed: ours.

    /// Heights are kept in such parts of a pixel, so that thirds and quarters of points stay exact at each scale.
    static let pixelParts = 12
    /// Lines below the last row.
    static let mostFillers = 200

    /// The margin at the sides of a table by its width.
    static func margin(_ width: CGFloat) -> CGFloat { ListMeasures.sideMargin(forListWidth: width) }

    /// Up to a device pixel.
    static func up(_ length: CGFloat, _ scale: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
    /// To the nearest device pixel.
    static func near(_ length: CGFloat, _ scale: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
}

/// Points of the index at the edge.
enum IndexBarMeasures {
    /// What the index takes from the contents. Guessed: by memory of iOS, about that.
    static let width: CGFloat = 15
    /// Of the titles, semibold. Guessed: by memory of iOS.
    static let fontSize: CGFloat = 11
    /// A title's height. Guessed: by memory of iOS.
    static let line: CGFloat = 14
}

/// Points of a row that is moved by its handle.
enum MovingMeasures {
    // MARK: The handle
    /// So much beside the handle still takes the finger. Guessed: ours.
    static let handleReach: CGFloat = 6

    // MARK: The lifted row
    // Guessed: by memory of iOS.

    /// The opacity of its shadow.
    static let shadowOpacity: Float = 0.2
    static let shadowRadius: CGFloat = 8
    static let shadowOffset = CGSize(width: 0, height: 2)

    // MARK: Scrolling
    // Guessed: ours.

    /// How near to an edge a dragged row scrolls the table.
    static let scrollZone: CGFloat = 60
    /// The most points of a frame.
    static let fastestStep: CGFloat = 12
    /// So many points deeper into the zone, a frame's step is longer by one.
    static let depthPerStep: CGFloat = 5

    /// The points of a frame for a finger so deep in the zone.
    static func step(_ depth: CGFloat) -> CGFloat { min(fastestStep, depth / depthPerStep) }
}

/// Points, and points a second, of a swiped row and its buttons.
enum SwipeMeasures {
    // MARK: Buttons
    /// A button is at least so wide. Guessed (lists.md, L62).
    static let leastButton: CGFloat = 74
    /// Beside the words. Guessed.
    static let padding: CGFloat = 15
    /// The height from which on the picture stands above the words. Guessed: by memory of iOS.
    static let tallRow: CGFloat = 91
    /// Between the picture and the words. Guessed.
    static let pictureGap: CGFloat = 4
    /// What the words may not use of a button's width when they break. Guessed.
    static let wordsInset: CGFloat = 8
    /// Of the words. Guessed: the size of the body style.
    static let fontSize = FontMeasures.bodySize

    // MARK: The finger
    /// A swipe further than this part of the row's width performs the first action. Guessed (lists.md, L62).
    static let fullPart: CGFloat = 0.6
    /// The give of a row beyond its actions: that of scroll views.
    static let give = ScrollMeasures.rubberBand
    /// A faster release opens or closes. Guessed.
    static let flick: CGFloat = 300
    /// Seconds in which the first action takes all the room. Guessed.
    static let fillTime: TimeInterval = 0.2
}
