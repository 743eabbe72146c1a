// What moves while it moves already.
// Apple: "UIView", animations; WWDC 2014, session 236 (animations are added up).
import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Interrupted animations", .harness) struct InterruptingTests {
    private let motion = MotionFixture()
    private var view: UIView { motion.view }

    // Covers: UIView.animate, CALayer.animationKeys
    @Test("A second block adds its own motion to the first: nothing jumps, both go on, and each completes with true (observed)")
    func added() {
        var ends: [String] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.center.x = 100
        } completion: {
            ends.append("a \($0)")
        }
        motion.app.turn()
        #expect(near(motion.places(0.5), [50]))
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.center.x = 0
        } completion: {
            ends.append("b \($0)")
        }
        #expect(view.layer.animationKeys() == ["position", "position-2"])
        motion.app.turn()
        // The model is 0; the first adds −100 → 0 and has −50 left, the second adds 100 → 0.
        #expect(near([motion.x], [50]))
        #expect(near(motion.places(0.25, 0.25), [50, 50]))
        motion.app.turn()
        #expect(ends == ["a true"])
        #expect(view.layer.animationKeys() == ["position-2"])
        #expect(near(motion.places(0.25, 0.25), [25, 0]))
        motion.app.turn()
        #expect(ends == ["a true", "b true"])
        #expect(view.layer.animationKeys() == nil)
    }

    // Covers: UIView.AnimationOptions.beginFromCurrentState
    @Test("beginFromCurrentState begins where the view is shown, and ends the blocks before it with false (documented)")
    func fromCurrentState() {
        var ends: [String] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.center.x = 100
        } completion: {
            ends.append("a \($0)")
        }
        motion.app.turn()
        motion.after(0.5)
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) { view.center.x = 0 }
        #expect(ends == ["a false"])
        #expect(view.layer.animationKeys() == ["position"])
        motion.app.turn()
        #expect(near([motion.x], [50]))
        #expect(near(motion.places(0.5, 0.5), [25, 0]))
    }

    // Covers: UIView.animate, UIView.alpha, UIView.bounds, UIView.transform
    @Test("Bounds, alpha and transforms are added up as well: none jumps")
    func otherKeys() {
        func change(_ size: CGFloat, _ alpha: CGFloat, _ scale: CGFloat) {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.bounds.size.width = size
                view.alpha = alpha
                view.transform = CGAffineTransform(scaleX: scale, y: scale)
            }
        }
        change(30, 0.5, 2)
        motion.app.turn()
        motion.after(0.5)
        change(50, 1, 4)
        motion.app.turn()
        let shown = motion.shown
        #expect(near([shown.bounds.width, CGFloat(shown.opacity), shown.transform.m11], [20, 0.75, 1.5]))
        motion.after(0.5)
        let later = motion.shown
        // From 30, 0.5 and 2 half way to 50, 1 and 4; the first has ended.
        #expect(near([later.bounds.width, CGFloat(later.opacity), later.transform.m11], [40, 0.75, 3]))
        #expect(view.layer.animationKeys()?.sorted() == ["bounds-2", "opacity-2", "transform-2"])
    }

    // Covers: UIView.animate, UIView.backgroundColor
    @Test("A colour has one animation: a second block begins at the colour shown, and the first completes with false")
    func colours() {
        var ends: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.backgroundColor = .blue
        } completion: {
            ends.append($0)
        }
        motion.app.turn()
        motion.after(0.5)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.backgroundColor = .green }
        #expect(ends == [false])
        #expect(view.layer.animationKeys() == ["backgroundColor"])
        motion.app.turn()
        func parts() -> [CGFloat] { motion.shown.backgroundColor?.components ?? [] }
        #expect(near(parts(), [0.5, 0, 0.5, 1], 0.01))
        motion.after(0.5)
        #expect(near(parts(), [0.25, 0.5, 0.25, 1], 0.01))
    }

    // Covers: UIView.animate, UIView.backgroundColor
    @Test("A colour that comes from none fades in")
    func colourFromNone() {
        view.backgroundColor = nil
        motion.app.turn()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.backgroundColor = .green }
        motion.app.turn()
        motion.after(0.25)
        #expect(near(motion.shown.backgroundColor?.components ?? [], [0, 1, 0, 0.25], 0.01))
    }

    // Covers: UIView.transform, UIView.animate
    @Test("A transform that turns and moves goes straight, and one that comes then begins where it is shown")
    func turning() {
        let turned = CGAffineTransform(translationX: 100, y: 0).rotated(by: .pi / 2)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.transform = turned }
        motion.app.turn()
        motion.after(0.5)
        var shown = motion.shown.affineTransform()
        let half = CGFloat(0.5).squareRoot()
        #expect(near([shown.tx, shown.ty, shown.a, shown.b], [50, 0, half, half]))
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.transform = .identity }
        motion.app.turn()
        shown = motion.shown.affineTransform()
        #expect(near([shown.tx, shown.ty, shown.a, shown.b], [50, 0, half, half]))
        motion.after(0.5)
        shown = motion.shown.affineTransform()
        #expect(near([shown.tx, shown.ty], [25, 0]))
        motion.after(0.5)
        #expect(motion.shown.affineTransform().isIdentity)
    }

    // Covers: UIView.transform, UIView.animate
    @Test("Half a turn goes clockwise for π and counterclockwise for −π")
    func halfTurns() {
        for (angle, sign) in [(CGFloat.pi, CGFloat(1)), (-.pi, -1)] {
            view.layer.removeAllAnimations()
            view.transform = .identity
            motion.app.turn()
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.transform = CGAffineTransform(rotationAngle: angle)
            }
            motion.app.turn()
            motion.after(0.5)
            #expect(near([motion.shown.affineTransform().b], [sign]), "\(angle)")
        }
    }

    // Covers: UIView.transform, UIView.animate
    @Test("A scale of nothing and back: what has no inverse moves all the same")
    func singular() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.transform = CGAffineTransform(scaleX: 0, y: 0) }
        motion.app.turn()
        motion.after(0.5)
        #expect(near([motion.shown.transform.m11], [0.5]))
        motion.after(0.5)
        motion.app.turn()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.transform = .identity }
        motion.app.turn()
        motion.after(0.25)
        #expect(near([motion.shown.transform.m11], [0.25]))
    }

    // Covers: UIView.animate
    @Test("Two blocks of one turn add up before the first frame, and colours begin where the first began")
    func oneTurn() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.center.x = 100
            view.backgroundColor = .blue
        }
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
            view.center.x = 200
            view.backgroundColor = .green
        }
        motion.app.turn()
        #expect(near([motion.x], [0]))
        #expect(near(motion.shown.backgroundColor?.components ?? [], [1, 0, 0, 1], 0.01))
        // 200 − 100 · 0.5 − 100 · 0.75
        #expect(near(motion.places(0.5), [75]))
    }
}
