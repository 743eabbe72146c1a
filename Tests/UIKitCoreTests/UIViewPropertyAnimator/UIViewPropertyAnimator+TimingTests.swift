// Paces, durations, delays and blocks that are added on the way.
// Apple: "UIViewPropertyAnimator", "UITimingCurveProvider".
import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor @Suite("UIViewPropertyAnimator: timing", .harness) struct UIViewPropertyAnimatorTimingTests {
    private let it = AnimatorFixture()

    // Covers: UIViewPropertyAnimator.init(duration:timingParameters:), UIViewPropertyAnimator.init(duration:controlPoint1:controlPoint2:animations:), UIViewPropertyAnimator.init(duration:dampingRatio:animations:), UIViewPropertyAnimator.duration, UIViewPropertyAnimator.timingParameters
    @Test("the initialisers give duration and timing, and none of them starts it (documented)")
    func initialisers() {
        let view = it.view
        let cubic = UIViewPropertyAnimator(
            duration: 2, controlPoint1: CGPoint(x: 0.2, y: 0), controlPoint2: CGPoint(x: 0.6, y: 1)
        ) { view.center.x = 100 }
        #expect(cubic.duration == 2)
        #expect(cubic.state == .inactive)
        #expect(cubic.timingParameters?.cubicTimingParameters?.controlPoint2 == CGPoint(x: 0.6, y: 1))
        let spring = UIViewPropertyAnimator(duration: 3, dampingRatio: 0.5) { view.center.x = 100 }
        #expect(spring.duration == 3)
        #expect(spring.state == .inactive)
        #expect(spring.timingParameters?.springTimingParameters != nil)
        let timing = UICubicTimingParameters(animationCurve: .easeIn)
        #expect(UIViewPropertyAnimator(duration: 1, timingParameters: timing).timingParameters as AnyObject === timing)
        it.app.advance(by: 4)
        #expect(view.center.x == 0)
    }

    @Test("a spring with a duration of its own takes that (documented)")
    func naturalDuration() {
        let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 100, timingParameters: spring)
        #expect(animator.duration > 0.5)
        #expect(animator.duration < 2)
    }

    // Covers: UIViewPropertyAnimator.scrubsLinearly, UIViewPropertyAnimator.fractionComplete
    @Test("paused it goes the way evenly with the fraction, and nothing jumps at the pause or after it (documented)")
    func scrubsLinearly() {
        let animator = it.make(.easeIn)
        animator.startAnimation()
        it.app.advance(by: 0.5)
        let before = it.shown
        #expect(before < 40)
        #expect(before > 10)
        animator.pauseAnimation()
        #expect(near(it.shown, before, 1e-3))
        #expect(near(animator.fractionComplete * 100, before, 1e-3))
        animator.fractionComplete = 0.5
        #expect(near(it.shown, 50, 1e-3))
        animator.fractionComplete = before / 100
        animator.startAnimation()
        #expect(near(it.shown, before, 1e-3))
        it.app.advance(by: 0.5)
        #expect(it.ends == [.end])
    }

    // Covers: UIViewPropertyAnimator.scrubsLinearly
    @Test("one that does not scrub linearly shows what its curve has at the fraction (documented)")
    func scrubsByCurve() {
        let animator = it.make(.easeIn)
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.5
        #expect(animator.fractionComplete == 0.5)
        let scrubbed = it.shown
        animator.stopAnimation(true)
        it.view.center.x = 0
        let running = it.make(.easeIn)
        running.startAnimation()
        it.app.advance(by: 0.5)
        #expect(near(it.shown, scrubbed, 1e-3))
        #expect(scrubbed < 40)
        running.stopAnimation(true)
    }

    // Covers: UIViewPropertyAnimator.continueAnimation(withTimingParameters:durationFactor:)
    @Test("continued with a factor it takes that much of the duration for the rest, until it ends (documented)")
    func durationFactor() {
        let animator = it.make()
        animator.fractionComplete = 0.5
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
        #expect(animator.isRunning)
        #expect(animator.duration == 1)
        it.app.advance(by: 0.5)
        #expect(near(it.shown, 75))
        it.app.advance(by: 0.5)
        #expect(it.ends == [.end])
        let view = it.view
        animator.addAnimations { view.center.x = 0 }
        animator.startAnimation()
        it.app.advance(by: 0.5)
        #expect(near(it.shown, 50))
        it.app.advance(by: 0.5)
    }

    // Covers: UIViewPropertyAnimator.continueAnimation(withTimingParameters:durationFactor:)
    @Test("continued with another pace it goes the rest of the way by that, from where it is shown (documented)")
    func otherPace() {
        let animator = it.make()
        animator.fractionComplete = 0.5
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 0)
        #expect(near(it.shown, 50))
        it.app.advance(by: 0.25)
        #expect(it.shown > 50.5)
        #expect(it.shown < 70)
        it.app.advance(by: 0.25)
        #expect(it.ends == [.end])
        #expect(near(it.shown, 100))
    }

    // Covers: UIViewPropertyAnimator.addAnimations(_:)
    @Test("a block added on the way runs over the time that is left (documented)")
    func addedBlock() {
        let animator = it.make()
        let view = it.view
        animator.startAnimation()
        it.app.advance(by: 0.5)
        animator.addAnimations { view.center.y = 105 }
        #expect(near(view.layer.presentation()?.position.y ?? -1, 5))
        it.app.advance(by: 0.25)
        #expect(near(view.layer.presentation()?.position.y ?? -1, 55))
        #expect(near(it.shown, 75))
        it.app.advance(by: 0.25)
        #expect(it.ends == [.end])
        #expect(view.center == CGPoint(x: 100, y: 105))
    }

    // Covers: UIViewPropertyAnimator.addAnimations(_:delayFactor:)
    @Test("a delay factor is of the time that is left: the block begins then and ends with the rest (documented)")
    func delayFactor() {
        let animator = it.make()
        let view = it.view
        animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
        animator.startAnimation()
        func alpha() -> CGFloat {
            it.app.turn()
            return CGFloat(view.layer.presentation()?.opacity ?? -1)
        }
        it.app.advance(by: 0.5)
        #expect(near(alpha(), 1))
        #expect(near(it.shown, 50))
        it.app.advance(by: 0.25)
        #expect(near(alpha(), 0.5))
        #expect(near(it.shown, 75))
        it.app.advance(by: 0.25)
        #expect(view.alpha == 0)
    }

    // Covers: UIViewPropertyAnimator.addAnimations(_:)
    @Test("blocks added after the end revive it: it is inactive, can be started, and runs them (header)")
    func reviving() {
        let animator = it.make()
        let view = it.view
        animator.startAnimation()
        it.app.advance(by: 1)
        animator.addAnimations { view.center.x = 0 }
        animator.addCompletion { [it] in it.note($0) }
        #expect(animator.state == .inactive)
        #expect(near(it.shown, 100))
        animator.startAnimation()
        it.app.advance(by: 0.25)
        #expect(near(it.shown, 75))
        it.app.advance(by: 0.75)
        #expect(it.ends == [.end, .end])
        #expect(view.center.x == 0)
    }

    @Test("two animators of one property add up, and both reach their end (documented)")
    func twoAnimators() {
        let view = it.view
        let first = it.make()
        first.startAnimation()
        it.app.advance(by: 0.5)
        let second = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 200 }
        second.startAnimation()
        #expect(near(it.shown, 50))
        it.app.advance(by: 0.5)
        // The first has gone its way, the second half of the way from 100 to 200.
        #expect(near(it.shown, 150))
        it.app.advance(by: 0.5)
        #expect(it.ends == [.end])
        #expect(view.center.x == 200)
        #expect(near(it.shown, 200))
    }

    // Covers: UIViewPropertyAnimator.copy, UIViewPropertyAnimator.isManualHitTestingEnabled
    @Test("a copy has timing, settings and blocks, and a life of its own (guessed)")
    func copying() throws {
        let animator = it.make(.easeIn)
        animator.scrubsLinearly = false
        animator.pausesOnCompletion = true
        animator.isInterruptible = false
        animator.isUserInteractionEnabled = false
        animator.isManualHitTestingEnabled = true
        let copy = try #require(animator.copy() as? UIViewPropertyAnimator)
        #expect(copy !== animator)
        #expect(copy.duration == 1)
        #expect(copy.timingParameters as AnyObject === animator.timingParameters as AnyObject)
        #expect(!copy.scrubsLinearly)
        #expect(copy.pausesOnCompletion)
        #expect(!copy.isInterruptible)
        #expect(!copy.isUserInteractionEnabled)
        #expect(copy.isManualHitTestingEnabled)
        copy.pausesOnCompletion = false
        copy.startAnimation()
        #expect(animator.state == .inactive)
        it.app.advance(by: 1)
        #expect(it.view.center.x == 100)
        #expect(it.ends == [])
    }

    // Covers: UIViewPropertyAnimator.observe
    @Test("observers hear of isRunning and state when they change, and no more once they are let go of")
    func observing() {
        let animator = it.make()
        animator.pausesOnCompletion = true
        var heard: [String] = []
        var running: NSKeyValueObservation? = animator.observe(\.isRunning, options: [.old, .new, .initial]) { _, change in
            heard.append("running \(change.oldValue.map { "\($0)" } ?? "-") \(change.newValue.map { "\($0)" } ?? "-")")
        }
        let state = animator.observe(\.state, options: [.prior]) { animator, change in
            heard.append("state \(animator.state.rawValue)\(change.isPrior ? " prior" : "")")
        }
        #expect(heard == ["running - false"])
        heard = []
        animator.startAnimation()
        #expect(heard == ["state 0 prior", "running false true", "state 1"])
        heard = []
        it.app.advance(by: 1)
        #expect(heard.contains("running true false"))
        withExtendedLifetime(running) {}
        running = nil
        heard = []
        animator.stopAnimation(true)
        #expect(heard == ["state 1 prior", "state 0"])
        state.invalidate()
    }
}
