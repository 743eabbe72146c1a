// A controller's traits, and the transitions of size and traits.
// Apple: "UITraitEnvironment", "UIContentContainer".
import CoreGraphics
import Foundation
import UIKitValues

extension UIViewController {
    /// Once the view is loaded, what its place gives it; before, the parent's or the screen's.
    var currentTraits: UITraitCollection {
        if state.view != nil, traitState.inherited != nil { return traitState.current }
        let outer = parent?.traitCollection ?? owningWindowStorage?.traitCollection ?? .fallback
        return overriding(outer)
    }

    /// Steps: 1. the level of a sheet or popover; 2. what the parent overrides; 3. what the controller overrides.
    private func overriding(_ inherited: UITraitCollection) -> UITraitCollection {
        var traits = inherited
        if isElevated, traits.userInterfaceLevel != .elevated {
            traits = traits.modifyingTraits { $0.userInterfaceLevel = .elevated }
        }
        if let override = parent?.overrideTraitCollection(forChild: self) {
            traits = UITraitCollection(traitsFrom: [traits, override])
        }
        if let override = modal.presentation?.active.traitOverride {
            traits = UITraitCollection(traitsFrom: [traits, override])
        }
        return traitState.applying(to: traits)
    }

    /// Whether it is presented as something that stands above what it covers. Documented (HIG, Dark Mode): sheets and
    /// popovers.
    private var isElevated: Bool {
        guard modal.presenting != nil else { return false }
        switch modal.style {
        case .automatic, .pageSheet, .formSheet, .popover: return true
        default: return false
        }
    }

    /// Called by the view. Returns what the view starts from and, where the controller's own traits change by it, what
    /// they were.
    func adoptTraits(
        _ inherited: UITraitCollection, viewBefore: UITraitCollection
    ) -> (UITraitCollection, changedFrom: UITraitCollection?) {
        let before = traitState.inherited == nil ? viewBefore : traitState.current
        traitState.inherited = inherited
        let now = overriding(inherited)
        let differs = now !== before && now != before
        traitState.current = differs ? now : before
        return (traitState.current, differs ? before : nil)
    }

    /// Called by the view when the controller's traits have changed, before the view's own callback.
    func traitsDidChange(from before: UITraitCollection) {
        let now = traitState.current
        now.performAsCurrent {
            traitCollectionDidChange(before)
            TraitRegistration.call(traitState.registrations, self, from: before, to: now)
        }
    }

    func setOverrideStyle(_ style: UIUserInterfaceStyle) {
        guard style != traitState.style else { return }
        traitState.style = style
        viewIfLoaded?.updateTraits()
    }

    func setOverrides(_ overrides: any UITraitOverrides) {
        traitState.setOverrides(overrides)
        viewIfLoaded?.updateTraits()
    }

    // MARK: Transitions

    /// Children hear of the size that ``size(forChildContentContainer:withParentContainerSize:)`` gives them.
    func forwardTransition(to size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children where child.isViewLoaded {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            guard let now = child.viewIfLoaded?.bounds.size, now != childSize else { continue }
            child.viewWillTransition(to: childSize, with: coordinator)
        }
        modal.presented?.modal.presentation?.active.viewWillTransition(to: size, with: coordinator)
    }

    func forwardTransition(to traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            var childTraits = traits
            if let override = overrideTraitCollection(forChild: child) {
                childTraits = UITraitCollection(traitsFrom: [traits, override])
            }
            child.willTransition(to: childTraits, with: coordinator)
        }
        modal.presented?.modal.presentation?.active.willTransition(to: traits, with: coordinator)
    }

    /// The running coordinator: of the controller's own presentation or dismissal, of one that it makes, of a change between
    /// its children, of the parent, or of a change of the window.
    var currentCoordinator: (any UIViewControllerTransitionCoordinator)? {
        modal.presentation?.coordinator ?? modal.presented?.modal.presentation?.coordinator
            ?? containment.coordinator ?? parent?.currentCoordinator ?? TransitionCoordinator.current
    }
}

extension UIViewController: UITraitChangeObservable, TraitRegistering {
    func addRegistration(_ registration: TraitRegistration) { traitState.registrations.append(registration) }
    func removeRegistration(_ registration: any UITraitChangeRegistration) {
        TraitRegistration.end(registration, in: &traitState.registrations)
    }
}
