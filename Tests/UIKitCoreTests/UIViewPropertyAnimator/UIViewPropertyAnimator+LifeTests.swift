// An animator's life as its views show it: running, pausing, scrubbing, turning round, stopping, finishing.
// Apple: "UIViewPropertyAnimator", "UIViewAnimating".
import CoreGraphics
import Diagnostics
import Foundation
import Testing
import UIKit

@MainActor @Suite("UIViewPropertyAnimator: life", .harness) struct UIViewPropertyAnimatorLifeTests {
    private let it = AnimatorFixture()

    // Covers: UIViewPropertyAnimator.init(duration:curve:animations:), UIViewPropertyAnimator.startAnimation, UIViewPropertyAnimator.state, UIViewPropertyAnimator.isRunning, UIViewPropertyAnimator.fractionComplete, UIViewPropertyAnimator.addCompletion, UIViewAnimatingState.inactive, UIViewAnimatingState.active
    @Test("it is inactive until it is started, runs its time, completes at the end and is inactive again (documented)")
    func wholeLife() {
        let animator = it.make()
        #expect(animator.state == .inactive)
        #expect(!animator.isRunning)
        #expect(animator.fractionComplete == 0)
        #expect(it.view.center.x == 0)
        animator.startAnimation()
        #expect(animator.state == .active)
        #expect(animator.isRunning)
        #expect(near(it.shown, 0))
        it.app.advance(by: 0.25)
        #expect(near(animator.fractionComplete, 0.25))
        #expect(near(it.shown, 25))
        it.app.advance(by: 0.75)
        #expect(it.ends == [.end])
        #expect(animator.state == .inactive)
        #expect(!animator.isRunning)
        #expect(animator.fractionComplete == 0)
        #expect(it.view.center.x == 100)
        #expect(near(it.shown, 100))
    }

    // Covers: UIViewPropertyAnimator.startAnimation(afterDelay:), UIViewPropertyAnimator.delay
    @Test("with a delay it is active at once and moves after it (documented)")
    func delay() {
        let animator = it.make()
        animator.startAnimation(afterDelay: 0.5)
        #expect(animator.state == .active)
        #expect(animator.delay == 0.5)
        it.app.advance(by: 0.5)
        #expect(near(animator.fractionComplete, 0))
        #expect(near(it.shown, 0))
        it.app.advance(by: 0.5)
        #expect(near(animator.fractionComplete, 0.5))
        #expect(near(it.shown, 50))
        it.app.advance(by: 0.5)
        #expect(it.ends == [.end])
    }

    // Covers: UIViewPropertyAnimator.pauseAnimation, UIViewPropertyAnimator.fractionComplete
    @Test("paused it stands, can be scrubbed to any fraction, and goes on from there")
    func pausing() {
        let animator = it.make()
        animator.startAnimation()
        it.app.advance(by: 0.25)
        animator.pauseAnimation()
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        it.app.advance(by: 3)
        #expect(near(it.shown, 25))
        #expect(near(animator.fractionComplete, 0.25))
        animator.fractionComplete = 0.75
        #expect(near(it.shown, 75))
        animator.fractionComplete = 0.5
        #expect(near(it.shown, 50))
        animator.startAnimation()
        it.app.advance(by: 0.25)
        #expect(near(it.shown, 75))
        it.app.advance(by: 0.25)
        #expect(it.ends == [.end])
        #expect(it.view.center.x == 100)
    }

    // Covers: UIViewPropertyAnimator.fractionComplete
    @Test("a fraction set on an inactive one makes it active and paused there, beyond the ends at the end")
    func scrubbingFromRest() {
        let animator = it.make()
        animator.fractionComplete = 0.3
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        #expect(near(it.shown, 30))
        animator.fractionComplete = 7
        #expect(animator.fractionComplete == 1)
        #expect(near(it.shown, 100))
        animator.fractionComplete = -1
        #expect(animator.fractionComplete == 0)
        #expect(near(it.shown, 0))
        animator.stopAnimation(true)
    }

    // Covers: UIViewPropertyAnimator.isReversed
    @Test("reversed while it runs it goes back from where it is and completes at the start (documented)")
    func reversing() {
        let animator = it.make()
        animator.startAnimation()
        it.app.advance(by: 0.75)
        animator.isReversed = true
        #expect(animator.isReversed)
        #expect(near(it.shown, 75))
        it.app.advance(by: 0.5)
        #expect(near(it.shown, 25))
        #expect(near(animator.fractionComplete, 0.25))
        it.app.advance(by: 0.25)
        #expect(it.ends == [.start])
        #expect(it.view.center.x == 0)
    }

