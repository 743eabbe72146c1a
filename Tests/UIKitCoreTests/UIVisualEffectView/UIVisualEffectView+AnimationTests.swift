// The effect in animations: to any fraction, interrupted, reversed, stopped.
// Apple: "UIVisualEffectView", effect; "UIViewPropertyAnimator"
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("UIVisualEffectView: animations of the effect", .harness) struct UIVisualEffectViewAnimationTests {
    private let dark = UIBlurEffect(style: .dark)
    private let darkRadius: CGFloat = 20
    private let lightRadius: CGFloat = 30

    // Covers: UIVisualEffectView.effect
    @Test("outside of blocks the effect is there at once, set, changed and cleared")
    func plain() {
        let it = EffectFixture(dark)
        #expect(it.shownRadius == darkRadius)
        it.effectView.effect = UIBlurEffect(style: .light)
        #expect(it.shownRadius == lightRadius)
        it.effectView.effect = nil
        #expect(it.shownRadius == 0)
        #expect(it.effectView.effect == nil)
        #expect(it.backdropLayer.look.isNone)
        it.effectView.effect = UIVibrancyEffect(blurEffect: dark)
        #expect(it.shownAmount == 1)
        #expect(it.backdropLayer.look.isNone)
        #expect(it.backdropLayer.animationKeys() == nil)
        #expect(it.app.codes == [])
    }

    // Covers: UIVisualEffectView.effect, UIView.animate
    @Test("UIView.animate takes the effect from nothing to a blur, from there to another, and back")
    func animate() {
        let it = EffectFixture()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { it.effectView.effect = dark }
        #expect(it.effectView.effect == dark)
        #expect(it.shownRadius == 0)
        it.app.advance(by: 0.25)
        #expect(near(it.shownRadius, darkRadius / 4))
        it.app.advance(by: 0.75)
        #expect(it.shownRadius == darkRadius)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { it.effectView.effect = UIBlurEffect(style: .light) }
        it.app.turn()
        it.app.advance(by: 0.5)
        #expect(near(it.shownRadius, (darkRadius + lightRadius) / 2))
        it.app.advance(by: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { it.effectView.effect = nil }
        it.app.turn()
        it.app.advance(by: 0.75)
        #expect(near(it.shownRadius, lightRadius / 4))
        it.app.advance(by: 0.5)
        #expect(it.shownRadius == 0)
        #expect(it.app.codes == [])
    }

    @Test("what interrupts goes on from what is shown")
    func interrupted() {
        let it = EffectFixture()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { it.effectView.effect = dark }
        it.app.turn()
        it.app.advance(by: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { it.effectView.effect = nil }
        #expect(near(it.shownRadius, darkRadius / 2))
        it.app.advance(by: 0.5)
        #expect(near(it.shownRadius, darkRadius / 4))
    }

    // Covers: UIViewPropertyAnimator.fractionComplete
    @Test("an animator holds the effect at any fraction, forth and back", arguments: [0, 0.1, 0.37, 0.5, 0.99, 1])
    func fraction(fraction: CGFloat) {
        let it = EffectFixture()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { it.effectView.effect = dark }
        animator.pausesOnCompletion = true
        for other in [CGFloat(0.8), 0.2] {
            animator.fractionComplete = other
            #expect(near(it.shownRadius, darkRadius * other))
            animator.fractionComplete = fraction
            #expect(near(it.shownRadius, darkRadius * fraction))
        }
        #expect(it.effectView.effect == dark)
        animator.stopAnimation(true)
        #expect(near(it.shownRadius, darkRadius * fraction), "stopping keeps what is shown")
        it.effectView.effect = dark
        #expect(it.shownRadius == darkRadius, "setting the same effect again shows all of it")
    }

    // Covers: UIViewPropertyAnimator.finishAnimation
    @Test("finishing at the start sets the effect of before, at the end the new one (as every animated property)")
    func finished() {
        for (position, expected, radius) in [
            (UIViewAnimatingPosition.start, UIBlurEffect(style: .light), lightRadius), (.end, dark, darkRadius),
        ] {
            let it = EffectFixture(UIBlurEffect(style: .light))
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { it.effectView.effect = dark }
            animator.fractionComplete = 0.5
            animator.stopAnimation(false)
            animator.finishAnimation(at: position)
            #expect(it.effectView.effect == expected)
            #expect(it.shownRadius == radius)
        }
    }

    @Test("a reversed animator gives the effect back")
    func reversed() {
        let it = EffectFixture()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { it.effectView.effect = dark }
        animator.startAnimation()
        it.app.advance(by: 0.5)
        animator.isReversed = true
        it.app.advance(by: 0.25)
        #expect(near(it.shownRadius, darkRadius / 4))
        it.app.advance(by: 0.5)
        #expect(it.shownRadius == 0)
        #expect(it.effectView.effect == nil)
    }

    // Covers: UIView.animateKeyframes
    @Test("keyframes take it through several effects")
    func keyframes() {
        let it = EffectFixture()
        let even = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: [.calculationModeLinear, even]) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { it.effectView.effect = dark }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                it.effectView.effect = UIBlurEffect(style: .light)
            }
        }
        it.app.turn()
        it.app.advance(by: 0.5)
        #expect(near(it.shownRadius, darkRadius, 0.01))
        it.app.advance(by: 0.25)
        #expect(near(it.shownRadius, (darkRadius + lightRadius) / 2, 0.01))
    }

    @Test("vibrancy comes and goes by its share")
    func vibrancy() {
        let it = EffectFixture()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            it.effectView.effect = UIVibrancyEffect(blurEffect: dark, style: .label)
        }
        it.app.turn()
        it.app.advance(by: 0.25)
        #expect(near(CGFloat(it.shownAmount), 0.25))
        it.app.advance(by: 1)
        #expect(it.shownAmount == 1)
    }
}
