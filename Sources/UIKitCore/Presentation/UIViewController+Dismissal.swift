// Taking down what is presented.
// Apple: "UIViewController", dismiss(animated:completion:).
import CoreGraphics
import Diagnostics
import Foundation

extension UIViewController {
    /// Dismisses the controller that this one presents, with everything above it; without one, this controller.
    func takeDown(_ animated: Bool, _ completion: (() -> Void)?) {
        if let controller = presented {
            guard !controller.modal.isBeingPresented, !controller.modal.isBeingDismissed else {
                Catalogue.dismissDuringTransition.report(
                    object: ObjectName.of(self),
                    apple: "Warning: Attempt to dismiss from view controller \(ObjectName.short(self)) while a "
                        + "presentation or dismiss is in progress!")
                return
            }
            controller.modal.presenting?.remove(controller, animated, completion)
        } else if let presenter = presenting {
            presenter.takeDown(animated, completion)
        } else {
            completion?()
        }
    }

    /// Steps: 1. what that presents goes first, and of a pile the topmost is what is seen to go; 2. the controllers hear
    /// of it; 3. an animator of the app's, the style's own, or the views at once; 4. the end, with the turn or by the
    /// animator.
    /// - Parameter velocity: A finger's that let go, as a part of the way in a second.
    package func remove(
        _ controller: UIViewController, _ animated: Bool, velocity: CGFloat = 0, _ completion: (() -> Void)?
    ) {
        guard let presentation = controller.modal.presentation else { return }
        if controller.modal.isBeingPresented { presentation.forceEnd() }
        if let inner = controller.modal.presented {
            if animated, presentation.mayMove {
                removePile(from: controller, completion)
                return
            }
            if inner.modal.isBeingDismissed { inner.modal.presentation?.forceEnd() }
            if controller.modal.presented === inner { controller.remove(inner, false, nil) }
        }
        controller.modal.beginBeingDismissed()
        let own = animated ? controller.transitioningDelegate?.animationController(forDismissed: controller) : nil
        let animator = own ?? presentation.standardAnimator(animated, isPresenting: false, velocity: velocity)
        let coordinator = TransitionCoordinator(
            containerView: presentation.container, style: controller.modalPresentationStyle, isAnimated: animator != nil)
        presentation.coordinator = coordinator
        presentation.active.dismissalTransitionWillBegin()
        if controller.appearing.phase == .appeared || controller.appearing.phase == .appearing {
            controller.beginAppearing(false, animated)
        }
        // Behind a pile it may be on its way already.
        if !presentation.movesPresenter, presentation.covers, appearing.phase == .disappeared || appearing.phase == .disappearing {
            presentation.movesPresenter = true
            beginAppearing(true, animated)
        }
        if let animator {
            let interactor = own.flatMap {
                controller.transitioningDelegate?.interactionControllerForDismissal(using: $0)
            }
            let context = presentation.makeContext(isPresenting: false, animator, interactor) {
                self.endDismissing(presentation, controller, $0, completion)
            }
            presentation.context = context
            coordinator.run(context)
            if own == nil { AppSession.frontControllerChanged() }
        } else {
            giveBack(presentation)
            presentation.takeOut()
            coordinator.runAlongside()
            AppSession.frontControllerChanged()
            presentation.endWithTurn(animated) { self.endDismissing(presentation, controller, true, completion) }
        }
    }

