// Work that goes along with a change of size or traits.
// Apple: "UIViewControllerTransitionCoordinator", "UIViewControllerTransitionCoordinatorContext".
import CoreGraphics
import Foundation

/// What is known of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the change takes time.
    var isAnimated: Bool { get }
    /// The style of a presentation, `none` for others.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether a gesture began it.
    var initiallyInteractive: Bool { get }
    /// Whether it can be stopped on its way.
    var isInterruptible: Bool { get }
    /// Whether a gesture drives it now.
    var isInteractive: Bool { get }
    /// Whether it goes back.
    var isCancelled: Bool { get }
    /// In seconds.
    var transitionDuration: TimeInterval { get }
    /// How far it is, 0…1.
    var percentComplete: CGFloat { get }
    /// The speed at which it is finished; 1 is the ordinary one.
    var completionVelocity: CGFloat { get }
    /// The curve with which it is finished.
    var completionCurve: UIView.AnimationCurve { get }
    /// The view in which it takes place.
    var containerView: UIView { get }
    /// The rotation that the transition means, identity if none.
    var targetTransform: CGAffineTransform { get }
    /// One of the two controllers of a presentation; nil for a change of the window.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// One of the two views of a presentation; nil for one that neither comes nor goes.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Takes work that goes along with a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs the first closure with the transition, the second at its end. Returns whether the first will run.
    @discardableResult
    func animate(
        alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    /// As the requirement, without a completion.
    @discardableResult
    public func animate(
        alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// The coordinator of a change of the window's size or traits, of a presentation, of a dismissal.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Work = @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void

    /// The one whose change of the window goes on.
    static var current: TransitionCoordinator?

    private var alongside: [Work] = []
    private var completions: [Work] = []
    private var isOver = false
    private weak var presentation: Presentation?
    private weak var context: TransitionContext?
    let containerView: UIView
    let targetTransform: CGAffineTransform
    /// False where the change is made at once: only an animator of the app's stretches it over time.
    let isAnimated: Bool
    private(set) var isCancelled = false
    private(set) var transitionDuration: TimeInterval = 0
    private(set) var initiallyInteractive = false

    init(
        containerView: UIView, targetTransform: CGAffineTransform = .identity, presentation: Presentation? = nil,
        isAnimated: Bool = false
    ) {
        self.containerView = containerView
        self.targetTransform = targetTransform
        self.presentation = presentation
        self.isAnimated = isAnimated
    }

    var presentationStyle: UIModalPresentationStyle { presentation?.presented.modalPresentationStyle ?? .none }
    let isInterruptible = false
    var isInteractive: Bool { context?.isInteractive ?? false }
    var percentComplete: CGFloat { isOver ? 1 : context?.percent ?? 0 }
    let completionVelocity: CGFloat = 1
    let completionCurve = UIView.AnimationCurve.easeInOut

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        context?.viewController(forKey: key)
    }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { context?.view(forKey: key) }

    @discardableResult
    func animate(alongsideTransition animation: Work?, completion: Work?) -> Bool {
        guard !isOver else { return false }
        if let animation { alongside.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    /// Runs what goes along; what that adds too.
    func runAlongside() {
        while !alongside.isEmpty { alongside.removeFirst()(self) }
    }

    /// Starts an animator; what goes along moves for as long as it does.
    func run(_ context: TransitionContext) {
        self.context = context
        initiallyInteractive = context.isInteractive
        transitionDuration = context.duration
        context.start()
        UIView.animate(withDuration: transitionDuration) { self.runAlongside() }
    }

    func finish(cancelled: Bool = false) {
        isCancelled = cancelled
        runAlongside()
        isOver = true
        while !completions.isEmpty { completions.removeFirst()(self) }
    }
}
