// The effect views there are, and what around them keeps their effects from being seen.
// Apple: "UIVisualEffectView", Setting the Correct Alpha Value; Masking.
import Diagnostics
import Foundation
import QuartzCore

/// Knows the effect views that have been given an effect.
@MainActor enum EffectWatch {
    private struct Weak { weak var view: UIVisualEffectView? }
    private static var all: [ObjectIdentifier: Weak] = [:]
    private static var nextSweep = EffectMeasures.firstSweep
    private static var observer: (any NSObjectProtocol)?

    static var isEmpty: Bool { all.isEmpty }

    static func add(_ view: UIVisualEffectView) {
        all[ObjectIdentifier(view)] = Weak(view: view)
        if all.count >= nextSweep {
            all = all.filter { $0.value.view != nil }
            nextSweep = max(EffectMeasures.firstSweep, all.count * 2)
        }
    }

    /// The effect views with an effect in a view, itself included.
    private static func effectViews(in view: UIView) -> [UIVisualEffectView] {
        all.values.compactMap { entry in
            guard let one = entry.view, one.effectState.effect != nil, one.descends(from: view) else { return nil }
            return one
        }
    }

    /// The effects follow the setting for less transparency.
    static func observeSettings() {
        guard observer == nil else { return }
        observer = NotificationCenter.default.addObserver(
            forName: UIAccessibility.reduceTransparencyStatusDidChangeNotification, object: nil, queue: nil
        ) { _ in
            MainActor.assumeIsolated { for entry in all.values { entry.view?.applyLooks() } }
        }
    }

    // MARK: What views tell

    /// A view's alpha is being set.
    static func alphaChanges(of view: UIView, from old: CGFloat, to new: CGFloat) {
        let moves = AnimationBlock.current != nil && old != new
        guard moves || new > 0 && new < 1 || old < 1 && new >= 1 else { return }
        for one in effectViews(in: view) {
            if moves || new > 0 && new < 1 { one.reportOpacity(of: view) }
            if new >= 1 { one.effectState.reported.remove(Catalogue.effectOpacity.code) }
        }
    }

    /// A view is being given a mask; effect views hand theirs on to their parts.
    static func maskChanges(of view: UIView, to mask: UIView?) {
        for one in effectViews(in: view) where one !== view {
            if mask == nil {
                one.effectState.reported.remove(Catalogue.effectMasked.code)
            } else {
                one.reportMask(of: view)
            }
        }
    }
}

extension UIVisualEffectView {
    /// Looks at the views that hold this one, where it is shown and has an effect. What is right again is reported anew
    /// when it goes wrong.
    func checkSurroundings() {
        guard effectState.effect != nil, window != nil else { return }
        var right: Set = [Catalogue.effectOpacity.code, Catalogue.effectMasked.code, Catalogue.effectInGroup.code]
        var view: UIView? = self
        while let there = view {
            let layer = there.layerStorage
            if layer.opacity > 0, layer.opacity < 1 {
                right.remove(Catalogue.effectOpacity.code)
                reportOpacity(of: there)
            }
            if there !== self, there.appearance.mask != nil {
                right.remove(Catalogue.effectMasked.code)
                reportMask(of: there)
            } else if layer.mask != nil || layer.shouldRasterize {
                right.remove(Catalogue.effectInGroup.code)
                reportGroup(of: there, layer.mask == nil ? "layer.shouldRasterize" : "layer.mask")
            }
            view = there.hierarchy.superview
        }
        effectState.reported.subtract(right)
    }

    func reportOpacity(of holder: UIView) {
        guard effectState.reported.insert(Catalogue.effectOpacity.code).inserted else { return }
        Catalogue.effectOpacity.report(
            object: ObjectName.of(self),
            cause: "alpha of \(name(holder)) is below 1, or is being animated from or to such a value.",
            apple: "<\(String(describing: type(of: self))) \(ObjectName.address(self))> is being asked to animate its "
                + "opacity. This will cause the effect to appear broken until opacity returns to 1.")
    }

    func reportMask(of holder: UIView) {
        guard effectState.reported.insert(Catalogue.effectMasked.code).inserted else { return }
        Catalogue.effectMasked.report(object: ObjectName.of(self), cause: "mask of \(name(holder)) is set.")
    }

    private func reportGroup(of holder: UIView, _ property: String) {
        guard effectState.reported.insert(Catalogue.effectInGroup.code).inserted else { return }
        Catalogue.effectInGroup.report(object: ObjectName.of(self), cause: "\(property) of \(name(holder)) is set.")
    }

    private func name(_ holder: UIView) -> String { holder === self ? "the view itself" : ObjectName.short(holder) }
}

extension UIView {
    /// The alpha is about to change, which effects in the view do not bear.
    @inline(__always) func alphaWillChange(to value: CGFloat) {
        guard !EffectWatch.isEmpty else { return }
        EffectWatch.alphaChanges(of: self, from: CGFloat(layerStorage.opacity), to: value)
    }

    /// The mask is about to change, which effects in the view do not bear.
    @inline(__always) func maskWillChange(to view: UIView?) {
        guard !EffectWatch.isEmpty else { return }
        EffectWatch.maskChanges(of: self, to: view)
    }
}

/// Counts of effects. Guessed: ours.
enum EffectMeasures {
    /// From so many views on, those that are gone are swept out.
    static let firstSweep = 64
    /// Effects that were set before, kept for animations that may go back to them.
    static let mostEarlier = 16
}
