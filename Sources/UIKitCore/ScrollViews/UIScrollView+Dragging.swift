// Fingers that scroll.
// Apple: "UIScrollView", "UIScrollViewDelegate": the order of its messages is documented and observed.
import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore

extension UIScrollView {
    func setScrollEnabled(_ enabled: Bool) {
        guard enabled != options.isEnabled else { return }
        options.isEnabled = enabled
        recognizers.pan.isEnabled = enabled
    }

    /// A finger went down: content that moved by itself stands still.
    func fingersWentDown() {
        activity.touch()
        let motion = activity.motion
        guard motion.isMoving else { return }
        activity.catchContent()
        let wentToTop = activity.isGoingToTop
        endMotion()
        if motion.isCoasting { tellDidEndDecelerating() }
        if motion.isGliding, !wentToTop { tellDidEndAnimation() }
    }

    /// The last finger is gone, or the drag that it might have made is not wanted. Content that was caught between
    /// pages or beyond an edge goes on.
    func fingersWentUp() {
        let wasCaught = activity.letGo()
        guard wasCaught, !activity.isDragging, !activity.motion.isMoving else { return }
        guard !zooming.isZooming, !zooming.isAnimating else { return }
        let limits = limits
        var place = limits.clamped(contentOffset)
        activity.motion.beginDrag(at: contentOffset, limits: limits)
        if options.isPaging { place = activity.motion.restingPage(velocity: CGVector(dx: 0, dy: 0), limits: limits) }
        guard place != contentOffset else {
            activity.motion.stop()
            return didComeToRest()
        }
        coast(CGVector(dx: 0, dy: 0), natural: place, wanted: place)
    }

    /// Whether a movement of the fingers on the screen begins a drag: it does along an axis that scrolls.
    func dragMayStart(_ translation: CGPoint) -> Bool {
        let limits = limits
        let x = abs(translation.x)
        let y = abs(translation.y)
        let slop = GestureMeasures.panSlop
        if limits.x.scrolls, limits.y.scrolls { return hypot(x, y) > slop }
        if limits.x.scrolls { return x > slop && x >= y }
        return limits.y.scrolls && y > slop && y >= x
    }

    func panChanged() {
        switch recognizers.pan.state {
        case .began:
            beginDragging()
            followFingers()
            pullKeyboard()
        case .changed:
            followFingers()
            pullKeyboard()
        case .ended:
            dropKeyboard(recognizers.pan.velocity(in: nil).y)
            endDragging(recognizers.pan.velocity(in: self))
        case .cancelled:
            dropKeyboard(0)
            endDragging(.zero)
        default: break
        }
    }

    /// Steps: 1. the axes; 2. the fingers' first movement does not count, so that nothing jumps; 3. delegate, keyboard.
    private func beginDragging() {
        let translation = recognizers.pan.translation(in: self)
        let length = hypot(translation.x, translation.y)
        let unseen = length > 0 ? min(1, GestureMeasures.panSlop / length) : 0
        endWheel()
        endMotion()
        activity.order()
        activity.follow(from: CGPoint(x: translation.x * unseen, y: translation.y * unseen), lock(for: translation))
        beginDrag(isTracking: true)
        dismissKeyboard()
    }

    private func beginDrag(isTracking: Bool) {
        activity.beginDrag(at: contentOffset, limits: limits, isTracking: isTracking)
        showIndicators()
        tellWillBeginDragging()
    }

    // MARK: Drags without fingers on the content

    /// A finger has taken an indicator.
    func beginDragOfIndicator() { beginDrag(isTracking: true) }

    /// The indicator has brought the content to its offset.
    func noteDragOfIndicator() { activity.motion.note(shown: contentOffset) }

    /// The finger lets go of the indicator: content stays where it is.
    func endDragOfIndicator() {
        activity.motion.stop()
        let velocity = CGPoint.zero
        _ = tellWillEndDragging(velocity, contentOffset)
        activity.endDrag()
    }

    /// A wheel begins to turn. Content that moved by itself stands still.
    func beginDragOfWheel() {
        activity.order()
        if activity.motion.isMoving { fingersWentDown() }
        _ = activity.letGo()
        beginDrag(isTracking: false)
        activity.drag(wheel.isActive)
    }

    /// A wheel has come to rest.
    func endDragOfWheel() { endDragging(.zero) }

    // MARK: Drags by fingers

    private func lock(for translation: CGPoint) -> ScrollActivity.Lock {
        guard options.locksDirection else { return .none }
        let x = abs(translation.x)
        let y = abs(translation.y)
        if min(x, y) > max(x, y) * ScrollMeasures.diagonal { return .none }
        return x > y ? .horizontal : .vertical
    }

