// What a deck asks and tells.
// No Apple page: this is ours; ViewDeck 3's IIViewDeckControllerDelegate, which hears of gestures alone.
import UIKit

/// The methods with which a delegate decides about changes of a ``DeckViewController``, by code or by the user, and follows them.
///
/// Every method is optional. On Linux, implement the methods in the class that conforms, not in a subclass. All of them may
/// call the deck: a call from a `should…` or `will…` method is performed right after the change has begun, one from a `did…`
/// method immediately.
@MainActor public protocol DeckViewControllerDelegate: AnyObject {
    /// Returns whether a side may open. Called before anything moves; false ends the call as `.cancelled(.refused)`.
    func deck(_ deck: DeckViewController, shouldOpen side: DeckSide, cause: DeckCause) -> Bool
    /// Returns whether a side may close. Called before anything moves; false ends the call as `.cancelled(.refused)`.
    func deck(_ deck: DeckViewController, shouldClose side: DeckSide, cause: DeckCause) -> Bool
    /// Tells the delegate that a side begins to open. The side's view is not in place yet.
    func deck(_ deck: DeckViewController, willOpen side: DeckSide, cause: DeckCause)
    /// Tells the delegate that a side is open, after opening and after a cancelled closing.
    func deck(_ deck: DeckViewController, didOpen side: DeckSide, cause: DeckCause)
    /// Tells the delegate that a side begins to close.
    func deck(_ deck: DeckViewController, willClose side: DeckSide, cause: DeckCause)
    /// Tells the delegate that a side is closed, after closing and after a cancelled opening.
    func deck(_ deck: DeckViewController, didClose side: DeckSide, cause: DeckCause)
    /// Returns whether a drag over a view may begin to open a side or, for `nil`, to close the open one. Called before
    /// `shouldOpen` and `shouldClose`.
    func deck(_ deck: DeckViewController, shouldStartPanningTo side: DeckSide?, over view: UIView?) -> Bool
    /// Tells the delegate that a side has moved, at each movement of a finger and in each frame of an animation.
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
