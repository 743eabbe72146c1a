// What UIKit's animator does not have: going to a fraction, beginning anew, serving in a reused cell.
// Apple: "UIViewPropertyAnimator"; openradar 33606938 wishes the first.
import UIKit

extension SafeAnimatorCore {
    func animate(to value: CGFloat, _ duration: TimeInterval?) -> AnimatorOutcome {
        guard !value.isNaN, duration.map({ $0.isFinite && $0 >= 0 }) ?? true else { return .ignored(.badNumber) }
        switch ownPhase {
        case .stopped: return .ignored(.stopped)
        case .finished: return .ignored(.finished)
        case .ready, .paused, .running: break
        }
        if blocks.isEmpty { return .ignored(.nothingToAnimate) }
        if ownPhase == .running, !isInterruptible { return .ignored(.notInterruptible) }
        if ownPhase != .paused { _ = pause() }
        isInterrupted = false
        let goal = min(max(value, 0), 1)
        let way = abs(goal - fractionComplete)
        let seconds = duration ?? self.duration * Double(way)
        if isAwaited || way < 1e-9 || seconds == 0 || self.duration == 0 { return setFraction(goal) }
        target = (goal, isReversed)
        isReversed = goal < fractionComplete
        ownPhase = .running
        let factor = CGFloat(seconds / (Double(way) * self.duration))
        let even = UICubicTimingParameters(animationCurve: .linear)
        call { $0.continueAnimation(withTimingParameters: even, durationFactor: factor) }
        serial += 1
        let serial = serial
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
            MainActor.assumeIsolated { if let self, self.serial == serial { self.arrive() } }
        }
        return .done
    }

    func restart() -> AnimatorOutcome {
        if isStrict { return start(0) }
        if blocks.isEmpty { return .ignored(.nothingToAnimate) }
        if ownPhase != .finished, ownPhase != .ready { conclude(at: .current) }
        ownPhase = .ready
        fraction = 0
        isReversed = false
        UIView.performWithoutAnimation { initial?() }
        return start(0)
    }

    /// Steps: 1. the plain animator ends; 2. the views are put where they start; 3. in the next turn another one is made, as
    /// far along and in the same phase.
    func reused() -> AnimatorOutcome {
        if isStrict { return .ignored(.notStarted) }
        if ownPhase == .finished { return .ignored(.finished) }
        let fraction = fractionComplete
        if isInterrupted { ownPhase = .running }
        let reversed = target?.wasReversed ?? isReversed
        if target != nil { ownPhase = .paused }
        unmake(at: .end)
        self.fraction = fraction
        isReversed = reversed
        UIView.performWithoutAnimation { initial?() }
        isAwaited = true
        let serial = serial
        DispatchQueue.main.asyncAfter(deadline: .now()) { [weak self] in
            MainActor.assumeIsolated { if let self, self.serial == serial { self.makeAnew() } }
        }
        return .done
    }

    private func makeAnew() {
        isAwaited = false
        guard ownPhase == .paused || ownPhase == .running, !blocks.isEmpty else { return }
        _ = make()
        call { plain in
            plain.pauseAnimation()
            plain.fractionComplete = fraction
            if ownPhase == .running { plain.startAnimation() }
        }
    }
}
