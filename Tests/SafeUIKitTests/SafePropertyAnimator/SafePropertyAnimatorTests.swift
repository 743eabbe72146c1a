// The safe animator where UIKit's crashes or dies, and what it has beyond it.
import Foundation
import SafeUIKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("SafePropertyAnimator", .harness) struct SafePropertyAnimatorTests {
    private let view = UIView(frame: CGRect(x: -5, y: 0, width: 10, height: 10))

    private func harness() async throws -> Harness {
        let harness = try await Harness(device: .custom(100, 100, scale: 1))
        let controller = UIViewController()
        controller.view.addSubview(view)
        try await harness.show(controller)
        return harness
    }

    private func make(_ curve: UIView.AnimationCurve = .linear, isStrict: Bool = false) -> SafePropertyAnimator {
        let view = view
        return SafePropertyAnimator(
            duration: 1, curve: curve, isStrict: isStrict, animations: { view.center.x = 100 },
            initial: { view.center.x = 0 })
    }

    private func isShown(_ x: CGFloat, _ harness: Harness) async throws -> Bool {
        try await harness.turn()
        let shown = view.layer.presentation()?.position.x ?? -1
        return abs(shown - x) < 1e-3
    }

    @Test("each reported crash is an outcome: stop twice, finish unstopped, stop and finish before the start")
    func crashes() async throws {
        _ = try await harness()
        let twice = make()
        #expect(twice.pause() == .done)
        #expect(twice.stop(withoutFinishing: false) == .done)
        #expect(twice.phase == .stopped)
        #expect(twice.stop(withoutFinishing: false) == .ignored(.stopped))
        #expect(twice.stop(withoutFinishing: true) == .ignored(.stopped))
        #expect(twice.start() == .ignored(.stopped))
        #expect(twice.finish(at: .current) == .done)
        #expect(twice.finish(at: .end) == .ignored(.finished))
        #expect(twice.start() == .ignored(.finished))
        let fresh = make()
        #expect(fresh.stop(withoutFinishing: false) == .ignored(.notStarted))
        #expect(fresh.finish(at: .end) == .ignored(.notStarted))
        #expect(fresh.phase == .ready)
        #expect(fresh.continueAnimation() == .ignored(.notStarted))
        let empty = SafePropertyAnimator(duration: 1)
        #expect(empty.start() == .ignored(.nothingToAnimate))
        #expect(empty.pause() == .ignored(.nothingToAnimate))
    }

    @Test("let go of paused, stopped or running, it cleans up, and its completion blocks are called with current")
    func released() async throws {
        let harness = try await harness()
        for phase in 0..<3 {
            var positions: [UIViewAnimatingPosition] = []
            var animator: SafePropertyAnimator? = make()
            view.center.x = 0
            animator?.addCompletion { positions.append($0) }
            animator?.setFraction(0.5)
            if phase == 1 { animator?.stop(withoutFinishing: false) }
            if phase == 2 { animator?.start() }
            animator = nil
            #expect(positions == [.current])
            #expect(try await isShown(50, harness))
        }
    }

    @Test("running, scrubbing, reversing and finishing show what a plain animator shows")
    func motion() async throws {
        let harness = try await harness()
        let animator = make()
        var positions: [UIViewAnimatingPosition] = []
        animator.addCompletion { positions.append($0) }
        #expect(animator.setFraction(0.25) == .done)
        #expect(animator.fractionComplete == 0.25)
        #expect(try await isShown(25, harness))
        #expect(animator.start() == .done)
        #expect(animator.isRunning)
        #expect(animator.start() == .ignored(.running))
        try await harness.advance(by: 0.25)
        #expect(try await isShown(50, harness))
        #expect(animator.setFraction(0) == .ignored(.running))
        #expect(animator.setReversed(true) == .done)
        try await harness.advance(by: 0.5)
        #expect(positions == [.start])
        #expect(animator.phase == .finished)
        #expect(view.center.x == 0)
    }

    @Test("finishing one on its way stops it first, at the place asked for")
    func finishing() async throws {
        let harness = try await harness()
        let animator = make()
        var positions: [UIViewAnimatingPosition] = []
        animator.addCompletion { positions.append($0) }
        animator.start()
        try await harness.advance(by: 0.25)
        #expect(animator.finish(at: .end) == .done)
        #expect(positions == [.end])
        #expect(view.center.x == 100)
        #expect(animator.addCompletion { positions.append($0) } == .ignored(.finished))
        #expect(animator.addAnimations {} == .ignored(.finished))
        #expect(positions == [.end])
    }

    @Test("it goes to a fraction and stands there, and back (openradar 33606938 wishes it)")
    func toFraction() async throws {
        let harness = try await harness()
        let animator = make(.easeIn)
        #expect(animator.animate(to: 0.75, duration: 0.5) == .done)
        #expect(animator.isRunning)
        try await harness.advance(by: 0.25)
        #expect(try await isShown(37.5, harness))
        try await harness.advance(by: 0.25)
        #expect(animator.phase == .paused)
        #expect(animator.fractionComplete == 0.75)
        try await harness.advance(by: 2)
        #expect(try await isShown(75, harness))
        #expect(animator.animateBack(duration: 0.5) == .done)
        try await harness.advance(by: 0.25)
        #expect(try await isShown(37.5, harness))
        try await harness.advance(by: 0.25)
        #expect(animator.phase == .paused)
        #expect(animator.fractionComplete == 0)
        #expect(!animator.isReversed)
        // A pause on the way makes what was put off void.
        animator.animate(to: 1, duration: 1)
        try await harness.advance(by: 0.5)
        #expect(animator.pause() == .done)
        try await harness.advance(by: 2)
        #expect(try await isShown(50, harness))
        #expect(animator.animate(to: .nan) == .ignored(.badNumber))
    }

    @Test("restarted it begins anew from its kept blocks, in any phase; the run before is told current")
    func restarting() async throws {
        let harness = try await harness()
        let animator = make()
        var positions: [UIViewAnimatingPosition] = []
        animator.addCompletion { positions.append($0) }
        animator.start()
        try await harness.advance(by: 1)
        #expect(positions == [.end])
        #expect(animator.phase == .finished)
        #expect(animator.restart() == .done)
        #expect(animator.isRunning)
        animator.addCompletion { positions.append($0) }
        try await harness.advance(by: 0.5)
        #expect(try await isShown(50, harness))
        #expect(animator.restart() == .done)
        #expect(positions == [.end, .current])
        #expect(try await isShown(0, harness))
        try await harness.advance(by: 1)
        #expect(animator.phase == .finished)
        #expect(view.center.x == 100)
        #expect(SafePropertyAnimator(duration: 1).restart() == .ignored(.nothingToAnimate))
    }

    @Test("it survives the background: a running one goes on, a paused one keeps its fraction")
    func background() async throws {
        let harness = try await harness()
        let animator = make()
        animator.start()
        try await harness.advance(by: 0.25)
        func away() {
            NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        }
        func back() {
            NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: nil)
        }
        away()
        try await harness.advance(by: 3)
        #expect(try await isShown(25, harness))
        #expect(animator.phase == .paused)
        back()
        #expect(animator.isRunning)
        try await harness.advance(by: 0.25)
        #expect(try await isShown(50, harness))
        animator.pause()
        away()
        back()
        #expect(animator.phase == .paused)
        #expect(animator.fractionComplete == 0.5)
        #expect(try await isShown(50, harness))
    }

    @Test("in a reused cell it is made anew in the next turn, as far along as it was")
    func reuse() async throws {
        let harness = try await harness()
        let animator = make()
        animator.setFraction(0.25)
        #expect(animator.reused() == .done)
        #expect(animator.phase == .paused)
        #expect(animator.fractionComplete == 0.25)
        #expect(animator.setFraction(0.5) == .done)
        try await harness.turn()
        #expect(try await isShown(50, harness))
        animator.start()
        animator.reused()
        try await harness.advance(by: 0.25)
        #expect(try await isShown(75, harness))
        try await harness.advance(by: 0.25)
        #expect(animator.phase == .finished)
        #expect(animator.reused() == .ignored(.finished))
    }

    @Test("one that pauses on completion or is not interruptible says so")
    func settings() async throws {
        let harness = try await harness()
        let animator = make()
        animator.pausesOnCompletion = true
        animator.isInterruptible = false
        animator.start()
        #expect(animator.pause() == .ignored(.notInterruptible))
        #expect(animator.finish(at: .end) == .ignored(.notInterruptible))
        #expect(animator.animate(to: 0) == .ignored(.notInterruptible))
        try await harness.advance(by: 1)
        #expect(animator.phase == .paused)
        #expect(animator.fractionComplete == 1)
        animator.isInterruptible = true
        #expect(animator.setReversed(true) == .done)
        #expect(animator.continueAnimation(durationFactor: -1) == .ignored(.badNumber))
        #expect(animator.continueAnimation(durationFactor: 0.5) == .done)
        try await harness.advance(by: 0.25)
        #expect(try await isShown(50, harness))
        #expect(animator.stop(withoutFinishing: true) == .done)
    }

    @Test("in strict mode it raises where UIKit would, word by word")
    func strict() async throws {
        let harness = try await harness()
        let animator = make(isStrict: true)
        harness.expectTrap("UIK1703") { animator.finish(at: .end) }
        animator.pause()
        animator.stop(withoutFinishing: false)
        #expect(animator.phase == .stopped)
        let traps = harness.expectTrap("UIK1702") { animator.stop(withoutFinishing: true) }
        #expect(traps.first?.apple?.hasSuffix("is already stopped!") == true)
        animator.finish(at: .end)
        var held: SafePropertyAnimator? = make(isStrict: true)
        held?.pause()
        harness.expectTrap("UIK1701") { held = nil }
    }

    @Test("a trailing closure is what moves, not where it begins") func trailingClosure() async throws {
        let harness = try await self.harness()
        let view = view
        let animator = SafePropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
        #expect(animator.setFraction(0.5) == .done)
        #expect(try await isShown(50, harness))
    }
}
