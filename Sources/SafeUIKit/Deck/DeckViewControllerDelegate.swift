// What a deck asks and tells.
// No Apple page: this is ours; ViewDeck 3's IIViewDeckControllerDelegate, which hears of gestures alone.
import UIKit

/// Decides about changes of a ``DeckViewController`` and hears of them, whether code or a person makes them.
///
/// Every method is optional. On Linux implement them in the class that conforms, not in its subclass. A deck may be
/// called from any of them: from `should…` and `will…` the call is carried out right after the change has begun, from
/// `did…` at once.
@MainActor public protocol DeckViewControllerDelegate: AnyObject {
    /// Whether a side may open. Asked before anything moves; no ends the call as `.cancelled(.refused)`.
    func deck(_ deck: DeckViewController, shouldOpen side: DeckSide, cause: DeckCause) -> Bool
    /// Whether a side may close. Asked before anything moves; no ends the call as `.cancelled(.refused)`.
    func deck(_ deck: DeckViewController, shouldClose side: DeckSide, cause: DeckCause) -> Bool
    /// A side begins to open; its view is not in place yet.
    func deck(_ deck: DeckViewController, willOpen side: DeckSide, cause: DeckCause)
    /// A side is open: after opening, and after a closing that turned back.
    func deck(_ deck: DeckViewController, didOpen side: DeckSide, cause: DeckCause)
    /// A side begins to close.
    func deck(_ deck: DeckViewController, willClose side: DeckSide, cause: DeckCause)
    /// A side is closed: after closing, and after an opening that turned back.
    func deck(_ deck: DeckViewController, didClose side: DeckSide, cause: DeckCause)
    /// Whether a drag over a view may begin to open a side, or, with `nil`, to close the open one. Asked before
    /// `shouldOpen` and `shouldClose`.
    func deck(_ deck: DeckViewController, shouldStartPanningTo side: DeckSide?, over view: UIView?) -> Bool
    /// A side has moved: at each step of a finger and in each frame of an animation.
    func deck(_ deck: DeckViewController, didMoveTo offset: DeckOffset)
}

extension DeckViewControllerDelegate {
    public func deck(_ deck: DeckViewController, shouldOpen side: DeckSide, cause: DeckCause) -> Bool { true }
    public func deck(_ deck: DeckViewController, shouldClose side: DeckSide, cause: DeckCause) -> Bool { true }
    public func deck(_ deck: DeckViewController, willOpen side: DeckSide, cause: DeckCause) {}
    public func deck(_ deck: DeckViewController, didOpen side: DeckSide, cause: DeckCause) {}
    public func deck(_ deck: DeckViewController, willClose side: DeckSide, cause: DeckCause) {}
    public func deck(_ deck: DeckViewController, didClose side: DeckSide, cause: DeckCause) {}
    public func deck(_ deck: DeckViewController, shouldStartPanningTo side: DeckSide?, over view: UIView?) -> Bool {
        true
    }
    public func deck(_ deck: DeckViewController, didMoveTo offset: DeckOffset) {}
}
