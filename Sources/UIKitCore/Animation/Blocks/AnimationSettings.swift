// The settings of an animation block, with those that it inherits from the block around it.
// Apple: "UIView.AnimationOptions" (inheritance).
import CoreGraphics
import Foundation
import QuartzCore

/// Times, pace and options of a block.
struct AnimationSettings {
    /// Seconds of one run.
    var duration: TimeInterval
    /// Seconds before it begins.
    var delay: TimeInterval
    var options: UIView.AnimationOptions
    var pace: AnimationPace
    /// Runs, of `modifyAnimations(withRepeatCount:)`.
    var repeatCount: Float?

    /// Times below 0 and numbers that are none count as 0.
    init(
        _ duration: TimeInterval, _ delay: TimeInterval, _ options: UIView.AnimationOptions, pace: AnimationPace? = nil
    ) {
        self.duration = duration.isFinite ? max(0, duration) : 0
        self.delay = delay.isFinite ? max(0, delay) : 0
        self.options = options
        self.pace = pace ?? AnimationPace(options.curve)
    }

    /// Within another block: its times, pace and options, unless the own ones override.
    func inside(_ outer: AnimationSettings?) -> AnimationSettings {
        guard let outer else { return self }
        var result = self
        if !options.contains(.overrideInheritedDuration) {
            result.duration = outer.duration
            result.delay = outer.delay
        }
        if !options.contains(.overrideInheritedCurve) { result.pace = outer.pace }
        if !options.contains(.overrideInheritedOptions) {
            result.options.formUnion(outer.options.intersection(.inherited))
            result.repeatCount = outer.repeatCount
        }
        return result
    }

    /// The closest that a run can come to no time at all: Core Animation takes 0 for its own default.
    static let instant = 1e-9

    /// Seconds of one run, as animations have it.
    var length: TimeInterval { max(duration, Self.instant) }

    /// Sets what does not depend on the values; `begin` is the layer's time of the start where there is a delay.
    func apply(to animation: CAAnimation, in layer: CALayer) {
        animation.duration = length
        if delay > 0 {
            animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
            animation.fillMode = .backwards
        }
        if let repeatCount {
            animation.repeatCount = repeatCount
        } else if options.contains(.repeat) {
            animation.repeatCount = .infinity
        }
        animation.autoreverses = options.contains(.autoreverse)
    }
}
