// Traits: from the superview, through the controller, with the overrides of each.
// Apple: "UITraitEnvironment", "Adopting the unified trait system" (iOS 17: the view hierarchy is the way of traits).
import Foundation
import QuartzCore
import UIKitValues

/// The trait state of a view, controller or scene.
struct TraitState {
    var current: UITraitCollection = .fallback
    var style = UIUserInterfaceStyle.unspecified
    var registrations: [TraitRegistration] = []
    /// The collection from which ``current`` was made, so that the same parent gives the same object.
    weak var inherited: UITraitCollection?
    /// The values that few have: overrides and limits of the text size.
    var extras: TraitExtras?

    var overrides: any UITraitOverrides { extras?.overrides ?? TraitValues() }

    mutating func setOverrides(_ overrides: any UITraitOverrides) {
        guard let values = overrides as? TraitValues, extras != nil || !values.entries.isEmpty else { return }
        makeExtras().overrides = values
    }

    mutating func makeExtras() -> TraitExtras {
        let made = extras ?? TraitExtras()
        extras = made
        return made
    }

    /// The traits from above with the style, the overrides and the limits, in this order. Guessed where overrides state
    /// the style as well: they win.
    func applying(to traits: UITraitCollection) -> UITraitCollection {
        guard extras != nil || style != .unspecified else { return traits }
        var values = traits.values
        if style != .unspecified { values.userInterfaceStyle = style }
        if let extras {
            values.merge(extras.overrides)
            values.preferredContentSizeCategory = extras.limited(values.preferredContentSizeCategory)
        }
        return values.differs(from: traits.values) ? UITraitCollection(values: values) : traits
    }
}

/// Overrides and limits of one view, controller or scene.
final class TraitExtras {
    var overrides = TraitValues()
    var minimum: UIContentSizeCategory?
    var maximum: UIContentSizeCategory?

    func limited(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
        var result = category
        if let minimum, result < minimum { result = minimum }
        if let maximum, result > maximum { result = maximum }
        return result
    }
}

extension UIView {
    func setOverrideStyle(_ style: UIUserInterfaceStyle) {
        guard style != traitState.style else { return }
        traitState.style = style
        updateTraits()
    }

    func setOverrides(_ overrides: any UITraitOverrides) {
        traitState.setOverrides(overrides)
        updateTraits()
    }

    func setSizeLimits(minimum: UIContentSizeCategory?, maximum: UIContentSizeCategory?) {
        let extras = traitState.makeExtras()
        extras.minimum = minimum
        extras.maximum = maximum
        updateTraits()
    }

    /// The limits of this view and those above it, innermost first.
    var sizeLimitsDescription: String {
        var lines: [String] = []
        var view: UIView? = self
        while let there = view {
            if let extras = there.traitState.extras, extras.minimum != nil || extras.maximum != nil {
                let limits = [extras.minimum.map { "minimum \($0.rawValue)" }, extras.maximum.map { "maximum \($0.rawValue)" }]
                lines.append("\(ObjectName.short(there)): " + limits.compactMap { $0 }.joined(separator: ", "))
            }
            view = there.hierarchy.superview
        }
        return lines.joined(separator: "\n")
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

    /// Steps: 1. the controller's overrides; 2. the view's own; 3. if they differ: colours, callbacks, subviews. The
    /// controller hears of its own change also where the view overrides what has changed.
    private func adopt(_ inherited: UITraitCollection) {
        traitState.inherited = inherited
        let before = traitState.current
        var traits = inherited
        var controllerBefore: UITraitCollection?
        if let controller = hierarchy.owner {
            (traits, controllerBefore) = controller.adoptTraits(inherited, viewBefore: before)
        }
        traits = traitState.applying(to: traits)
        let differs = traits !== before && traits != before
        if traits !== before { traitState.current = traits }
        if let controllerBefore, let controller = hierarchy.owner {
            controller.traitsDidChange(from: controllerBefore)
        }
        guard traits !== before else { return }
        if differs { traitsChanged(from: before) }
        for view in hierarchy.subviews { DeepWalk.level(ObjectName.of(view)) { view.adopt(traits) } }
    }

    private func traitsChanged(from before: UITraitCollection) {
        let now = traitState.current
        if now.hasDifferentColorAppearance(comparedTo: before) {
            applyBackground()
            if drawsContent { setNeedsDisplay() }
        }
        if now.displayScale != before.displayScale, now.displayScale > 0 { setContentScale(now.displayScale) }
        if now.layoutDirection != before.layoutDirection {
            marginsWereSet()
            layoutDirectionChanged()
        }
        if window != nil { applyAppearanceForTraits() }
        now.performAsCurrent {
            traitCollectionDidChange(before)
            TraitRegistration.call(traitState.registrations, self, from: before, to: now)
        }
        setNeedsLayout()
    }
}