    /// Dismisses several presentations: only the topmost is seen to leave, those between leave at once (documented). All get
    /// their callbacks.
    private func removePile(from lowest: UIViewController, _ completion: (() -> Void)?) {
        var between: [UIViewController] = []
        var top = lowest
        while let next = top.modal.presented {
            if next.modal.isBeingDismissed { break }
            between.append(top)
            top = next
        }
        for controller in between + [top] where controller.modal.isBeingPresented {
            controller.modal.presentation?.forceEnd()
        }
        // One that goes already goes now.
        if let going = top.modal.presented { going.modal.presentation?.forceEnd() }
        guard top !== lowest, let shown = top.modal.presentation else { return remove(lowest, true, completion) }
        let comesBack = ([top] + between).contains { $0.modal.presentation?.covers ?? false }
        if comesBack, appearing.phase == .disappeared {
            shown.movesPresenter = true
            beginAppearing(true, true)
        }
        for controller in between.reversed() {
            guard let presentation = controller.modal.presentation else { continue }
            controller.modal.beginBeingDismissed()
            presentation.active.dismissalTransitionWillBegin()
            if controller.appearing.phase == .appeared { controller.beginAppearing(false, true) }
            // The views between two of the pile stay away.
            if presentation.presenter === self { giveBack(presentation) }
            presentation.takeOut()
            if controller.appearing.phase == .disappearing { controller.endAppearing() }
            controller.modal.endBeingDismissed()
            controller.modal.present(nil)
            controller.modal.go(to: nil)
            presentation.active.dismissalTransitionDidEnd(true)
            presentation.forget()
        }
        // The view that the topmost one had removed does not come back; the one that the lowest had removed does.
        shown.coveredSuperview = shown.covers ? viewIfLoaded?.superview : nil
        modal.present(top)
        top.modal.go(to: self)
        shown.presenter = self
        remove(top, true, completion)
    }

    private func endDismissing(
        _ presentation: Presentation, _ controller: UIViewController, _ completed: Bool, _ completion: (() -> Void)?
    ) {
        guard controller.modal.presentation === presentation else { return }
        let hadAnimator = presentation.context != nil
        presentation.context = nil
        controller.modal.endBeingDismissed()
        let movedPresenter = presentation.movesPresenter
        presentation.movesPresenter = false
        if completed {
            if hadAnimator {
                giveBack(presentation)
                controller.modal.beginBeingDismissed()
                presentation.takeOut()
                controller.modal.endBeingDismissed()
            }
            if controller.appearing.phase == .disappearing { controller.endAppearing() }
            if movedPresenter, appearing.phase == .appearing { endAppearing() }
            modal.present(nil)
            controller.modal.go(to: nil)
        } else {
            // What had come goes before what stays comes back. Guessed: as observed of a page that is not popped after all.
            if presentation.covers {
                if movedPresenter, appearing.phase == .appearing { beginAppearing(false, false) }
                viewIfLoaded?.removeFromSuperview()
                if movedPresenter, appearing.phase == .disappearing { endAppearing() }
            }
            if controller.appearing.phase == .disappearing { controller.beginAppearing(true, false) }
            if controller.appearing.phase == .appearing { controller.endAppearing() }
        }
        presentation.active.dismissalTransitionDidEnd(completed)
        presentation.coordinator?.finish(cancelled: !completed)
        presentation.coordinator = nil
        if completed { presentation.forget() }
        if hadAnimator {
            AppSession.frontControllerChanged()
            presentation.container.setNeedsLayout()
        }
        completion?()
    }

    /// The presenter's view goes back where it came from, below the container.
    func giveBack(_ presentation: Presentation) {
        guard let covered = presentation.coveredSuperview, let presenter = presentation.presenter,
            let view = presenter.viewIfLoaded, view.superview == nil || view.superview === presentation.container
        else { return }
        let container = presentation.container
        if container.superview === covered {
            view.frame = container.frame
            covered.insertSubview(view, belowSubview: container)
        } else {
            view.frame = covered.bounds
            covered.insertSubview(view, at: 0)
        }
        presentation.coveredSuperview = nil
        presenter.modal.presentation?.container.setNeedsLayout()
    }

    /// The window has another root: what this one presented goes without a word to the old root's chain.
    func dropPresented() {
        for child in children { child.dropPresented() }
        guard let controller = modal.presented else { return }
        controller.dropPresented()
        let presentation = controller.modal.presentation
        controller.modal.endBeingPresented()
        controller.modal.endBeingDismissed()
        presentation?.takeOut()
        for one in [controller, self] {
            if one.appearing.phase == .appearing, one.viewIfLoaded?.window == nil { one.beginAppearing(false, false) }
            if one.appearing.phase == .disappearing { one.endAppearing() }
        }
        presentation?.forget()
        controller.modal.go(to: nil)
        modal.present(nil)
    }
}
