// The safe area: what bars, corners and the home indicator leave of each view.
// Apple: "Positioning content relative to the safe area".
import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
    /// Frames and transforms have moved the view: its part of the safe area may differ.
    func safeAreaMayHaveChanged() {
        guard hierarchy.superview != nil || self is UIWindow else { return }
        if window != nil || hierarchy.superview?.margins.safeArea != .zero || margins.safeArea != .zero {
            updateSafeArea()
        }
    }

    /// Works out the insets here and, where they changed, below.
    func updateSafeArea() {
        let new = computedSafeArea()
        let changed = new != margins.safeArea
        if changed {
            margins.safeArea = new
            safeAreaInsetsDidChange()
            hierarchy.controller?.viewSafeAreaInsetsDidChange()
            setNeedsLayout()
        }
        noteMarginsChange()
        // Without insets here, before and now, nothing can differ below.
        guard changed || margins.safeArea != .zero else { return }
        for view in hierarchy.subviews { view.updateSafeArea() }
    }

    /// The superview's safe area as far as it reaches into this view, with the controller's additional insets.
    private func computedSafeArea() -> UIEdgeInsets {
        var insets = inheritedSafeArea()
        if let controller = hierarchy.controller { insets = insets.adding(controller.additionalSafeAreaInsets) }
        return insets
    }

    private func inheritedSafeArea() -> UIEdgeInsets {
        if let window = self as? UIWindow { return window.screenSafeArea }
        guard let superview = hierarchy.superview else { return .zero }
        let outer = superview.safeAreaForSubviews
        if outer == .zero { return .zero }
        let area = superview.bounds
        // The untransformed frame: what a transform moves keeps its insets.
        let size = bounds.size
        let anchor = anchorPoint
        let frame = CGRect(
            x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height, width: size.width,
            height: size.height)
        return UIEdgeInsets(
            top: outer.top == 0 ? 0 : max(0, outer.top - (frame.minY - area.minY)),
            left: outer.left == 0 ? 0 : max(0, outer.left - (frame.minX - area.minX)),
            bottom: outer.bottom == 0 ? 0 : max(0, outer.bottom - (area.maxY - frame.maxY)),
            right: outer.right == 0 ? 0 : max(0, outer.right - (area.maxX - frame.maxX)))
    }
}
