// A running animation's clock, to be turned by UIKit's animators.
// No Apple page: this is ours.
import Foundation

/// The clock of a running animation. Its local time is `(now − beginTime) · speed + timeOffset`; before 0 and beyond the
/// animation's length it stays at the end where it is.
package struct AnimationClock: Hashable, Sendable {
    /// Absolute media time; 0 stands for the next commit.
    package var beginTime: TimeInterval
    /// Seconds into the animation at `beginTime`; what it shows with a speed of 0.
    package var timeOffset: TimeInterval
    /// 0 stands still, and then nothing ticks; below 0 it runs backwards.
    package var speed: Float
    /// Shows the part of the time instead of its curve's or spring's progress.
    package var isLinear: Bool

    package init(beginTime: TimeInterval = 0, timeOffset: TimeInterval = 0, speed: Float = 1, isLinear: Bool = false) {
        self.beginTime = beginTime
        self.timeOffset = timeOffset
        self.speed = speed
        self.isLinear = isLinear
    }
}

extension CALayer {
    /// Gives a running animation another clock; nothing where the key has none. Ends nothing, and costs no copy: the
    /// object that `animation(forKey:)` returns keeps its own times.
    ///
    /// What the clock leaves is shown by its fill mode: `both` keeps the ends.
    package func retime(_ key: String, _ change: (inout AnimationClock) -> Void) {
        guard let one = extras.rare?.animations.first(where: { $0.key == key }) else { return }
        let timing = one.record.timing
        let begin = one.needsBegin ? 0 : absoluteTime(timing.beginTime, self)
        var clock = AnimationClock(
            beginTime: begin, timeOffset: timing.timeOffset, speed: Float(timing.speed), isLinear: timing.isLinear)
        change(&clock)
        one.record.timing.timeOffset = clock.timeOffset
        one.record.timing.speed = Double(clock.speed)
        one.record.timing.isLinear = clock.isLinear
        one.record.timing.wraps = false
        if clock.beginTime != begin {
            one.needsBegin = clock.beginTime == 0
            one.record.timing.beginTime = clock.beginTime == 0 ? 0 : localTime(clock.beginTime)
        }
        mark(.node)
    }

    /// Returns the value of a key at the clock's time with its animations, without a copy of the layer; nil for an unknown key.
    package func presented(_ key: String) -> Any? {
        let path = AnimationKey(key)
        guard case .known(let property, _) = path else {
            return presentedCustom(key)?.object ?? (key.contains(".") ? value(forKeyPath: key) : value(forKey: key))
        }
        guard let running = extras.rare?.animations, !running.isEmpty else { return values.value(for: path)?.object }
        var model = values
        let local = localTime(CACurrentMediaTime())
        for one in running where one.record.body.touches(property) {
            one.shown(at: local).apply(to: &model, at: local)
        }
        model.settle()
        return model.value(for: path)?.object
    }
}
