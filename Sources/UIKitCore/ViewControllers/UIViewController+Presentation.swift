// Presenting another controller, and taking it down.
// Apple: "UIViewController", Presenting a view controller. Warnings and exceptions: as public reports quote them.
import Diagnostics
import Foundation

extension UIViewController {
    /// Its own or that of the nearest ancestor.
    var presented: UIViewController? { modal.presented ?? parent?.presented }
    var presenting: UIViewController? { modal.presenting ?? parent?.presenting }

    private var topAncestor: UIViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }

    /// Steps: 1. misuse; 2. the style's presentation controller and the presenter; 3. the container; 4. the controllers
    /// hear of it; 5. an animator of the app's, or the views at once; 6. the end, with the turn or by the animator.
    func show(_ controller: UIViewController, _ animated: Bool, _ completion: (() -> Void)?) {
        guard MainThread.allows("-[UIViewController presentViewController:animated:completion:]") else { return }
        guard mayPresent(controller), let window = viewIfLoaded?.window else { return }
        reportIfDetached()
        let root = controller.presentationController(from: self)
        let presenter = root.shouldPresentInFullscreen ? topAncestor : presentationContext
        let presentation = Presentation(
            root, presented: controller, presenter: presenter, source: self, frame: window.bounds)
        root.presentationState.presented = controller
        guard controller.isReadyForPresentation(root, from: presenter, window.traitCollection) else { return }
        presentation.adapt(window.traitCollection)
        presenter.modal.presented = controller
        controller.modal.presenting = presenter
        controller.modal.presentation = presentation
        controller.modal.isBeingPresented = true
        controller.loadIfNeeded()
        putUp(presentation.container, of: root, over: presenter, in: window)
        begin(presentation, animated, completion)
    }

    /// The container covers the window, or the view of the controller that defines the context.
    private func putUp(
        _ container: UIView, of root: UIPresentationController, over presenter: UIViewController, in window: UIWindow
    ) {
        if !root.shouldPresentInFullscreen, let covered = presenter.viewIfLoaded, let superview = covered.superview {
            container.frame = covered.frame
            superview.insertSubview(container, aboveSubview: covered)
        } else {
            container.frame = window.bounds
            window.addSubview(container)
        }
    }

    private func begin(_ presentation: Presentation, _ animated: Bool, _ completion: (() -> Void)?) {
        let controller = presentation.presented
        guard let presenter = presentation.presenter else { return }
        let animator = animated
            ? controller.transitioningDelegate?.animationController(
                forPresented: controller, presenting: presenter, source: self) : nil
        if animated, animator == nil { controller.reportNoMovement("presented") }
        let coordinator = TransitionCoordinator(
            containerView: presentation.container, style: controller.modalPresentationStyle, isAnimated: animator != nil)
        presentation.coordinator = coordinator
        presentation.root.presentationState.delegate?.presentationController(
            presentation.root, willPresentWithAdaptiveStyle: presentation.style, transitionCoordinator: coordinator)
        presentation.active.presentationTransitionWillBegin()
        if presentation.covers { presenter.beginAppearing(false, animated) }
        controller.beginAppearing(true, animated)
        presentation.dimTint()
        let covered = presentation.covers ? presenter.viewIfLoaded : nil
        presentation.coveredSuperview = covered?.superview
        if let animator {
            if let covered { presentation.container.insertSubview(covered, at: 0) }
            let interactor = controller.transitioningDelegate?.interactionControllerForPresentation(using: animator)
            let context = presentation.makeContext(isPresenting: true, animator, interactor) {
                self.endPresenting(presentation, controller, $0, completion)
            }
            presentation.context = context
            coordinator.run(context)
        } else {
            presentation.install()
            covered?.removeFromSuperview()
            coordinator.runAlongside()
            UIApplication.shared.frontControllerChanged()
            presentation.endWithTurn(animated) { self.endPresenting(presentation, controller, true, completion) }
        }
    }

    /// The order of the callbacks is observed where both controllers are concerned; where the presentation controller's
    /// stands among them is guessed.
    private func endPresenting(
        _ presentation: Presentation, _ controller: UIViewController, _ completed: Bool, _ completion: (() -> Void)?
    ) {
        let presenter = presentation.presenter
        // Another root took the window meanwhile: everything was taken down.
        guard controller.modal.presentation === presentation else { return }
        let hadAnimator = presentation.context != nil
        presentation.context = nil
        controller.modal.isBeingPresented = false
        if completed {
            if hadAnimator, presentation.covers { presenter?.viewIfLoaded?.removeFromSuperview() }
            if presenter?.appearing.phase == .disappearing { presenter?.endAppearing() }
            if controller.appearing.phase == .appearing { controller.endAppearing() }
        } else {
            giveBack(presentation)
            controller.beginAppearing(false, false)
            if presentation.covers { presenter?.beginAppearing(true, false) }
            presentation.takeOut()
            controller.endAppearing()
            if presenter?.appearing.phase == .appearing { presenter?.endAppearing() }
            presenter?.modal.presented = nil
            controller.modal.presenting = nil
        }
        presentation.active.presentationTransitionDidEnd(completed)
        presentation.coordinator?.finish(cancelled: !completed)
        presentation.coordinator = nil
        if !completed { presentation.forget() }
        if hadAnimator { UIApplication.shared.frontControllerChanged() }
        completion?()
    }

    /// Itself or the nearest ancestor that defines a context; the topmost one where none does.
    private var presentationContext: UIViewController {
        var controller = self
        while !controller.definesPresentationContext, let parent = controller.parent { controller = parent }
        return controller
    }

    private func reportIfDetached() {
        guard parent == nil, modal.presenting == nil, owningWindowStorage == nil else { return }
        Catalogue.detachedPresenter.report(
            object: ObjectName.of(self),
            apple: "Presenting view controllers on detached view controllers is discouraged \(ObjectName.short(self)).")
    }

    private func reportNoMovement(_ what: String) {
        Catalogue.presentationNotAnimated.report(
            object: ObjectName.of(self),
            cause: "It is \(what) with animated true and modalTransitionStyle .\(modal.transition); it \(what == "presented" ? "comes" : "goes") at once.")
    }

    private func mayPresent(_ controller: UIViewController) -> Bool {
        let name = ObjectName.short(controller)
        if controller === self {
            Catalogue.presentedOnItself.report(
                object: ObjectName.of(controller),
                apple: "NSInvalidArgumentException: Application tried to present \(name) modally on itself. "
                    + "Presenting controller is \(ObjectName.short(self)).")
            return false
        }
        if let other = controller.modal.presenting {
            Catalogue.alreadyPresented.report(
                object: ObjectName.of(controller),
                apple: "NSInvalidArgumentException: Application tried to present modally a view controller \(name) "
                    + "that is already being presented by \(ObjectName.short(other)).")
            return false
        }
        if controller is UISplitViewController {
            Catalogue.splitPresented.report(
                object: ObjectName.of(controller),
                apple: "NSInvalidArgumentException: Application tried to present a Split View Controllers modally \(name).")
            return false
        }
        if controller.parent != nil || controller.owningWindowStorage != nil {
            Catalogue.presentedActiveController.report(
                object: ObjectName.of(controller),
                apple: "NSInvalidArgumentException: Application tried to present modally an active controller \(name).")
            return false
        }
        guard viewIfLoaded?.window != nil else {
            Catalogue.presenterNotInWindow.report(
                object: ObjectName.of(self),
                apple: "Attempt to present \(name) on \(ObjectName.short(topAncestor)) (from "
                    + "\(ObjectName.short(self))) whose view is not in the window hierarchy.")
            return false
        }
        // A dismissal without movement is over when the next presentation begins.
        if let going = presented, going.modal.isBeingDismissed, let presentation = going.modal.presentation,
            !presentation.endsAnimated
        {
            presentation.endNow()
        }
        if let present = presented, present.modal.isBeingPresented || present.modal.isBeingDismissed {
            Catalogue.presentedDuringTransition.report(
                object: ObjectName.of(self),
                apple: "Warning: Attempt to present \(name) on \(ObjectName.short(topAncestor)) while a presentation is "
                    + "in progress!")
            return false
        }
        if let present = presented {
            Catalogue.alreadyPresenting.report(
                object: ObjectName.of(self),
                apple: "Attempt to present \(name) on \(ObjectName.short(topAncestor)) which is already presenting "
                    + "\(ObjectName.short(present))")
            return false
        }
        return true
    }

    /// What this one presents goes, with what that presents; with nothing presented, this one goes.
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

    /// Steps: 1. what that presents goes first; 2. the controllers hear of it; 3. an animator of the app's, or the views
    /// at once; 4. the end, with the turn or by the animator.
    func remove(
        _ controller: UIViewController, _ animated: Bool, isSilent: Bool = false, _ completion: (() -> Void)?
    ) {
        guard let presentation = controller.modal.presentation else { return }
        if let inner = controller.modal.presented { controller.remove(inner, false, nil) }
        controller.modal.isBeingDismissed = true
        let animator = animated ? controller.transitioningDelegate?.animationController(forDismissed: controller) : nil
        if animated, animator == nil, !isSilent { controller.reportNoMovement("dismissed") }
        let coordinator = TransitionCoordinator(
            containerView: presentation.container, style: controller.modalPresentationStyle, isAnimated: animator != nil)
        presentation.coordinator = coordinator
        presentation.active.dismissalTransitionWillBegin()
        if controller.appearing.phase == .appeared || controller.appearing.phase == .appearing {
            controller.beginAppearing(false, animated)
        }
        if presentation.covers, appearing.phase == .disappeared || appearing.phase == .disappearing {
            beginAppearing(true, animated)
        }
        if let animator {
            let interactor = controller.transitioningDelegate?.interactionControllerForDismissal(using: animator)
            let context = presentation.makeContext(isPresenting: false, animator, interactor) {
                self.endDismissing(presentation, controller, $0, completion)
            }
            presentation.context = context
            coordinator.run(context)
        } else {
            giveBack(presentation)
            presentation.takeOut()
            coordinator.runAlongside()
            UIApplication.shared.frontControllerChanged()
            presentation.endWithTurn(animated) { self.endDismissing(presentation, controller, true, completion) }
        }
    }

    private func endDismissing(
        _ presentation: Presentation, _ controller: UIViewController, _ completed: Bool, _ completion: (() -> Void)?
    ) {
        guard controller.modal.presentation === presentation else { return }
        let hadAnimator = presentation.context != nil
        presentation.context = nil
        controller.modal.isBeingDismissed = false
        if completed {
            if hadAnimator {
                giveBack(presentation)
                controller.modal.isBeingDismissed = true
                presentation.takeOut()
                controller.modal.isBeingDismissed = false
            }
            if controller.appearing.phase == .disappearing { controller.endAppearing() }
            if appearing.phase == .appearing { endAppearing() }
            modal.presented = nil
            controller.modal.presenting = nil
        } else {
            if controller.appearing.phase == .disappearing { controller.beginAppearing(true, false) }
            if controller.appearing.phase == .appearing { controller.endAppearing() }
            if presentation.covers {
                if appearing.phase == .appearing { beginAppearing(false, false) }
                viewIfLoaded?.removeFromSuperview()
                if appearing.phase == .disappearing { endAppearing() }
            }
        }
        presentation.active.dismissalTransitionDidEnd(completed)
        presentation.coordinator?.finish(cancelled: !completed)
        presentation.coordinator = nil
        if completed { presentation.forget() }
        if hadAnimator { UIApplication.shared.frontControllerChanged() }
        completion?()
    }

    /// The presenter's view goes back where it came from, below the container.
    private func giveBack(_ presentation: Presentation) {
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
        guard let controller = modal.presented else { return }
        controller.dropPresented()
        controller.modal.presentation?.takeOut()
        controller.modal.presentation?.forget()
        controller.modal.isBeingPresented = false
        controller.modal.isBeingDismissed = false
        controller.modal.presenting = nil
        modal.presented = nil
    }
}