    // Covers: UIViewPropertyAnimator.stopAnimation, UIViewPropertyAnimator.finishAnimation, UIViewAnimatingState.stopped, UIViewAnimatingPosition.end, UIViewAnimatingPosition.start, UIViewAnimatingPosition.current
    @Test("stopped it is finished at its end, its start or where it is, and the blocks are told which (documented)")
    func finishing() {
        for (position, place) in [(UIViewAnimatingPosition.end, 100.0), (.start, 0), (.current, 40)] {
            it.view.center.x = 0
            let animator = it.make()
            animator.startAnimation()
            it.app.advance(by: 0.4)
            animator.stopAnimation(false)
            #expect(animator.state == .stopped)
            #expect(!animator.isRunning)
            it.app.advance(by: 1)
            #expect(near(it.shown, 40))
            animator.finishAnimation(at: position)
            #expect(it.ends.last == position)
            #expect(animator.state == .inactive)
            #expect(near(it.view.center.x, place))
            #expect(near(it.shown, place))
        }
        #expect(it.ends.count == 3)
    }

    // Covers: UIViewPropertyAnimator.stopAnimation
    @Test("stopped without finishing it leaves its views as they are shown and calls no completion block (documented)")
    func stoppingForGood() {
        let animator = it.make()
        animator.startAnimation()
        it.app.advance(by: 0.4)
        animator.stopAnimation(true)
        #expect(animator.state == .inactive)
        #expect(animator.fractionComplete == 0)
        #expect(near(it.view.center.x, 40))
        #expect(near(it.shown, 40))
        it.app.advance(by: 2)
        #expect(it.ends == [])
        // Dead: active again, but nothing moves.
        animator.startAnimation()
        #expect(animator.state == .active)
        it.app.advance(by: 2)
        #expect(near(it.view.center.x, 40))
        animator.stopAnimation(true)
    }

    // Covers: UIViewPropertyAnimator.pausesOnCompletion, UIViewPropertyAnimator.isReversed
    @Test("one that pauses on completion stands at its end, calls nobody, and can go back (documented)")
    func pausesOnCompletion() {
        let animator = it.make()
        animator.pausesOnCompletion = true
        animator.startAnimation()
        it.app.advance(by: 1)
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        #expect(animator.fractionComplete == 1)
        #expect(it.ends == [])
        #expect(near(it.shown, 100))
        animator.isReversed = true
        animator.startAnimation()
        it.app.advance(by: 0.25)
        #expect(near(it.shown, 75))
        it.app.advance(by: 0.75)
        #expect(animator.fractionComplete == 0)
        #expect(near(it.shown, 0))
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)
        #expect(it.ends == [.end])
        #expect(it.view.center.x == 100)
    }

    // Covers: UIViewPropertyAnimator.runningPropertyAnimator
    @Test("a running animator is running when it is made, and lives until its end without being held (documented)")
    func running() {
        weak var weakly: UIViewPropertyAnimator?
        do {
            let (view, it) = (it.view, it)
            let animator = UIViewPropertyAnimator.runningPropertyAnimator(
                withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 100 },
                completion: { it.note($0) })
            #expect(animator.isRunning)
            #expect(animator.isInterruptible)
            #expect(!animator.isUserInteractionEnabled)
            weakly = animator
        }
        it.app.advance(by: 0.5)
        #expect(weakly != nil)
        #expect(near(it.shown, 50))
        it.app.advance(by: 0.5)
        #expect(weakly == nil)
        #expect(it.ends == [.end])
    }

    @Test("one made within another animation is not interruptible (documented)")
    func runningWithin() {
        var made: UIViewPropertyAnimator?
        let view = it.view
        UIView.animate(withDuration: 1) {
            made = .runningPropertyAnimator(
                withDuration: 1, delay: 0, options: [], animations: { view.alpha = 0 }, completion: nil)
        }
        #expect(made?.isInterruptible == false)
        it.app.advance(by: 2)
    }

    @Test("with no view in a window it completes with the next turn, also if it is paused at once (observed)")
    func offscreen() {
        let loose = UIView()
        let animator = UIViewPropertyAnimator(duration: 5, curve: .linear) { loose.center.x = 100 }
        animator.addCompletion { [it] in it.note($0) }
        animator.startAnimation()
        animator.pauseAnimation()
        #expect(it.ends == [])
        it.app.turn()
        #expect(it.ends == [.end])
        #expect(animator.state == .inactive)
    }

    // Covers: UIViewPropertyAnimator.addCompletion
    @Test("its completion blocks see it running, and cannot finish it (observed)")
    func withinCompletion() {
        let animator = it.make()
        var seen: [Bool] = []
        animator.addCompletion { [unowned animator] _ in
            seen = [animator.isRunning, animator.state == .active]
            animator.finishAnimation(at: .end)
        }
        animator.startAnimation()
        it.app.advance(by: 1)
        #expect(seen == [true, true])
        #expect(it.app.codes == ["UIK1703"])
        #expect(animator.state == .inactive)
    }

    // Covers: UIViewPropertyAnimator.addCompletion
    @Test("the end can be awaited; one that is stopped without finishing answers current")
    func awaiting() async {
        let animator = it.make()
        animator.startAnimation()
        async let end = animator.addCompletion()
        for _ in 0..<20 { await Task.yield() }
        it.app.advance(by: 1)
        #expect(await end == .end)
        let other = it.make()
        other.pauseAnimation()
        async let none = other.addCompletion()
        for _ in 0..<20 { await Task.yield() }
        other.stopAnimation(true)
        #expect(await none == .current)
    }
}
