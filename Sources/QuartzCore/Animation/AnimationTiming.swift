// An animation's clock: numbers alone, so that copying it costs nothing.
// Apple: "CAMediaTiming".
import Foundation

/// The clock of an animation: it converts a time of the layer to a place in the run.
struct AnimationTiming: Hashable, Sendable {
    /// The beginning, in the layer's time.
    var beginTime: TimeInterval = 0
    var timeOffset: TimeInterval = 0
    var speed: Double = 1
    /// The duration of one run in one direction, in seconds.
    var duration: TimeInterval = 0
    /// The duration of all runs, with those backward, in seconds.
    var total: TimeInterval = 0
    var autoreverses = false
    var fillsForwards = false
    var fillsBackwards = false
    /// Whether the part of the run that a time offset skips is shown at the end (observed). False for clocks that
    /// ``CALayer/retime(_:_:)`` set.
    var wraps = true
    /// Whether the animation's timing function is ignored, so that the pace is even.
    var isLinear = false

    init(_ timing: LayerTiming) {
        beginTime = timing.beginTime
        timeOffset = timing.timeOffset
        speed = Double(timing.speed)
        duration = max(0, timing.duration)
        autoreverses = timing.autoreverses
        fillsForwards = timing.fillMode == .forwards || timing.fillMode == .both
        fillsBackwards = timing.fillMode == .backwards || timing.fillMode == .both
        wraps = speed > 0 && timeOffset > 0
        if timing.repeatDuration > 0 {
            total = timing.repeatDuration
        } else {
            total = period * (timing.repeatCount > 0 ? TimeInterval(timing.repeatCount) : 1)
            if total.isNaN { total = 0 }
        }
    }

    /// One run.
    private var period: TimeInterval { autoreverses ? duration * 2 : duration }

    /// The layer's time at which it is over; infinite for one that stands still or never ends.
    var endTime: TimeInterval {
        if speed > 0 { return beginTime + (wraps ? total : total - timeOffset) / speed }
        if speed < 0 { return beginTime + max(0, timeOffset) / -speed }
        return .infinity
    }

    /// How far the run is, 0…1 of one way before its pace, and how many whole runs came before. Nil where it shows
    /// nothing. `closed` is for what a group holds at its own end: an animation that ends there shows its end.
    func moment(at time: TimeInterval, closed: Bool = false) -> (fraction: Double, runs: Int)? {
        var active: Double
        if speed == 0 {
            active = min(max(0, timeOffset), total)
        } else {
            active = (time - beginTime) * speed + (wraps ? 0 : timeOffset)
            if active < 0 {
                guard fillsBackwards else { return nil }
                active = 0
            } else if active >= total {
                guard fillsForwards || (closed && active == total) || speed < 0 else { return nil }
                active = total
            }
            if wraps {
                active += timeOffset
                if active > total, total > 0, total < .infinity {
                    let rest = active.truncatingRemainder(dividingBy: total)
                    active = rest == 0 ? total : rest
                }
            }
        }
        // The common case: within the first way of the only run.
        if active <= duration, active < total || total <= duration {
            return (duration > 0 ? (duration < .infinity ? active / duration : 0) : 1, 0)
        }
        let period = period
        guard period > 0, active < .infinity else { return (1, 0) }
        var runs = (active / period).rounded(.down)
        var within = active - runs * period
        if active >= total && within == 0 && runs > 0 {
            runs -= 1
            within = period
        }
        if autoreverses && within > duration { within = 2 * duration - within }
        return (min(max(0, within / duration), 1), Int(min(runs, 1e9)))
    }
}

/// The last curve that was solved: animations of one block have one pace and one time.
struct PaceMemo {
    private var fraction = Double.nan
    private var curve = TimingCurve(0, 0, 1, 1)
    private var value = 0.0

    @inline(__always)
    mutating func progress(_ pace: AnimationPacing, _ fraction: Double, _ timing: AnimationTiming) -> Double {
        guard case .curve(let curve) = pace, !timing.isLinear else { return pace.progress(fraction, timing) }
        if fraction != self.fraction || curve != self.curve {
            self.fraction = fraction
            self.curve = curve
            value = curve(fraction)
        }
        return value
    }
}

/// How a run's time becomes progress.
enum AnimationPacing: Hashable, Sendable {
    case even
    case curve(TimingCurve)
    case spring(SpringSolution)

    init(_ function: CAMediaTimingFunction?) { self = function.map { $0.curve.isLinear ? .even : .curve($0.curve) } ?? .even }

    /// Progress at a part of a run of some seconds; springs may leave 0…1.
    @inline(__always)
    func progress(_ fraction: Double, _ timing: AnimationTiming) -> Double {
        if timing.isLinear { return fraction }
        switch self {
        case .even: return fraction
        case .curve(let curve): return curve(fraction)
        case .spring(let spring): return spring(fraction * timing.duration)
        }
    }
}
