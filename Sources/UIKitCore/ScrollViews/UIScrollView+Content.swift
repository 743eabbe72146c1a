// Size and insets of the content, and the limits that follow from them.
// Apple: "UIScrollView", adjustedContentInset and contentInsetAdjustmentBehavior (documented).
import CoreGraphics
import Diagnostics
import Foundation
import UIKitValues

extension UIScrollView {
    /// The limits of the offset, from the present sizes and insets.
    package var limits: ScrollMotion.Limits {
        let size = layerStorage.bounds.size
        let insets = content.adjustedInset
        let slack = CGSize(
            width: max(0, size.width - insets.horizontal - content.size.width) * content.alignmentPoint.x,
            height: max(0, size.height - insets.vertical - content.size.height) * content.alignmentPoint.y)
        return ScrollMotion.Limits(
            x: AxisLimits(
                content: content.size.width, length: size.width, before: insets.left + slack.width, after: insets.right,
                bounces: options.bouncesHorizontally, always: options.alwaysBouncesHorizontally),
            y: AxisLimits(
                content: content.size.height, length: size.height, before: insets.top + followers.reach + slack.height,
                after: insets.bottom, bounces: options.bouncesVertically, always: options.alwaysBouncesVertically))
    }

    func setContentSize(_ size: CGSize) {
        guard size.width.isFinite, size.height.isFinite else {
            Catalogue.scrollContentNotFinite.report(
                object: ObjectName.of(self),
                cause: "contentSize was set to "
                    + "(\(GeometryCheck.text(size.width)), \(GeometryCheck.text(size.height))).")
            return
        }
        let size = CGSize(width: max(0, size.width), height: max(0, size.height))
        guard size != content.size else { return }
        content.size = size
        updateAdjustedInset()
        keepInside()
        setNeedsLayout()
    }

    func setContentInset(_ inset: UIEdgeInsets) {
        guard [inset.top, inset.left, inset.bottom, inset.right].allSatisfy(\.isFinite) else {
            Catalogue.scrollContentNotFinite.report(
                object: ObjectName.of(self), cause: "contentInset was set to \(inset).")
            return
        }
        guard inset != content.inset else { return }
        content.take(inset)
        updateAdjustedInset()
    }

    /// Takes insets as they are, where content at an edge must not go along with them.
    package func takeInsetInPlace(_ inset: UIEdgeInsets) {
        content.take(inset)
        content.adjust(to: inset)
        _ = content.bring(inside: limits)
    }

    /// Takes room for the control at the top; content does not follow by itself.
    func setRefreshInset(_ inset: CGFloat) {
        guard inset != content.refreshInset else { return }
        content.refresh(taking: inset)
        updateAdjustedInset()
    }

    func setAdjustment(_ behavior: ContentInsetAdjustmentBehavior) {
        guard behavior != content.adjustment else { return }
        content.adjustment = behavior
        updateAdjustedInset()
    }

    func setAlignmentPoint(_ point: CGPoint) {
        content.alignmentPoint = point
        keepInside()
    }

    func setBounces(_ horizontally: Bool, _ vertically: Bool) {
        options.bouncesHorizontally = horizontally
        options.bouncesVertically = vertically
    }

    func setAlwaysBounces(_ horizontally: Bool, _ vertically: Bool) {
        options.alwaysBouncesHorizontally = horizontally
        options.alwaysBouncesVertically = vertically
        updateAdjustedInset()
    }

    // MARK: Adjusted insets

    /// The axes along which the safe area is added: content longer than the view, or an axis that always bounces.
    private var adjustedAxes: UIAxis {
        switch content.adjustment {
        case .never: return []
        case .always: return .both
        case .automatic, .scrollableAxes:
            let size = layerStorage.bounds.size
            var axes: UIAxis = []
            if content.size.width > size.width || options.alwaysBouncesHorizontally { axes.insert(.horizontal) }
            if content.size.height > size.height || options.alwaysBouncesVertically || isAdjustedByController {
                axes.insert(.vertical)
            }
            return axes
        }
    }

    /// Whether it is a page's own scroll view in a navigation controller: such a one keeps clear of bars even where it cannot
    /// scroll (documented for `.automatic`).
    private var isAdjustedByController: Bool {
        guard content.adjustment == .automatic, let controller = controllerOfContent else { return false }
        return controller.bars.adjustsScrollViews && controller.nearestParent { $0.hasNavigationBar ? true : nil } != nil
    }

    /// The part of the safe area that is added to the insets.
    private var safeAreaTaken: UIEdgeInsets {
        let safe = safeAreaInsets
        let axes = adjustedAxes
        return UIEdgeInsets(
            top: axes.contains(.vertical) ? safe.top : 0, left: axes.contains(.horizontal) ? safe.left : 0,
            bottom: axes.contains(.vertical) ? safe.bottom : 0, right: axes.contains(.horizontal) ? safe.right : 0)
    }

    /// The insets keep content clear of what they have taken of the safe area: it need not care itself.
    var safeAreaLeftForContent: UIEdgeInsets {
        let safe = safeAreaInsets
        if safe == .zero { return .zero }
        let taken = safeAreaTaken
        return UIEdgeInsets(
            top: safe.top - taken.top, left: safe.left - taken.left, bottom: safe.bottom - taken.bottom,
            right: safe.right - taken.right)
    }

    /// Steps: 1. the insets as they are now; 2. content at an edge stays there, other content that was inside stays
    /// inside; 3. view and delegate hear of it. (Order observed in public reports.)
    func updateAdjustedInset() {
        var new = content.inset.adding(safeAreaTaken)
        new.top += content.refreshInset
        let old = content.adjustedInset
        guard new != old else { return }
        content.adjust(to: new)
        setNeedsLayout()
        if safeAreaInsets != .zero { for view in hierarchy.subviews { view.updateSafeArea() } }
        if content.refreshInset == content.lastRefreshInset { followInsets(from: old, to: new) }
        content.noteRefreshInset()
        keepInside()
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    private func followInsets(from old: UIEdgeInsets, to new: UIEdgeInsets) {
        guard !activity.isDragging, !activity.motion.isMoving else { return }
        var offset = contentOffset
        if offset.y == -old.top { offset.y = -new.top }
        if offset.x == -old.left { offset.x = -new.left }
        if offset != contentOffset { contentOffset = offset }
    }

    /// Keeps the offset within the limits after sizes or insets changed, if it was within them before. (Observed.)
    func keepInside() {
        let now = limits
        guard let before = content.bring(inside: now), before != now else { return }
        followers.bottom?.scrollViewMoved(self)
        motionFollows(before, now)
        guard !activity.isDragging, !activity.motion.isMoving else { return }
        var offset = contentOffset
        if before.x.contains(offset.x) { offset.x = now.x.clamped(offset.x) }
        if before.y.contains(offset.y) { offset.y = now.y.clamped(offset.y) }
        if offset != contentOffset { contentOffset = offset }
    }
}
