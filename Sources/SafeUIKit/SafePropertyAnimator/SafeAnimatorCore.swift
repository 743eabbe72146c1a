// The state of a safe animator, and the plain one that does its work.
// Apple: "UIViewPropertyAnimator".
import UIKit

/// What a ``SafePropertyAnimator`` is made of.
///
/// The plain animator always pauses at its end, so that the background cannot kill it and no completion block runs inside
/// it; that it stands still is heard from `isRunning`.
@MainActor final class SafeAnimatorCore {
    typealias Completion = (UIViewAnimatingPosition) -> Void

    let duration: TimeInterval
    let timing: any UITimingCurveProvider
    let isStrict: Bool
    let initial: (() -> Void)?

    var ownPhase = SafePropertyAnimator.Phase.ready
    var isReversed = false { didSet { if oldValue != isReversed { call { $0.isReversed = isReversed } } } }
    var pausesOnCompletion = false { didSet { if isStrict { plain?.pausesOnCompletion = pausesOnCompletion } } }
    var isInterruptible = true { didSet { if isStrict { plain?.isInterruptible = isInterruptible } } }

    /// None before the start, after the end, and between a reuse and the next turn.
    var plain: UIViewPropertyAnimator?
    /// Where it stands while there is no plain one.
    var fraction: CGFloat = 0
    var blocks: [(body: () -> Void, delayFactor: CGFloat)] = []
    var completions: [Completion] = []
    /// Where an ``SafePropertyAnimator/animate(to:duration:)`` goes, and which way it ran before.
    var target: (fraction: CGFloat, wasReversed: Bool)?
    /// Grows with each change that makes what was put off void.
    var serial = 0
    /// It ran when the app went to the background.
    var isInterrupted = false
    /// Made anew in the next turn.
    var isAwaited = false

    private var depth = 0
    private var observation: NSKeyValueObservation?
    private var foreground: (any NSObjectProtocol)?

    init(
        _ duration: TimeInterval, _ timing: any UITimingCurveProvider, _ isStrict: Bool, _ initial: (() -> Void)?
    ) {
        self.duration = duration
        self.timing = timing
        self.isStrict = isStrict
        self.initial = initial
        MainQueue.mark()
        if isStrict { plain = UIViewPropertyAnimator(duration: duration, timingParameters: timing) }
        foreground = NotificationCenter.default.addObserver(
            forName: UIApplication.willEnterForegroundNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.enterForeground() }
        }
    }

    // MARK: The plain animator

    /// Calls the plain animator without listening to what it says of it.
    func call(_ body: (UIViewPropertyAnimator) -> Void) {
        guard let plain else { return }
        depth += 1
        body(plain)
        depth -= 1
    }

    /// The plain animator, made if there is none.
    func make() -> UIViewPropertyAnimator {
        if let plain { return plain }
        let made = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
        made.pausesOnCompletion = true
        made.isReversed = isReversed
        for block in blocks { made.addAnimations(block.body, delayFactor: block.delayFactor) }
        observation = made.observe(\.isRunning, options: [.new]) { [weak self] _, _ in
            MainActor.assumeIsolated { self?.runningChanged() }
        }
        plain = made
        return made
    }

    /// Lets go of the plain animator lawfully, with its views at a place.
    func unmake(at position: UIViewAnimatingPosition) {
        fraction = fractionComplete
        observation?.invalidate()
        observation = nil
        call { plain in
            switch plain.state {
            case .active:
                plain.stopAnimation(false)
                if plain.state == .stopped { plain.finishAnimation(at: position) }
            case .stopped: plain.finishAnimation(at: position)
            case .inactive: break
            @unknown default: break
            }
        }
        plain = nil
        isAwaited = false
        isInterrupted = false
        target = nil
        serial += 1
    }

    /// The plain animator stands still and we did not tell it to: it is at an end, or the app in the background.
    private func runningChanged() {
        guard depth == 0, let plain, !plain.isRunning, ownPhase == .running else { return }
        guard plain.state == .active else { return conclude(at: isReversed ? .start : .end) }
        let fraction = plain.fractionComplete
        if isReversed ? fraction < 1e-6 : fraction > 1 - 1e-6 { return reachEnd() }
        ownPhase = .paused
        isInterrupted = true
    }

    private func enterForeground() {
        guard isInterrupted, ownPhase == .paused else { return }
        isInterrupted = false
        ownPhase = .running
        call { $0.startAnimation() }
    }

    private func reachEnd() {
        if target != nil { return arrive() }
        if pausesOnCompletion { ownPhase = .paused } else { conclude(at: isReversed ? .start : .end) }
    }

    /// An ``SafePropertyAnimator/animate(to:duration:)`` is where it was going.
    func arrive() {
        guard let target else { return }
        self.target = nil
        serial += 1
        ownPhase = .paused
        call { plain in
            plain.pauseAnimation()
            plain.fractionComplete = target.fraction
        }
        isReversed = target.wasReversed
    }

    // MARK: The end

    /// Ends this life, with the views at a place, and calls the completion blocks.
    func conclude(at position: UIViewAnimatingPosition) {
        if plain == nil, isAwaited {
            if position == .end { UIView.performWithoutAnimation { for block in blocks { block.body() } } }
            if position == .start { UIView.performWithoutAnimation { initial?() } }
        }
        unmake(at: position)
        ownPhase = .finished
        let calls = completions
        completions = []
        for call in calls { call(position) }
    }

    /// From `deinit`, on any thread.
    nonisolated func letGo() {
        if MainQueue.isCurrent {
            MainActor.assumeIsolated { abandon() }
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated { self.abandon() } }
        }
    }

    private func abandon() {
        if let foreground { NotificationCenter.default.removeObserver(foreground) }
        foreground = nil
        guard !isStrict else {
            plain = nil
            return
        }
        if ownPhase == .finished { return }
        if plain == nil { isAwaited = false }
        conclude(at: .current)
    }
}

/// Whether this is the main queue; `Thread.isMainThread` is not enough where the main queue has a thread of its own.
enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static func mark() { _ = key }
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
