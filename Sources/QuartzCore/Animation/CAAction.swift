// The action that a layer runs when one of its keys changes.
// Apple: "CAAction".
import Foundation

/// An object that a change of a layer triggers. Animations are actions that add themselves to the layer.
public protocol CAAction: AnyObject {
    /// Runs the action after the change. `anObject` is the layer.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// Does nothing: `NSNull` ends the search for an action.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The key of the action for a layer that enters a tree.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the action for a layer that leaves its tree.
public let kCAOnOrderOut = "onOrderOut"
/// The key of the action for a transition, instead of the others.
public let kCATransition = "transition"
