// Stopping, finishing, blocks, background, and what is wrong about letting go.
// Apple: "UIViewAnimating", "UIViewPropertyAnimator"; states: Documentation/PropertyAnimator.md.
import Foundation

extension AnimatorMachine {
    /// `stopAnimation(withoutFinishing)`.
    package mutating func stop(_ withoutFinishing: Bool, at now: TimeInterval) -> [AnimatorEffect] {
        guard !isCompleting else { return [] }
        switch phase {
        case .running, .paused:
            var effects: [AnimatorEffect] = isInterruptible ? [] : [.report(.uninterruptibleStopped)]
            if withoutFinishing {
                end()
                return effects + [.finish(.current), .forget]
            }
            if phase == .running { stand(at: legTime(at: now)) }
            effects.append(hold)
            phase = .stopped
            return effects
        case .stopped: return [.report(.alreadyStopped)]
        case .hollow:
            if withoutFinishing { end() } else { phase = .stopped }
            return withoutFinishing ? [.forget] : []
        case .fresh, .ended: return []
        }
    }

    /// `finishAnimation(at:)`.
    package mutating func finish(at position: UIViewAnimatingPosition) -> [AnimatorEffect] {
        guard !isCompleting else { return [.report(.notStopped)] }
        switch phase {
        case .stopped:
            end()
            return [.finish(position), .complete(position)]
        case .ended: return compatibility == .documented ? [.report(.finishedWhileInactive)] : []
        case .fresh, .running, .paused, .hollow: return [.report(.notStopped)]
        }
    }

    /// `addAnimations(_:delayFactor:)`, the factor 0…1; true where the block is kept or run.
    package mutating func add(delayFactor: Double, at now: TimeInterval) -> (effects: [AnimatorEffect], isTaken: Bool) {
        guard !isCompleting else { return ([], true) }
        switch phase {
        case .fresh: return ([], true)
        case .ended:
            phase = .fresh
            return ([], true)
        case .running:
            let here = legTime(at: now)
            let rest = isReversed ? 0 : 1 - here
            let run = AnimatorEffect.run(
                from: here, reversed: isReversed, remaining: max(0, (leg?.end ?? now) - max(now, leg?.begin ?? now)),
                delay: max(0, (leg?.begin ?? now) - now), pace: nil)
            return ([.recordAdded(from: here + delayFactor * rest), run], true)
        case .paused:
            let here = min(max(time ?? curve.time(at: way), 0), 1)
            return ([.recordAdded(from: here + delayFactor * (isReversed ? 0 : 1 - here)), hold], true)
        case .hollow:
            told = 0
            return ([.recordAdded(from: delayFactor)] + beginWhole(after: 0, at: now), true)
        case .stopped: return ([.report(.addedWhileStopped)], false)
        }
    }

    /// The app enters the background.
    package mutating func enterBackground(at now: TimeInterval) -> [AnimatorEffect] {
        guard !isCompleting else { return [] }
        switch (phase, pausesOnCompletion) {
        case (.running, false): return complete(isReversed ? .start : .end)
        case (.paused, false): return complete(.end)
        case (.hollow, false):
            end()
            return [.forget]
        case (.running, true):
            stand(at: legTime(at: now))
            return [hold]
        case (.paused, true), (.hollow, true), (.fresh, _), (.stopped, _), (.ended, _): return []
        }
    }

    /// The completion blocks of ``AnimatorEffect/complete(_:)`` have been called; true blocks came meanwhile and revive it.
    package mutating func completed(isRevived: Bool) {
        guard isCompleting else { return }
        isCompleting = false
        end()
        if isRevived { phase = .fresh }
    }

    /// Whether letting go of it now is X1.
    package var isReleaseWrong: Bool { phase == .paused || phase == .stopped || phase == .hollow }

    // MARK: Inside

    /// Ends by itself: running until its completion blocks have been called.
    mutating func complete(_ position: UIViewAnimatingPosition) -> [AnimatorEffect] {
        if phase == .paused {
            leg = Leg(begin: 0, from: standing, to: standing, seconds: 0)
            phase = .running
        }
        isCompleting = true
        return [.finish(position), .complete(position)]
    }

    /// Ends without calling blocks. The curve and duration are restored, as a continuation may have changed them.
    mutating func end() {
        phase = .ended
        leg = nil
        told = 0
        way = 0
        time = 0
        currentDuration = duration
        curve.turn = nil
    }
}
