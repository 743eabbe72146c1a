// One property of one layer under an animator.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import QuartzCore

/// A motion that can be held anywhere, run both ways and given another pace on its way.
///
/// Its clock is a part of its own time (0…1) at a moment and what that grows by in a second; the layer's animation is
/// given the same clock.
@MainActor struct AnimationTrack {
    /// The frames of a track, their pace and their duration in seconds.
    struct Shape {
        var frames: [MotionFrame]
        var pace: AnimationPace
        var length: TimeInterval
    }

    enum Form: Equatable {
        /// The pace that was recorded.
        case curved
        /// Constant speed: a property of the clock alone.
        case linear
        /// The rest of the way after a change of pace: from that fraction of the whole to the end or the start.
        case rest(from: Double, reversed: Bool)
    }

    let layer: CALayer
    let key: String
    /// The model's values before and after.
    let old: Any
    let new: Any
    let isAdditive: Bool
    /// How frames are mixed; nil for two values.
    let mode: CAAnimationCalculationMode?
    /// The shape that was recorded.
    let recorded: Shape
    /// The part of the animator's time that it takes.
    let span: ClosedRange<Double>
    private(set) var form = Form.curved
    private(set) var shape: Shape
    /// The layer's names of its animations.
    private(set) var names: [String] = []
    private var begin = 0.0
    private var offset = 0.0
    private var rate = 0.0

    init(
        layer: CALayer, key: String, old: Any, new: Any, isAdditive: Bool, mode: CAAnimationCalculationMode?,
        frames: [MotionFrame], pace: AnimationPace, duration: TimeInterval, span: ClosedRange<Double>
    ) {
        self.layer = layer
        self.key = key
        self.old = old
        self.new = new
        self.isAdditive = isAdditive
        self.mode = mode
        self.span = span
        let length = max(duration * (span.upperBound - span.lowerBound), AnimationSettings.instant)
        recorded = Shape(frames: frames, pace: pace, length: length)
        shape = recorded
        addAnimations()
    }

    // MARK: Where it is

    /// The part of its own time at a moment.
    func part(at now: TimeInterval) -> Double { min(max(0, offset + rate * (now - begin)), 1) }

    /// The part of the way at a moment; springs may be beyond 1.
    func progress(at now: TimeInterval) -> Double {
        form == .linear ? part(at: now) : shape.pace.progress(at: part(at: now), duration: shape.length)
    }

    /// The value that the track shows or adds at a time.
    func value(at now: TimeInterval) -> Any? { shape.frames.value(at: progress(at: now)) }

    /// The value that the track shows or adds at its start.
    var startValue: Any? { recorded.frames.first?.value }

    private func part(of fraction: Double) -> Double {
        min(max(0, (fraction - span.lowerBound) / (span.upperBound - span.lowerBound)), 1)
    }

    // MARK: Turning it

    /// Stands at a fraction of the animator's time, or of the way.
    mutating func hold(at fraction: Double, linear: Bool) {
        if linear {
            take(.linear, recorded)
            setClock(0, part(of: fraction), 0)
            return
        }
        guard case .rest(let from, let reversed) = form else {
            take(.curved, recorded)
            setClock(0, part(of: fraction), 0)
            return
        }
        let length = reversed ? from : 1 - from
        let gone = reversed ? from - fraction : fraction - from
        setClock(0, length > 0 ? min(max(0, gone / length), 1) : 1, 0)
    }

    /// Stands where it is.
    mutating func freeze(at now: TimeInterval) { setClock(0, part(at: now), 0) }

