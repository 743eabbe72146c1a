// Presenting over the whole screen, and taking down.
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

    /// Steps: 1. misuse; 2. the presenter is the topmost ancestor; 3. a full-screen style takes its view out of the
    /// window; 4. appearance callbacks around; 5. completion at the end of the turn.
    func show(_ controller: UIViewController, _ animated: Bool, _ completion: (() -> Void)?) {
        guard MainThread.allows("-[UIViewController presentViewController:animated:completion:]") else { return }
        guard mayPresent(controller), let window = viewIfLoaded?.window else { return }
        let style = controller.modal.style
        let presenter = style.isInContext ? presentationContext : topAncestor
        let covers = style == .fullScreen || style == .currentContext
        reportWhatIsMissing(in: controller, animated)
        presenter.modal.presented = controller
        controller.modal.presenting = presenter
        controller.modal.isBeingPresented = true
        controller.loadIfNeeded()
        let presenterView = presenter.viewIfLoaded
        if covers { presenter.beginAppearing(false, animated) }
        controller.beginAppearing(true, animated)
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if style.isInContext, let presenterView, let container = presenterView.superview {
            controller.view.frame = presenterView.frame
            container.insertSubview(controller.view, aboveSubview: presenterView)
        } else {
            controller.view.frame = window.bounds
            window.addSubview(controller.view)
        }
        if covers {
            controller.modal.coveredSuperview = presenterView?.superview
            presenterView?.removeFromSuperview()
        }
        UIApplication.shared.frontControllerChanged()
        UIApplication.shared.turnLoop.atEndOfTurn { [weak presenter, weak controller] in
            if covers, presenter?.appearing.phase == .disappearing { presenter?.endAppearing() }
            if controller?.appearing.phase == .appearing { controller?.endAppearing() }
            controller?.modal.isBeingPresented = false
            completion?()
        }
    }

    /// Itself or the nearest ancestor that defines a context; the topmost one where none does.
    private var presentationContext: UIViewController {
        var controller = self
        while !controller.definesPresentationContext, let parent = controller.parent { controller = parent }
        return controller
    }

    private func reportWhatIsMissing(in controller: UIViewController, _ animated: Bool) {
        let style = controller.modal.style
        if !style.isInContext, style != .fullScreen, style != .overFullScreen {
            Catalogue.presentationStyle.report(
                object: ObjectName.of(controller),
                cause: "modalPresentationStyle is .\(style); the view covers the whole window.")
        }
        if animated { controller.reportNoMovement("presented") }
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

    private func remove(_ controller: UIViewController, _ animated: Bool, _ completion: (() -> Void)?) {
        if let inner = controller.modal.presented { controller.remove(inner, false, nil) }
        controller.modal.isBeingDismissed = true
        if animated { controller.reportNoMovement("dismissed") }
        let covered = controller.modal.coveredSuperview
        if controller.appearing.phase == .appeared || controller.appearing.phase == .appearing {
            controller.beginAppearing(false, animated)
        }
        if let covered, let view = viewIfLoaded, view.superview == nil {
            if appearing.phase == .disappeared || appearing.phase == .disappearing { beginAppearing(true, animated) }
            if let above = controller.viewIfLoaded, above.superview === covered {
                view.frame = above.frame
                covered.insertSubview(view, belowSubview: above)
            } else {
                view.frame = covered.bounds
                covered.insertSubview(view, at: 0)
            }
        }
        controller.viewIfLoaded?.removeFromSuperview()
        controller.modal.coveredSuperview = nil
        modal.presented = nil
        UIApplication.shared.frontControllerChanged()
        UIApplication.shared.turnLoop.atEndOfTurn { [weak self] in
            if controller.appearing.phase == .disappearing { controller.endAppearing() }
            if self?.appearing.phase == .appearing { self?.endAppearing() }
            controller.modal.isBeingDismissed = false
            controller.modal.presenting = nil
            completion?()
        }
    }

    /// The window has another root: what this one presented goes without a word to the old root's chain.
    func dropPresented() {
        guard let controller = modal.presented else { return }
        controller.dropPresented()
        controller.viewIfLoaded?.removeFromSuperview()
        controller.modal.presenting = nil
        modal.presented = nil
    }
}

extension UIModalPresentationStyle {
    /// Whether the presentation covers the controller that defines the context, and not the window.
    fileprivate var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}
