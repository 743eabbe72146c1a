// The motion of a content offset over time, without views: dragged, coasting, gliding to a place.
// Apple: "UIScrollView"; the laws stand in AxisMotion, AxisDrag and PageTurn.
import CoreGraphics
import Diagnostics
import Foundation

/// A content offset in points, moved by fingers and by time in seconds.
///
/// Whoever shows it calls ``advance(to:limits:)`` at each frame; the result does not depend on how often.
package struct ScrollMotion: Equatable {
    /// The limits of both axes.
    package struct Limits: Equatable {
        var x: AxisLimits
        var y: AxisLimits

        func clamped(_ point: CGPoint) -> CGPoint { CGPoint(x: x.clamped(point.x), y: y.clamped(point.y)) }
        func contains(_ point: CGPoint) -> Bool { x.contains(point.x) && y.contains(point.y) }
    }

    /// The way to a place that the app asked for.
    struct Glide: Equatable {
        var start: CGPoint
        var end: CGPoint
        var since: TimeInterval

        /// The part of the way that is done, from 0 to 1: slow at both ends.
        func part(at time: TimeInterval) -> CGFloat {
            let part = CGFloat(min(max((time - since) / ScrollMeasures.glide, 0), 1))
            return part * part * (3 - 2 * part)
        }

        func offset(at time: TimeInterval) -> CGPoint {
            let eased = part(at: time)
            if eased >= 1 { return end }
            return CGPoint(x: start.x + (end.x - start.x) * eased, y: start.y + (end.y - start.y) * eased)
        }
    }

    enum Phase: Equatable {
        case rest
        case drag(x: AxisDrag, y: AxisDrag)
        case coast(x: AxisMotion, y: AxisMotion, at: TimeInterval)
        case glide(Glide)
    }

    private(set) var phase = Phase.rest
    private(set) var offset = CGPoint.zero
    /// The offset at which the present drag began.
    private(set) var dragStart = CGPoint.zero
    /// The offset that was shown last, after rounding to pixels.
    private var lastShown: CGPoint?

    var isCoasting: Bool { if case .coast = phase { true } else { false } }
    var isGliding: Bool { if case .glide = phase { true } else { false } }
    var isDragging: Bool { if case .drag = phase { true } else { false } }
    /// Whether time alone changes the offset.
    var isMoving: Bool { isCoasting || isGliding }

    // MARK: Fingers

    mutating func beginDrag(at offset: CGPoint, limits: Limits) {
        self.offset = offset
        dragStart = offset
        lastShown = nil
        phase = .drag(x: AxisDrag(at: offset.x, limits: limits.x), y: AxisDrag(at: offset.y, limits: limits.y))
    }

    /// The fingers moved by so much on the screen, since they last did.
    mutating func drag(by step: CGVector, limits: Limits) {
        guard case .drag(var x, var y) = phase else { return forbid("a movement of the fingers") }
        x.move(by: -step.dx, limits: limits.x)
        y.move(by: -step.dy, limits: limits.y)
        offset = CGPoint(x: x.shown, y: y.shown)
        phase = .drag(x: x, y: y)
    }

    /// A call that its phase does not allow.
    private func forbid(_ call: String) {
        Catalogue.forbidTransition(of: "ScrollMotion", from: words, to: call)
    }

    private var words: String {
        switch phase {
        case .rest: "rest"
        case .drag: "drag"
        case .coast: "coast"
        case .glide: "glide"
        }
    }

    /// The speed at which the content leaves fingers of a speed, both in points a second; the result is the offset's.
    func releaseVelocity(_ fingers: CGVector, limits: Limits) -> CGVector {
        // The app may have asked for another motion under the fingers.
        guard case .drag(let x, let y) = phase else { return CGVector(dx: 0, dy: 0) }
        func slow(_ value: CGFloat) -> CGFloat { abs(value) < ScrollMeasures.slowest ? 0 : value }
        return CGVector(
            dx: slow(x.velocity(-fingers.dx, limits: limits.x)), dy: slow(y.velocity(-fingers.dy, limits: limits.y)))
    }

    // MARK: After the fingers

    /// The offset at which the content would rest if it were released at a speed in points a second.
    func restingPlace(velocity: CGVector, rate: CGFloat, limits: Limits) -> CGPoint {
        CGPoint(
            x: AxisMotion(at: offset.x, velocity: velocity.dx, rate: rate, limits: limits.x).end(within: limits.x),
            y: AxisMotion(at: offset.y, velocity: velocity.dy, rate: rate, limits: limits.y).end(within: limits.y))
    }

    /// The same with pages.
    func restingPage(velocity: CGVector, limits: Limits) -> CGPoint {
        CGPoint(
            x: PageTurn.target(from: dragStart.x, now: offset.x, velocity: velocity.dx, limits: limits.x),
            y: PageTurn.target(from: dragStart.y, now: offset.y, velocity: velocity.dy, limits: limits.y))
    }

    /// Lets go. The offset slows down and bounces by itself.
    mutating func coast(velocity: CGVector, rate: CGFloat, limits: Limits, at time: TimeInterval) {
        start(
            AxisMotion(at: offset.x, velocity: velocity.dx, rate: rate, limits: limits.x),
            AxisMotion(at: offset.y, velocity: velocity.dy, rate: rate, limits: limits.y), time)
    }

    /// Lets go, to come to rest at a place.
    mutating func coast(velocity: CGVector, rate: CGFloat, reaching target: CGPoint, at time: TimeInterval) {
        start(
            AxisMotion(at: offset.x, velocity: velocity.dx, rate: rate, reaching: target.x),
            AxisMotion(at: offset.y, velocity: velocity.dy, rate: rate, reaching: target.y), time)
    }

    /// Lets go, to a page.
    mutating func coast(velocity: CGVector, toPage target: CGPoint, at time: TimeInterval) {
        start(
            AxisMotion(at: offset.x, velocity: velocity.dx, springingTo: target.x),
            AxisMotion(at: offset.y, velocity: velocity.dy, springingTo: target.y), time)
    }

    private mutating func start(_ x: AxisMotion, _ y: AxisMotion, _ time: TimeInterval) {
        lastShown = nil
        phase = x.isResting && y.isResting ? .rest : .coast(x: x, y: y, at: time)
    }

    /// Goes from a place to another in ``Glide/duration``.
    mutating func glide(from start: CGPoint, to end: CGPoint, at time: TimeInterval) {
        offset = start
        lastShown = nil
        phase = .glide(Glide(start: start, end: end, since: time))
    }

    /// Another end for the glide under way, which goes on from a place without a leap and ends at the same time.
    mutating func redirect(from place: CGPoint, to end: CGPoint, at time: TimeInterval) {
        guard case .glide(var glide) = phase else { return }
        let way = glide.part(at: time)
        let rest = max(1 - way, 0.001)
        glide.start = CGPoint(x: (place.x - end.x * way) / rest, y: (place.y - end.y * way) / rest)
        glide.end = end
        offset = place
        phase = .glide(glide)
    }

    mutating func stop() {
        phase = .rest
        lastShown = nil
    }

    // MARK: Time

    /// The offset at a time. Returns false once it has come to rest.
    mutating func advance(to time: TimeInterval, limits: Limits) -> Bool {
        switch phase {
        case .rest, .drag:
            return false
        case .glide(let glide):
            offset = glide.offset(at: time)
            if time - glide.since >= ScrollMeasures.glide { phase = .rest }
        case .coast(var x, var y, let last):
            let seconds = CGFloat(max(0, time - last))
            x.advance(by: seconds, within: limits.x)
            y.advance(by: seconds, within: limits.y)
            offset = CGPoint(x: x.value, y: y.value)
            phase = x.isResting && y.isResting ? .rest : .coast(x: x, y: y, at: time)
        }
        return isMoving
    }

    /// The limits have changed: a bounce goes to where the edge is now.
    mutating func follow(_ before: Limits, _ now: Limits) {
        guard case .coast(var x, var y, let time) = phase else { return }
        x.follow(before.x, now.x)
        y.follow(before.y, now.y)
        phase = .coast(x: x, y: y, at: time)
    }

    /// The offset was shown like this, rounded to pixels.
    mutating func note(shown: CGPoint) { lastShown = shown }

    /// Takes over what the app did to the offset since it was shown: the motion goes on from there.
    mutating func adopt(_ actual: CGPoint, limits: Limits) {
        guard let lastShown, actual != lastShown else { return }
        let moved = CGPoint(x: offset.x + actual.x - lastShown.x, y: offset.y + actual.y - lastShown.y)
        self.lastShown = actual
        offset = moved
        switch phase {
        case .rest, .glide: break
        case .drag(var x, var y):
            if actual.x != lastShown.x { x = AxisDrag(at: moved.x, limits: limits.x) }
            if actual.y != lastShown.y { y = AxisDrag(at: moved.y, limits: limits.y) }
            phase = .drag(x: x, y: y)
        case .coast(var x, var y, let time):
            x.move(to: moved.x)
            y.move(to: moved.y)
            phase = .coast(x: x, y: y, at: time)
        }
    }
}