    private var pullsKeyboard: Bool {
        options.keyboardDismissMode == .interactive || options.keyboardDismissMode == .interactiveWithAccessory
    }

    /// The finger takes the keyboard along where it reaches it.
    private func pullKeyboard() {
        guard pullsKeyboard, let finger = recognizers.pan.screenCentroid else { return }
        AppSession.current.text?.pull(
            to: finger.y, withAccessory: options.keyboardDismissMode == .interactiveWithAccessory)
    }

    private func dropKeyboard(_ velocity: CGFloat) {
        if pullsKeyboard { AppSession.current.text?.drop(velocity: velocity) }
    }

    private func dismissKeyboard() {
        guard [.onDrag, .onDragWithAccessory].contains(options.keyboardDismissMode) else { return }
        guard let taker = FirstResponder.current, taker is any UIKeyInput else { return }
        _ = taker.resignFirstResponder()
    }

    private func followFingers() {
        let translation = recognizers.pan.translation(in: self)
        let step = activity.follow(to: translation)
        guard activity.isDragging, !zooming.isZooming else { return }
        let limits = limits
        if !activity.motion.isDragging {
            // The app asked for another motion meanwhile: the fingers take over.
            endMotion()
            activity.motion.beginDrag(at: contentOffset, limits: limits)
            activity.motion.note(shown: contentOffset)
        }
        activity.motion.adopt(contentOffset, limits: limits)
        activity.motion.drag(by: locked(step), limits: limits)
        showMotion()
    }

    private func locked(_ vector: CGVector) -> CGVector {
        switch activity.lock {
        case .none: vector
        case .horizontal: CGVector(dx: vector.dx, dy: 0)
        case .vertical: CGVector(dx: 0, dy: vector.dy)
        }
    }

    /// Steps: 1. where it would rest; 2. the delegate may change that; 3. the fingers are gone; 4. it goes on or not.
    /// A delegate that asks for a motion of its own meanwhile gets that one.
    private func endDragging(_ fingers: CGPoint) {
        guard activity.isDragging, !wheel.isActive else { return }
        refreshStorage?.fingersLetGo()
        let limits = limits
        if !activity.motion.isDragging {
            activity.motion.stop()
            activity.motion.beginDrag(at: contentOffset, limits: limits)
        }
        activity.motion.adopt(contentOffset, limits: limits)
        let velocity =
            zooming.isZooming || zooming.isAnimating
            ? CGVector(dx: 0, dy: 0)
            : activity.motion.releaseVelocity(locked(CGVector(dx: fingers.x, dy: fingers.y)), limits: limits)
        let place =
            options.isPaging
            ? activity.motion.restingPage(velocity: velocity, limits: limits)
            : activity.motion.restingPlace(velocity: velocity, rate: options.decelerationRate.rawValue, limits: limits)
        let natural = onPixels(place)
        let orders = activity.orders
        let asked = askForTarget(velocity, natural)
        let wanted = content.follower?.restingPlace(of: self, asked) ?? asked
        activity.endDrag()
        let goesOn =
            orders == activity.orders && !zooming.isZooming && !zooming.isAnimating
            && (wanted != contentOffset || velocity != CGVector(dx: 0, dy: 0))
        if orders == activity.orders { activity.motion.stop() }
        tellDidEndDragging(goesOn)
        guard orders == activity.orders else { return }
        if goesOn {
            coast(velocity, natural: natural, wanted: wanted)
        } else {
            fadeIndicators()
            didComeToRest()
        }
    }

    private static func text(_ point: CGPoint) -> String {
        // + 0: no minus before a zero.
        "(\(GeometryCheck.text(point.x + 0)), \(GeometryCheck.text(point.y + 0)))"
    }

    /// Asks the delegate for a target, with the velocity in points a millisecond. Pages cannot be changed.
    private func askForTarget(_ velocity: CGVector, _ natural: CGPoint) -> CGPoint {
        let speed = CGPoint(x: velocity.dx / 1000, y: velocity.dy / 1000)
        let wanted = tellWillEndDragging(speed, restingOffset(natural, speed))
        guard wanted != natural else { return natural }
        if options.isPaging {
            Catalogue.scrollPageTarget.report(
                object: ObjectName.of(self),
                cause: "The delegate changed the target from \(Self.text(natural)) to \(Self.text(wanted)).")
            return natural
        }
        guard wanted.x.isFinite, wanted.y.isFinite else {
            Catalogue.scrollContentNotFinite.report(
                object: ObjectName.of(self), cause: "targetContentOffset was set to \(Self.text(wanted)).")
            return natural
        }
        return wanted
    }
}
