// Presenting another controller, and taking it down.
// Apple: "UIViewController", Presenting a view controller. Warnings and exceptions: as public reports quote them.
import Diagnostics
import Foundation

extension UIViewController {
    /// The controller that this one or its nearest ancestor presents.
    package var presented: UIViewController? { modal.presented ?? parent?.presented }
    var presenting: UIViewController? { modal.presenting ?? parent?.presenting }

    /// Steps: 1. misuse; 2. the style's presentation controller and the presenter; 3. the container; 4. the controllers
    /// hear of it; 5. an animator of the app's, or the views at once; 6. the end, with the turn or by the animator.
    func show(_ controller: UIViewController, _ animated: Bool, _ completion: (() -> Void)?) {
        guard MainThread.allows("-[UIViewController presentViewController:animated:completion:]") else { return }
        guard mayPresent(controller), let window = viewIfLoaded?.window else { return }
        reportIfDetached()
        let root = controller.presentationController(from: self)
        let presenter =
            root.presentsOverSource ? self : root.shouldPresentInFullscreen ? topAncestor : presentationContext
        let presentation = Presentation(
            root, presented: controller, presenter: presenter, source: self, frame: window.bounds)
        root.presentationState.presented = controller
        guard controller.isReadyForPresentation(root, from: presenter, window.traitCollection) else { return }
        controller.reportCurl(root)
        presentation.adapt(window.traitCollection)
        presenter.modal.present(controller)
        controller.modal.begin(presentation, by: presenter)
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
        let own =
            animated
            ? controller.transitioningDelegate?.animationController(
                forPresented: controller, presenting: presenter, source: self) : nil
        let animator = own ?? presentation.standardAnimator(animated, isPresenting: true)
        let coordinator = TransitionCoordinator(
            containerView: presentation.container, style: controller.modalPresentationStyle, isAnimated: animator != nil)
        presentation.coordinator = coordinator
        presentation.root.presentationState.delegate?.presentationController(
            presentation.root, willPresentWithAdaptiveStyle: presentation.style, transitionCoordinator: coordinator)
        presentation.active.presentationTransitionWillBegin()
        if presentation.covers {
            presentation.movesPresenter = true
            presenter.beginAppearing(false, animated)
        }
        controller.beginAppearing(true, animated)
        presentation.dimTint()
        let covered = presentation.covers ? presenter.viewIfLoaded : nil
        presentation.coveredSuperview = covered?.superview
        if let animator {
            if let covered { presentation.container.insertSubview(covered, at: 0) }
            let interactor = own.flatMap {
                controller.transitioningDelegate?.interactionControllerForPresentation(using: $0)
            }
            let context = presentation.makeContext(isPresenting: true, animator, interactor) {
                self.endPresenting(presentation, controller, $0, completion)
            }
            presentation.context = context
            coordinator.run(context)
            if own == nil { AppSession.frontControllerChanged() }
        } else {
            presentation.install()
            covered?.removeFromSuperview()
            coordinator.runAlongside()
            AppSession.frontControllerChanged()
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
        controller.modal.endBeingPresented()
        let movedPresenter = presentation.movesPresenter
        presentation.movesPresenter = false
        if completed {
            if hadAnimator, movedPresenter { presenter?.viewIfLoaded?.removeFromSuperview() }
            if movedPresenter, presenter?.appearing.phase == .disappearing { presenter?.endAppearing() }
            if controller.appearing.phase == .appearing { controller.endAppearing() }
        } else {
            giveBack(presentation)
            controller.beginAppearing(false, false)
            if movedPresenter { presenter?.beginAppearing(true, false) }
            presentation.takeOut()
            controller.endAppearing()
            if movedPresenter, presenter?.appearing.phase == .appearing { presenter?.endAppearing() }
            presenter?.modal.present(nil)
            controller.modal.go(to: nil)
        }
        presentation.active.presentationTransitionDidEnd(completed)
        presentation.coordinator?.finish(cancelled: !completed)
        presentation.coordinator = nil
        if !completed { presentation.forget() }
        if hadAnimator {
            AppSession.frontControllerChanged()
            presentation.container.setNeedsLayout()
        }
        completion?()
    }

    /// Itself or the nearest ancestor that defines a context; the topmost one where none does.
    private var presentationContext: UIViewController {
        var controller = self
        while !controller.definesPresentationContext, let parent = controller.parent { controller = parent }
        return controller
    }
}
