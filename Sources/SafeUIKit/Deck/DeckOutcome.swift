// What became of a call on a deck, and what caused a change.
// No Apple page: this is ours; ViewDeck hands its completions a Bool, and not always.
import UIKit

/// The result of a call on a ``DeckViewController``. Every completion receives exactly one.
public enum DeckOutcome: Equatable, Sendable {
    /// The deck is in the requested state.
    case done
    /// The deck already was in the requested state; nothing moved.
    case unchanged
    /// The deck is not in the requested state; the reason.
    case cancelled(Reason)

    /// The reason why a call was not completed.
    public enum Reason: String, Sendable, CaseIterable {
        /// The delegate refused the change; nothing moved.
        case refused
        /// A later call replaced this one.
        case replaced
        /// The user's gesture moved the deck elsewhere.
        case gesture
        /// The side has no controller, or its controller was removed during the transition.
        case noController
    }

    /// Whether the deck is now in the requested state.
    public var isDone: Bool { self == .done || self == .unchanged }
}

/// The cause of a change of a ``DeckViewController``.
public enum DeckCause: String, Sendable, CaseIterable {
    /// A call in code.
    case program
    /// A drag.
    case gesture
    /// A tap outside the open side.
    case tap
    /// The Escape key, the escape gesture of assistive technologies, or their activation of the view that covers the center.
    case escape
}
