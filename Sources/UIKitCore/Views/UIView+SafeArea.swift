// The safe area: what bars, corners and the home indicator leave of each view.
// Apple: "Positioning content relative to the safe area".
import CoreGraphics
import Foundation
import QuartzCore
import UIKitValues

extension UIView {
    /// Frames and transforms have moved the view: its part of the safe area may differ.
    func safeAreaMayHaveChanged() {
        let above = hierarchy.superview
        guard above != nil || self is UIWindow else { return }
        if margins.safeArea != .zero || window != nil || above?.margins.safeArea != .zero
            || above?.givesOwnSafeAreas ?? false
        {
            updateSafeArea()
        }
    }

    /// Works out the insets here and, where they changed, below.
    package func updateSafeArea() {
        let isPlaced = layerStorage.superlayer?.isInLayout ?? false
        takeSafeArea(computedSafeArea(), isPlaced ? .layoutRuns : .anyTime)
    }

    private func takeSafeArea(_ new: UIEdgeInsets, _ moment: MarginsMoment) {
        let changed = new != margins.safeArea
        if changed {
            margins.safeArea = new
            forgetMargins()
            insetsWereSet()
            safeAreaInsetsDidChange()
            hierarchy.owner?.viewSafeAreaInsetsDidChange()
            setNeedsLayout()
        }
        noteMarginsChange(moment)
        // Without insets here, before and now, nothing can differ below.
        let givesOwn = givesOwnSafeAreas
        guard changed || margins.safeArea != .zero || givesOwn else { return }
        let outer = safeAreaForSubviews, area = bounds
        for view in hierarchy.subviews {
            let inherited = view.part(of: givesOwn ? safeArea(for: view) : outer, area)
            // Most of a scroll view's content is far from its edges.
            if inherited == .zero, view.margins.safeArea == .zero, !view.margins.preservesSuperview,
                view.hierarchy.owner == nil
            {
                continue
            }
            DeepWalk.level(ObjectName.of(view)) { view.takeSafeArea(view.addingOwn(inherited), moment) }
        }
    }

    /// The superview's safe area as far as it reaches into this view, with the controller's additional insets.
    func computedSafeArea() -> UIEdgeInsets {
        if let window = self as? UIWindow { return addingOwn(window.screenSafeArea) }
        guard let superview = hierarchy.superview else { return addingOwn(.zero) }
        return addingOwn(part(of: superview.safeArea(for: self), superview.bounds))
    }

    private func addingOwn(_ insets: UIEdgeInsets) -> UIEdgeInsets {
        guard let controller = hierarchy.owner else { return insets }
        return insets.adding(controller.additionalSafeAreaInsets)
    }

    /// The part of insets of the superview's bounds that covers this view; zero for a view wholly outside of these bounds.
    private func part(of outer: UIEdgeInsets, _ area: CGRect) -> UIEdgeInsets {
        if outer == .zero { return .zero }
        // The untransformed frame: what a transform moves keeps its insets.
        let size = bounds.size
        let anchor = anchorPoint, center = center
        let left = center.x - anchor.x * size.width, top = center.y - anchor.y * size.height
        let right = left + size.width, bottom = top + size.height
        if right < area.minX || left > area.maxX || bottom < area.minY || top > area.maxY { return .zero }
        return UIEdgeInsets(
            top: outer.top == 0 ? 0 : max(0, outer.top - (top - area.minY)),
            left: outer.left == 0 ? 0 : max(0, outer.left - (left - area.minX)),
            bottom: outer.bottom == 0 ? 0 : max(0, outer.bottom - (area.maxY - bottom)),
            right: outer.right == 0 ? 0 : max(0, outer.right - (area.maxX - right)))
    }
}
