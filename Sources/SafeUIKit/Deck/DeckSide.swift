// The two sides of a deck.
// No Apple page: this is ours; ViewDeck's IIViewDeckSide.
import UIKit

/// A side of a ``DeckViewController``. A `nil` side means that none is open.
///
/// In a right-to-left layout the left side is on the right, unless ``DeckViewController/mirrorsInRightToLeft`` is false.
public enum DeckSide: Int, Sendable, CaseIterable, CustomStringConvertible {
    /// The left side.
    case left = 1
    /// The right side.
    case right = 2

    /// The opposite side.
    public var opposite: DeckSide { self == .left ? .right : .left }
    public var description: String { self == .left ? "left" : "right" }
}
