// Every sequence of calls on the safe animator: none traps, and each completion block is called exactly once.
import Diagnostics
import Foundation
import SafeUIKit
import Testing
import UIKit
import UIKitCore
import UIKitTesting

@MainActor @Suite("Proof: SafePropertyAnimator", .harness) struct SafePropertyAnimatorProofTests {
    @Test("every sequence of the sixteen calls traps nowhere, has its outcome and completes once", arguments: [0, 1, 2, 3])
    func sixteen(_ setting: Int) async throws {
        try await prove(Sequences(operations: Operation.allCases, length: ProofLength.all), Settings.all[setting])
    }

    @Test("every longer sequence of the first eleven calls and the clock does too", arguments: [0, 1, 2, 3])
    func eleven(_ setting: Int) async throws {
        try await prove(Sequences(operations: Operation.core, length: ProofLength.core), Settings.all[setting])
    }

    private func prove(_ sequences: Sequences, _ settings: Settings) async throws {
        try await AnimatorProofTests.prove("safe, ", sequences, settings) { disagreement($0, $1, settings) }
    }

    private func disagreement(_ sequence: [Operation], _ bench: Bench, _ settings: Settings) -> String? {
        bench.reset()
        var oracle = SafeOracle(settings: settings)
        let subject = SafeSubject(bench, settings)
        for (index, operation) in sequence.enumerated() {
            let phase = oracle.phase
            let (wanted, seen) = (oracle.perform(operation), subject.perform(operation))
            if wanted == seen { continue }
            return words(sequence.prefix(index + 1), settings, "in \(phase)", wanted.description, seen.description)
        }
        let phase = oracle.phase
        let wanted = oracle.release()
        let (told, traps, isGone) = subject.release()
        let once = subject.tally.values.allSatisfy { $0 == 1 }
        if told == wanted, traps == [], isGone, once { return nil }
        return words(
            sequence[...], settings, "released in \(phase)", "\(wanted), no trap, each once",
            "\(told), \(traps), \(isGone ? "gone" : "not gone"), \(subject.tally)")
    }

    private func words(
        _ sequence: ArraySlice<Operation>, _ settings: Settings, _ place: String, _ wanted: String, _ seen: String
    ) -> String {
        """
        The safe animator and its documentation disagree after \(sequence.count) calls, \(place), with \(settings):
          \(sequence.map(\.description).joined(separator: "\n  "))
        wanted: \(wanted)
        seen:   \(seen)
        """
    }
}

/// One safe animator, and what it called and reported.
@MainActor final class SafeSubject {
    private var animator: SafePropertyAnimator?
    private let bench: Bench
    private let log = Subject.CompletionLog()
    private var count = 0
    /// How often each stored completion block was called.
    private(set) var tally: [Int: Int] = [:]

    init(_ bench: Bench, _ settings: Settings) {
        self.bench = bench
        let view = bench.view
        let animator = SafePropertyAnimator(
            duration: 1, curve: .linear, animations: { view.center.x = 100 }, initial: { view.center.x = 0 })
        animator.pausesOnCompletion = settings.pausesOnCompletion
        animator.isInterruptible = settings.isInterruptible
        self.animator = animator
    }

    func perform(_ operation: Operation) -> SafeSight {
        guard let animator else { return SafeSight() }
        let outcome = call(operation, animator)
        return SafeSight(
            phase: animator.phase.rawValue, outcome: outcome, fraction: Double(animator.fractionComplete),
            completions: take(), traps: bench.traps.take())
    }

    private func call(_ operation: Operation, _ animator: SafePropertyAnimator) -> AnimatorOutcome? {
        switch operation {
        case .start: return animator.start()
        case .startDelayed: return animator.start(afterDelay: Operation.delay)
        case .pause: return animator.pause()
        case .stopWithout: return animator.stop(withoutFinishing: true)
        case .stop: return animator.stop(withoutFinishing: false)
        case .finishStart: return animator.finish(at: .start)
        case .finishCurrent: return animator.finish(at: .current)
        case .finishEnd: return animator.finish(at: .end)
        case .scrub: return animator.setFraction(Operation.fraction)
        case .reverse: return animator.setReversed(!animator.isReversed)
        case .resume: return animator.continueAnimation(durationFactor: Operation.factor)
        case .add:
            let other = bench.other
            return animator.addAnimations({ other.center.x += 10 }, delayFactor: Operation.addDelay)
        case .complete:
            count += 1
            let (number, log) = (count, log)
            let outcome = animator.addCompletion { log.calls.append("\(number):\($0.rawValue)") }
            if outcome.isDone { tally[number] = 0 } else { count -= 1 }
            return outcome
        case .background:
            NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
            NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: nil)
            return nil
        case .reuse:
            bench.reuse()
            return animator.reused()
        case .advance:
            bench.advance(Operation.step)
            return nil
        }
    }

    private func take() -> [String] {
        defer { log.calls = [] }
        for call in log.calls { tally[Int(call.prefix { $0 != ":" }) ?? 0, default: 0] += 1 }
        return log.calls
    }

    func release() -> (completions: [String], traps: [String], isGone: Bool) {
        weak let watched = animator
        animator = nil
        return (take(), bench.traps.take(), watched == nil)
    }
}
