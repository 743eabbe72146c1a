// Traits: from the superview, through the controller, with the overrides of each.
// Apple: "UITraitEnvironment", "Adopting the unified trait system" (iOS 17: the view hierarchy is the way of traits).
import Foundation

/// What a view or controller keeps of its traits.
struct TraitState {
    var current: UITraitCollection = .fallback
    var style = UIUserInterfaceStyle.unspecified
    var registrations: [TraitRegistration] = []
    /// What ``current`` was made of, so that the same parent gives the same object.
    weak var inherited: UITraitCollection?

    func applyingStyle(to traits: UITraitCollection) -> UITraitCollection {
        guard style != .unspecified, traits.userInterfaceStyle != style else { return traits }
        return traits.modifyingTraits { $0.userInterfaceStyle = style }
    }
}

extension UIView {
    func setOverrideStyle(_ style: UIUserInterfaceStyle) {
        guard style != traitState.style else { return }
        traitState.style = style
        updateTraits()
    }

    /// Takes the traits from above and, where they differ from the present ones, tells this tree.
    func updateTraits() {
        if let window = self as? UIWindow {
            adopt(window.inheritedTraits)
        } else if let superview = hierarchy.superview {
            adopt(superview.traitCollection)
        } else {
            adopt(traitState.inherited ?? .fallback)
        }
    }

    /// Steps: 1. the controller's overrides; 2. the view's own; 3. if they differ: colours, callbacks, subviews.
    private func adopt(_ inherited: UITraitCollection) {
        traitState.inherited = inherited
        var traits = inherited
        if let controller = hierarchy.controller { traits = controller.adoptTraits(inherited) }
        traits = traitState.applyingStyle(to: traits)
        let before = traitState.current
        guard traits !== before else { return }
        let differs = traits != before
        traitState.current = traits
        guard differs else {
            for view in hierarchy.subviews { view.adopt(traits) }
            return
        }
        traitsChanged(from: before)
        for view in hierarchy.subviews { view.adopt(traits) }
    }

    private func traitsChanged(from before: UITraitCollection) {
        let now = traitState.current
        if now.hasDifferentColorAppearance(comparedTo: before) {
            applyBackground()
            if drawsContent { setNeedsDisplay() }
        }
        if now.displayScale != before.displayScale, now.displayScale > 0 { setContentScale(now.displayScale) }
        if now.layoutDirection != before.layoutDirection { noteMarginsChange() }
        now.performAsCurrent {
            if let controller = hierarchy.controller { controller.traitsDidChange(from: before) }
            traitCollectionDidChange(before)
            TraitRegistration.call(traitState.registrations, self, from: before, to: now)
        }
        setNeedsLayout()
    }
}
