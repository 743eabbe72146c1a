// Animation blocks: what changes in them moves over time.
// Apple: "UIView", Animating views with block objects.
import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
    /// Animates the changes of a closure over a duration in seconds.
    ///
    /// Frame, bounds, center, transform, alpha, background colour and the layer's other animatable properties are animated, for
    /// views in a window. The views ignore touches meanwhile, unless the options allow them.
    /// - Parameter completion: Called when all animations have ended; false if one was removed before. If nothing
    ///   is animated it is called at the end of the turn.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        AnimationBlock.run(.init(duration, delay, options), animations, completion)
    }

    /// Animates the changes of a closure over a duration in seconds.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        AnimationBlock.run(.init(duration, 0, []), animations, completion)
    }

    /// Animates the changes of a closure over a duration in seconds.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        AnimationBlock.run(.init(duration, 0, []), animations, nil)
    }

    /// Animates the changes of a closure with a spring that settles within a duration in seconds.
    /// - Parameters:
    ///   - dampingRatio: The damping ratio; 1 does not bounce, smaller values do.
    ///   - velocity: The initial velocity; 1 is the whole distance in a second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        AnimationBlock.run(
            .init(duration, delay, options, pace: .fitted(dampingRatio, velocity)), animations, completion)
    }

    /// Animates the changes of a closure with a spring, given by its perceived duration and its bounce.
    /// - Parameters:
    ///   - duration: The duration of one oscillation, in seconds; settling takes longer.
    ///   - bounce: The amount of bounce: 0 for none, 1 for endless bouncing, negative values for a slower approach.
    ///   - initialSpringVelocity: The initial velocity; 1 is the whole distance in a second.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
        delay: TimeInterval = 0.0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let velocity = CGVector(dx: initialSpringVelocity, dy: 0)
        let spring = AnimationPace.Spring(duration: duration, bounce: Double(bounce), velocity: velocity, isScalar: true)
        AnimationBlock.run(
            .init(duration > 0 ? spring.settlingDuration : 0, delay, options, pace: .spring(spring)), animations, completion)
    }

    /// Repeats the changes of a closure within an animation block.
    /// - Parameters:
    ///   - count: The number of repetitions; fractions are allowed.
    ///   - autoreverses: Whether each repetition also runs backward.
    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        AnimationBlock.repeating(count, autoreverses, animations)
    }

    /// Makes the changes of a closure without animation, even within an animation block.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let before = AnimationBlock.isEnabled
        AnimationBlock.isEnabled = false
        defer { AnimationBlock.isEnabled = before }
        actionsWithoutAnimation()
    }

    /// Whether animation blocks animate.
    public class var areAnimationsEnabled: Bool { AnimationBlock.isEnabled }
    /// Enables or disables animation blocks.
    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationBlock.isEnabled = enabled }
    /// The duration of the running animation block; 0 outside one.
    public class var inheritedAnimationDuration: TimeInterval { AnimationBlock.current?.settings.duration ?? 0 }

    private static let noAction = NSNull()

    /// Outside a block layers of views do not move by themselves.
    func layerAction(_ layer: CALayer, _ event: String) -> (any CAAction)? {
        guard let block = AnimationBlock.current, AnimationBlock.isEnabled else { return Self.noAction }
        return block.action(for: layer, event) ?? Self.noAction
    }
}

extension AnimationPace {
    /// UIKit's spring of a block: what cannot be a spring counts as one without bounce.
    fileprivate static func fitted(_ ratio: CGFloat, _ velocity: CGFloat) -> AnimationPace {
        .fittedSpring(
            dampingRatio: ratio.isFinite && ratio > 0 ? Double(ratio) : 1,
            velocity: CGVector(dx: velocity.isFinite ? velocity : 0, dy: 0), isScalar: true)
    }
}
