// Transitions of one's own between controllers: who animates, and what they work with.
// Apple: "UIViewControllerTransitioningDelegate", "UIViewControllerAnimatedTransitioning".
import CoreGraphics
import Foundation

/// Gives a presentation its controller and its animators. Every method is optional.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// What animates a presentation; nil for the system's way.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// What animates a dismissal; nil for the system's way.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    /// What drives the presentation by hand; nil lets the animator run.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// What drives the dismissal by hand; nil lets the animator run.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// The presentation controller of a controller whose style is `custom`; nil for a plain one.
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

/// Animates a transition.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// How long it takes, in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Adds the new view to the context's container, animates, and calls `completeTransition(_:)` at the end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// What can be stopped and turned back on its way; asked for in place of `animateTransition(using:)` where it is
    /// there, which is then not called. Optional. The same object for the whole transition.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
    /// The transition is over; optional.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { UnsaidAnimator.shared }
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a transition by hand.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// The transition begins: set up what the hand moves.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// How fast it finishes; 1 by default.
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
    /// How fast it finishes; nil where the driver does not say.
    @preconcurrency @MainActor public var completionSpeed: CGFloat? {
        OptionalRequirement.read { self.completionSpeed as CGFloat }
    }
    /// The curve with which it finishes; nil where the driver does not say.
    @preconcurrency @MainActor public var completionCurve: UIView.AnimationCurve? {
        OptionalRequirement.read { self.completionCurve as UIView.AnimationCurve }
    }
    /// Whether it begins by hand; nil where the driver does not say.
    @preconcurrency @MainActor public var wantsInteractiveStart: Bool? {
        OptionalRequirement.read { self.wantsInteractiveStart as Bool }
    }
}

/// Names one of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// A key of any string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The one that was there.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The one that comes.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Names one of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// A key of any string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The one that was there.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The one that comes.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// What an animator works with.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// Where the views go.
    var containerView: UIView { get }
    /// Whether it is to be animated.
    var isAnimated: Bool { get }
    /// Whether it is driven by hand just now.
    var isInteractive: Bool { get }
    /// Whether it goes back.
    var transitionWasCancelled: Bool { get }
    /// The style of the presentation.
    var presentationStyle: UIModalPresentationStyle { get }
    /// How far the hand is, 0…1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// The hand lets go, and it goes on to the end.
    func finishInteractiveTransition()
    /// The hand lets go, and it goes back.
    func cancelInteractiveTransition()
    /// The hand takes hold again.
    func pauseInteractiveTransition()
    /// The animation is over; false where it went back. Must be called once.
    func completeTransition(_ didComplete: Bool)
    /// One of the two controllers.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// One of the two views; nil for one that neither comes nor goes.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The rotation that the transition means; identity.
    var targetTransform: CGAffineTransform { get }
    /// Where a controller's view is at the beginning, in points of the container; zero where it is not known.
    func initialFrame(for viewController: UIViewController) -> CGRect
    /// Where a controller's view is at the end, in points of the container; zero where it is not known.
    func finalFrame(for viewController: UIViewController) -> CGRect
}
