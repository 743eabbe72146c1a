// Zooming: the scale of the view that the delegate names.
// Apple: "UIScrollView", Zooming content; "UIScrollViewDelegate", Managing zooming.
import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore
import UIKitValues

extension UIScrollView {
    private var scaleLimits: ZoomScale {
        ZoomScale(minimum: zooming.minimum, maximum: zooming.maximum, bounces: zooming.bounces)
    }

    /// Whether there is a scale to change and a view to change it of.
    var canZoom: Bool { zooming.maximum > zooming.minimum && zoomedView != nil }

    var currentZoom: CGFloat { zoomedView.map { $0.transform.a } ?? 1 }

    func setZoomLimits(_ minimum: CGFloat, _ maximum: CGFloat) {
        guard minimum.isFinite, maximum.isFinite, minimum > 0, maximum > 0 else {
            Catalogue.scrollContentNotFinite.report(
                object: ObjectName.of(self),
                cause: "A zoom scale was set to \(GeometryCheck.text(minimum > 0 ? maximum : minimum)).",
                fix: "Set finite scales above zero.")
            return
        }
        zooming.limit(to: minimum, maximum)
        recognizers.pinch.isEnabled = maximum > minimum
    }

    // MARK: By the app

    /// About the middle of what is visible.
    func zoom(by scale: CGFloat, animated: Bool) {
        guard scale.isFinite, scale > 0, let view = zoomedView else { return }
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let place = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        change(view, to: scaleLimits.clamped(scale), keeping: unscaled(middle, of: view), at: place, animated)
    }

    /// The rectangle is in the zoomed view's own coordinates; its middle goes to the middle of this view.
    func zoom(onto rect: CGRect, animated: Bool) {
        guard let view = zoomedView, rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite,
            rect.origin.x.isFinite, rect.origin.y.isFinite
        else { return }
        let area = CGRect(origin: .zero, size: bounds.size).inset(by: content.adjustedInset)
        let scale = scaleLimits.clamped(min(area.width / rect.width, area.height / rect.height))
        let middle = CGPoint(x: rect.midX, y: rect.midY)
        change(view, to: scale, keeping: middle, at: CGPoint(x: area.midX, y: area.midY), animated)
    }

    /// Steps: 1. the delegate hears of an animated one; 2. scale, size and offset together; 3. the end of it.
    private func change(
        _ view: UIView, to scale: CGFloat, keeping point: CGPoint, at place: CGPoint, _ animated: Bool
    ) {
        noteOrder()
        endMotion()
        guard animated, UIView.areAnimationsEnabled else {
            apply(scale, to: view, keeping: point, at: place, clamps: true)
            return
        }
        guard scale != currentZoom else {
            setContentOffset(limits.clamped(offset(for: scale, of: view, keeping: point, at: place)), animated: true)
            return
        }
        delegate?.scrollViewWillBeginZooming(self, with: view)
        animateZoom(view) { self.apply(scale, to: view, keeping: point, at: place, clamps: true) }
    }

    private func animateZoom(_ view: UIView, _ body: @escaping () -> Void) {
        let number = zooming.animate()
        UIView.animate(
            withDuration: ScrollMeasures.zoom, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
            animations: body
        ) {
            [weak self, weak view] _ in
            guard let self, self.zooming.animations == number else { return }
            self.endZoom(view)
        }
    }

    private func endZoom(_ view: UIView?) {
        zooming.end()
        fadeIndicators()
        delegate?.scrollViewDidEndZooming(self, with: view, atScale: currentZoom)
    }

    func stopZoomAnimation() {
        guard zooming.isAnimating else { return }
        zooming.callOff()
        let view = zoomedView
        view?.layer.removeAllAnimations()
        layer.removeAllAnimations()
        endZoom(view)
    }

    // MARK: By fingers

    func pinchChanged() {
        switch recognizers.pinch.state {
        case .began:
            beginPinch()
            followPinch()
        case .changed: followPinch()
        case .ended, .cancelled: endPinch()
        default: break
        }
    }

    private func beginPinch() {
        guard canZoom, let view = zoomedView else { return }
        endMotion()
        stopZoomAnimation()
        noteOrder()
        zooming.begin()
        // The fingers' movement before they were recognized does not count, so that nothing jumps.
        recognizers.pinch.scale = 1
        zooming.hold(unscaled(recognizers.pinch.location(in: self), of: view), at: currentZoom)
        showIndicators()
        delegate?.scrollViewWillBeginZooming(self, with: view)
    }

    private func followPinch() {
        guard zooming.isZooming, recognizers.pinch.numberOfTouches >= 2, let view = zoomedView else { return }
        let shown = scaleLimits.shown(zooming.start * recognizers.pinch.scale)
        zooming.bounce(shown != scaleLimits.clamped(shown))
        let fingers = recognizers.pinch.location(in: self)
        let place = CGPoint(x: fingers.x - bounds.minX, y: fingers.y - bounds.minY)
        apply(shown, to: view, keeping: zooming.anchor, at: place, clamps: false)
    }

    /// Scale and offset come back together where they are beyond their ends.
    private func endPinch() {
        guard zooming.isZooming, let view = zoomedView else { return }
        let scale = currentZoom
        let rest = scaleLimits.clamped(scale)
        let place = limits.clamped(contentOffset)
        guard rest != scale || place != contentOffset else { return endZoom(view) }
        zooming.letGo(rest != scale)
        let anchor = zooming.anchor
        let fingers = view.convert(anchor, to: self as UIView)
        let at = CGPoint(x: fingers.x - bounds.minX, y: fingers.y - bounds.minY)
        animateZoom(view) { self.apply(rest, to: view, keeping: anchor, at: at, clamps: true) }
    }

    // MARK: Scale, size and offset

    /// A point of this view's coordinates in the zoomed view's own.
    private func unscaled(_ point: CGPoint, of view: UIView) -> CGPoint {
        view.convert(point, from: (view.superview ?? self) as UIView?)
    }

    /// The offset that shows a point of the zoomed view at a place of the viewport.
    private func offset(for scale: CGFloat, of view: UIView, keeping point: CGPoint, at place: CGPoint) -> CGPoint {
        let origin = view.frame.origin
        let inside = CGPoint(x: point.x - view.bounds.minX, y: point.y - view.bounds.minY)
        return CGPoint(x: origin.x + inside.x * scale - place.x, y: origin.y + inside.y * scale - place.y)
    }

    /// Scales the view about its top left corner, which stays, and makes the content as large as the view is now.
    private func apply(_ scale: CGFloat, to view: UIView, keeping point: CGPoint, at place: CGPoint, clamps: Bool) {
        let changes = scale != currentZoom
        if changes {
            let origin = view.frame.origin
            view.transform = CGAffineTransform(scaleX: scale, y: scale)
            let frame = view.frame
            view.center = CGPoint(x: view.center.x + origin.x - frame.minX, y: view.center.y + origin.y - frame.minY)
            contentSize = view.frame.size
        }
        var target = offset(for: scale, of: view, keeping: point, at: place)
        target = onPixels(clamps ? limits.clamped(target) : target)
        if target != contentOffset { contentOffset = target }
        if changes { tellDidZoom() }
    }
}
