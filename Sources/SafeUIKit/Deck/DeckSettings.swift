// How a deck looks and behaves: the values behind its properties.
// No Apple page: this is ours; ViewDeck 2's size modes, panning modes and interactivity, ViewDeck 3's fixed look.
import UIKit

/// How wide an open side is. The result is kept between 1 point and the deck's width.
public enum DeckWidth: Equatable, Sendable, Codable {
    /// The width of the side's `preferredContentSize`; 320 points where its width or height is 0.
    case automatic
    /// The side's width in points: it stays when the deck is turned.
    case panel(CGFloat)
    /// What stays uncovered of the center, in points: it stays when the deck is turned.
    case ledge(CGFloat)
    /// A part of the deck's width, 0…1.
    case fraction(CGFloat)
}

/// Which of the two moves.
public enum DeckLayering: String, Sendable, CaseIterable, Codable {
    /// The side slides over the center.
    case sideOverCenter
    /// The center slides away and uncovers the side.
    case centerOverSide
}

/// Where a drag opens a side.
public enum DeckPanningArea: String, Sendable, CaseIterable, Codable {
    /// From the edges of the screen.
    case edges
    /// Anywhere in the center, and from the edges.
    case center
}

/// What touches on the center do while a side is open.
public enum DeckCenterInteraction: String, Sendable, CaseIterable, Codable {
    /// A tap closes the side.
    case closesOnTap
    /// Nothing.
    case blocked
    /// What they do otherwise: the center stays in use.
    case enabled
}

/// What becomes of a call in code while the deck is on its way.
public enum DeckCallPolicy: String, Sendable, CaseIterable, Codable {
    /// It takes the place of what goes on, which turns back where it is.
    case replace
    /// It waits for its turn.
    case queue
}

/// The values behind a deck's properties.
struct DeckSettings: Equatable, Codable {
    var widths: [DeckSide.RawValue: DeckWidth] = [:]
    var layering = DeckLayering.sideOverCenter
    var parallax: CGFloat = 0.1
    var isElastic = true
    var showsShadow = false
    var centerCornerRadius: CGFloat = 0
    var isPanningEnabled = true
    var panningArea = DeckPanningArea.edges
    var centerInteraction = DeckCenterInteraction.closesOnTap
    var calls = DeckCallPolicy.replace
    var mirrors = true
    var closeLabel = "Close menu"

    func width(_ side: DeckSide) -> DeckWidth { widths[side.rawValue] ?? .automatic }
}
