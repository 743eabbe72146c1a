// The root of what receives events, and its place in the responder chain.
// Apple: "UIResponder", "Using responders and the responder chain to handle events".
import Foundation
import SelectorDispatch

/// An object that can receive events: views, controllers, windows, the application, and any subclass of yours.
///
/// An event that a responder does not handle goes to ``next``.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    /// A responder without a next one.
    public override init() { super.init() }

    deinit { AssociatedObjects.removeAll(of: self) }

    // MARK: The chain

    /// The responder that gets what this one leaves; nil at the end. A view's is its controller or its superview.
    open var next: UIResponder? { nil }

    // MARK: First responder

    /// False here; text inputs and your own responders that take keys say true.
    open var canBecomeFirstResponder: Bool { false }
    /// Makes this the first responder of its window. Returns whether it is it now.
    @discardableResult open func becomeFirstResponder() -> Bool { becomeFirst() }
    /// True here.
    open var canResignFirstResponder: Bool { true }
    /// Gives up being first responder. Returns whether it is it no longer.
    @discardableResult open func resignFirstResponder() -> Bool { resignFirst() }
    /// True while keys, presses and motion of its window go to this responder first.
    open var isFirstResponder: Bool { FirstResponder.isFirst(self) }
    /// Shown in place of the keyboard while this is first responder; nil here. No keyboard is shown yet: UIK1202.
    open var inputView: UIView? { nil }
    /// Shown above the keyboard while this is first responder; nil here. No keyboard is shown yet: UIK1202.
    open var inputAccessoryView: UIView? { nil }

    // MARK: Touches, presses, motion

    /// Fingers went down. Forwards to ``next``.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { forwardBegan(touches, event) }
    /// Fingers moved. Forwards to ``next``.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { forwardMoved(touches, event) }
    /// Fingers were lifted. Forwards to ``next``.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { forwardEnded(touches, event) }
    /// The system or a gesture recognizer took the touches away. Forwards to ``next``.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { forwardCancelled(touches, event) }

    /// Keys went down. Forwards to ``next``.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { forwardBegan(presses, event) }
    /// The force of a press changed. Forwards to ``next``.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { forwardChanged(presses, event) }
    /// Keys were released. Forwards to ``next``.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { forwardEnded(presses, event) }
    /// The presses were interrupted. Forwards to ``next``.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        forwardCancelled(presses, event)
    }

    /// The device began to shake. Forwards to ``next``.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { forwardBegan(motion, event) }
    /// The device was shaken. Forwards to ``next``.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { forwardEnded(motion, event) }
    /// The shake was interrupted. Forwards to ``next``.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        forwardCancelled(motion, event)
    }

    // MARK: Actions

    /// Whether this responder answers an action now: true if it responds to the selector.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }
    /// The responder in the chain from here that performs an action, nil if none does.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? { findTarget(action, sender) }
    // MARK: Nibs

    /// The object was made from a nib and its outlets are set. Does nothing here; nibs come in a later issue.
    open func awakeFromNib() {}
    /// The object was made to be shown in Interface Builder. Never called here.
    open func prepareForInterfaceBuilder() {}

    /// Whether an instance has a method of this name.
    open func responds(to aSelector: Selector!) -> Bool { DispatchTable.responds(self, to: aSelector) }
}
