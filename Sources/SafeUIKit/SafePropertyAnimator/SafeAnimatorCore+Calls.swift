// What each call does in each phase. Strict mode passes the calls on as they are.
// Apple: "UIViewAnimating", "UIViewImplicitlyAnimating".
import UIKit

extension SafeAnimatorCore {
    typealias Phase = SafePropertyAnimator.Phase

    /// In strict mode what the plain animator is.
    var phase: Phase {
        guard isStrict, let plain else { return ownPhase }
        switch plain.state {
        case .inactive: return .ready
        case .active: return plain.isRunning ? .running : .paused
        case .stopped: return .stopped
        @unknown default: return .running
        }
    }

    /// A plain one that is stopped would tell what it was before it ran.
    var fractionComplete: CGFloat {
        guard let plain, isStrict || ownPhase != .stopped else { return fraction }
        return plain.fractionComplete
    }

    private func strictly(_ body: (UIViewPropertyAnimator) -> Void) -> AnimatorOutcome? {
        guard isStrict, let plain else { return nil }
        body(plain)
        return .done
    }

    /// Why a phase takes no call that moves something.
    private var reasonAgainstMoving: AnimatorOutcome.Reason? {
        switch ownPhase {
        case .ready, .paused: blocks.isEmpty ? .nothingToAnimate : nil
        case .running: nil
        case .stopped: .stopped
        case .finished: .finished
        }
    }

    func start(_ delay: TimeInterval) -> AnimatorOutcome {
        if let done = strictly({ delay > 0 ? $0.startAnimation(afterDelay: delay) : $0.startAnimation() }) { return done }
        guard delay.isFinite, delay >= 0 else { return .ignored(.badNumber) }
        if let reason = reasonAgainstMoving { return .ignored(reason) }
        if ownPhase == .running { return .ignored(.running) }
        if isAwaited, ownPhase == .ready { fraction = isReversed ? 1 : 0 }
        ownPhase = .running
        isInterrupted = false
        if isAwaited { return .done }
        _ = make()
        call { delay > 0 ? $0.startAnimation(afterDelay: delay) : $0.startAnimation() }
        return .done
    }

    func pause() -> AnimatorOutcome {
        if let done = strictly({ $0.pauseAnimation() }) { return done }
        if let reason = reasonAgainstMoving { return .ignored(reason) }
        if ownPhase == .paused {
            // One that the background stopped goes on by itself, unless it is paused for good.
            defer { isInterrupted = false }
            return isInterrupted ? .done : .ignored(.paused)
        }
        if ownPhase == .running, !isInterruptible { return .ignored(.notInterruptible) }
        stand()
        return .done
    }

    /// Paused where it is.
    private func stand() {
        ownPhase = .paused
        if isAwaited { return }
        leaveTarget()
        _ = make()
        call { $0.pauseAnimation() }
    }

    private func leaveTarget() {
        guard let target else { return }
        self.target = nil
        serial += 1
        call { $0.pauseAnimation() }
        isReversed = target.wasReversed
    }

    func setFraction(_ value: CGFloat) -> AnimatorOutcome {
        if let done = strictly({ $0.fractionComplete = value }) { return done }
        guard !value.isNaN else { return .ignored(.badNumber) }
        if let reason = reasonAgainstMoving { return .ignored(reason) }
        if ownPhase == .running { return .ignored(.running) }
        ownPhase = .paused
        isInterrupted = false
        fraction = min(max(value, 0), 1)
        if isAwaited { return .done }
        _ = make()
        call { plain in
            // A paused one takes it wherever it comes from (openradar 30856746).
            plain.pauseAnimation()
            plain.fractionComplete = fraction
        }
        return .done
    }

    func setReversed(_ value: Bool) -> AnimatorOutcome {
        if let done = strictly({ $0.isReversed = value }) { return done }
        switch ownPhase {
        case .stopped: return .ignored(.stopped)
        case .finished: return .ignored(.finished)
        case .ready, .running, .paused:
            if target != nil {
                target?.wasReversed = value
            } else {
                isReversed = value
            }
            return .done
        }
    }

    func resume(_ parameters: (any UITimingCurveProvider)?, _ factor: CGFloat) -> AnimatorOutcome {
        if let done = strictly({ $0.continueAnimation(withTimingParameters: parameters, durationFactor: factor) }) {
            return done
        }
        guard factor.isFinite, factor >= 0 else { return .ignored(.badNumber) }
        if let reason = reasonAgainstMoving { return .ignored(reason) }
        if ownPhase == .ready { return .ignored(.notStarted) }
        if ownPhase == .running { return .ignored(.running) }
        if !isInterruptible { return .ignored(.notInterruptible) }
        ownPhase = .running
        isInterrupted = false
        call { $0.continueAnimation(withTimingParameters: parameters, durationFactor: factor) }
        return .done
    }

    func stop(_ withoutFinishing: Bool) -> AnimatorOutcome {
        if let done = strictly({ $0.stopAnimation(withoutFinishing) }) { return done }
        if let reason = reasonAgainstEnding { return .ignored(reason) }
        if ownPhase == .stopped { return .ignored(.stopped) }
        if withoutFinishing {
            conclude(at: .current)
        } else {
            leaveTarget()
            fraction = fractionComplete
            ownPhase = .stopped
            isInterrupted = false
            call { $0.stopAnimation(false) }
        }
        return .done
    }

    private var reasonAgainstEnding: AnimatorOutcome.Reason? {
        switch ownPhase {
        case .ready: .notStarted
        case .finished: .finished
        case .running, .paused: isInterruptible ? nil : .notInterruptible
        case .stopped: nil
        }
    }

    func finish(_ position: UIViewAnimatingPosition) -> AnimatorOutcome {
        if let done = strictly({ $0.finishAnimation(at: position) }) { return done }
        if let reason = reasonAgainstEnding { return .ignored(reason) }
        conclude(at: position)
        return .done
    }

    func addAnimations(_ body: @escaping () -> Void, _ delayFactor: CGFloat) -> AnimatorOutcome {
        if let done = strictly({ $0.addAnimations(body, delayFactor: delayFactor) }) { return done }
        guard delayFactor >= 0, delayFactor <= 1 else { return .ignored(.badNumber) }
        switch ownPhase {
        case .stopped: return .ignored(.stopped)
        case .finished: return .ignored(.finished)
        case .ready, .running, .paused: break
        }
        blocks.append((body, delayFactor))
        call { $0.addAnimations(body, delayFactor: delayFactor) }
        return .done
    }

    func addCompletion(_ completion: @escaping Completion) -> AnimatorOutcome {
        if let done = strictly({ $0.addCompletion(completion) }) { return done }
        if ownPhase == .finished { return .ignored(.finished) }
        completions.append(completion)
        return .done
    }
}
