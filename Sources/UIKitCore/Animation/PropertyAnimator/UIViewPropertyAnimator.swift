// Animates views with pausing, scrubbing, turning round, stopping and finishing.
// Apple: "UIViewPropertyAnimator".
import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore

/// An animator of view changes that can be paused, scrubbed, reversed, stopped and finished.
///
/// Misuse is reported where UIKit raises (UIK1701…UIK1712). `AnimatorMachine` describes every state and the effect of each
/// call in it.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
    let setUp: SetUp
    var life: AnimatorLife { setUp.life }

    /// The life, made when it is first asked for or configured.
    @MainActor final class SetUp {
        var life: AnimatorLife
        init(_ life: AnimatorLife) { self.life = life }
    }

    // MARK: Making one

    /// Creates an animator that is not running, with a duration in seconds. A spring with its own duration uses that instead.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        setUp = SetUp(AnimatorLife(duration: duration, timing: parameters))
        super.init()
        life.owner = self
    }

    /// Creates an animator with a duration of 0. Ours: calls of
    /// ``runningPropertyAnimator(withDuration:delay:options:animations:completion:)`` on a subclass require it.
    public convenience override init() {
        self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
    }

    /// Creates an animator that is not running, with a standard curve.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator that is not running, with the control points of a Bézier curve.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator that is not running, with a spring that settles within the duration. A ratio of 1 does not bounce.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator that is running. An animator created within another animation cannot be interrupted.
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self { running(duration, delay, options, animations, completion) }

    // MARK: What it is like

    /// The total duration, in seconds.
    open var duration: TimeInterval { life.machine.duration }
    /// The delay before the animation, in seconds, as given to ``startAnimation(afterDelay:)``.
    open var delay: TimeInterval { life.machine.delay }
    /// The curve or spring.
    open var timingParameters: (any UITimingCurveProvider)? { life.timing }
    /// Whether the animated views receive touches. A change after the start is UIK1707.
    open var isUserInteractionEnabled: Bool {
        get { life.isUserInteractionEnabled }
        set { changeAtRest("isUserInteractionEnabled") { $0.isUserInteractionEnabled = newValue } }
    }
    /// Whether the app performs hit testing for the animated views itself.
    open var isManualHitTestingEnabled: Bool {
        get { life.isManualHitTestingEnabled }
        set { life.isManualHitTestingEnabled = newValue }
    }
    /// Whether the animator can be paused and stopped. A change after the start is UIK1707.
    open var isInterruptible: Bool {
        get { life.machine.isInterruptible }
        set { changeAtRest("isInterruptible") { $0.set { $0.isInterruptible = newValue } } }
    }
    /// Whether a paused animation follows ``fractionComplete`` linearly, instead of along its curve.
    open var scrubsLinearly: Bool {
        get { life.machine.scrubsLinearly }
        set { life.set { $0.scrubsLinearly = newValue } }
    }
    /// Whether the animator pauses at its end, so that it can run again, instead of completing.
    open var pausesOnCompletion: Bool {
        get { life.machine.pausesOnCompletion }
        set { life.set { $0.pausesOnCompletion = newValue } }
    }

    // MARK: UIViewAnimating

    /// The state of the animator.
    open var state: UIViewAnimatingState { life.machine.state }
    /// Whether the animation is running, or waits for its delay. Still true in its completion blocks (observed).
    open var isRunning: Bool { life.machine.isRunning }
    /// Whether the animation runs backward.
    open var isReversed: Bool {
        get { life.machine.isReversed }
        set { life.perform { $0.reverse(newValue, at: $1) } }
    }
    /// The completed fraction from start to end, 0…1, in either direction. Setting it on an inactive animator activates and
    /// pauses it. Setting it has no effect while the animator is running or stopped.
    open var fractionComplete: CGFloat {
        get { CGFloat(life.machine.fraction(at: life.now)) }
        set { scrub(to: newValue) }
    }
    /// Starts the animation, or continues a paused one.
    open func startAnimation() { life.perform { $0.start(at: $1) } }
    /// Starts the animation after a delay in seconds. The animator becomes active immediately.
    open func startAnimation(afterDelay delay: TimeInterval) { start(after: delay) }
    /// Pauses the animation. An inactive animator becomes active.
    open func pauseAnimation() { life.perform { $0.pause(at: $1) } }
    /// Stops the animation with the views as they are shown. Without finishing, no completion block is called; otherwise
    /// ``finishAnimation(at:)`` is required. A second call is UIK1702.
    open func stopAnimation(_ withoutFinishing: Bool) { life.perform { $0.stop(withoutFinishing, at: $1) } }
    /// Finishes a stopped animation: sets the views and calls the completion blocks. In other states it is UIK1703.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        life.perform { machine, _ in machine.finish(at: finalPosition) }
    }

    // MARK: UIViewImplicitlyAnimating

    /// Adds changes that begin after a fraction of the remaining time, 0…1, and end with the animation.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        life.addAnimations(animation, delayFactor: delayFactor)
    }
    /// Adds changes over the remaining time. Not possible for a stopped animator (UIK1705); a finished one can start again.
    open func addAnimations(_ animation: @escaping () -> Void) { life.addAnimations(animation, delayFactor: 0) }
    /// Adds a block that is called once at the end, with the final position.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { life.addCompletion(completion) }
    /// Continues a paused animation with other timing and a factor for the duration; 0 keeps the duration.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) { resume(parameters, durationFactor) }

    // MARK: NSObject

    /// Returns a copy with timing, settings and blocks that has not started. Completion blocks are not copied (guessed).
    open func copy(with zone: NSZone? = nil) -> Any { copied() }

    /// The description `<UIViewPropertyAnimator(0x600003e24200) [stopped] interruptible>`, in the format of Apple's message.
    open override nonisolated var description: String { words }

    deinit { letGo() }
}
