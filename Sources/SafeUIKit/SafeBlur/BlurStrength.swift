// How much of a blur shows, and what keeps it so.
// Apple: "UIVisualEffectView", effect; "UIViewPropertyAnimator", fractionComplete. What resets it: public reports.
import UIKit

/// Holds an effect view between no effect and all of it.
///
/// The whole effect and none are simply set; in between an animator from none to all stands at the fraction. UIKit ends such
/// animators without a word: where the view leaves its window, in reused cells, and where the effect is set by others. So it
/// is made anew whenever one of these may have happened.
@MainActor final class BlurStrength {
    /// The effect view is its owner's, who owns this too.
    private unowned let glass: UIVisualEffectView
    private var effect = UIBlurEffect(style: .regular)
    private(set) var intensity: CGFloat = 1
    /// None where all or nothing shows, and outside windows.
    private var animator: SafePropertyAnimator?
    /// Grows with each change that makes the end of a way void.
    private var serial = 0
    /// When the present way ends, in the clock of animations.
    private var wayEnd: CFTimeInterval?
    /// To be made anew in the next turn, whatever is set until then.
    private var isDueAgain = false
    private nonisolated(unsafe) var foreground: (any NSObjectProtocol)?

    var style = UIBlurEffect.Style.regular {
        didSet {
            guard oldValue != style else { return }
            effect = UIBlurEffect(style: style)
            renew()
        }
    }

    init(_ glass: UIVisualEffectView) {
        self.glass = glass
        foreground = NotificationCenter.default.addObserver(
            forName: UIApplication.willEnterForegroundNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.renewNow(andAgain: true) }
        }
    }

    deinit { if let foreground { NotificationCenter.default.removeObserver(foreground) } }

    // MARK: Setting

    /// Goes to an intensity in seconds, evenly; at once for 0 seconds, outside windows, and where it is there already.
    func set(_ value: CGFloat, duration: TimeInterval) {
        guard !value.isNaN else { return }
        let before = intensity
        intensity = min(max(value, 0), 1)
        serial += 1
        guard duration > 0, duration.isFinite, UIView.areAnimationsEnabled, glass.window != nil, before != intensity else {
            return showNow()
        }
        if animator == nil || animator?.phase == .finished { hold(before) }
        guard animator?.animate(to: intensity, duration: duration).isDone == true else { return renew() }
        wayEnd = CACurrentMediaTime() + duration
        let serial = serial
        DispatchQueue.main.asyncAfter(deadline: .now() + duration) { [weak self] in
            MainActor.assumeIsolated { if let self, self.serial == serial { self.renewIfWhole() } }
        }
    }

    private func showNow() {
        guard let animator, intensity > 0, intensity < 1 else { return renew() }
        if animator.isRunning { animator.pause() }
        if !animator.setFraction(intensity).isDone { renew() }
    }

    // MARK: Making anew

    /// Makes the look anew, now. The whole effect is set plainly, so that an animation block around animates it.
    func renew() {
        serial += 1
        letGo()
        if intensity >= 1 {
            glass.effect = effect
        } else if intensity <= 0 || glass.window == nil {
            glass.effect = nil
        } else {
            hold(intensity)
        }
    }

    /// Makes the look anew without animation, and once more in the next turn: in a reused cell only what is made then lasts.
    func renewNow(andAgain isRepeated: Bool) {
        let wereEnabled = UIView.areAnimationsEnabled
        UIView.setAnimationsEnabled(false)
        renew()
        UIView.setAnimationsEnabled(wereEnabled)
        guard isRepeated, animator != nil, !isDueAgain else { return }
        isDueAgain = true
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                self?.isDueAgain = false
                self?.renewOnItsWay()
            }
        }
    }

    /// Makes the animator anew as far along as it is, and goes on where it is on its way.
    private func renewOnItsWay() {
        guard let animator else { return }
        let rest = (wayEnd ?? 0) - CACurrentMediaTime()
        guard animator.isRunning, rest > 0 else { return renewNow(andAgain: false) }
        hold(animator.fractionComplete)
        self.animator?.animate(to: intensity, duration: rest)
    }

    /// As ``renewNow(andAgain:)`` where an animator holds the look.
    func renewWhereHeld() { if animator != nil { renewNow(andAgain: false) } }

    /// Makes an animator anew that has ended though nobody asked for it.
    func renewIfDead() { if animator?.phase == .finished { renewNow(andAgain: true) } }

    private func renewIfWhole() { if intensity <= 0 || intensity >= 1 { renewNow(andAgain: false) } }

    private func letGo() {
        guard let animator else { return }
        self.animator = nil
        animator.finish(at: intensity >= 1 ? .end : .start)
    }

    /// Steps: 1. no effect, without animation; 2. an animator from there to all of it; 3. it stands at the fraction. Where
    /// animations are off an animator would be at its end at once, so they are on meanwhile.
    private func hold(_ fraction: CGFloat) {
        letGo()
        UIView.performWithoutAnimation { glass.effect = nil }
        let wereEnabled = UIView.areAnimationsEnabled
        UIView.setAnimationsEnabled(true)
        defer { UIView.setAnimationsEnabled(wereEnabled) }
        let made = SafePropertyAnimator(
            duration: 1, curve: .linear, animations: { [weak glass, effect] in glass?.effect = effect },
            initial: { [weak glass] in glass?.effect = nil })
        made.setFraction(fraction)
        animator = made
    }
}
