// A property animator that cannot crash.
// Apple: "UIViewPropertyAnimator"; what goes wrong with it: seed report 001.
import UIKit

/// A property animator on which every call, in every phase, has a typed outcome and none traps.
///
/// It finishes itself when it is let go of, calls each completion block exactly once, goes on after the app was in the
/// background, and can be restarted from the blocks that it keeps.
///
/// ```swift
/// let animator = SafePropertyAnimator(duration: 0.5) { card.alpha = 1 } initial: { card.alpha = 0 }
/// animator.setFraction(0.3)      // .done: paused there
/// animator.finish(at: .end)      // .done: stops and finishes
/// animator.pause()               // .ignored(.finished); UIViewPropertyAnimator would be dead here
/// animator.restart()             // .done
/// ```
/// In strict mode it is a plain `UIViewPropertyAnimator`: every call is passed on, and raises where UIKit raises.
@MainActor public final class SafePropertyAnimator {
    /// Where it is in its life.
    public enum Phase: String, Sendable {
        /// Not started.
        case ready
        /// On its way.
        case running
        /// Standing on its way.
        case paused
        /// Waiting for ``SafePropertyAnimator/finish(at:)``.
        case stopped
        /// Done.
        case finished
    }

    let core: SafeAnimatorCore

    /// An animator that is not running.
    /// - Parameters:
    ///   - duration: Seconds; what is no number of at least 0 counts as 0.
    ///   - isStrict: Whether it raises where UIKit would.
    ///   - animations: The changes that move.
    ///   - initial: Puts the views where the animation starts; runs at ``restart()`` and ``reused()``, without animation.
    public init(
        duration: TimeInterval, timingParameters: any UITimingCurveProvider, isStrict: Bool = false,
        animations: (() -> Void)? = nil, initial: (() -> Void)? = nil
    ) {
        let seconds = duration.isFinite ? max(0, duration) : 0
        core = SafeAnimatorCore(seconds, timingParameters, isStrict, initial)
        if let animations { addAnimations(animations) }
    }

    /// An animator that is not running, with one of the four curves.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve = .easeInOut, isStrict: Bool = false,
        animations: (() -> Void)? = nil, initial: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve), isStrict: isStrict,
            animations: animations, initial: initial)
    }

    /// An animator that is not running, with a spring.
    public convenience init(
        duration: TimeInterval, dampingRatio: CGFloat, isStrict: Bool = false, animations: (() -> Void)? = nil,
        initial: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: dampingRatio),
            isStrict: isStrict, animations: animations, initial: initial)
    }

    // MARK: What it tells

    /// Where it is in its life.
    public var phase: Phase { core.phase }
    /// Whether it is on its way.
    public var isRunning: Bool { phase == .running }
    /// How far it has come, 0…1; what it was when it ended, once it has.
    public var fractionComplete: CGFloat { core.fractionComplete }
    /// Whether it goes back to its start.
    public var isReversed: Bool { core.isStrict ? core.plain?.isReversed ?? false : core.isReversed }
    /// Whether it raises where UIKit would.
    public var isStrict: Bool { core.isStrict }
    /// Whether it pauses at its end in place of completing.
    public var pausesOnCompletion: Bool {
        get { core.pausesOnCompletion }
        set { core.pausesOnCompletion = newValue }
    }
    /// Whether it may be paused, stopped and finished on its way.
    public var isInterruptible: Bool {
        get { core.isInterruptible }
        set { core.isInterruptible = newValue }
    }

    // MARK: Calls

    /// Starts it, or goes on from a pause, after a time in seconds.
    @discardableResult public func start(afterDelay delay: TimeInterval = 0) -> AnimatorOutcome { core.start(delay) }
    /// Stands still where it is; one that was not started stands at its start.
    @discardableResult public func pause() -> AnimatorOutcome { core.pause() }
    /// Goes to a fraction, 0…1, and stands there; beyond the ends counts as the end.
    @discardableResult public func setFraction(_ fraction: CGFloat) -> AnimatorOutcome { core.setFraction(fraction) }
    /// Sets which way it goes.
    @discardableResult public func setReversed(_ isReversed: Bool) -> AnimatorOutcome { core.setReversed(isReversed) }
    /// Goes on from a pause with other timing and a factor on the duration; 0 leaves the duration.
    @discardableResult public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)? = nil, durationFactor: CGFloat = 0
    ) -> AnimatorOutcome { core.resume(parameters, durationFactor) }
    /// Ends it where it is. Without finishing, the completion blocks are told `.current`; else they wait for ``finish(at:)``.
    @discardableResult public func stop(withoutFinishing: Bool) -> AnimatorOutcome { core.stop(withoutFinishing) }
    /// Finishes it at a place, stopping it first where it is on its way.
    @discardableResult public func finish(at position: UIViewAnimatingPosition) -> AnimatorOutcome { core.finish(position) }
    /// Adds changes that begin after a part of the remaining time, 0…1. They are kept for ``restart()``.
    @discardableResult public func addAnimations(
        _ animation: @escaping () -> Void, delayFactor: CGFloat = 0
    ) -> AnimatorOutcome { core.addAnimations(animation, delayFactor) }
    /// Adds a block that is called exactly once: at the end with its place, or with `.current` where the animator is
    /// stopped, restarted or let go of before. Ignored once it has finished.
    @discardableResult public func addCompletion(
        _ completion: @escaping (UIViewAnimatingPosition) -> Void
    ) -> AnimatorOutcome { core.addCompletion(completion) }

    /// Goes at an even pace to a fraction, forwards or back, and stands there. Seconds: of the whole duration the part that
    /// lies between, unless given.
    @discardableResult public func animate(to fraction: CGFloat, duration: TimeInterval? = nil) -> AnimatorOutcome {
        core.animate(to: fraction, duration)
    }
    /// Goes back to the start and stands there.
    @discardableResult public func animateBack(duration: TimeInterval? = nil) -> AnimatorOutcome {
        core.animate(to: 0, duration)
    }
    /// Begins anew with the blocks it keeps, from any phase. Completion blocks of the run before are told `.current`.
    @discardableResult public func restart() -> AnimatorOutcome { core.restart() }
    /// To be called in `prepareForReuse()`: the animator is made anew in the next turn, as far along as it was.
    @discardableResult public func reused() -> AnimatorOutcome { core.reused() }

    deinit { core.letGo() }
}
