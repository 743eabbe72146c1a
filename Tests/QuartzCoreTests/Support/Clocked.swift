// A screen on a virtual clock, a delegate that writes down what it hears, and values of animations at a time.
// No Apple page: this is ours.
import Foundation
import Stage

@testable import QuartzCore

/// Runs a body with a small screen on a virtual clock that stands at 10 s.
func onVirtualClock(_ body: (TestScreen, StageClock) throws -> Void) rethrows {
    let clock = StageClock(isVirtual: true)
    clock.advance(to: 10)
    try StageClock.withOwn(clock) {
        CATransaction.current.levels = []
        try body(TestScreen(100, 100), clock)
        CATransaction.current.levels = []
    }
}

/// Writes down begins and ends.
final class AnimationLog: CAAnimationDelegate {
    var lines: [String] = []
    func animationDidStart(_ anim: CAAnimation) { lines.append("start \(anim.value(forKey: "name") ?? "-")") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        lines.append("stop \(anim.value(forKey: "name") ?? "-") \(flag)")
    }
}

extension CAAnimation {
    /// Sets a few things and hands itself out.
    func with(name: String? = nil, duration: TimeInterval = 1, log: AnimationLog? = nil) -> Self {
        self.duration = duration
        if let name { setValue(name, forKey: "name") }
        delegate = log
        return self
    }
}

/// A basic animation of 1 s.
func basic(_ path: String, _ from: Any?, _ to: Any?, _ change: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: path)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = 1
    change(animation)
    return animation
}

/// A layer's model with an animation at a time of the layer; nil where it shows nothing.
func model(_ layer: CALayer, _ animation: CAAnimation, at time: TimeInterval) -> LayerModel? {
    guard let record = animation.makeRecord(AnimationSetting(duration: 0.25)), record.timing.moment(at: time) != nil else {
        return nil
    }
    var result = layer.values
    record.apply(to: &result, at: time)
    return result
}

/// The z position that an animation of it gives, with 1 below.
func depth(_ animation: CAAnimation, at time: TimeInterval) -> CGFloat? {
    let layer = CALayer()
    layer.zPosition = 1
    return model(layer, animation, at: time)?.zPosition
}
