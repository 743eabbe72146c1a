// The protocols of animators, adopted by an app's own class.
// Apple: "UIViewAnimating", "UIViewImplicitlyAnimating".
import CoreGraphics
import Foundation
import Testing
import UIKit

/// An animator of an app's own, with the required methods alone.
@MainActor private final class OwnAnimator: NSObject, UIViewImplicitlyAnimating {
    var state = UIViewAnimatingState.inactive
    var isRunning = false
    var isReversed = false
    var fractionComplete: CGFloat = 0
    var calls: [String] = []
    func startAnimation() { calls.append("start") }
    func startAnimation(afterDelay delay: TimeInterval) { calls.append("start \(delay)") }
    func pauseAnimation() { calls.append("pause") }
    func stopAnimation(_ withoutFinishing: Bool) { calls.append("stop \(withoutFinishing)") }
    func finishAnimation(at finalPosition: UIViewAnimatingPosition) { calls.append("finish \(finalPosition.rawValue)") }
}

@MainActor @Suite("UIViewAnimating", .harness) struct UIViewAnimatingTests {
    // Covers: UIViewAnimating.startAnimation, UIViewAnimating.startAnimation(afterDelay:), UIViewAnimating.pauseAnimation, UIViewAnimating.stopAnimation, UIViewAnimating.finishAnimation, UIViewAnimating.state, UIViewAnimating.isRunning, UIViewAnimating.isReversed, UIViewAnimating.fractionComplete, UIViewImplicitlyAnimating.addCompletion, UIViewImplicitlyAnimating.addAnimations(_:)
    @Test("a class of an app's own may leave out blocks and continuing, which then do nothing (documented as optional)")
    func own() {
        let own = OwnAnimator()
        let animator: any UIViewImplicitlyAnimating = own
        animator.startAnimation()
        animator.startAnimation(afterDelay: 1)
        animator.pauseAnimation()
        animator.stopAnimation(true)
        animator.finishAnimation(at: .start)
        animator.isReversed = true
        animator.fractionComplete = 0.5
        animator.addAnimations { own.calls.append("never") }
        animator.addAnimations({ own.calls.append("never") }, delayFactor: 0.5)
        animator.addCompletion { _ in own.calls.append("never") }
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        #expect(own.calls == ["start", "start 1.0", "pause", "stop true", "finish 1"])
        #expect(animator.state == .inactive)
        #expect(!animator.isRunning)
        #expect(own.isReversed)
        #expect(own.fractionComplete == 0.5)
    }

    @Test("a property animator is one of them, and states and positions have Apple's raw values (documented)")
    func rawValues() {
        let animator: any UIViewImplicitlyAnimating = UIViewPropertyAnimator(duration: 1, curve: .linear)
        #expect(animator.state.rawValue == 0)
        #expect([UIViewAnimatingState.inactive, .active, .stopped].map(\.rawValue) == [0, 1, 2])
        #expect([UIViewAnimatingPosition.end, .start, .current].map(\.rawValue) == [0, 1, 2])
    }
}
