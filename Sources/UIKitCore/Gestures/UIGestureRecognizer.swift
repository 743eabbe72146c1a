// The recognizer: its stored state and every member that a subclass may override, as forwarders.
// Apple: "UIGestureRecognizer", "Implementing a custom gesture recognizer".
import CoreGraphics
import Foundation
import SelectorDispatch

/// An object that observes the touches of a view and its subviews, and calls its targets when they form a gesture.
///
/// A subclass sets ``state`` in its touch methods. The window's arbiter decides whether the change happens, waits for
/// the failure of another recognizer, or is prevented by one.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// The state of a recognizer. Discrete recognizers change from possible to ended or failed.
    public enum State: Int, Sendable {
        /// The gesture is not recognized yet.
        case possible = 0
        /// A continuous gesture has begun.
        case began = 1
        /// A continuous gesture has changed.
        case changed = 2
        /// The gesture has ended; the same as recognized for a discrete gesture.
        case ended = 3
        /// The system cancelled the gesture.
        case cancelled = 4
        /// The touches do not form this gesture.
        case failed = 5
        /// The same as ended.
        public static var recognized: State { .ended }
    }

    struct Life {
        var state = State.possible
        /// A state that waits for the failure of other recognizers.
        var held: State?
        var touches: [UITouch] = []
        var presses: [UIPress] = []
        /// The modifier keys of the last event.
        var modifiers: UIKeyModifierFlags = []
        var buttons: UIEvent.ButtonMask = []
        var ignored: Set<ObjectIdentifier> = []
        var isEnabled = true
        /// The change of state that is about to be asked for is one of ours.
        var isOwnRequest = false
        /// Why it is asked for, where a trace tells it.
        var reason: String?
        /// Whether the gesture has ended. The recognizer takes no new touch until its touches are gone.
        var isOver: Bool { state == .ended || state == .failed || state == .cancelled }
    }

    struct Settings {
        var cancelsTouches = true
        var delaysBegan = false
        var delaysEnded = true
        var touchTypes: [NSNumber] = [0, 1, 2, 3]
        var pressTypes: [NSNumber] = [0, 1, 2, 3, 4, 5, 6]
        var requiresExclusiveType = true
        var name: String?
    }

    struct Target {
        weak var object: AnyObject?
        let action: Selector
    }

    final var life = Life()
    final var settings = Settings()
    final var targets: [Target] = []
    /// Called before the targets: the views of this module that own the recognizer.
    package final var handler: ((UIGestureRecognizer) -> Void)?
    final var failureRequirements: [WeakRecognizer] = []
    weak var arbiter: GestureArbiter?
    /// True while a recognizer without touches waits for the next one (the second tap).
    final var awaitsTouches = false
    package weak var viewStorage: UIView?

    /// Creates a recognizer with a target and an action, which is called by name. The target is not retained.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Creates a recognizer without a target.
    public convenience override init() { self.init(target: nil, action: nil) }

    /// Adds a target and an action that are called at each change of state. The target is not retained.
    open func addTarget(_ target: Any, action: Selector) { add(target, action) }
    /// Removes matching targets; nil matches any.
    open func removeTarget(_ target: Any?, action: Selector?) { remove(target, action) }

    /// The state of the gesture. Subclasses set it in their touch methods.
    open var state: State {
        get { life.state }
        set { request(newValue) }
    }
    /// The delegate, which decides about the gesture and its touches. Not retained.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// Whether the recognizer is enabled. Disabling it cancels a gesture in progress.
    open var isEnabled: Bool {
        get { life.isEnabled }
        set { setEnabled(newValue) }
    }
    /// The view of the recognizer.
    open var view: UIView? { viewStorage }
    /// Whether the view's touches are cancelled when the gesture is recognized; true by default.
    open var cancelsTouchesInView: Bool {
        get { settings.cancelsTouches }
        set { settings.cancelsTouches = newValue }
    }
    /// Whether the view receives touches only after the gesture has failed; false by default.
    open var delaysTouchesBegan: Bool {
        get { settings.delaysBegan }
        set { settings.delaysBegan = newValue }
    }
    /// Whether the view receives the end of touches only after the gesture has failed; true by default.
    open var delaysTouchesEnded: Bool {
        get { settings.delaysEnded }
        set { settings.delaysEnded = newValue }
    }
    /// The raw values of `UITouch.TouchType` that the recognizer accepts; all by default.
    open var allowedTouchTypes: [NSNumber] {
        get { settings.touchTypes }
        set { settings.touchTypes = newValue }
    }
    /// The raw values of `UIPress.PressType` that the recognizer accepts; those of arrows and remote controls by default.
    open var allowedPressTypes: [NSNumber] {
        get { settings.pressTypes }
        set { settings.pressTypes = newValue }
    }
    /// Whether touches of different types cannot be mixed; true by default.
    open var requiresExclusiveTouchType: Bool {
        get { settings.requiresExclusiveType }
        set { settings.requiresExclusiveType = newValue }
    }
    /// A name for debugging.
    open var name: String? {
        get { settings.name }
        set { settings.name = newValue }
    }

    /// The modifier keys pressed during the recognizer's last event.
    open var modifierFlags: UIKeyModifierFlags { life.modifiers }
    /// The pointer's buttons pressed during the recognizer's last event; none for fingers.
    open var buttonMask: UIEvent.ButtonMask { life.buttons }

    /// Lets this gesture wait until the other one has failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) { requireFailure(of: otherGestureRecognizer) }
    /// Returns the centroid of the touches in a view's coordinates, in points; nil is the window.
    open func location(in view: UIView?) -> CGPoint { centroid(in: view) }
    /// The number of touches of the gesture.
    open var numberOfTouches: Int { life.touches.count }
    /// Returns a touch's location in a view's coordinates, in points. The index must be below ``numberOfTouches``.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { place(ofTouch: touchIndex, in: view) }

    // MARK: For subclasses (Apple: UIGestureRecognizerSubclass)

    /// Called when touches of the recognizer began. The default implementation does nothing.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches of the recognizer moved. The default implementation does nothing.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches of the recognizer ended. The default implementation does nothing.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches of the recognizer were cancelled. The default implementation does nothing.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when presses of the recognizer began. The default implementation does nothing.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when presses of the recognizer changed. The default implementation does nothing.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when presses of the recognizer ended. The default implementation does nothing.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when presses of the recognizer were cancelled. The default implementation does nothing.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Returns whether the recognizer receives the touches and presses of an event; called before the delegate. True by default.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }
    /// Resets the recognizer after a gesture. Call super.
    open func reset() {}
    /// Ignores a touch for the rest of the gesture.
    open func ignore(_ touch: UITouch, for event: UIEvent) { ignore(touch) }
    /// Ignores a press for the rest of the gesture.
    open func ignore(_ button: UIPress, for event: UIPressesEvent) { drop(button) }
    /// Returns whether this recognizer prevents the other one when it is recognized; true by default.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns whether the other recognizer can prevent this one when it is recognized; true by default.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns whether this recognizer waits for the other's failure; called once for each gesture. False by default.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Returns whether the other recognizer waits for this one's failure; called once for each gesture. False by default.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// The buttons that a pointer must press for its touches to count; nil for any. Ours, for recognizers of this module.
    var requiredButtons: UIEvent.ButtonMask? { nil }

    /// Called when the object was loaded from a nib and its outlets are set. The default implementation does nothing.
    open func awakeFromNib() {}
}

/// A recognizer that is not kept alive.
struct WeakRecognizer {
    weak var value: UIGestureRecognizer?
}
