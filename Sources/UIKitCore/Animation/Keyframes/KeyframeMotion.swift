// How one property of a layer moves through keyframes.
// Apple: "CAKeyframeAnimation"; "UIView.KeyframeAnimationOptions".
import CoreGraphics
import Foundation
import QuartzCore

/// The values of a layer's key at times of 0…1; position, bounds and opacity as differences that are added.
@MainActor struct KeyframeMotion {
    let layer: CALayer
    let key: String
    /// The model's value before, and after all frames.
    let old: Any
    let new: Any
    let isAdditive: Bool
    let frames: [MotionFrame]
    let mode: CAAnimationCalculationMode

    init?(
        _ layer: CALayer, _ key: String, _ values: [Any?], _ times: [Double], model: Any?, shown: Any?,
        _ mode: CAAnimationCalculationMode
    ) {
        var values = values
        let isAdded = key == "position" || key == "bounds" || key == "opacity"
        if !isAdded, let shown { values[0] = shown }
        // A colour that is missing is the next one made clear.
        let known = values.compactMap { $0 }
        guard let any = known.first else { return nil }
        let whole = values.map { value -> Any? in
            if let value { return value }
            return (any as? CGColor)?.copy(alpha: 0)
        }
        let full = whole.compactMap { $0 }
        guard full.count == values.count else { return nil }
        self.layer = layer
        self.key = key
        self.mode = mode
        old = full[0]
        new = model ?? full[full.count - 1]
        let last = new
        let differences = isAdded ? full.compactMap { AnimationMix.difference(from: last, to: $0) } : []
        isAdditive = isAdded && differences.count == full.count
        frames = zip(isAdditive ? differences : full, times).map { MotionFrame(value: $0, time: $1) }
    }

    /// Whether the layer's view is in a window.
    var isShown: Bool { (layer.delegate as? UIView)?.window != nil }

    func animation(_ pace: AnimationPace) -> CAKeyframeAnimation {
        Self.animation(key, frames, isAdditive, mode, pace)
    }

    static func animation(
        _ key: String, _ frames: [MotionFrame], _ isAdditive: Bool, _ mode: CAAnimationCalculationMode,
        _ pace: AnimationPace
    ) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: key)
        animation.calculationMode = mode
        animation.values = frames.map(\.value)
        // Discrete values last from their time on: there is one time more, the end.
        if mode == .discrete {
            animation.keyTimes = (frames.map(\.time) + [1]).map { NSNumber(value: $0) }
        } else {
            animation.keyTimes = frames.map { NSNumber(value: $0.time) }
        }
        animation.timingFunction = pace.timingFunction
        animation.isAdditive = isAdditive
        return animation
    }
}

/// A value at a time of 0…1.
struct MotionFrame {
    var value: Any
    var time: Double
}

extension [MotionFrame] {
    /// The value at a part of the way, mixed of its neighbours; two frames reach beyond 0…1 as springs do.
    func value(at progress: Double) -> Any? {
        guard count > 2 else {
            guard count == 2 else { return first?.value }
            return AnimationMix.mix(self[0].value, self[1].value, progress) ?? self[progress < 1 ? 0 : 1].value
        }
        guard progress > 0 else { return self[0].value }
        guard let next = firstIndex(where: { $0.time > progress }), next > 0 else { return self[count - 1].value }
        let a = self[next - 1], b = self[next]
        return AnimationMix.mix(a.value, b.value, (progress - a.time) / (b.time - a.time)) ?? a.value
    }

    /// The remaining frames from a progress on, to the end or back to the start, with times of 0…1.
    func rest(from progress: Double, reversed: Bool) -> [MotionFrame] {
        guard let here = value(at: progress), let first, let last else { return self }
        var result = [MotionFrame(value: here, time: 0)]
        if count > 2 {
            let inner =
                reversed ? filter { $0.time < progress && $0.time > 0 }.reversed() : filter { $0.time > progress && $0.time < 1 }
            let length = reversed ? progress : 1 - progress
            if length > 0 {
                for frame in inner {
                    result.append(MotionFrame(value: frame.value, time: abs(frame.time - progress) / length))
                }
            }
        }
        result.append(MotionFrame(value: reversed ? first.value : last.value, time: 1))
        return result
    }
}
