// What a layer runs when one of its keys changes.
// Apple: "CAAction".
import Foundation

/// Something that a change of a layer triggers; animations are actions that add themselves to the layer.
public protocol CAAction: AnyObject {
    /// Runs after the change. `anObject` is the layer.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// Does nothing: `NSNull` ends the search for an action.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The key of the action run when a layer enters a tree.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the action run when a layer leaves its tree.
public let kCAOnOrderOut = "onOrderOut"
/// The key of the action run in place of the others for a transition.
public let kCATransition = "transition"
