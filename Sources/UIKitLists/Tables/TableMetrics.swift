// The measures of tables.
// No Apple page. Sources: recorded pictures of iOS 17; what is from memory or guessed is marked.
import CoreGraphics
import Foundation
import UIKitValues

/// Measures of tables in points.
@MainActor enum TableMetrics {
    /// A row whose height nobody gave, and the automatic estimate (from memory).
    static let rowHeight: CGFloat = 44
    /// A plain header or footer (from memory).
    static let plainHeader: CGFloat = 28
    /// Above and below the line of a plain header, together: what is left of 28.
    static let plainAround: CGFloat = 7.667
    /// Above each header of a plain table since iOS 15 (documented to exist; the number is from memory).
    static let plainPadding: CGFloat = 22
    /// Below and above each section of a grouped table without title: 17.667 at three pixels a point (observed).
    static let groupGap: CGFloat = 17.667
    /// Above the first section without title of a grouped table (from memory).
    static let groupTop: CGFloat = 35
    /// Above a title, between it and the cards below it (observed).
    static let titleAbove: CGFloat = 17
    static let titleBelow: CGFloat = 6
    /// Above a footer's text and below it (observed).
    static let footerAbove: CGFloat = 5.667
    static let footerBelow: CGFloat = 12.333
    /// The corner radius of a card (observed).
    static let cardRadius: CGFloat = 10
    /// What the index at the edge takes from the contents (from memory).
    static let indexWidth: CGFloat = 15
    /// Seconds of an animated change (from memory).
    static let changeTime: TimeInterval = 0.3
    /// The controls of editing (from memory).
    static let controlWidth: CGFloat = 38
    /// How near to an edge a dragged row scrolls the table (guessed).
    static let scrollZone: CGFloat = 60

    /// The margin at the sides of a table by its width: 16 at 320 and 375, 20 at 393 and 414 (observed).
    static func margin(_ width: CGFloat) -> CGFloat { width >= 390 ? 20 : 16 }

    /// Up to a device pixel.
    static func up(_ length: CGFloat, _ scale: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
    /// To the nearest device pixel.
    static func near(_ length: CGFloat, _ scale: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
}
