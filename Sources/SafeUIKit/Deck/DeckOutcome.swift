// What became of a call on a deck, and what caused a change.
// No Apple page: this is ours; ViewDeck hands its completions a Bool, and not always.
import UIKit

/// What became of a call on a ``DeckViewController``. Every completion gets exactly one.
public enum DeckOutcome: Equatable, Sendable {
    /// The deck is as asked for.
    case done
    /// It was so already; nothing moved.
    case unchanged
    /// It is not as asked for, and why.
    case cancelled(Reason)

    /// Why a call did not come to its end.
    public enum Reason: String, Sendable, CaseIterable {
        /// The delegate said no; nothing moved.
        case refused
        /// A later call took its place.
        case replaced
        /// The user's finger took it elsewhere.
        case gesture
        /// There is no controller on that side, or it was taken away on the way.
        case noController
    }

    /// Whether the deck is now as asked for.
    public var isDone: Bool { self == .done || self == .unchanged }
}

/// What caused a change of a ``DeckViewController``.
public enum DeckCause: String, Sendable, CaseIterable {
    /// A call in code.
    case program
    /// A drag.
    case gesture
    /// A tap beside the open side.
    case tap
    /// The escape key, the escape gesture of assistive technologies, or their activation of what covers the center.
    case escape
}
