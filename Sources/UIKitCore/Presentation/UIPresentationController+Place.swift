// A presented view in its container, adaptation, traits, dismissal by the user.
// Apple: "UIPresentationController", "UIAdaptivePresentationControllerDelegate".
import CoreGraphics
import Diagnostics
import Foundation
import UIKitValues

extension UIPresentationController {
    var knownPresenter: UIViewController {
        presentationState.presenting ?? presentedViewController.modal.presenting ?? presentedViewController
    }

    func installPlainly() {
        guard let container = containerView, let view = presentedView else { return }
        view.place(frameOfPresentedViewInContainerView)
        if view.superview !== container { container.addSubview(view) }
    }

    /// The frame of a presented view that the app's class moved itself is left alone unless the container has changed.
    func placePlainly() {
        guard let view = presentedView, let container = presentationState.container else { return }
        guard container.hasNewSize || presentationState.style != .custom else { return }
        let frame = frameOfPresentedViewInContainerView
        if view.transform.isIdentity, view.frame != frame, view.superview === container { view.frame = frame }
    }

    /// Delegates that only know the old question answer that one.
    func adaptedStyle(_ traits: UITraitCollection) -> UIModalPresentationStyle {
        guard let delegate = presentationState.delegate else { return adaptivePresentationStyle }
        let answer = delegate.adaptivePresentationStyle(for: self, traitCollection: traits)
        return answer == AdaptationAnswer.unsaid ? adaptivePresentationStyle : answer
    }

    func setOverrideTraits(_ traits: UITraitCollection?) {
        presentationState.overrideTraits = traits
        presentationState.presented?.viewIfLoaded?.updateTraits()
    }

    /// The differences of the presented controller's traits; those that the app set count last.
    var traitOverride: UITraitCollection? {
        let all = [ownTraits, presentationState.overrideTraits].compactMap { $0 }
        return all.isEmpty ? nil : UITraitCollection(traitsFrom: all)
    }

    func preferredSizeChanged() { presentationState.container?.setNeedsLayout() }

    // MARK: The user

    /// Whether the controller or one in it holds the user.
    private var isModal: Bool {
        func holds(_ controller: UIViewController) -> Bool {
            controller.isModalInPresentation || controller.children.contains(where: holds)
        }
        return presentationState.presented.map(holds) ?? false
    }

    /// Asks the controller, then the delegate; without a word to either.
    var mayBeDismissed: Bool {
        !isModal && (presentationState.presented?.modal.presentation?.shouldDismiss() ?? true)
    }

    /// The user has swiped it down or tapped beside it. Steps: 1. may they; 2. willDismiss; 3. the dismissal;
    /// 4. didDismiss. A refusal is told by didAttemptToDismiss (documented). Returns whether it goes.
    /// - Parameter answer: The answer from the beginning of the drag, so that one drag asks once (guessed).
    @discardableResult func dismissByUser(velocity: CGFloat = 0, answer: Bool? = nil) -> Bool {
        guard let presented = presentationState.presented, let presentation = presented.modal.presentation,
            !presented.modal.isBeingDismissed, !presented.modal.isBeingPresented
        else { return false }
        guard answer ?? mayBeDismissed else {
            presentation.tellDelegates { $0.presentationControllerDidAttemptToDismiss($1) }
            return false
        }
        presentation.tellDelegates { $0.presentationControllerWillDismiss($1) }
        presentation.presenter?.remove(presented, true, velocity: velocity) {
            presentation.tellDelegates { $0.presentationControllerDidDismiss($1) }
            presentation.tellPopoverDelegate()
        }
        return true
    }
}

/// Covers the whole of its container: the full-screen styles and those in a context.
final class CoverPresentationController: UIPresentationController {
    override var shouldPresentInFullscreen: Bool { style == .fullScreen || style == .overFullScreen }
    override var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }
    private var style: UIModalPresentationStyle { presentationState.style }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        guard style == .overCurrentContext else { return }
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.checkContext() }
    }

    /// The container stays where it was put; the view that it covers may have been given another place.
    private func checkContext() {
        guard let container = containerView, container.window != nil, let presenter = presentationState.presenting,
            let covered = presenter.viewIfLoaded, let presented = presentationState.presented
        else { return }
        let place = covered.superview.map { container.superview?.convert(covered.frame, from: $0) ?? .null } ?? .null
        guard place != container.frame else { return }
        Catalogue.contextLeftBehind.report(
            object: ObjectName.of(presented),
            cause: "It covers \(container.frame), the view of \(ObjectName.short(presenter)) now has "
                + "\(place.isNull ? "no place" : "\(place)").")
    }
}
