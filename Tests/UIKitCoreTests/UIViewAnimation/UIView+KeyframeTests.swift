// Keyframe animations of views.
// Apple: "UIView", animateKeyframes(withDuration:delay:options:animations:completion:),
// addKeyframe(withRelativeStartTime:relativeDuration:animations:); "UIView.KeyframeAnimationOptions".
import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Keyframes of blocks", .harness) struct KeyframeBlockTests {
    private let motion = MotionFixture()
    private var view: UIView { motion.view }
    private let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

    private func frame(_ start: Double, _ length: Double, _ body: @escaping () -> Void) {
        UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: length, animations: body)
    }

    // Covers: UIView.animateKeyframes, UIView.addKeyframe, UIView.KeyframeAnimationOptions.init(rawValue:), UIView.KeyframeAnimationOptions.calculationModeLinear
    @Test("Each frame's values are reached over its part of the time; between frames they stay (documented)")
    func frames() {
        var ends: [Bool] = []
        UIView.animateKeyframes(withDuration: 2, delay: 0, options: [linear, .calculationModeLinear]) {
            frame(0, 0.25) { view.center.x = 100 }
            frame(0.5, 0.5) { view.center.x = 300 }
            frame(0.25, 0.25) { view.backgroundColor = .blue }
        } completion: {
            ends.append($0)
        }
        #expect(view.center.x == 300)
        motion.app.turn()
        #expect(near(motion.places(0, 0.25, 0.25, 0.25), [0, 50, 100, 100]))
        #expect(near(motion.shown.backgroundColor?.components ?? [], [0.5, 0, 0.5, 1], 0.01))
        #expect(near(motion.places(0.25, 0.5, 0.4), [100, 200, 280]))
        #expect(ends.isEmpty)
        motion.after(0.2)
        #expect(ends == [true])
        #expect(motion.x == 300)
    }

    // Covers: UIView.animateKeyframes
    @Test("The whole is slow at both ends unless the options carry a curve (observed)")
    func pace() {
        UIView.animateKeyframes(withDuration: 1, delay: 0) { frame(0, 1) { view.center.x = 100 } }
        motion.app.turn()
        let slow = motion.places(0.25)
        #expect(slow[0] > 5)
        #expect(slow[0] < 20)
    }

    // Covers: UIView.animateKeyframes
    @Test("What stands outside frames moves over the whole time; frames without any are instant jumps")
    func outside() {
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
            view.alpha = 0
            frame(0.5, 0) { view.center.x = 100 }
        }
        motion.app.turn()
        #expect(near(motion.places(0.4), [0]))
        #expect(abs(motion.shown.opacity - 0.6) < 0.001)
        #expect(near(motion.places(0.2), [100]))
        #expect(abs(motion.shown.opacity - 0.4) < 0.001)
    }

    // Covers: UIView.KeyframeAnimationOptions.calculationModeDiscrete, UIView.KeyframeAnimationOptions.calculationModePaced, UIView.KeyframeAnimationOptions.calculationModeCubic, UIView.KeyframeAnimationOptions.calculationModeCubicPaced
    @Test("Discrete values jump, paced ones keep one speed, cubic ones go on a smooth curve through the same values")
    func modes() {
        func places(_ mode: UIView.KeyframeAnimationOptions) -> [CGFloat] {
            view.layer.removeAllAnimations()
            view.center.x = 0
            motion.app.turn()
            UIView.animateKeyframes(withDuration: 1, delay: 0, options: [linear, mode]) {
                frame(0, 0.5) { view.center.x = 30 }
                frame(0.5, 0.5) { view.center.x = 120 }
            }
            motion.app.turn()
            return motion.places(0.25, 0.2, 0.05, 0.25)
        }
        #expect(near(places(.calculationModeLinear), [15, 27, 30, 75]))
        #expect(near(places(.calculationModeDiscrete), [0, 0, 30, 30]))
        #expect(near(places(.calculationModePaced), [30, 54, 60, 90]))
        let cubic = places(.calculationModeCubic)
        #expect(near([cubic[2]], [30]))
        #expect(cubic[0] != 15)
        #expect(cubic[0] > 0)
        #expect(cubic[0] < 30)
        let even = places(.calculationModeCubicPaced)
        #expect(even != cubic)
        #expect(even[0] > 0)
        #expect(even[3] < 120)
    }

    // Covers: UIView.KeyframeAnimationOptions.repeat, UIView.KeyframeAnimationOptions.autoreverse, UIView.KeyframeAnimationOptions.allowUserInteraction, UIView.KeyframeAnimationOptions.beginFromCurrentState, UIView.KeyframeAnimationOptions.layoutSubviews, UIView.KeyframeAnimationOptions.overrideInheritedDuration, UIView.KeyframeAnimationOptions.overrideInheritedOptions
    @Test("Options mean what they mean for other blocks (documented)")
    func options() {
        var ends = 0
        UIView.animateKeyframes(withDuration: 1, delay: 0.5, options: [linear, .repeat, .autoreverse]) {
            frame(0, 1) { view.center.x = 100 }
        } completion: { _ in
            ends += 1
        }
        motion.app.turn()
        #expect(near(motion.places(0.5, 0.75, 0.5, 100), [0, 75, 75, 75]))
        #expect(ends == 0)
        view.layer.removeAllAnimations()
        #expect(ends == 1)
        let pairs: [(UIView.KeyframeAnimationOptions, UIView.AnimationOptions)] = [
            (.layoutSubviews, .layoutSubviews), (.allowUserInteraction, .allowUserInteraction),
            (.beginFromCurrentState, .beginFromCurrentState), (.repeat, .repeat), (.autoreverse, .autoreverse),
            (.overrideInheritedDuration, .overrideInheritedDuration), (.overrideInheritedOptions, .overrideInheritedOptions),
        ]
        #expect(pairs.allSatisfy { $0.rawValue == $1.rawValue })
    }

    // Covers: UIView.addKeyframe, UIView.animateKeyframes, UIView.animate
    @Test("Keyframes within a frame and blocks within frames take the frame's part of the time")
    func nested() {
        var ends: [String] = []
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
            frame(0.5, 0.5) {
                UIView.animateKeyframes(withDuration: 9, delay: 9) {
                    frame(0, 0.5) { view.center.x = 100 }
                } completion: {
                    ends.append("inner \($0)")
                }
                UIView.animate(withDuration: 7) {
                    view.alpha = 0
                } completion: {
                    ends.append("block \($0)")
                }
            }
        } completion: {
            ends.append("outer \($0)")
        }
        motion.app.turn()
        #expect(near(motion.places(0.5, 0.125, 0.125), [0, 50, 100]))
        #expect(abs(motion.shown.opacity - 0.5) < 0.001)
        #expect(ends.isEmpty)
        motion.after(0.3)
        #expect(ends == ["inner true", "block true", "outer true"])
    }

    // Covers: UIView.addKeyframe
    @Test("Outside a keyframe block a frame's closure runs as it is")
    func alone() {
        frame(0.5, 0.5) { view.center.x = 40 }
        #expect(view.center.x == 40)
        #expect(view.layer.animationKeys() == nil)
    }
}
