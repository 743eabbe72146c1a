// Methods of UIKit's classes that code asks an `AnyObject` for.
// Apple: "AnyObject"; "UIView", "UIControl", "UIGestureRecognizer", "UIResponder".
import Foundation
import QuartzCore
import SelectorDispatch
import UIKitControls
import UIKitCore
import UIKitValues

extension AnyObjectMembers {
    private typealias Members = AnyObjectMembers

    /// The place of a recognizer or touch in a view's space; zero without one.
    public func location(in view: UIView?) -> CGPoint {
        send(
            "locationInView:", [view],
            [
                Members.main { (it: UIGestureRecognizer) in it.location(in: view) },
                Members.main { (it: UITouch) in it.location(in: view) },
            ]) ?? .zero
    }
    /// How far a pan has gone, in a view's space; zero without one.
    public func translation(in view: UIView?) -> CGPoint {
        send("translationInView:", [view], [Members.main { (it: UIPanGestureRecognizer) in it.translation(in: view) }]) ?? .zero
    }
    /// How fast a pan goes, in points a second of a view's space; zero without one.
    public func velocity(in view: UIView?) -> CGPoint {
        send("velocityInView:", [view], [Members.main { (it: UIPanGestureRecognizer) in it.velocity(in: view) }]) ?? .zero
    }
    /// Sets the title of a button for a state.
    public func setTitle(_ title: String?, for state: UIControl.State) {
        send("setTitle:forState:", [title, state], [Members.main { (it: UIButton) in it.setTitle(title, for: state) }]) ?? ()
    }
    /// Sets the colour of a button's title for a state.
    public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        send("setTitleColor:forState:", [color, state], [Members.main { (it: UIButton) in it.setTitleColor(color, for: state) }])
            ?? ()
    }
    /// Sets the picture of a button for a state.
    public func setImage(_ image: UIImage?, for state: UIControl.State) {
        send("setImage:forState:", [image, state], [Members.main { (it: UIButton) in it.setImage(image, for: state) }]) ?? ()
    }
    /// Turns a switch on or off.
    public func setOn(_ on: Bool, animated: Bool) {
        send("setOn:animated:", [on, animated], [Members.main { (it: UISwitch) in it.setOn(on, animated: animated) }]) ?? ()
    }
    /// Adds an action to a control.
    public func addTarget(_ target: Any?, action: Selector, for events: UIControl.Event) {
        nonisolated(unsafe) let target = target
        return send(
            "addTarget:action:forControlEvents:", [target, action, events],
            [Members.main { (it: UIControl) in it.addTarget(target, action: action, for: events) }]) ?? ()
    }
    /// Sends a control's actions for events.
    public func sendActions(for events: UIControl.Event) {
        send("sendActionsForControlEvents:", [events], [Members.main { (it: UIControl) in it.sendActions(for: events) }]) ?? ()
    }
    /// Takes a view out of the one around it.
    public func removeFromSuperview() {
        send("removeFromSuperview", [], [Members.main { (it: UIView) in it.removeFromSuperview() }]) ?? ()
    }
    /// Puts a view on top of a view's subviews.
    public func addSubview(_ view: UIView) {
        send("addSubview:", [view], [Members.main { (it: UIView) in it.addSubview(view) }]) ?? ()
    }
    /// The view with a tag, nil without one.
    public func viewWithTag(_ tag: Int) -> UIView? {
        send("viewWithTag:", [tag], [Members.main { (it: UIView) in it.viewWithTag(tag) }]) ?? nil
    }
    /// Asks a view or layer for a layout.
    public func setNeedsLayout() {
        send(
            "setNeedsLayout", [],
            [
                Members.main { (it: UIView) in it.setNeedsLayout() },
                Members.main { (it: CALayer) in it.setNeedsLayout() },
            ]) ?? ()
    }
    /// Lays a view or layer out that needs it.
    public func layoutIfNeeded() {
        send(
            "layoutIfNeeded", [],
            [
                Members.main { (it: UIView) in it.layoutIfNeeded() },
                Members.main { (it: CALayer) in it.layoutIfNeeded() },
            ]) ?? ()
    }
    /// Asks a view or layer to be drawn.
    public func setNeedsDisplay() {
        send(
            "setNeedsDisplay", [],
            [
                Members.main { (it: UIView) in it.setNeedsDisplay() },
                Members.main { (it: CALayer) in it.setNeedsDisplay() },
            ]) ?? ()
    }
    /// Gives a view the size that fits its content.
    public func sizeToFit() { send("sizeToFit", [], [Members.main { (it: UIView) in it.sizeToFit() }]) ?? () }
    /// Makes a responder the first; whether it is.
    @discardableResult
    public func becomeFirstResponder() -> Bool {
        send("becomeFirstResponder", [], [Members.main { (it: UIResponder) in it.becomeFirstResponder() }]) ?? false
    }
    /// Ends a responder's being the first; whether it has ended.
    @discardableResult
    public func resignFirstResponder() -> Bool {
        send("resignFirstResponder", [], [Members.main { (it: UIResponder) in it.resignFirstResponder() }]) ?? false
    }
    /// Takes away what a controller presents, or the controller.
    public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        nonisolated(unsafe) let completion = completion
        return send(
            "dismissViewControllerAnimated:completion:", [animated, completion],
            [Members.main { (it: UIViewController) in it.dismiss(animated: animated, completion: completion) }]) ?? ()
    }
}
