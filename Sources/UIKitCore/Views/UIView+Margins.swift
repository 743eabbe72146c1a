// Layout margins: room that a view keeps free at its edges.
// Apple: "Positioning content within layout margins".
import CoreGraphics
import Foundation
import QuartzCore
import UIKitValues

extension UIView {
    var isRightToLeft: Bool { layoutDirection == .rightToLeft }

    /// The margins without the safe area: those that were set; else 8 on each side, the system's minimum in a controller's
    /// view.
    private var ownMargins: UIEdgeInsets {
        if let leftRight = margins.setLeftRight { return respectingSystemMinimum(leftRight) }
        if let set = margins.set { return respectingSystemMinimum(set.resolved(rightToLeft: isRightToLeft)) }
        if let controller = hierarchy.owner, window != nil || superview != nil {
            let minimum = controller.systemMinimumLayoutMargins.resolved(rightToLeft: isRightToLeft)
            return UIEdgeInsets(top: 0, left: minimum.left, bottom: 0, right: minimum.right)
        }
        return Self.standardMargins
    }

    static let standardMargins = UIEdgeInsets(
        top: ViewMeasures.layoutMargin, left: ViewMeasures.layoutMargin, bottom: ViewMeasures.layoutMargin,
        right: ViewMeasures.layoutMargin)

    private func respectingSystemMinimum(_ insets: UIEdgeInsets) -> UIEdgeInsets {
        guard let controller = hierarchy.owner, controller.viewRespectsSystemMinimumLayoutMargins else {
            return insets
        }
        return insets.maximum(controller.systemMinimumLayoutMargins.resolved(rightToLeft: isRightToLeft))
    }

    /// Steps: 1. what is set; 2. the superview's margins where they reach in; 3. the safe area on top.
    ///
    /// A view that takes its superview's keeps the result: each view of a chain asks its superview once, and no ancestor
    /// a second time.
    var effectiveMargins: UIEdgeInsets {
        if let kept = margins.kept { return kept }
        var insets = ownMargins
        let source = margins.preservesSuperview ? hierarchy.superview : nil
        if let superview = source {
            let outer = DeepWalk.level(ObjectName.of(superview), or: .zero) { superview.effectiveMargins }
            let area = superview.bounds
            let frame = self.frame
            insets = insets.maximum(
                UIEdgeInsets(
                    top: outer.top - (frame.minY - area.minY), left: outer.left - (frame.minX - area.minX),
                    bottom: outer.bottom - (area.maxY - frame.maxY), right: outer.right - (area.maxX - frame.maxX)))
        }
        // The property, which an app may override (observed: Cartography's tests do).
        let result = margins.insetsFromSafeArea ? insets.adding(safeAreaInsets) : insets
        if let superview = source { keepMargins(result, from: superview) }
        return result
    }

    private func keepMargins(_ insets: UIEdgeInsets, from superview: UIView) {
        margins.keep(insets)
        superview.margins.isFollowedNow()
        layerStorage.tellsFrame = true
        superview.layerStorage.tellsFrame = true
    }

    /// The margins as they are without those that are kept, which stay; for the check of the kept ones.
    var freshMargins: UIEdgeInsets {
        let kept = margins.kept
        margins.keep(nil)
        let fresh = effectiveMargins
        margins.keep(kept)
        return fresh
    }

    /// Something changed that margins come from: this view's and those that subviews took from them are worked out anew.
    func forgetMargins() {
        guard margins.forget() else { return }
        for view in hierarchy.subviews where view.margins.kept != nil {
            DeepWalk.level(ObjectName.of(view)) { view.forgetMargins() }
        }
    }

    var effectiveDirectionalMargins: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(effectiveMargins, rightToLeft: isRightToLeft)
    }

    func setMargins(_ insets: UIEdgeInsets) {
        margins.take(insets)
        marginsWereSet()
    }

    func setDirectionalMargins(_ insets: NSDirectionalEdgeInsets) {
        margins.take(insets)
        marginsWereSet()
    }

    func setPreservesSuperviewMargins(_ value: Bool) {
        margins.preservesSuperview = value
        marginsWereSet()
    }

    func setInsetsFromSafeArea(_ value: Bool) {
        margins.insetsFromSafeArea = value
        marginsWereSet()
    }

    /// Reacts to a change of the margins' source other than the frame.
    func marginsWereSet() {
        forgetMargins()
        noteMarginsChange()
    }

    /// The occasion on which margins are compared with those last told.
    enum MarginsMoment {
        /// Code outside of a layout pass: the subviews that follow hear at once.
        case anyTime
        /// The view's layout, at its beginning or later, or its superview's: the subviews that follow hear in their own,
        /// which comes next. So each level of a deep tree hears once, and not at every level above it.
        case layoutBegins, layoutRuns
    }

    /// Tells the view, its controller and the subviews that follow, if the margins differ from those last told.
    func noteMarginsChange(_ moment: MarginsMoment = .anyTime) {
        margins.beginTelling()
        let now = effectiveMargins
        let before = margins.tell(now)
        guard now != before else { return }
        insetsWereSet()
        layoutMarginsDidChange()
        hierarchy.owner?.viewLayoutMarginsDidChange()
        if moment != .layoutBegins { setNeedsLayout() }
        for view in hierarchy.subviews where view.margins.preservesSuperview {
            if moment != .anyTime {
                view.margins.putOff()
                view.setNeedsLayout()
                continue
            }
            DeepWalk.level(ObjectName.of(view)) { view.noteMarginsChange() }
        }
    }
}
