// When completions come and what they are told.
// Apple: "UIView", animate(withDuration:delay:options:animations:completion:), the completion's parameter.
import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Completions of animation blocks", .harness) struct AnimationCompletionTests {
    private let motion = MotionFixture()
    private var view: UIView { motion.view }

    // Covers: UIView.animate
    @Test("A block that changes nothing completes with true at the end of the turn, however long it was to take (observed)")
    func nothing() {
        var ends: [Bool] = []
        UIView.animate(withDuration: 5) {
        } completion: {
            ends.append($0)
        }
        UIView.animate(withDuration: 5) {
            view.center = view.center
        } completion: {
            ends.append($0)
        }
        #expect(ends.isEmpty)
        motion.app.turn()
        #expect(ends == [true, true])
    }

    // Covers: UIView.animate
    @Test("A duration of 0 sets the values at once and completes with the turn (documented); with a delay it waits")
    func instant() {
        var ends: [String] = []
        UIView.animate(withDuration: 0) {
            view.center.x = 50
        } completion: {
            ends.append("a \($0)")
        }
        #expect(view.layer.animationKeys() == nil)
        motion.app.turn()
        #expect(ends == ["a true"])
        #expect(motion.x == 50)
        UIView.animate(withDuration: 0, delay: 1) {
            view.center.x = 90
        } completion: {
            ends.append("b \($0)")
        }
        motion.app.turn()
        #expect(near(motion.places(0.9), [50]))
        #expect(ends.count == 1)
        #expect(near(motion.places(0.2), [90]))
        motion.app.turn()
        #expect(ends == ["a true", "b true"])
    }

    // Covers: UIView.animate, UIView.AnimationOptions.curveLinear
    @Test("Before its delay is over a view shows what it showed; the completion comes after delay and duration")
    func delays() {
        var ends: [Bool] = []
        UIView.animate(withDuration: 1, delay: 2, options: .curveLinear) {
            view.center.x = 100
        } completion: {
            ends.append($0)
        }
        #expect(view.center.x == 100)
        motion.app.turn()
        #expect(near(motion.places(0, 1.9, 0.6, 0.49), [0, 0, 50, 99]))
        #expect(ends.isEmpty)
        motion.after(0.02)
        #expect(ends == [true])
    }

    // Covers: UIView.AnimationOptions.repeat, UIView.animate
    @Test("What repeats for ever never completes, until it is taken away: then with false")
    func repeats() {
        var ends: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
            view.center.x = 100
        } completion: {
            ends.append($0)
        }
        motion.app.turn()
        motion.after(1000)
        #expect(ends.isEmpty)
        view.layer.removeAllAnimations()
        #expect(ends == [false])
    }

    // Covers: UIView.animate, UIView.removeFromSuperview
    @Test("A view that leaves the window ends its animations with false; one that has none does not move and completes with true")
    func leaving() {
        var ends: [Bool] = []
        UIView.animate(withDuration: 1) {
            view.center.x = 100
        } completion: {
            ends.append($0)
        }
        motion.app.turn()
        motion.after(0.5)
        view.removeFromSuperview()
        motion.app.turn()
        motion.app.turn()
        #expect(ends == [false])
        UIView.animate(withDuration: 1) {
            view.center.x = 0
        } completion: {
            ends.append($0)
        }
        #expect(view.layer.animationKeys() == nil)
        motion.app.turn()
        #expect(ends == [false, true])
    }

    // Covers: UIView.animate
    @Test("The completion waits for the last of a block's animations, and is false if any of them was taken away")
    func several() {
        var ends: [Bool] = []
        UIView.animate(withDuration: 1) {
            view.center.x = 100
            view.alpha = 0.5
        } completion: {
            ends.append($0)
        }
        motion.app.turn()
        view.layer.removeAnimation(forKey: "opacity")
        #expect(ends.isEmpty)
        motion.after(1.1)
        #expect(ends == [false])
    }

    // Covers: UIView.setAnimationsEnabled, UIView.areAnimationsEnabled, UIView.animate, UIView.animateKeyframes, UIView.transition
    @Test("With animations off every form changes at once and completes with true at the end of the turn (documented)")
    func disabled() {
        var ends: [String] = []
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        #expect(!UIView.areAnimationsEnabled)
        UIView.animate(withDuration: 1) {
            view.center.x = 10
        } completion: {
            ends.append("block \($0)")
        }
        UIView.animate(withDuration: 1, delay: 1, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
            view.center.x = 20
        } completion: {
            ends.append("spring \($0)")
        }
        UIView.animate(springDuration: 1) {
            view.center.x = 30
        } completion: {
            ends.append("bounce \($0)")
        }
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 40 }
        } completion: {
            ends.append("frames \($0)")
        }
        UIView.transition(with: view, duration: 1, options: .transitionFlipFromLeft) {
            view.center.x = 50
        } completion: {
            ends.append("transition \($0)")
        }
        #expect(view.center.x == 50)
        #expect(view.layer.animationKeys() == nil)
        motion.app.turn()
        #expect(ends == ["block true", "spring true", "bounce true", "frames true", "transition true"])
    }

    // Covers: UIView.animate, UIView.animateKeyframes, UIView.transition, UIView.perform
    @Test("The async forms return what completions are told")
    func asynchronous() async {
        let view = view
        func run(_ body: @escaping @MainActor () async -> Bool) async -> Bool {
            let task = Task { @MainActor in await body() }
            // The turn of the stage goes on while the block waits.
            for _ in 0..<20 {
                await Task.yield()
                motion.after(0.1)
            }
            return await task.value
        }
        #expect(await run { await UIView.animate(withDuration: 1) { view.center.x = 10 } })
        #expect(await run { await UIView.animate(withDuration: 1, delay: 0.1) { view.center.x = 20 } })
        #expect(
            await run {
                await UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) {
                    view.center.x = 30
                }
            })
        #expect(
            await run {
                await UIView.animateKeyframes(withDuration: 1, delay: 0) {
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 40 }
                }
            })
        #expect(
            await run {
                await UIView.transition(with: view, duration: 0.5, options: .transitionCrossDissolve) {
                    view.backgroundColor = .blue
                }
            })
        let other = UIView(frame: view.frame)
        #expect(await run { await UIView.transition(from: view, to: other, duration: 0.5, options: .transitionCrossDissolve) })
        #expect(other.window != nil)
        #expect(view.window == nil)
        let cut = Task { @MainActor in await UIView.animate(withDuration: 1) { other.center.x = 90 } }
        for _ in 0..<5 { await Task.yield() }
        motion.app.turn()
        other.layer.removeAllAnimations()
        #expect(await cut.value == false)
        #expect(await run { await UIView.perform(.delete, on: [other], animations: nil) })
        #expect(other.superview == nil)
    }
}
