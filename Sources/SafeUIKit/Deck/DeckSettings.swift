// How a deck looks and behaves: the values behind its properties.
// No Apple page: this is ours; ViewDeck 2's size modes, panning modes and interactivity, ViewDeck 3's fixed look.
import UIKit

/// The width of an open side. The resulting width is between 1 point and the deck's width.
public enum DeckWidth: Equatable, Sendable, Codable {
    /// The width of the side's `preferredContentSize`; 320 points if its width or height is 0.
    case automatic
    /// A width of the side in points, kept when the deck rotates.
    case panel(CGFloat)
    /// A width of the uncovered part of the center in points, kept when the deck rotates.
    case ledge(CGFloat)
    /// A fraction of the deck's width, 0…1.
    case fraction(CGFloat)
}

/// Which of side and center moves.
public enum DeckLayering: String, Sendable, CaseIterable, Codable {
    /// The side slides over the center.
    case sideOverCenter
    /// The center slides away and uncovers the side.
    case centerOverSide
}

/// The area in which a drag opens a side.
public enum DeckPanningArea: String, Sendable, CaseIterable, Codable {
    /// The edges of the screen.
    case edges
    /// The whole center, and the edges.
    case center
}

/// The effect of touches on the center while a side is open.
public enum DeckCenterInteraction: String, Sendable, CaseIterable, Codable {
    /// A tap closes the side.
    case closesOnTap
    /// Touches have no effect.
    case blocked
    /// The center receives touches as usual.
    case enabled
}

/// The effect of a call in code during a transition.
public enum DeckCallPolicy: String, Sendable, CaseIterable, Codable {
    /// The call replaces the current transition, which reverses from its current position.
    case replace
    /// The call waits until the transition and earlier calls are done.
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
