// A controller's traits, and the transitions of size and traits.
// Apple: "UITraitEnvironment", "UIContentContainer".
import CoreGraphics
import Foundation

extension UIViewController {
    /// Once the view is loaded, what its place gives it; before, the parent's or the screen's.
    var currentTraits: UITraitCollection {
        if state.view != nil, traitState.inherited != nil { return traitState.current }
        let outer = parent?.traitCollection ?? owningWindowStorage?.traitCollection ?? .fallback
        return overriding(outer)
    }

    private func overriding(_ inherited: UITraitCollection) -> UITraitCollection {
        var traits = inherited
        if let override = parent?.overrideTraitCollection(forChild: self) {
            traits = UITraitCollection(traitsFrom: [traits, override])
        }
        if let override = modal.presentation?.active.traitOverride {
            traits = UITraitCollection(traitsFrom: [traits, override])
        }
        return traitState.applyingStyle(to: traits)
    }

    /// Called by the view. Returns what the view starts from.
    func adoptTraits(_ inherited: UITraitCollection) -> UITraitCollection {
        let hadNone = traitState.inherited == nil
        let before = traitState.current
        traitState.inherited = inherited
        let now = overriding(inherited)
        traitState.current = now === before || now == before ? before : now
        pendingTraitChange = hadNone ? nil : (now == before ? nil : before)
        return traitState.current
    }

    private var pendingTraitChange: UITraitCollection? {
        get { TraitChanges.pending[ObjectIdentifier(self)] }
        set { TraitChanges.pending[ObjectIdentifier(self)] = newValue }
    }

    /// Called by the view when its own traits have changed, before its own callback.
    func traitsDidChange(from viewBefore: UITraitCollection) {
        let before = pendingTraitChange ?? viewBefore
        pendingTraitChange = nil
        guard before != traitState.current else { return }
        traitCollectionDidChange(before)
        TraitRegistration.call(traitState.registrations, self, from: before, to: traitState.current)
    }

    func setOverrideStyle(_ style: UIUserInterfaceStyle) {
        guard style != traitState.style else { return }
        traitState.style = style
        if let view = viewIfLoaded { view.updateTraits() }
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

    /// That of the own presentation or dismissal, of one that it makes, of the parent's, or of a change of the window.
    var currentCoordinator: (any UIViewControllerTransitionCoordinator)? {
        modal.presentation?.coordinator ?? modal.presented?.modal.presentation?.coordinator
            ?? parent?.currentCoordinator ?? TransitionCoordinator.current
    }
}

/// The traits from before, between a controller's adoption and its callback.
@MainActor private enum TraitChanges {
    static var pending: [ObjectIdentifier: UITraitCollection] = [:]
}

extension UIViewController: UITraitChangeObservable, TraitRegistering {
    func addRegistration(_ registration: TraitRegistration) { traitState.registrations.append(registration) }
    func removeRegistration(_ registration: any UITraitChangeRegistration) {
        traitState.registrations.removeAll { $0 === registration }
    }
}
