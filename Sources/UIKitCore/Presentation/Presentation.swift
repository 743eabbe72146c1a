// One presentation: who presents whom, in which container, by which controllers.
// No Apple page: this is ours; "UIPresentationController".
import CoreGraphics
import Foundation
import UIKitValues

/// One presentation from its beginning to its end. The presented controller keeps it.
@MainActor package final class Presentation {
    package weak var presenter: UIViewController?
    /// The controller on which `present` was called: the presenter or one below it.
    weak var source: UIViewController?
    unowned let presented: UIViewController
    /// The presentation controller of the style, which apps see.
    package let root: UIPresentationController
    /// The presentation controller in use: ``root``, or its stand-in in the present environment.
    package private(set) var active: UIPresentationController
    private(set) var style = UIModalPresentationStyle.none
    package let container: PresentationContainer
    /// The superview of the presenter's view while it is out of the window.
    weak var coveredSuperview: UIView?
    var coordinator: TransitionCoordinator?
    /// The context of an app's animator; nil without one.
    var context: TransitionContext?
    /// Whether the presenter disappears or appears by the change that goes on.
    var movesPresenter = false
    private var presenterTint: UIView.TintAdjustmentMode?
    private var isInstalled = false
    private weak var lastTraits: UITraitCollection?
    /// The work that ends the change with the turn; `endsAnimated` says whether the change was to be animated.
    private var pendingEnd: (() -> Void)?
    private(set) var endsAnimated = false

    init(
        _ root: UIPresentationController, presented: UIViewController, presenter: UIViewController, source: UIViewController,
        frame: CGRect
    ) {
        self.root = root
        self.presented = presented
        self.presenter = presenter
        self.source = source
        active = root
        container = PresentationContainer(frame: frame)
        container.presentation = self
        root.presentationState.presenting = presenter
    }

    /// Whether the presenter's view leaves.
    var covers: Bool { active.shouldRemovePresentersView }

    /// Before anything is shown: what the environment makes of the style.
    func adapt(_ traits: UITraitCollection) {
        let wanted = root.adaptivePresentationStyle(for: traits)
        style = wanted
        let next = wanted == .none ? root : root.adapted(to: wanted)
        if next !== root { root.presentationState.delegate?.presentationController(root, prepare: next) }
        switchTo(next)
    }

    private func switchTo(_ next: UIPresentationController) {
        active.presentationState.container = nil
        active = next
        next.presentationState.container = container
        next.presentationState.presenting = presenter
        next.presentationState.presented = presented
    }

    /// The container's traits may ask for another style; the view moves over without leaving the window for good.
    func adaptToTraits() {
        guard isInstalled, context == nil, !presented.modal.isBeingDismissed, container.traitCollection !== lastTraits
        else { return }
        lastTraits = container.traitCollection
        let wanted = root.adaptivePresentationStyle(for: container.traitCollection)
        guard wanted != style else { return }
        style = wanted
        let next = wanted == .none ? root : root.adapted(to: wanted)
        guard next !== active else { return }
        let cover = presented.modal.presented?.modal.presentation
        let goesAlong = cover.map(liesInChrome) ?? false
        // Asked before the chrome goes, which alone keeps that place.
        let isCovered = cover?.coveredSuperview != nil
        active.uninstall()
        switchTo(next)
        next.install()
        if let cover { moveOver(cover, goesAlong, isCovered) }
        presented.viewIfLoaded?.updateTraits()
        presented.presentationAdapted()
    }

    /// Whether it covers the presented view alone, beside it or in its place.
    private func liesInChrome(_ cover: Presentation) -> Bool {
        guard let place = cover.coveredSuperview ?? presented.viewIfLoaded?.superview else { return false }
        return cover.container.superview === place
    }

    /// Moves a presentation that covers the presented view: along with the view if the cover is in the chrome. A view that the
    /// cover replaced stays replaced.
    private func moveOver(_ cover: Presentation, _ goesAlong: Bool, _ isCovered: Bool) {
        guard let view = presented.viewIfLoaded, let superview = view.superview else { return }
        if goesAlong {
            cover.container.frame = view.frame
            superview.insertSubview(cover.container, aboveSubview: view)
        }
        guard isCovered else { return }
        cover.coveredSuperview = superview
        if cover.context == nil { view.removeFromSuperview() } else { cover.container.insertSubview(view, at: 0) }
    }

    /// Creates the context of an animator. The presenter's view takes part only if it leaves or comes back.
    func makeContext(
        isPresenting: Bool, _ animator: any UIViewControllerAnimatedTransitioning,
        _ interactor: (any UIViewControllerInteractiveTransitioning)?, _ completed: @escaping (Bool) -> Void
    ) -> TransitionContext {
        let behind = TransitionContext.Side(
            presenter, view: self.covers ? self.presenter?.view : nil, initial: self.container.bounds,
            final: self.container.bounds)
        let front = TransitionContext.Side(
            presented, view: self.active.presentedView,
            initial: isPresenting ? .zero : self.active.presentedView?.frame ?? .zero,
            final: isPresenting ? self.active.frameOfPresentedViewInContainerView : .zero)
        return TransitionContext(
            in: container, from: isPresenting ? behind : front, to: isPresenting ? front : behind,
            style: presented.modalPresentationStyle, animator: animator, interactor: interactor, completed: completed)
    }

    /// Runs the end of a change with the end of the turn, unless something asks for it before.
    func endWithTurn(_ animated: Bool, _ end: @escaping () -> Void) {
        pendingEnd = end
        endsAnimated = animated
        AppSession.atEndOfTurn { self.endNow() }
    }

    /// A change that waits for the end of the turn, or moves in the system's way, is over now.
    package func endNow() {
        let end = pendingEnd
        pendingEnd = nil
        end?()
        (context?.animator as? StandardTransition)?.jumpToEnd()
    }

    /// Ends the change at once, like ``endNow()``, also one that an app's animator moves.
    func forceEnd() {
        endNow()
        context?.forceEnd()
    }

    // MARK: Moving

    /// Whether anything would be seen of a movement.
    var mayMove: Bool { UIView.areAnimationsEnabled && container.window != nil }

    /// Whether the system's own movement goes on: touches go nowhere.
    var isMovingByItself: Bool { context?.animator is StandardTransition }

    /// The way of the style, where it is to be animated.
    func standardAnimator(_ animated: Bool, isPresenting: Bool, velocity: CGFloat = 0) -> StandardTransition? {
        guard animated, mayMove else { return nil }
        endsAnimated = true
        return StandardTransition(self, isPresenting: isPresenting, velocity: velocity)
    }

    func install() {
        isInstalled = true
        active.install()
    }

    /// Takes the container out, and the presented view out of it.
    func takeOut() {
        isInstalled = false
        container.removeFromSuperview()
        active.uninstall()
        presented.viewIfLoaded?.removeFromSuperview()
        active.standAgain()
        undimTint()
    }

    /// No part of it is of use any more.
    func forget() {
        pendingEnd = nil
        coordinator?.finish(cancelled: true)
        coordinator = nil
        context?.abandon()
        context = nil
        active.presentationState.container = nil
        root.presentationState.container = nil
        presented.modal.forgetPresentation()
    }

    // MARK: Tint

    func dimTint() {
        guard active.dimsTint, presenterTint == nil, let view = presenter?.viewIfLoaded,
            view.appearance.tintAdjustment == .automatic
        else { return }
        presenterTint = .automatic
        view.tintAdjustmentMode = .dimmed
    }

    func undimTint() {
        guard let before = presenterTint else { return }
        presenterTint = nil
        presenter?.viewIfLoaded?.tintAdjustmentMode = before
    }

    // MARK: Delegates

    /// The delegate of the presentation controller that apps see, and the delegate of its stand-in if it has another one.
    private var delegates: [(any UIAdaptivePresentationControllerDelegate, UIPresentationController)] {
        var result: [(any UIAdaptivePresentationControllerDelegate, UIPresentationController)] = []
        if let delegate = root.presentationState.delegate { result.append((delegate, root)) }
        if active !== root, let delegate = active.presentationState.delegate,
            delegate !== root.presentationState.delegate
        {
            result.append((delegate, active))
        }
        return result
    }

    func tellDelegates(_ tell: (any UIAdaptivePresentationControllerDelegate, UIPresentationController) -> Void) {
        for (delegate, controller) in delegates { tell(delegate, controller) }
    }

    func shouldDismiss() -> Bool {
        delegates.allSatisfy { $0.presentationControllerShouldDismiss($1) } && popoverShouldDismiss
    }

    private var popoverDelegate: (any UIPopoverPresentationControllerDelegate, UIPopoverPresentationController)? {
        guard let popover = root as? UIPopoverPresentationController, let delegate = popover.delegate else { return nil }
        return (delegate, popover)
    }

    private var popoverShouldDismiss: Bool {
        popoverDelegate.map { $0.popoverPresentationControllerShouldDismissPopover($1) } ?? true
    }

    func tellPopoverDelegate() { popoverDelegate.map { $0.popoverPresentationControllerDidDismissPopover($1) } }
}
