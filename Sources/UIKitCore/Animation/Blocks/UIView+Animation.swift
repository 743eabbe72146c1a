// Animation blocks: what changes in them moves over time.
// Apple: "UIView", Animating views with block objects.
import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
    /// Moves what the closure changes over a time in seconds.
    ///
    /// Frame, bounds, centre, transform, alpha, background colour and the layer's other animatable values take part, of
    /// views in a window. Touches pass the views by meanwhile, unless the options allow them.
    /// - Parameter completion: Called when all of it has ended; false if something was taken away before. Where nothing
    ///   moves it comes with the end of the turn.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        AnimationBlock.run(.init(duration, delay, options), animations, completion)
    }

    /// Moves what the closure changes over a time in seconds.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        AnimationBlock.run(.init(duration, 0, []), animations, completion)
    }

    /// Moves what the closure changes over a time in seconds.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        AnimationBlock.run(.init(duration, 0, []), animations, nil)
    }

    /// Moves as a spring does that settles within a time in seconds.
    /// - Parameters:
    ///   - dampingRatio: 1 is without bounce, less bounces.
    ///   - velocity: 1 is the whole way in a second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        AnimationBlock.run(
            .init(duration, delay, options, pace: .fitted(dampingRatio, velocity)), animations, completion)
    }

    /// Moves as a spring does, by how long it seems to take and how much it bounces.
    /// - Parameters:
    ///   - duration: Seconds of one swing; settling takes longer.
    ///   - bounce: 0 not at all, 1 for ever, below 0 the slower.
    ///   - initialSpringVelocity: 1 is the whole way in a second.
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

    /// Repeats what the closure changes, within an animation block.
    /// - Parameters:
    ///   - count: Runs; fractions allowed.
    ///   - autoreverses: Whether each run goes back again.
    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        AnimationBlock.repeating(count, autoreverses, animations)
    }

    /// Changes what the closure changes at once, also within an animation block.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let before = AnimationBlock.isEnabled
        AnimationBlock.isEnabled = false
        defer { AnimationBlock.isEnabled = before }
        actionsWithoutAnimation()
    }

    /// Whether animation blocks move anything.
    public class var areAnimationsEnabled: Bool { AnimationBlock.isEnabled }
    /// Switches animation blocks on or off.
    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationBlock.isEnabled = enabled }
    /// The duration of the block that is running, 0 outside.
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
