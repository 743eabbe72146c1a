// Transitions of one's own between controllers: who animates, and what they work with.
// Apple: "UIViewControllerTransitioningDelegate", "UIViewControllerAnimatedTransitioning".
import CoreGraphics
import Foundation

/// The methods of a delegate that provides a presentation's controller and animators. Every method is optional.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// Returns the animator of a presentation; nil for the system's animation.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the animator of a dismissal; nil for the system's animation.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the object that drives an interactive presentation; nil for a noninteractive one.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns the object that drives an interactive dismissal; nil for a noninteractive one.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns the presentation controller for the style `custom`; nil for a plain one.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}

/// An object that animates a transition.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Returns the duration of the transition, in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Adds the new view to the context's container, animates, and calls `completeTransition(_:)` at the end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Returns an animator that can be stopped and reversed. If implemented, it is called instead of
    /// `animateTransition(using:)`. Optional. Returns the same object for the whole transition.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
    /// Called when the transition is over. Optional.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { UnsaidAnimator.shared }
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// An object that drives an interactive transition.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begins the transition: sets up the interactive animation.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// The speed at which the transition finishes; 1 by default.
    @_disfavoredOverload var completionSpeed: CGFloat { get }
    /// The curve with which it finishes.
    @_disfavoredOverload var completionCurve: UIView.AnimationCurve { get }
    /// Whether it begins by hand; true by default.
    @_disfavoredOverload var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    @_disfavoredOverload public var completionSpeed: CGFloat { OptionalRequirement.missing(1) }
    @_disfavoredOverload public var completionCurve: UIView.AnimationCurve { OptionalRequirement.missing(.easeInOut) }
    @_disfavoredOverload public var wantsInteractiveStart: Bool { OptionalRequirement.missing(true) }
}

extension NSObjectProtocol where Self: UIViewControllerInteractiveTransitioning {
    /// The speed of the completion; nil if the object does not implement it.
    @preconcurrency @MainActor public var completionSpeed: CGFloat? {
        OptionalRequirement.read { self.completionSpeed as CGFloat }
    }
    /// The curve of the completion; nil if the object does not implement it.
    @preconcurrency @MainActor public var completionCurve: UIView.AnimationCurve? {
        OptionalRequirement.read { self.completionCurve as UIView.AnimationCurve }
    }
    /// Whether the transition begins interactively; nil if the object does not implement it.
    @preconcurrency @MainActor public var wantsInteractiveStart: Bool? {
        OptionalRequirement.read { self.wantsInteractiveStart as Bool }
    }
}

/// A key for one of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The controller at the beginning of the transition.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The controller at the end of the transition.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// A key for one of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The view at the beginning of the transition.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view at the end of the transition.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// The context of a transition for its animator.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view that contains the animated views.
    var containerView: UIView { get }
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// Whether the transition is currently interactive.
    var isInteractive: Bool { get }
    /// Whether the transition returns to its start.
    var transitionWasCancelled: Bool { get }
    /// The style of the presentation.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Reports the progress of the interaction, 0…1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Ends the interaction; the transition continues to its end.
    func finishInteractiveTransition()
    /// Ends the interaction; the transition returns to its start.
    func cancelInteractiveTransition()
    /// Pauses the transition to continue it interactively.
    func pauseInteractiveTransition()
    /// Completes the transition; false if it returned to its start. Must be called once.
    func completeTransition(_ didComplete: Bool)
    /// Returns one of the two controllers.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns one of the two views; nil for a view that neither appears nor disappears.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The rotation of the transition; identity.
    var targetTransform: CGAffineTransform { get }
    /// Returns the initial frame of a controller's view, in points of the container; zero if it is unknown.
    func initialFrame(for viewController: UIViewController) -> CGRect
    /// Returns the final frame of a controller's view, in points of the container; zero if it is unknown.
    func finalFrame(for viewController: UIViewController) -> CGRect
}
