// The recognizer: its stored state and every member that a subclass may override, as forwarders.
// Apple: "UIGestureRecognizer", "Implementing a custom gesture recognizer".
import CoreGraphics
import Foundation
import SelectorDispatch

/// Watches the touches of a view and its subviews, and tells its targets when they make a gesture.
///
/// A subclass sets ``state`` in its touch methods; the arbiter of the window decides whether the change happens, waits for
/// the failure of another recognizer, or is prevented by one.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// Where a recognizer is in its life. Discrete ones go from possible to ended or failed.
    public enum State: Int, Sendable {
        /// Not decided yet.
        case possible = 0
        /// A continuous gesture has begun.
        case began = 1
        /// A continuous gesture goes on.
        case changed = 2
        /// The gesture is over; the same as recognized for a discrete one.
        case ended = 3
        /// The system took the gesture away.
        case cancelled = 4
        /// It is not this gesture.
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
        /// Of the event that was handed over last.
        var modifiers: UIKeyModifierFlags = []
        var buttons: UIEvent.ButtonMask = []
        var ignored: Set<ObjectIdentifier> = []
        var isEnabled = true
        /// It came to an end and takes no new touch until its touches are gone.
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
    final var handler: ((UIGestureRecognizer) -> Void)?
    final var failureRequirements: [WeakRecognizer] = []
    weak var arbiter: GestureArbiter?
    /// True while a recognizer without touches waits for the next one (the second tap).
    final var awaitsTouches = false
    package weak var viewStorage: UIView?

    /// A recognizer whose gestures call a method of a target, by name; the target is not retained.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// A recognizer without a target.
    public convenience override init() { self.init(target: nil, action: nil) }

    /// Calls a method of a target at each change of state, besides those already added. The target is not retained.
    open func addTarget(_ target: Any, action: Selector) { add(target, action) }
    /// Removes matching targets; nil matches any.
    open func removeTarget(_ target: Any?, action: Selector?) { remove(target, action) }

    /// Where the gesture is. Set by subclasses in their touch methods.
    open var state: State {
        get { life.state }
        set { request(newValue) }
    }
    /// Asked before the gesture begins, and about touches. Not retained.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// False takes the recognizer out; a gesture under way is cancelled.
    open var isEnabled: Bool {
        get { life.isEnabled }
        set { setEnabled(newValue) }
    }
    /// The view that the recognizer is attached to.
    open var view: UIView? { viewStorage }
    /// Whether views lose the touches when the gesture is recognized. True by default.
    open var cancelsTouchesInView: Bool {
        get { settings.cancelsTouches }
        set { settings.cancelsTouches = newValue }
    }
    /// Whether views get touches only after the gesture failed. False by default.
    open var delaysTouchesBegan: Bool {
        get { settings.delaysBegan }
        set { settings.delaysBegan = newValue }
    }
    /// Whether views get the end of touches only after the gesture failed. True by default.
    open var delaysTouchesEnded: Bool {
        get { settings.delaysEnded }
        set { settings.delaysEnded = newValue }
    }
    /// The raw values of `UITouch.TouchType` that the recognizer takes. All by default.
    open var allowedTouchTypes: [NSNumber] {
        get { settings.touchTypes }
        set { settings.touchTypes = newValue }
    }
    /// The raw values of `UIPress.PressType` that the recognizer takes: those of arrows and remotes by default.
    open var allowedPressTypes: [NSNumber] {
        get { settings.pressTypes }
        set { settings.pressTypes = newValue }
    }
    /// Whether touches of different types do not mix. True by default.
    open var requiresExclusiveTouchType: Bool {
        get { settings.requiresExclusiveType }
        set { settings.requiresExclusiveType = newValue }
    }
    /// A name for debugging.
    open var name: String? {
        get { settings.name }
        set { settings.name = newValue }
    }

    /// The modifier keys held down at the recognizer's last event.
    open var modifierFlags: UIKeyModifierFlags { life.modifiers }
    /// The pointer's buttons held down at the recognizer's last event; none for fingers.
    open var buttonMask: UIEvent.ButtonMask { life.buttons }

    /// This gesture waits until the other one failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) { requireFailure(of: otherGestureRecognizer) }
    /// The middle of the touches in a view's coordinates in points; nil means the window's.
    open func location(in view: UIView?) -> CGPoint { centroid(in: view) }
    /// How many touches the gesture has now.
    open var numberOfTouches: Int { life.touches.count }
    /// One touch's place in a view's coordinates in points. The index must be below ``numberOfTouches``.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { place(ofTouch: touchIndex, in: view) }

    // MARK: For subclasses (Apple: UIGestureRecognizerSubclass)

    /// Touches of the recognizer went down. Does nothing here.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches of the recognizer moved. Does nothing here.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches of the recognizer were lifted. Does nothing here.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// The system took touches away. Does nothing here.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Keys or buttons of the recognizer went down. Does nothing here.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Presses of the recognizer changed. Does nothing here.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Keys or buttons of the recognizer came up. Does nothing here.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// The system took presses away. Does nothing here.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Whether the recognizer gets touches and presses of an event; asked before the delegate. True by default.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }
    /// The gesture is over: forget everything about it. Call super.
    open func reset() {}
    /// The touch is none of this gesture's any more.
    open func ignore(_ touch: UITouch, for event: UIEvent) { ignore(touch) }
    /// The press is none of this gesture's any more.
    open func ignore(_ button: UIPress, for event: UIPressesEvent) { drop(button) }
    /// Whether this recognizer, once recognized, makes the other fail. True by default.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether the other recognizer, once recognized, may make this one fail. True by default.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether this recognizer waits for the other's failure; asked once a gesture. False by default.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether the other waits for this recognizer's failure; asked once a gesture. False by default.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// The buttons that a pointer must hold for its touches to count; nil for any. Ours, for recognizers of this module.
    var requiredButtons: UIEvent.ButtonMask? { nil }

    /// The object was made from a nib and its outlets are set. Does nothing here.
    open func awakeFromNib() {}
}

/// A recognizer that is not kept alive.
struct WeakRecognizer {
    weak var value: UIGestureRecognizer?
}
