// The tracks under an animator: recording, holding, running both ways, ends.
// Apple: "UIViewPropertyAnimator" (what its calls show); the tracks are ours.
import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Tracks of animators", .harness) struct AnimationTracksTests {
    private let motion = MotionFixture()
    private let tracks = AnimationTracks()
    private var view: UIView { motion.view }

    private func record(
        _ pace: AnimationPace = .linear, from: Double = 0, seconds: TimeInterval = 2, _ body: () -> Void
    ) {
        tracks.record(from: from, pace: pace, duration: seconds, interactive: true, body)
    }

    private func run(
        _ from: Double, reversed: Bool = false, in seconds: TimeInterval, after: TimeInterval = 0, _ pace: AnimationPace? = nil
    ) {
        tracks.run(from: from, reversed: reversed, remaining: seconds, after: after, pace: pace)
        motion.app.turn()
    }

    @Test("Recorded tracks stand at their start while the model is at the end; nothing ticks")
    func recorded() {
        record { view.center.x = 100 }
        #expect(view.center.x == 100)
        #expect(!tracks.isEmpty)
        #expect(!tracks.isOffscreen)
        motion.app.turn()
        #expect(motion.x == 0)
        #expect(!UIScreen.main.layerHost.hasRunningAnimations)
        motion.after(100)
        #expect(motion.x == 0)
    }

    @Test("Held, they show any fraction, with the curve or without")
    func held() {
        record(AnimationPace(.easeIn)) { view.center.x = 100 }
        let curve = CGFloat(AnimationPace(.easeIn).progress(at: 0.5, duration: 2))
        for (fraction, linear, x) in [
            (0.5, true, CGFloat(50)), (0.25, true, 25), (0.5, false, curve * 100), (1, true, 100), (0, false, 0),
        ] {
            tracks.hold(at: fraction, linear: linear)
            motion.app.turn()
            #expect(near([motion.x], [x]), "\(fraction) \(linear)")
        }
        #expect(!UIScreen.main.layerHost.hasRunningAnimations)
    }

    @Test("They run to the end and stay there until they are finished; reversed they come back")
    func running() {
        record { view.center.x = 100 }
        run(0, in: 2)
        #expect(near(motion.places(0.5, 0.5), [25, 50]))
        run(0.5, reversed: true, in: 1)
        #expect(near(motion.places(0, 0.5, 0.6, 5), [50, 25, 0, 0]))
        run(0, in: 2)
        #expect(near(motion.places(1, 1, 5), [50, 100, 100]))
        #expect(!UIScreen.main.layerHost.hasRunningAnimations)
        #expect(view.layer.animationKeys() == ["position"])
        tracks.finish(at: .end)
        #expect(view.layer.animationKeys() == nil)
        #expect(tracks.isEmpty)
    }

    @Test("After the end they can be turned back and held again")
    func again() {
        record { view.center.x = 100 }
        run(0, in: 1)
        motion.after(3)
        run(1, reversed: true, in: 2)
        #expect(near(motion.places(0, 1, 2), [100, 50, 0]))
        tracks.hold(at: 0.3, linear: true)
        motion.app.turn()
        #expect(near([motion.x], [30]))
    }

    @Test("A delay is waited for at the fraction where they stand, also in the middle, and can be taken back")
    func delays() {
        record { view.center.x = 100 }
        tracks.hold(at: 0.5, linear: true)
        run(0.5, in: 1, after: 2)
        #expect(near(motion.places(1.9, 0.35, 0.25), [50, 62.5, 75]))
        run(0.75, in: 1, after: 2)
        tracks.hold(at: 0.1, linear: true)
        motion.after(5)
        #expect(near([motion.x], [10]))
    }

    @Test("Going on after a linear hold does not jump: the curve is taken up where it has that part of the way")
    func noJump() {
        for pace in [AnimationPace(.easeInOut), .fittedSpring(dampingRatio: 0.5, velocity: .zero)] {
            view.center.x = 0
            motion.app.turn()
            record(pace) { view.center.x = 100 }
            tracks.hold(at: 0.3, linear: true)
            run(0.3, in: 1.4)
            #expect(near([motion.x], [30], 0.01))
            motion.after(0.001)
            #expect(motion.x > 30)
            #expect(motion.x < 31)
            motion.after(2)
            #expect(near([motion.x], [100], 0.2))
            tracks.finish(at: .end)
        }
    }

    @Test("Another pace takes over what is left, either way, without a jump; held in the curve it stands in it")
    func otherPace() {
        record(AnimationPace(.easeIn)) { view.center.x = 100 }
        tracks.hold(at: 0.4, linear: true)
        run(0.4, in: 2, .linear)
        #expect(near(motion.places(0, 1, 0.5), [40, 70, 85]))
        run(0.9, reversed: true, in: 1)
        #expect(near(motion.places(0, 0.5, 0.5), [85, 42.5, 0]))
        run(0, in: 2, AnimationPace.fittedSpring(dampingRatio: 0.4, velocity: .zero))
        let swing = motion.places(0.2, 0.2, 0.2, 0.2)
        #expect((swing.max() ?? 0) > 105)
        tracks.hold(at: 0.2, linear: true)
        motion.app.turn()
        #expect(near([motion.x], [20]))
        run(0.2, in: 1, .linear)
        motion.after(0.25)
        tracks.hold(at: 0.6, linear: false)
        motion.app.turn()
        #expect(near([motion.x], [60]))
    }

    @Test("A block added on the way moves over what is left and goes back to its own start, no further")
    func added() {
        let other = UIView(frame: CGRect(x: 0, y: 50, width: 10, height: 10))
        view.superview?.addSubview(other)
        motion.app.turn()
        record { view.center.x = 100 }
        tracks.hold(at: 0.5, linear: true)
        record(from: 0.5) { other.alpha = 0 }
        motion.app.turn()
        let alpha = { other.layer.presentation()?.opacity ?? -1 }
        #expect(alpha() == 1)
        tracks.hold(at: 0.75, linear: true)
        motion.app.turn()
        #expect(alpha() == 0.5)
        #expect(near([motion.x], [75]))
        run(0.75, reversed: true, in: 1.5)
        motion.after(0.25)
        #expect(abs(alpha() - 0.75) < 0.001)
        motion.after(0.5)
        #expect(alpha() == 1)
        #expect(near([motion.x], [37.5]))
    }

    @Test("Finished at the start, the end and the present, the model is what was, what is to be, what is shown")
    func finishing() {
        for (position, x, alpha, red) in [
            (UIViewAnimatingPosition.end, CGFloat(100), CGFloat(0), CGFloat(0)), (.start, 0, 1, 1), (.current, 25, 0.75, 0.75),
        ] {
            view.center.x = 0
            view.alpha = 1
            view.backgroundColor = .red
            motion.app.turn()
            var ends: [Bool] = []
            record {
                view.center.x = 100
                view.alpha = 0
                UIView.animate(withDuration: 9) {
                    view.backgroundColor = .blue
                } completion: {
                    ends.append($0)
                }
            }
            run(0, in: 2)
            motion.after(0.5)
            tracks.finish(at: position)
            #expect(near([view.center.x, view.alpha, view.backgroundColor?.cgColor.components?[0] ?? -1], [x, alpha, red], 0.01))
            #expect(view.layer.animationKeys() == nil)
            #expect(ends == [position == .end])
        }
    }

    @Test("Two animators of one property add up; one that is taken off at its start or present takes its part alone")
    func together() {
        let second = AnimationTracks()
        for (position, x) in [(UIViewAnimatingPosition.end, CGFloat(250)), (.start, 150), (.current, 200)] {
            view.center.x = 0
            motion.app.turn()
            record { view.center.x = 100 }
            second.record(from: 0, pace: .linear, duration: 2, interactive: true) { view.center.x = 300 }
            motion.app.turn()
            #expect(motion.x == 0)
            tracks.hold(at: 0.5, linear: true)
            second.hold(at: 0.75, linear: true)
            motion.app.turn()
            // 300 − 100 · 0.5 − 200 · 0.25
            #expect(near([motion.x], [200]))
            tracks.finish(at: position)
            motion.app.turn()
            #expect(near([motion.x], [x]), "\(position)")
            second.finish(at: .end)
        }
    }

    @Test("A view in no window: its tracks are off screen")
    func offscreen() {
        #expect(!tracks.isOffscreen)
        let lone = UIView()
        record { lone.alpha = 0 }
        #expect(tracks.isOffscreen)
        #expect(!tracks.isEmpty)
        record { view.alpha = 0 }
        #expect(!tracks.isOffscreen)
    }

    @Test("Views that are let go show the end for good, with what they hold; others go on")
    func released() {
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        view.addSubview(child)
        let other = UIView(frame: CGRect(x: 0, y: 50, width: 10, height: 10))
        view.superview?.addSubview(other)
        motion.app.turn()
        record {
            child.alpha = 0
            other.alpha = 0
        }
        tracks.hold(at: 0.5, linear: true)
        #expect(tracks.moves(below: view))
        #expect(tracks.moves(below: child))
        #expect(tracks.moves(below: other))
        tracks.release(below: view)
        motion.app.turn()
        #expect(!tracks.moves(below: view))
        #expect(!tracks.isEmpty)
        #expect(child.layer.presentation()?.opacity == 0)
        #expect(other.layer.presentation()?.opacity == 0.5)
        tracks.release(below: other)
        #expect(tracks.isEmpty)
    }

    @Test("Keyframes under an animator are scrubbed, run back and end as they are")
    func keyframes() {
        record {
            UIView.animateKeyframes(withDuration: 1, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 100 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.y = 105 }
            }
        }
        func places() -> [CGFloat] {
            motion.app.turn()
            return [motion.x, motion.y]
        }
        tracks.hold(at: 0.25, linear: true)
        #expect(near(places(), [50, 5]))
        tracks.hold(at: 0.75, linear: true)
        #expect(near(places(), [100, 55]))
        run(0.75, reversed: true, in: 1.5, .linear)
        motion.after(0.5)
        #expect(near(places(), [100, 5]))
        motion.after(0.5)
        #expect(near(places(), [50, 5]))
        tracks.finish(at: .current)
        #expect(near([view.center.x, view.center.y], [50, 5]))
    }

    @Test("A spring with a velocity for each axis moves both by their own")
    func axes() {
        let spring = AnimationPace.Spring(mass: 1, stiffness: 100, damping: 20, velocity: CGVector(dx: 8, dy: -8))
        record(.spring(spring), seconds: AnimationPace.spring(spring).naturalDuration ?? 1) {
            view.center = CGPoint(x: 100, y: 105)
        }
        run(0, in: AnimationPace.spring(spring).naturalDuration ?? 1)
        motion.after(0.1)
        let x = 100 * steppedSpring(mass: 1, stiffness: 100, damping: 20, velocity: 8, time: 0.1)
        let y = 5 + 100 * steppedSpring(mass: 1, stiffness: 100, damping: 20, velocity: -8, time: 0.1)
        #expect(near([motion.x, motion.y], [CGFloat(x), CGFloat(y)]))
        tracks.hold(at: 0, linear: true)
        motion.app.turn()
        #expect(near([motion.x, motion.y], [0, 5]))
    }

    @Test("A block within that overrides its duration takes its own part of the time")
    func ownDuration() {
        record(seconds: 4) {
            UIView.animate(withDuration: 1, delay: 1, options: [.overrideInheritedDuration, .curveLinear]) { view.center.x = 100 }
        }
        run(0, in: 4)
        #expect(near(motion.places(0.9, 0.6, 0.6, 1), [0, 50, 100, 100]))
        run(0.775, reversed: true, in: 3.1)
        #expect(near(motion.places(1, 0.6, 0.6), [100, 50, 0]))
    }
}
