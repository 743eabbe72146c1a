// The work of the class's members beyond the machine's calls.
// Apple: "UIViewPropertyAnimator".
import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore

extension UIViewPropertyAnimator {
    /// Waits for the end and returns its position; `.current` if the animator is stopped without finishing, or released.
    public func addCompletion() async -> UIViewAnimatingPosition { await life.completion() }

    static func running(
        _ duration: TimeInterval, _ delay: TimeInterval, _ options: UIView.AnimationOptions,
        _ animations: @escaping () -> Void, _ completion: ((UIViewAnimatingPosition) -> Void)?
    ) -> Self {
        let animator = DynamicInit.make(self)
        let timing = UICubicTimingParameters(animationCurve: options.curve)
        animator.setUp.life = AnimatorLife(duration: duration, timing: timing)
        animator.life.owner = animator
        animator.life.isUserInteractionEnabled = options.contains(.allowUserInteraction)
        animator.life.set { $0.isInterruptible = UIView.inheritedAnimationDuration == 0 }
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        if delay > 0 { animator.startAnimation(afterDelay: delay) } else { animator.startAnimation() }
        return animator
    }

    func changeAtRest(_ name: String, _ change: (AnimatorLife) -> Void) {
        guard life.machine.state == .inactive else {
            return Catalogue.animatorSettingWhileActive.report(
                object: description, cause: "\(name) was set while the animator is \(life.stateName).")
        }
        change(life)
    }

    func scrub(to value: CGFloat) {
        guard let fraction = AnimatorNumbers.fraction(Double(value)) else { return }
        life.perform { $0.scrub(to: fraction, at: $1) }
    }

    func start(after delay: TimeInterval) {
        let seconds = AnimatorNumbers.seconds(delay, "delay")
        life.perform { $0.start(after: seconds, at: $1) }
    }

    func resume(_ parameters: (any UITimingCurveProvider)?, _ factor: CGFloat) {
        let pace = parameters.map { AnimationPace($0) }
        let factor = AnimatorNumbers.seconds(Double(factor), "durationFactor")
        life.perform { $0.resume(pace: pace, factor: factor, at: $1) }
    }

    func copied() -> UIViewPropertyAnimator {
        let copy = UIViewPropertyAnimator(duration: duration, timingParameters: life.timing)
        let (from, to) = (life, copy.life)
        to.isUserInteractionEnabled = from.isUserInteractionEnabled
        to.isManualHitTestingEnabled = from.isManualHitTestingEnabled
        to.set { machine in
            machine.isInterruptible = from.machine.isInterruptible
            machine.scrubsLinearly = from.machine.scrubsLinearly
            machine.pausesOnCompletion = from.machine.pausesOnCompletion
        }
        for block in from.blocks { to.addAnimations(block.body, delayFactor: CGFloat(block.delayFactor)) }
        return copy
    }

    nonisolated var words: String {
        let name = "\(type(of: self))(\(ObjectName.address(self)))"
        guard MainExecutor.isCurrent else { return "<\(name)>" }
        return MainActor.assumeIsolated {
            "<\(name) [\(life.stateName)]\(life.machine.isInterruptible ? " interruptible" : "")>"
        }
    }

    /// Judges the animator's release (X1) on the main executor, wherever the last reference went away. Called in `deinit`.
    nonisolated func letGo() {
        let (setUp, name) = (setUp, "\(type(of: self)) \(ObjectName.address(self))")
        if MainExecutor.isCurrent {
            MainActor.assumeIsolated { setUp.life.released(name) }
        } else {
            Task { @MainActor in setUp.life.released(name) }
        }
    }
}
