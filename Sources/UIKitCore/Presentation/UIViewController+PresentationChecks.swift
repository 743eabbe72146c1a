// The checks of presentations that are impossible, with Apple's words.
// Apple: "UIViewController", Presenting a view controller. Warnings and exceptions: as public reports quote them.
import Diagnostics
import Foundation

extension UIViewController {
    var topAncestor: UIViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }

    func reportCurl(_ root: UIPresentationController) {
        guard modalTransitionStyle == .partialCurl, root.presentationState.style != .fullScreen else { return }
        Catalogue.curlNotFullScreen.report(
            object: ObjectName.of(self),
            apple: "NSInvalidArgumentException: Application tried to present UIModalTransitionStylePartialCurl to or from "
                + "non-fullscreen view controller \(ObjectName.short(self)).")
    }

    func reportIfDetached() {
        guard parent == nil, modal.presenting == nil, owningWindowStorage == nil else { return }
        Catalogue.detachedPresenter.report(
            object: ObjectName.of(self),
            apple: "Presenting view controllers on detached view controllers is discouraged \(ObjectName.short(self)).")
    }

    func mayPresent(_ controller: UIViewController) -> Bool {
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
        if controller.reportIfUnpresentable() { return false }
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
        // One that goes itself presents nothing any more.
        let isGoing = sequence(first: self, next: { $0.parent }).contains { $0.modal.isBeingDismissed }
        if isGoing || presented.map({ $0.modal.isBeingPresented || $0.modal.isBeingDismissed }) ?? false {
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
}
