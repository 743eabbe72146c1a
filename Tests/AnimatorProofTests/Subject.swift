// The real class on a small view of a window, driven by the proof's calls.
import Diagnostics
import Foundation
import QuartzCore
import Stage
import Synchronization
import UIKit
import UIKitCore

/// Collects what is reported while the proof runs.
final class TrapLog: Sendable {
    private let codes = Mutex<[String]>([])

    /// Reports that raise, in the table's names.
    var policy: DiagnosticPolicy {
        .record { [self] diagnostic in
            guard diagnostic.entry.severity == .exception else { return }
            let names = ["UIK1701": "X1", "UIK1702": "X2", "UIK1703": "X3"]
            codes.withLock { $0.append(names[diagnostic.entry.code] ?? "X?") }
        }
    }

    func take() -> [String] {
        codes.withLock { codes in
            defer { codes = [] }
            return codes
        }
    }
}

/// The view that all animators of a proof move.
@MainActor final class Bench {
    private(set) var view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    /// Reused: what is made in the same turn is dead there.
    private var isSpoilt = false
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let traps = TrapLog()
    let clock: StageClock

    init(in window: UIWindow) {
        clock = StageClock.current
        window.addSubview(view)
        window.addSubview(other)
    }

    /// The views are as they were in the beginning.
    func reset() {
        if isSpoilt {
            let window = view.superview
            view.removeFromSuperview()
            view = UIView(frame: view.bounds)
            window?.addSubview(view)
            isSpoilt = false
        }
        view.layer.removeAllAnimations()
        other.layer.removeAllAnimations()
        view.center = CGPoint(x: 0, y: 5)
        other.center = CGPoint(x: 0, y: 5)
    }

    func reuse() {
        AnimatorReuse.reused(view)
        isSpoilt = true
    }

    /// How far along the first view is shown, 0…1.
    var shown: Double { ((view.layer.presented("position") as? CGPoint)?.x ?? -100) / 100 }

    func advance(_ seconds: TimeInterval) {
        clock.advance(to: clock.now + seconds)
        clock.runDueWork()
    }
}

/// One animator, and what it called and reported.
@MainActor final class Subject {
    private var animator: UIViewPropertyAnimator?
    private let bench: Bench
    private var count = 0
    private let log = CompletionLog()
    private var added = 0

    /// The completion blocks that were called, as `number:position`.
    @MainActor final class CompletionLog {
        var calls: [String] = []
    }

    init(_ bench: Bench, _ settings: Settings) {
        self.bench = bench
        let view = bench.view
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
        animator.pausesOnCompletion = settings.pausesOnCompletion
        animator.isInterruptible = settings.isInterruptible
        self.animator = animator
    }

    func perform(_ operation: Operation) -> Sight {
        guard let animator else { return Sight() }
        switch operation {
        case .start: animator.startAnimation()
        case .startDelayed: animator.startAnimation(afterDelay: Operation.delay)
        case .pause: animator.pauseAnimation()
        case .stopWithout: animator.stopAnimation(true)
        case .stop: animator.stopAnimation(false)
        case .finishStart: animator.finishAnimation(at: .start)
        case .finishCurrent: animator.finishAnimation(at: .current)
        case .finishEnd: animator.finishAnimation(at: .end)
        case .scrub: animator.fractionComplete = Operation.fraction
        case .reverse: animator.isReversed = !animator.isReversed
        case .resume: animator.continueAnimation(withTimingParameters: nil, durationFactor: Operation.factor)
        case .add:
            let other = bench.other
            animator.addAnimations({ other.center.x += 10 }, delayFactor: Operation.addDelay)
        case .complete:
            count += 1
            let (number, log) = (count, log)
            animator.addCompletion { log.calls.append("\(number):\($0.rawValue)") }
        case .background:
            NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
            NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: nil)
        case .reuse: bench.reuse()
        case .advance: bench.advance(Operation.step)
        }
        return Sight(
            state: animator.state.rawValue, isRunning: animator.isRunning,
            fraction: Double(animator.fractionComplete), shown: bench.shown, completions: take(), traps: bench.traps.take())
    }

    private func take() -> [String] {
        defer { log.calls = [] }
        return log.calls
    }

    /// Lets go of it, and looks again long after. True beside it if the object is gone by then.
    func release() -> (Sight, isGone: Bool) {
        weak let watched = animator
        animator = nil
        if watched != nil { bench.advance(100) }
        return (Sight(completions: take(), traps: bench.traps.take()), watched == nil)
    }
}
