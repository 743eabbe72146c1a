// The whole text of each diagnostic of property animators, what happens after it, and the nearest lawful cases.
// Apple: messages as public reports and issues quote them.
import CoreGraphics
import Diagnostics
import Foundation
import Testing
import UIKit
import UIKitCore

private func lines(_ diagnostic: Diagnostic?) -> String { diagnostic?.pinnedText ?? "" }

private func address(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
}

@MainActor @Suite("UIViewPropertyAnimator: traps", .harness) struct UIViewPropertyAnimatorTrapTests {
    private let it = AnimatorFixture()
    private var last: String { lines(it.app.diagnostics.last) }

    // Covers: UIViewPropertyAnimator.pauseAnimation, UIViewPropertyAnimator.stopAnimation
    @Test("X1: letting go of a paused or stopped one is UIK1701; its views keep what they show")
    func released() {
        var animator: UIViewPropertyAnimator? = it.make()
        let place = address(animator!)
        animator?.fractionComplete = 0.5
        animator = nil
        #expect(
            last == """
                UIK1701 exception: A paused or stopped property animator was released.
                  object   UIViewPropertyAnimator \(place)
                  at       UIViewPropertyAnimator+TrapTests.swift:…
                  cause    It was paused when its last reference went away.
                  fix      Before releasing it, call stopAnimation(true), or stopAnimation(false) and finishAnimation(at:).
                  apple    NSInternalInconsistencyException: It is an error to release a paused or stopped property animator. Property animators must either finish animating or be explicitly stopped and finished before they can be released.
                """)
        #expect(it.view.center.x == 50)
        #expect(it.ends == [])
        animator = it.make()
        animator?.startAnimation()
        animator?.stopAnimation(false)
        animator = nil
        #expect(it.app.codes == ["UIK1701", "UIK1701"])
        #expect(last.contains("It was stopped when"))
        // Nearest lawful cases: never started, stopped for good, stopped and finished, at its end, running.
        let lawful: [(UIViewPropertyAnimator) -> Void] = [
            { _ in },
            {
                $0.pauseAnimation(); $0.stopAnimation(true)
            },
            {
                $0.pauseAnimation(); $0.stopAnimation(false); $0.finishAnimation(at: .current)
            }, { $0.startAnimation() },
        ]
        for (index, call) in lawful.enumerated() {
            animator = it.make()
            call(animator!)
            if index == 3 { it.app.advance(by: 1) }
            animator = nil
        }
        animator = it.make()
        animator?.startAnimation()
        animator = nil
        it.app.advance(by: 1)
        #expect(it.app.codes.count == 2)
    }

    @Test("X1: one that pauses on completion is UIK1701 when it pauses with nobody to hold it (inferred)")
    func releasedRunning() {
        var animator: UIViewPropertyAnimator? = it.make()
        animator?.pausesOnCompletion = true
        animator?.startAnimation()
        animator = nil
        it.app.advance(by: 0.5)
        #expect(it.app.codes == [])
        #expect(near(it.shown, 50))
        it.app.advance(by: 0.5)
        #expect(it.app.codes == ["UIK1701"])
        #expect(it.ends == [])
        #expect(it.view.center.x == 100)
    }

    @Test("X1 ends the process under the policy of apps, with Apple's words")
    func crash() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                Diagnostics.policy = .crash
                var animator: UIViewPropertyAnimator? = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
                animator?.pauseAnimation()
                animator = nil
            }
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("It is an error to release a paused or stopped property animator."))
    }

    // Covers: UIViewPropertyAnimator.stopAnimation
    @Test("X2: stopping a stopped one is UIK1702 and changes nothing")
    func stoppedTwice() {
        let animator = it.make()
        animator.startAnimation()
        animator.stopAnimation(false)
        animator.stopAnimation(true)
        let name = "<UIViewPropertyAnimator(\(address(animator))) [stopped] interruptible>"
        #expect(
            last == """
                UIK1702 exception: A stopped property animator was stopped again.
                  object   \(name)
                  at       UIViewPropertyAnimator+TrapTests.swift:…
                  cause    stopAnimation(false) was called before and is waiting for finishAnimation(at:).
                  fix      Check state first: call finishAnimation(at:) if it is .stopped, otherwise stopAnimation(_:).
                  apple    NSInternalInconsistencyException: Animator \(name) is already stopped!
                """)
        #expect(animator.state == .stopped)
        #expect("\(animator)" == name)
        animator.finishAnimation(at: .current)
        animator.stopAnimation(true)
        #expect(it.app.codes == ["UIK1702"])
    }

    // Covers: UIViewPropertyAnimator.finishAnimation
    @Test("X3: finishing one that is not stopped is UIK1703, also after a stop before the start")
    func notStopped() {
        let animator = it.make()
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)
        #expect(
            last == """
                UIK1703 exception: A property animator that is not stopped was finished.
                  object   <UIViewPropertyAnimator(\(address(animator))) [inactive] interruptible>
                  at       UIViewPropertyAnimator+TrapTests.swift:…
                  cause    finishAnimation(at:) requires a call of stopAnimation(false), which has no effect on an animator that never started.
                  fix      Call stopAnimation(false) while it is active, then finishAnimation(at:) once.
                  apple    NSInternalInconsistencyException: finishAnimationAtPosition: should only be called on a stopped animator!
                """)
        animator.startAnimation()
        animator.finishAnimation(at: .end)
        #expect(it.app.codes == ["UIK1703", "UIK1703"])
        #expect(animator.isRunning)
        #expect(it.ends == [])
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)
        // Ended: silent; started again though dead: not.
        animator.finishAnimation(at: .end)
        #expect(it.app.codes.count == 2)
        #expect(it.ends == [.end])
        animator.startAnimation()
        animator.finishAnimation(at: .end)
        #expect(it.app.codes.count == 3)
        animator.stopAnimation(true)
    }

    // Covers: UIViewPropertyAnimator.continueAnimation(withTimingParameters:durationFactor:)
    @Test("continuing one that is not paused is UIK1704; our words (documented as an error)")
    func notPaused() {
        let animator = it.make()
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        #expect(
            last == """
                UIK1704 exception: A property animator was continued that is not paused or not interruptible.
                  object   <UIViewPropertyAnimator(\(address(animator))) [inactive] interruptible>
                  at       UIViewPropertyAnimator+TrapTests.swift:…
                  cause    Apple's documentation calls this a programmer error; the message of UIKit is not known.
                  fix      Call pauseAnimation() first, and leave isInterruptible true.
                """)
        #expect(animator.state == .inactive)
    }

    // Covers: UIViewPropertyAnimator.addAnimations(_:)
    @Test("adding animations to a stopped one is UIK1705, and they are not taken; our words (documented as an error)")
    func addedWhileStopped() {
        let animator = it.make()
        animator.pauseAnimation()
        animator.stopAnimation(false)
        var hasRun = false
        animator.addAnimations { hasRun = true }
        #expect(
            last == """
                UIK1705 exception: Animations were added to a stopped property animator.
                  object   <UIViewPropertyAnimator(\(address(animator))) [stopped] interruptible>
                  at       UIViewPropertyAnimator+TrapTests.swift:…
                  cause    Apple's documentation calls this a programmer error; the message of UIKit is not known.
                  fix      Finish it first with finishAnimation(at:), or make a new animator.
                """)
        animator.finishAnimation(at: .end)
        #expect(!hasRun)
    }

    // Covers: UIViewPropertyAnimator.isInterruptible
    @Test("stopping one that is not interruptible is UIK1706, pausing it UIK1712; our words (observed as a crash)")
    func uninterruptible() {
        let animator = it.make()
        animator.isInterruptible = false
        animator.startAnimation()
        animator.pauseAnimation()
        #expect(
            last == """
                UIK1712 misuse: A property animator that is not interruptible was paused.
                  object   <UIViewPropertyAnimator(\(address(animator))) [active]>
                  at       UIViewPropertyAnimator+TrapTests.swift:…
                  cause    isInterruptible is false. Apple's documentation says that such an animator runs to its end.
                  fix      Keep isInterruptible true if the animator may have to be paused.
                """)
        animator.stopAnimation(true)
        #expect(
            last == """
                UIK1706 exception: A property animator that is not interruptible was stopped.
                  object   <UIViewPropertyAnimator(\(address(animator))) [inactive]>
                  at       UIViewPropertyAnimator+TrapTests.swift:…
                  cause    isInterruptible is false. Apps are reported to crash here; the message is not known.
                  fix      Keep isInterruptible true if the animator may have to be stopped.
                """)
        #expect(animator.state == .inactive)
    }

    // Covers: UIViewPropertyAnimator.isUserInteractionEnabled, UIViewPropertyAnimator.isInterruptible
    @Test("settings that may only change at rest are UIK1707 on an active one, and keep their value (header)")
    func settings() {
        let animator = it.make()
        animator.isUserInteractionEnabled = false
        animator.isUserInteractionEnabled = true
        animator.isInterruptible = false
        animator.isInterruptible = true
        animator.startAnimation()
        animator.isUserInteractionEnabled = false
        #expect(
            last == """
                UIK1707 exception: A setting of a property animator was changed while it is not inactive.
                  object   <UIViewPropertyAnimator(\(address(animator))) [active] interruptible>
                  at       UIViewPropertyAnimator+TrapTests.swift:…
                  cause    isUserInteractionEnabled was set while the animator is active.
                  fix      Set isUserInteractionEnabled and isInterruptible before the animator is started.
                """)
        animator.isInterruptible = false
        #expect(animator.isUserInteractionEnabled)
        #expect(animator.isInterruptible)
        #expect(it.app.codes == ["UIK1707", "UIK1707"])
    }

    @Test("starting a stopped one has no effect and is UIK1708, as devices were seen to do")
    func startedWhileStopped() {
        let animator = it.make()
        animator.fractionComplete = 0.5
        animator.stopAnimation(false)
        animator.startAnimation()
        #expect(
            last == """
                UIK1708 misuse: A stopped property animator was started or paused, to no effect.
                  object   <UIViewPropertyAnimator(\(address(animator))) [stopped] interruptible>
                  at       UIViewPropertyAnimator+TrapTests.swift:…
                  cause    After stopAnimation(false), only finishAnimation(at:) has an effect.
                  fix      Finish it, and create a new animator for the next animation.
                """)
        #expect(animator.state == .stopped)
        #expect(animator.fractionComplete == 0.5)
        animator.finishAnimation(at: .current)
    }

    @Test("where Apple's pages count, starting a stopped one is UIK1709, finishing an ended one UIK1710 (documented)")
    func documented() {
        AnimatorCompatibility.current = .documented
        defer { AnimatorCompatibility.current = .seen }
        let animator = it.make()
        animator.pauseAnimation()
        animator.stopAnimation(false)
        animator.pauseAnimation()
        #expect(
            last == """
                UIK1709 exception: A stopped property animator was started or paused.
                  object   <UIViewPropertyAnimator(\(address(animator))) [stopped] interruptible>
                  at       UIViewPropertyAnimator+TrapTests.swift:…
                  cause    Apple's documentation calls this a programmer error; the message of UIKit is not known.
                  fix      Finish it, and create a new animator for the next animation.
                """)
        animator.finishAnimation(at: .end)
        animator.finishAnimation(at: .end)
        #expect(
            last == """
                UIK1710 exception: A property animator that has ended was finished.
                  object   <UIViewPropertyAnimator(\(address(animator))) [inactive] interruptible>
                  at       UIViewPropertyAnimator+TrapTests.swift:…
                  cause    Apple's documentation calls this a programmer error; the message of UIKit is not known.
                  fix      Call finishAnimation(at:) only if state is .stopped.
                """)
        animator.fractionComplete = 0.5
        #expect(animator.state == .active)
        #expect(animator.fractionComplete == 0.5)
        #expect(it.view.center.x == 100)
        animator.stopAnimation(true)
        #expect(it.app.codes == ["UIK1709", "UIK1710"])
    }

    @Test("numbers outside their domain are UIK1711 and brought into it; a fraction that is no number changes nothing")
    func numbers() {
        let animator = it.make()
        animator.fractionComplete = .nan
        #expect(
            last == """
                UIK1711 misuse: A property animator was given a number outside its domain.
                  at       UIViewPropertyAnimator+TrapTests.swift:…
                  cause    fractionComplete is nan.
                  fix      Check the number first; guard divisions by a size that may be zero.
                """)
        #expect(animator.state == .inactive)
        animator.addAnimations({}, delayFactor: 2)
        #expect(UIViewPropertyAnimator(duration: -1, curve: .linear).duration == 0)
        animator.startAnimation(afterDelay: -.infinity)
        #expect(animator.delay == 0)
        #expect(it.app.codes == ["UIK1711", "UIK1711", "UIK1711", "UIK1711"])
    }

    @Test("reusing the cell of an animator is UIK1713")
    func reuse() {
        let animator = it.make()
        animator.fractionComplete = 0.5
        AnimatorReuse.reused(it.view)
        #expect(
            last == """
                UIK1713 misuse: The cell of a property animator was reused.
                  object   <UIViewPropertyAnimator(\(address(animator))) [active] interruptible>
                  at       UIViewPropertyAnimator+TrapTests.swift:…
                  cause    Its views show the final state from now on, whatever calls the animator receives.
                  fix      Stop it in prepareForReuse(), and create a new one in the next turn of the run loop (DispatchQueue.main.async).
                """)
        animator.stopAnimation(true)
    }

    @Test("observing another key path is UIK1714")
    func observation() {
        let animator = it.make()
        var heard = 0
        let observation = animator.observe(\.fractionComplete) { _, _ in heard += 1 }
        #expect(
            last == """
                UIK1714 unsupported: A property animator notifies observers of isRunning and state only.
                  object   <UIViewPropertyAnimator(\(address(animator))) [inactive] interruptible>
                  at       UIViewPropertyAnimator+TrapTests.swift:…
                  cause    Linux has no key-value observing; Apple documents only these two properties as observable.
                  fix      Observe isRunning or state, and read other values when one of them changes.
                """)
        animator.fractionComplete = 0.5
        #expect(heard == 0)
        observation.invalidate()
        animator.stopAnimation(true)
    }

    @Test("keyframes and a layout within a spring, started and paused, raise nothing (openradar 32939029 crashed there)")
    func keyframesInSpring() {
        let view = it.view
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5)
        animator.addAnimations {
            UIView.animateKeyframes(
                withDuration: 0, delay: 0, options: [],
                animations: {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 50 }
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 100 }
                    view.superview?.layoutIfNeeded()
                })
        }
        animator.startAnimation()
        animator.pauseAnimation()
        it.app.turn()
        #expect(it.app.codes == [])
        #expect(animator.state == .active)
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)
        #expect(view.center.x == 100)
    }
}
