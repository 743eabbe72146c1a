// The two sides of a deck.
// No Apple page: this is ours; ViewDeck's IIViewDeckSide.
import UIKit

/// A side of a ``DeckViewController``. That no side is open is `nil`.
///
/// In a right-to-left layout the left side stands on the right, unless ``DeckViewController/mirrorsInRightToLeft`` is
/// false.
public enum DeckSide: Int, Sendable, CaseIterable, CustomStringConvertible {
    /// The left side.
    case left = 1
    /// The right side.
    case right = 2

    /// The other one.
    public var opposite: DeckSide { self == .left ? .right : .left }
    public var description: String { self == .left ? "left" : "right" }
}
