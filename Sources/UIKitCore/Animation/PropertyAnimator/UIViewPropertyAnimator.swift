// Animates views with pausing, scrubbing, turning round, stopping and finishing.
// Apple: "UIViewPropertyAnimator".
import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore

/// Animates changes of views, and can be paused, scrubbed, turned round, stopped and finished on its way.
///
/// Misuse is reported where UIKit raises (UIK1701…UIK1712). `AnimatorMachine` holds every state and what each call does
/// there.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
    let setUp: SetUp
    var life: AnimatorLife { setUp.life }

    /// The life, made when it is first asked for or configured.
    @MainActor final class SetUp {
        var life: AnimatorLife
        init(_ life: AnimatorLife) { self.life = life }
    }

    // MARK: Making one

    /// An animator that is not running, of so many seconds at a pace. A spring that has a duration of its own takes that.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        setUp = SetUp(AnimatorLife(duration: duration, timing: parameters))
        super.init()
        life.owner = self
    }

    /// An animator of 0 s. Ours: runs what ``runningPropertyAnimator(withDuration:delay:options:animations:completion:)``
    /// needs of a subclass.
    public convenience override init() {
        self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
    }

    /// An animator that is not running, with one of the four curves.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// An animator that is not running, with a Bézier curve by its inner points.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// An animator that is not running, with a spring that settles within the duration; a ratio of 1 does not swing.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// An animator that runs already. One made within another animation cannot be interrupted.
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self { running(duration, delay, options, animations, completion) }

    // MARK: What it is like

    /// Seconds of the whole; the remaining time is what is left of it.
    open var duration: TimeInterval { life.machine.duration }
    /// Seconds before it begins to move, as ``startAnimation(afterDelay:)`` was told.
    open var delay: TimeInterval { life.machine.delay }
    /// Its curve or spring.
    open var timingParameters: (any UITimingCurveProvider)? { life.timing }
    /// Whether its views take touches while they move. Changing it once started is UIK1707.
    open var isUserInteractionEnabled: Bool {
        get { life.isUserInteractionEnabled }
        set { changeAtRest("isUserInteractionEnabled") { $0.isUserInteractionEnabled = newValue } }
    }
    /// Whether the app itself finds out which of the moving views is touched.
    open var isManualHitTestingEnabled: Bool {
        get { life.isManualHitTestingEnabled }
        set { life.isManualHitTestingEnabled = newValue }
    }
    /// Whether it may be paused and stopped. Changing it once started is UIK1707.
    open var isInterruptible: Bool {
        get { life.machine.isInterruptible }
        set { changeAtRest("isInterruptible") { $0.set { $0.isInterruptible = newValue } } }
    }
    /// Whether a paused one goes the way evenly with ``fractionComplete``; else by its curve.
    open var scrubsLinearly: Bool {
        get { life.machine.scrubsLinearly }
        set { life.set { $0.scrubsLinearly = newValue } }
    }
    /// Whether it pauses at its end, to be run again, in place of completing.
    open var pausesOnCompletion: Bool {
        get { life.machine.pausesOnCompletion }
        set { life.set { $0.pausesOnCompletion = newValue } }
    }

    // MARK: UIViewAnimating

    /// Where it is in its life.
    open var state: UIViewAnimatingState { life.machine.state }
    /// Whether it moves, or waits for its delay. Still true for its completion blocks (observed).
    open var isRunning: Bool { life.machine.isRunning }
    /// Whether it goes back to where it came from.
    open var isReversed: Bool {
        get { life.machine.isReversed }
        set { life.perform { $0.reverse(newValue, at: $1) } }
    }
    /// How far it has come from start to end, 0…1, whichever way it runs. Set on an inactive one, it becomes active and
    /// pauses there; while it runs or is stopped, setting it has no effect.
    open var fractionComplete: CGFloat {
        get { CGFloat(life.machine.fraction(at: life.now)) }
        set { scrub(to: newValue) }
    }
    /// Starts it, or goes on from where it was paused.
    open func startAnimation() { life.perform { $0.start(at: $1) } }
    /// Starts it after a time in seconds; it is active at once.
    open func startAnimation(afterDelay delay: TimeInterval) { start(after: delay) }
    /// Stands still where it is; an inactive one becomes active.
    open func pauseAnimation() { life.perform { $0.pause(at: $1) } }
    /// Ends it with its views as they are shown; without finishing, no completion block is called, else
    /// ``finishAnimation(at:)`` is due. A second time is UIK1702.
    open func stopAnimation(_ withoutFinishing: Bool) { life.perform { $0.stop(withoutFinishing, at: $1) } }
    /// Finishes what was stopped: sets the views and calls the completion blocks. Elsewhere it is UIK1703.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        life.perform { machine, _ in machine.finish(at: finalPosition) }
    }

    // MARK: UIViewImplicitlyAnimating

    /// Adds changes that begin after a part of the remaining time, 0…1, and end with the rest.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        life.addAnimations(animation, delayFactor: delayFactor)
    }
    /// Adds changes over the remaining time. A stopped one takes none (UIK1705); one that has ended can start again.
    open func addAnimations(_ animation: @escaping () -> Void) { life.addAnimations(animation, delayFactor: 0) }
    /// Adds a block that is called once at the end, with the place of it.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { life.addCompletion(completion) }
    /// Goes on from a pause, with another pace and a factor on the duration until it ends; 0 leaves the duration.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) { resume(parameters, durationFactor) }

    // MARK: NSObject

    /// Timing, settings and blocks, not started; completion blocks stay behind (guessed).
    open func copy(with zone: NSZone? = nil) -> Any { copied() }

    /// `<UIViewPropertyAnimator(0x600003e24200) [stopped] interruptible>`, as Apple's message has it.
    open override nonisolated var description: String { words }

    deinit { letGo() }
}