    /// Runs from a fraction of the animator's time, which lasts some seconds more.
    mutating func run(
        from fraction: Double, at now: TimeInterval, reversed: Bool, remaining: TimeInterval, pace: AnimationPace?
    ) {
        // Seconds before it moves, and of its motion.
        let (wait, length) = times(fraction, reversed, remaining)
        let isRest = if case .rest = form { true } else { false }
        if pace != nil || isRest {
            let frames: [MotionFrame]
            switch form {
            case .rest(_, reversed): frames = shape.frames.rest(from: progress(at: now), reversed: false)
            case .rest: frames = straight(from: value(at: now), reversed)
            default: frames = shape.frames.rest(from: progress(at: now), reversed: reversed)
            }
            let seconds = max(length, AnimationSettings.instant)
            let next = Shape(frames: frames, pace: pace ?? shape.pace, length: seconds)
            take(.rest(from: fraction, reversed: reversed), next, always: true)
            setClock(now + wait, 0, 1 / seconds)
            return
        }
        var start = part(at: now)
        if form == .linear {
            start = recorded.pace.fraction(of: start, duration: recorded.length)
            take(.curved, recorded)
        }
        let way = reversed ? -start : 1 - start
        if length > AnimationSettings.instant {
            setClock(now + wait, start, way / length)
        } else {
            setClock(0, reversed ? 0 : 1, 0)
        }
    }

    /// The frames from a value straight to the end or the start, for a rest that is reversed.
    private func straight(from value: Any?, _ reversed: Bool) -> [MotionFrame] {
        let goal = reversed ? recorded.frames.first : recorded.frames.last
        guard let value, let goal else { return shape.frames }
        return [MotionFrame(value: value, time: 0), MotionFrame(value: goal.value, time: 1)]
    }

    private func times(_ fraction: Double, _ reversed: Bool, _ remaining: TimeInterval) -> (TimeInterval, TimeInterval) {
        let whole = reversed ? fraction : 1 - fraction
        guard whole > 0, remaining > 0 else { return (0, 0) }
        let scale = remaining / whole
        if reversed {
            return (
                max(0, fraction - span.upperBound) * scale,
                max(0, min(fraction, span.upperBound) - span.lowerBound) * scale
            )
        }
        return (
            max(0, span.lowerBound - fraction) * scale, max(0, span.upperBound - max(fraction, span.lowerBound)) * scale
        )
    }

    // MARK: The layer's animations

    private mutating func take(_ form: Form, _ shape: Shape, always: Bool = false) {
        if form == self.form, !always { return }
        var isSame = false
        if case .rest = form {} else if case .rest = self.form {} else { isSame = true }
        self.form = form
        if isSame { return }
        self.shape = shape
        removeAnimations()
        addAnimations()
    }

    private mutating func setClock(_ begin: TimeInterval, _ offset: Double, _ rate: Double) {
        self.begin = begin
        self.offset = offset
        self.rate = rate
        let length = shape.length, isLinear = form == .linear
        for name in names {
            layer.retime(name) {
                // 0 would mean the next commit.
                $0.beginTime = begin == 0 ? .leastNormalMagnitude : begin
                $0.timeOffset = offset * length
                $0.speed = Float(rate * length)
                $0.isLinear = isLinear
            }
        }
    }

    private mutating func addAnimations() {
        let frames = shape.frames
        let animations: [CAPropertyAnimation]
        if frames.count == 2, mode == nil || form != .curved && form != .linear {
            animations = LayerMotion.animations(
                key, frames[0].value, frames[1].value, isAdditive, shape.pace, shape.length)
        } else {
            animations = [KeyframeMotion.animation(key, frames, isAdditive, mode ?? .linear, shape.pace)]
        }
        for animation in animations {
            animation.duration = shape.length
            animation.speed = 0
            animation.timeOffset = offset * shape.length
            animation.fillMode = .both
            animation.isRemovedOnCompletion = false
            let name = LayerMotion.freeName(animation.keyPath ?? key, in: layer)
            layer.add(animation, forKey: name)
            names.append(name)
        }
    }

    /// Takes the animations off the layer; the track itself stays what it was.
    mutating func removeAnimations() {
        for name in names { layer.removeAnimation(forKey: name) }
        names = []
    }
}
