// The numbers of dragging.
// No Apple page gives them: each says whether it is documented, observed or guessed.
import CoreGraphics
import Foundation

/// Points and seconds.
package enum DragMeasures {
    // MARK: The finger
    /// How long a finger rests before what is below it is lifted. Guessed: as long as for a menu (lists.md, L70).
    static let liftDelay: TimeInterval = 0.5
    /// How far a finger moves before what was lifted is dragged. Guessed: as for other drags.
    static let slop: CGFloat = 10

    // MARK: Pictures
    // Guessed: by memory of iOS.

    /// How much larger a lifted picture is.
    static let lifted: CGFloat = 1.04
    /// The largest side of a picture on its way.
    static let largestSide: CGFloat = 240
    /// How far each further picture lies beside the one before it.
    static let stackStep: CGFloat = 6
    /// More pictures than this lie on one another.
    static let stackCount = 4
    static let shadowOpacity: Float = 0.25
    static let shadowRadius: CGFloat = 12
    static let shadowDown: CGFloat = 4
    /// The corners of an address's card, its padding, its widest text.
    static let cornerRadius: CGFloat = 8
    static let cardPadding: CGFloat = 12
    static let cardWidth: CGFloat = 240
    /// The size of a picture that comes from nowhere or goes nowhere, as a part of its own.
    static let vanishing: CGFloat = 0.1
    /// The side of the badge.
    static let badge: CGFloat = 22
    static let badgeFont: CGFloat = 13
    static let badgePadding: CGFloat = 6

    // MARK: Times
    // Guessed: by memory of iOS.

    static let lift: TimeInterval = 0.25
    static let drop: TimeInterval = 0.35
    static let cancel: TimeInterval = 0.35
    static let join: TimeInterval = 0.3

    // MARK: Spring loading
    // Guessed: Apple publishes no times.

    /// How long a finger rests before the view announces that it will act.
    static let springDelay: TimeInterval = 0.5
    /// How long the announcement lasts.
    static let springNotice: TimeInterval = 0.3
    /// A finger that moves further in between begins anew.
    static let springReach: CGFloat = 10
    /// The shade over a view that announces: its grey, and how opaque it becomes.
    static let springGray: CGFloat = 0.5
    static let springShade: Float = 0.5
}
