// An animation as the render tree holds it, and what it makes of a property at a time.
// Apple: "CABasicAnimation", Setting Interpolation Values; "CAMediaTiming".
import CoreGraphics
import Foundation

/// A value: evaluating it reads nothing else and changes nothing.
struct AnimationRecord: @unchecked Sendable {
    var keyPath: String
    var from: AnimatableValue?
    var to: AnimatableValue?
    var by: AnimatableValue?
    /// `beginTime` in the layer's time, set when the commit first sees the animation.
    var timing: LayerTiming
    var curve: TimingCurve?
    var isAdditive: Bool
    var isCumulative: Bool
    var removesItself: Bool

    /// Seconds of the animation's own time from begin to end.
    var activeDuration: TimeInterval {
        if timing.repeatDuration > 0 { return timing.repeatDuration }
        let runs = timing.repeatCount > 0 ? TimeInterval(timing.repeatCount) : 1
        return period * runs
    }

    private var period: TimeInterval { timing.duration * (timing.autoreverses ? 2 : 1) }

    /// The layer's time at which it ends; infinite for one that stands still or never ends.
    var endTime: TimeInterval {
        guard timing.speed > 0 else { return .infinity }
        return timing.beginTime + (activeDuration - timing.timeOffset) / TimeInterval(timing.speed)
    }

    /// Progress after the curve and the number of whole runs before, at a time of the layer; nil where it shows nothing.
    func progress(at time: TimeInterval) -> (value: Double, runs: Int)? {
        var active = timing.local(time)
        let total = activeDuration
        let fillsForwards = timing.fillMode == .forwards || timing.fillMode == .both
        let fillsBackwards = timing.fillMode == .backwards || timing.fillMode == .both
        if active < 0 {
            guard fillsBackwards else { return nil }
            active = 0
        }
        let isOver = active >= total
        if isOver {
            guard fillsForwards else { return nil }
            active = total
        }
        guard period > 0 else { return (1, 0) }
        var runs = (active / period).rounded(.down)
        var within = active - runs * period
        if isOver && within == 0 && runs > 0 {
            runs -= 1
            within = period
        }
        if timing.autoreverses && within > timing.duration { within = 2 * timing.duration - within }
        let fraction = min(max(0, within / timing.duration), 1)
        return (curve.map { $0(fraction) } ?? fraction, runs.isFinite ? Int(min(runs, 1e9)) : 0)
    }

    /// What the property is at a time, given what it is without this animation; nil where it changes nothing.
    func value(at time: TimeInterval, under: AnimatableValue) -> AnimatableValue? {
        guard let (p, runs) = progress(at: time) else { return nil }
        let start: AnimatableValue
        let end: AnimatableValue
        switch (from, to, by) {
        case (let from?, let to?, _): (start, end) = (from, to)
        case (let from?, nil, let by?): (start, end) = (from, from.adding(by))
        case (nil, let to?, let by?): (start, end) = (to.adding(by, times: -1), to)
        case (let from?, nil, nil): (start, end) = (from, under)
        case (nil, let to?, nil): (start, end) = (under, to)
        case (nil, nil, let by?): (start, end) = (under, under.adding(by))
        case (nil, nil, nil): return nil
        }
        var result = start.mixed(with: end, CGFloat(p))
        if isCumulative && runs > 0 {
            result = result.adding(end.adding(start, times: -1), times: CGFloat(runs))
        }
        return isAdditive ? under.adding(result) : result
    }
}
