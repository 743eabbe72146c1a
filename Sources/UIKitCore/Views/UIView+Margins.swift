// Layout margins: room that a view keeps free at its edges.
// Apple: "Positioning content within layout margins".
import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
    var isRightToLeft: Bool { layoutDirection == .rightToLeft }

    /// As set, without the safe area; 8 on each side unless set, the system's minimum in a controller's view.
    private var ownMargins: UIEdgeInsets {
        if let leftRight = margins.setLeftRight { return respectingSystemMinimum(leftRight) }
        if let set = margins.set { return respectingSystemMinimum(set.resolved(rightToLeft: isRightToLeft)) }
        if let controller = hierarchy.controller, window != nil || superview != nil {
            let minimum = controller.systemMinimumLayoutMargins.resolved(rightToLeft: isRightToLeft)
            return UIEdgeInsets(top: 0, left: minimum.left, bottom: 0, right: minimum.right)
        }
        return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }

    private func respectingSystemMinimum(_ insets: UIEdgeInsets) -> UIEdgeInsets {
        guard let controller = hierarchy.controller, controller.viewRespectsSystemMinimumLayoutMargins else {
            return insets
        }
        return insets.maximum(controller.systemMinimumLayoutMargins.resolved(rightToLeft: isRightToLeft))
    }

    var effectiveMargins: UIEdgeInsets { effectiveMargins(inside: nil) }

    /// Steps: 1. what is set; 2. the superview's margins where they reach in; 3. the safe area on top.
    /// - Parameter outer: The superview's margins where the caller has them: a walk down a tree asks no ancestor twice.
    private func effectiveMargins(inside outer: UIEdgeInsets?) -> UIEdgeInsets {
        var insets = ownMargins
        if margins.preservesSuperview, let superview = hierarchy.superview {
            let outer = outer ?? DeepWalk.level(ObjectName.of(superview), or: .zero) { superview.effectiveMargins }
            let area = superview.bounds
            let frame = self.frame
            insets = insets.maximum(
                UIEdgeInsets(
                    top: outer.top - (frame.minY - area.minY), left: outer.left - (frame.minX - area.minX),
                    bottom: outer.bottom - (area.maxY - frame.maxY), right: outer.right - (area.maxX - frame.maxX)))
        }
        // The property, which an app may override (observed: Cartography's tests do).
        return margins.insetsFromSafeArea ? insets.adding(safeAreaInsets) : insets
    }

    var effectiveDirectionalMargins: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(effectiveMargins, rightToLeft: isRightToLeft)
    }

    func setMargins(_ insets: UIEdgeInsets) {
        margins.setLeftRight = insets
        margins.set = nil
        noteMarginsChange()
    }

    func setDirectionalMargins(_ insets: NSDirectionalEdgeInsets) {
        margins.set = insets
        margins.setLeftRight = nil
        noteMarginsChange()
    }

    func setPreservesSuperviewMargins(_ value: Bool) {
        margins.preservesSuperview = value
        noteMarginsChange()
    }

    func setInsetsFromSafeArea(_ value: Bool) {
        margins.insetsFromSafeArea = value
        noteMarginsChange()
    }

    /// Tells the view, its controller and the subviews that follow, if the margins differ from those last told.
    func noteMarginsChange() { noteMarginsChange(inside: nil) }

    private func noteMarginsChange(inside outer: UIEdgeInsets?) {
        let now = effectiveMargins(inside: outer)
        let before = margins.last ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        margins.last = now
        guard now != before else { return }
        insetsWereSet()
        layoutMarginsDidChange()
        hierarchy.controller?.viewLayoutMarginsDidChange()
        setNeedsLayout()
        for view in hierarchy.subviews where view.margins.preservesSuperview {
            DeepWalk.level(ObjectName.of(view)) { view.noteMarginsChange(inside: now) }
        }
    }
}
