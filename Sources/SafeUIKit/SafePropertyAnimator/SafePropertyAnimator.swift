// A property animator that cannot crash.
// Apple: "UIViewPropertyAnimator"; its traps: Documentation/PropertyAnimator.md.
import UIKit

/// A property animator on which every call, in every phase, has a typed outcome and none traps.
///
/// The animator finishes itself when it is released, calls each completion block exactly once, continues after the app was in
/// the background, and can be restarted with its retained blocks.
///
/// ```swift
/// let animator = SafePropertyAnimator(duration: 0.5) { card.alpha = 1 } initial: { card.alpha = 0 }
/// animator.setFraction(0.3)      // .done: paused there
/// animator.finish(at: .end)      // .done: stops and finishes
/// animator.pause()               // .ignored(.finished); UIViewPropertyAnimator would be dead here
/// animator.restart()             // .done
/// ```
/// In strict mode every call is passed on to a plain `UIViewPropertyAnimator`, and raises where UIKit raises.
@MainActor public final class SafePropertyAnimator {
    /// The phase of an animator.
    public enum Phase: String, Sendable {
        /// The animator has not started.
        case ready
        /// The animator is running.
        case running
        /// The animator is paused during the animation.
        case paused
        /// The animator is stopped and waits for ``SafePropertyAnimator/finish(at:)``.
        case stopped
        /// The animator has finished.
        case finished
    }

    let core: SafeAnimatorCore

    /// Creates an animator that is not running.
    /// - Parameters:
    ///   - duration: The duration, in seconds. A negative value or NaN counts as 0.
    ///   - isStrict: Whether calls raise where UIKit would.
    ///   - animations: The animated changes.
    ///   - initial: Sets the start state of the views. Runs without animation at ``restart()`` and ``reused()``.
    public init(
        duration: TimeInterval, timingParameters: any UITimingCurveProvider, isStrict: Bool = false,
        animations: (() -> Void)? = nil, initial: (() -> Void)? = nil
    ) {
        let seconds = duration.isFinite ? max(0, duration) : 0
        core = SafeAnimatorCore(seconds, timingParameters, isStrict, initial)
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator that is not running, with a standard timing curve.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve = .easeInOut, isStrict: Bool = false,
        animations: (() -> Void)? = nil, initial: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve), isStrict: isStrict,
            animations: animations, initial: initial)
    }

    /// Creates an animator that is not running, with a spring.
    public convenience init(
        duration: TimeInterval, dampingRatio: CGFloat, isStrict: Bool = false, animations: (() -> Void)? = nil,
        initial: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: dampingRatio),
            isStrict: isStrict, animations: animations, initial: initial)
    }

    // MARK: What it tells

    /// The phase of the animator.
    public var phase: Phase { core.phase }
    /// Whether the animator is running.
    public var isRunning: Bool { phase == .running }
    /// The completed fraction, 0…1; after the end, the value at the end.
    public var fractionComplete: CGFloat { core.fractionComplete }
    /// Whether the animation runs backward.
    public var isReversed: Bool { core.isStrict ? core.plain?.isReversed ?? false : core.isReversed }
    /// Whether calls raise where UIKit would.
    public var isStrict: Bool { core.isStrict }
    /// Whether the animator pauses at its end instead of completing.
    public var pausesOnCompletion: Bool {
        get { core.pausesOnCompletion }
        set { core.pausesOnCompletion = newValue }
    }
    /// Whether a running animator can be paused, stopped and finished.
    public var isInterruptible: Bool {
        get { core.isInterruptible }
        set { core.isInterruptible = newValue }
    }

    // MARK: Calls

    /// Starts the animation after a delay in seconds, or continues a paused one.
    @discardableResult public func start(afterDelay delay: TimeInterval = 0) -> AnimatorOutcome { core.start(delay) }
    /// Pauses the animation. An animator that has not started pauses at its start.
    @discardableResult public func pause() -> AnimatorOutcome { core.pause() }
    /// Moves to a fraction, 0…1, and pauses there. Values beyond the ends are clamped.
    @discardableResult public func setFraction(_ fraction: CGFloat) -> AnimatorOutcome { core.setFraction(fraction) }
    /// Sets the direction of the animation.
    @discardableResult public func setReversed(_ isReversed: Bool) -> AnimatorOutcome { core.setReversed(isReversed) }
    /// Continues a paused animation with other timing and a factor for the duration; 0 keeps the duration.
    @discardableResult public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)? = nil, durationFactor: CGFloat = 0
    ) -> AnimatorOutcome { core.resume(parameters, durationFactor) }
    /// Stops the animation. Without finishing, the completion blocks receive `.current`; else they wait for ``finish(at:)``.
    @discardableResult public func stop(withoutFinishing: Bool) -> AnimatorOutcome { core.stop(withoutFinishing) }
    /// Finishes the animation at a position. Stops a running animation first.
    @discardableResult public func finish(at position: UIViewAnimatingPosition) -> AnimatorOutcome { core.finish(position) }
    /// Adds changes that begin after a fraction of the remaining time, 0…1. They are kept for ``restart()``.
    @discardableResult public func addAnimations(
        _ animation: @escaping () -> Void, delayFactor: CGFloat = 0
    ) -> AnimatorOutcome { core.addAnimations(animation, delayFactor) }
    /// Adds a block that is called exactly once, at the end with its position, or with `.current` if the animator is stopped,
    /// restarted or released before. Ignored after the animator has finished.
    @discardableResult public func addCompletion(
        _ completion: @escaping (UIViewAnimatingPosition) -> Void
    ) -> AnimatorOutcome { core.addCompletion(completion) }

    /// Animates linearly to a fraction, forward or backward, and pauses there.
    /// - Parameter duration: The duration, in seconds; by default the corresponding part of the whole duration.
    @discardableResult public func animate(to fraction: CGFloat, duration: TimeInterval? = nil) -> AnimatorOutcome {
        core.animate(to: fraction, duration)
    }
    /// Animates back to the start and pauses there.
    @discardableResult public func animateBack(duration: TimeInterval? = nil) -> AnimatorOutcome {
        core.animate(to: 0, duration)
    }
    /// Restarts with the retained blocks, from any phase. The completion blocks of the earlier run receive `.current`.
    @discardableResult public func restart() -> AnimatorOutcome { core.restart() }
    /// Renews the animator in the next turn at its current progress. Call it in `prepareForReuse()`.
    @discardableResult public func reused() -> AnimatorOutcome { core.reused() }

    deinit { core.letGo() }
}
