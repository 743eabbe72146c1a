// The motion of an axis after the finger has gone: it slows down, bounces, or goes to a place.
// No Apple page: the law of deceleration is public; the spring is guessed.
import CoreGraphics
import Foundation

/// One axis in motion, in points and seconds. Exact at any step: two short steps give what a long one does.
struct AxisMotion: Equatable {
    enum Law: Equatable {
        case rest
        /// Speed falls by e each 1/k seconds: x(t) = x + v÷k·(1 − e^(−kt)).
        case decay(CGFloat)
        /// A critically damped spring to a place.
        case spring(CGFloat)
    }

    private(set) var value: CGFloat
    private(set) var velocity: CGFloat
    private(set) var law: Law

    var isResting: Bool { law == .rest }

    /// k of a deceleration rate, which is what is left of the speed after a millisecond.
    static func decay(ofRate rate: CGFloat) -> CGFloat {
        guard rate > 0, rate < 1 else { return 1000 }
        return -1000 * log(rate)
    }

    /// An axis at rest.
    init(at value: CGFloat) {
        self.value = value
        velocity = 0
        law = .rest
    }

    /// An axis let go at a speed: inside it slows down, outside it comes back unless its speed alone brings it in.
    init(at value: CGFloat, velocity: CGFloat, rate: CGFloat, limits: AxisLimits) {
        self.init(at: value)
        let k = Self.decay(ofRate: rate)
        let speed = abs(velocity) < ScrollMeasures.slowest ? 0 : velocity
        if !limits.contains(value) {
            let edge = limits.clamped(value)
            let entersAlone = (edge - value) * (value + speed / k - edge) > 0
            self.velocity = speed
            law = entersAlone ? .decay(k) : .spring(edge)
        } else if speed != 0, limits.scrolls {
            self.velocity = speed
            law = .decay(k)
        }
    }

    /// An axis let go that is to come to rest at a place: by a decay where a plausible one leads there, else a spring.
    init(at value: CGFloat, velocity: CGFloat, rate: CGFloat, reaching target: CGFloat) {
        self.init(at: value)
        guard abs(target - value) > 0.001 else { return }
        let k = Self.decay(ofRate: rate)
        let needed = velocity / (target - value)
        self.velocity = velocity
        law = needed > k / ScrollMeasures.leniency && needed < k * ScrollMeasures.leniency ? .decay(needed) : .spring(target)
    }

    /// An axis that a spring takes to a place.
    init(at value: CGFloat, velocity: CGFloat, springingTo target: CGFloat) {
        self.init(at: value)
        guard abs(target - value) > 0.001 || velocity != 0 else { return }
        self.velocity = velocity
        law = .spring(target)
    }

    /// The place at which the motion will rest if nothing changes.
    func end(within limits: AxisLimits) -> CGFloat {
        switch law {
        case .rest: value
        case .decay(let k): limits.clamped(value + velocity / k)
        case .spring(let target): target
        }
    }

    /// The app put the content elsewhere: a decay goes on from there, a spring still leads to its place.
    mutating func move(to new: CGFloat) { value = new }

    /// The limits have changed: a spring to a place that is now outside goes to the edge.
    mutating func follow(_ before: AxisLimits, _ now: AxisLimits) {
        if case .spring(let target) = law, before.contains(target), !now.contains(target) {
            law = .spring(now.clamped(target))
        }
    }

    /// Lets time pass, in seconds.
    mutating func advance(by seconds: CGFloat, within limits: AxisLimits) {
        guard seconds > 0 else { return }
        switch law {
        case .rest: break
        case .decay(let k): slowDown(k, seconds, limits)
        case .spring(let target): spring(target, seconds)
        }
    }

    /// Steps: 1. an axis that is or goes outside outwards hits the edge at a time; 2. from there it bounces or stops;
    /// 3. inside it is over when little is left.
    private mutating func slowDown(_ k: CGFloat, _ seconds: CGFloat, _ limits: AxisLimits) {
        let edge = velocity > 0 ? limits.upper : limits.lower
        let isOutside = velocity > 0 ? value > edge : value < edge
        let end = value + velocity / k * (1 - exp(-k * seconds))
        let leaves = velocity > 0 ? end > edge : end < edge
        if isOutside {
            hit(limits.clamped(value), at: value, limits)
            advance(by: seconds, within: limits)
        } else if leaves {
            let time = -log(1 - (edge - value) * k / velocity) / k
            velocity -= k * (edge - value)
            hit(edge, at: edge, limits)
            advance(by: seconds - time, within: limits)
        } else {
            velocity *= exp(-k * seconds)
            value = end
            let left = velocity / k
            if abs(left) < ScrollMeasures.nearness { stop(at: limits.clamped(value + left)) }
        }
    }

    private mutating func hit(_ edge: CGFloat, at place: CGFloat, _ limits: AxisLimits) {
        if limits.bounces {
            value = place
            law = .spring(edge)
        } else {
            stop(at: edge)
        }
    }

    private mutating func spring(_ target: CGFloat, _ seconds: CGFloat) {
        let w = ScrollMeasures.springFrequency
        let away = value - target
        let push = velocity + w * away
        let fade = exp(-w * seconds)
        value = target + (away + push * seconds) * fade
        velocity = (velocity - w * push * seconds) * fade
        if abs(value - target) < ScrollMeasures.nearness, abs(velocity) < w * ScrollMeasures.nearness { stop(at: target) }
    }

    private mutating func stop(at place: CGFloat) {
        value = place
        velocity = 0
        law = .rest
    }
}
