// A drawer from the trailing side: a presentation controller, an animator and an interactive way back of its own.
// Apple: "UIPresentationController", "UIPercentDrivenInteractiveTransition".
import UIKit

/// Gives the drawer its parts, and is the animator.
@MainActor
final class DrawerTransition: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    /// Drives the dismissal while a finger is down.
    fileprivate var hand: UIPercentDrivenInteractiveTransition?

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { DrawerPresentation(presentedViewController: presented, presenting: presenting) }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { hand }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.35 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let isComing = context.view(forKey: .to) != nil
        guard let view = context.view(forKey: isComing ? .to : .from),
            let controller = context.viewController(forKey: isComing ? .to : .from)
        else { return context.completeTransition(false) }
        let inside = isComing ? context.finalFrame(for: controller) : context.initialFrame(for: controller)
        let isMirrored = context.containerView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let outside = inside.offsetBy(dx: isMirrored ? -inside.width : inside.width, dy: 0)
        if isComing { context.containerView.addSubview(view) }
        view.frame = isComing ? outside : inside
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0,
            options: hand == nil ? .curveEaseInOut : .curveLinear,
            animations: { view.frame = isComing ? inside : outside },
            completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
}

/// Shades what is behind, and gives the drawer the trailing side.
@MainActor
private final class DrawerPresentation: UIPresentationController {
    private let shade = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        let width = min(300, containerView.bounds.width * 0.8)
        return containerView.mirrored(
            CGRect(
                x: containerView.bounds.width - width, y: 0, width: width, height: containerView.bounds.height))
    }

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        shade.frame = containerView.bounds
        shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        shade.backgroundColor = UIColor.black.withAlphaComponent(0.35)
        shade.accessibilityIdentifier = "shade"
        shade.alpha = 0
        shade.on(UITapGestureRecognizer()) { [weak self] _ in self?.presentedViewController.dismiss(animated: true) }
        containerView.insertSubview(shade, at: 0)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [shade] _ in shade.alpha = 1 })
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [shade] _ in shade.alpha = 0 })
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        if !presentedViewController.isBeingPresented, !presentedViewController.isBeingDismissed {
            presentedView?.frame = frameOfPresentedViewInContainerView
        }
    }
}

/// What is in the drawer: the rooms. A drag to its side takes it along.
@MainActor
final class DrawerPage: ListPage {
    private let transition: DrawerTransition

    init(_ transition: DrawerTransition) {
        self.transition = transition
        super.init(title: "Rooms")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "drawer-page"
        addGroup(
            "Rooms",
            Painting.Room.allCases.map { room in
                ListRow(room.rawValue, named: "room-\(room.rawValue)", image: UIImage(systemName: room.symbol), tint: room.tint) {
                    [weak self] in self?.dismiss(animated: true)
                }
            })
        let pan = UIPanGestureRecognizer()
        pan.delegate = self
        view.on(pan) { [weak self] in self?.drag($0) }
    }

    private func drag(_ pan: UIPanGestureRecognizer) {
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let way = pan.translation(in: view.window).x * (isMirrored ? -1 : 1)
        let speed = pan.velocity(in: view.window).x * (isMirrored ? -1 : 1)
        let part = min(1, max(0, way / max(1, view.bounds.width)))
        switch pan.state {
        case .began:
            transition.hand = UIPercentDrivenInteractiveTransition()
            dismiss(animated: true)
        case .changed: transition.hand?.update(part)
        case .ended, .cancelled:
            let goes = pan.state == .ended && (part > 0.4 || speed > 500)
            goes ? transition.hand?.finish() : transition.hand?.cancel()
            transition.hand = nil
        default: break
        }
    }
}

extension DrawerPage: UIGestureRecognizerDelegate {
    /// Sideways only: up and down is the list's.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let way = pan.translation(in: view)
        return abs(way.x) > abs(way.y)
    }
}
