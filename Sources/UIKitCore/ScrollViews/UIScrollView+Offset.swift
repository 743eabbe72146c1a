// The offset: set by the app, shown by the motion, told to the delegate.
// Apple: "UIScrollView", setContentOffset(_:animated:), scrollRectToVisible(_:animated:).
import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore
import UIKitValues

extension UIScrollView {
    /// Offset and bounds are one thing: the origin of the bounds.
    func setOffset(_ offset: CGPoint) {
        guard offset.x.isFinite, offset.y.isFinite else {
            Catalogue.scrollContentNotFinite.report(
                object: ObjectName.of(self),
                cause: "contentOffset was set to (\(GeometryCheck.text(offset.x)), \(GeometryCheck.text(offset.y))).")
            return
        }
        guard offset != bounds.origin else { return }
        bounds = CGRect(origin: offset, size: bounds.size)
    }

    /// Runs a change of frame or bounds and does what follows from it.
    func changeBounds(_ change: () -> Void) {
        let before = layerStorage.bounds
        change()
        let after = layerStorage.bounds
        if before.size != after.size {
            updateAdjustedInset()
            keepInside()
        }
        if before.origin != after.origin { offsetDidChange() }
    }

    /// Reacts to another offset. Only this view lays out again; its content is composed at another place.
    private func offsetDidChange() {
        setNeedsLayout()
        placeIndicators()
        refreshStorage?.offsetDidChange(in: self)
        followers.top?.scrollViewMoved(self)
        followers.bottom?.scrollViewMoved(self)
        tellDidScroll()
    }

    // MARK: What the app asks for

    func order(_ offset: CGPoint, _ animated: Bool) {
        guard offset.x.isFinite, offset.y.isFinite else { return setOffset(offset) }
        activity.order()
        activity.keyTarget = nil
        endMotion()
        guard animated, UIView.areAnimationsEnabled else {
            contentOffset = offset
            return
        }
        guard offset != contentOffset else { return }
        activity.motion.glide(from: contentOffset, to: offset, at: CACurrentMediaTime())
        activity.motion.note(shown: contentOffset)
        activity.animate()
        showIndicators()
        ticker.start()
    }

    /// Gives the animated scroll under way another end, as where content above it has grown. It goes on from the offset of now.
    package func redirectGlide(from place: CGPoint, to end: CGPoint) {
        guard activity.motion.isGliding else { return }
        activity.motion.redirect(from: place, to: end, at: CACurrentMediaTime())
        activity.motion.note(shown: place)
    }

    /// The nearest offset that shows the rectangle, or as much as fits of it.
    func reveal(_ rect: CGRect, _ animated: Bool) {
        guard rect.origin.x.isFinite, rect.origin.y.isFinite, rect.width.isFinite, rect.height.isFinite else { return }
        let area = bounds.inset(by: content.adjustedInset)
        let x = Self.start(showing: rect.minX...rect.maxX, in: area.minX, area.width)
        let y = Self.start(showing: rect.minY...rect.maxY, in: area.minY, area.height)
        let target = limits.clamped(
            CGPoint(x: x - content.adjustedInset.left, y: y - content.adjustedInset.top))
        guard target != contentOffset else { return }
        setContentOffset(target, animated: animated)
    }

    /// Returns the place at which a window of a length must begin to show a stretch, moved as little as possible. A stretch
    /// longer than the window shows the end that is nearer.
    private static func start(showing stretch: ClosedRange<CGFloat>, in place: CGFloat, _ length: CGFloat) -> CGFloat {
        let first = min(stretch.lowerBound, stretch.upperBound - length)
        let last = max(stretch.lowerBound, stretch.upperBound - length)
        return min(max(place, first), last)
    }

    /// Something else than a drag asks for a motion, or for none.
    func noteOrder() { activity.order() }

    func stopEverything() {
        activity.order()
        endMotion()
        stopZoomAnimation()
    }

    // MARK: What the motion shows

    /// The nearest device pixel: layers that move by whole pixels need no new samples.
    func onPixels(_ point: CGPoint) -> CGPoint {
        let scale = UIScreen.mainScale
        return CGPoint(x: (point.x * scale).rounded() / scale, y: (point.y * scale).rounded() / scale)
    }

    /// Sizes or insets have changed under the motion.
    func motionFollows(_ before: ScrollMotion.Limits, _ now: ScrollMotion.Limits) { activity.motion.follow(before, now) }

    /// Takes the motion's offset to the screen.
    func showMotion() {
        let place = onPixels(activity.motion.offset)
        activity.motion.note(shown: place)
        activity.beginShowing()
        contentOffset = place
        activity.endShowing()
    }

    /// Ends what moves by itself, without a word to the delegate.
    func endMotion() {
        guard activity.motion.isMoving else { return }
        activity.stop()
        ticker.stop()
        fadeIndicators()
    }

    /// The view left its window.
    func stopQuietly() {
        endMotion()
        wheel = WheelSequence()
        activity.leaveWindow()
        hideIndicators()
    }
}
