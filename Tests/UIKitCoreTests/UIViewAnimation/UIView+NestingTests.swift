// Blocks within blocks, repeats, layout within a block.
// Apple: "UIView.AnimationOptions", "UIView", modifyAnimations(withRepeatCount:autoreverses:animations:).
import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Blocks within blocks", .harness) struct NestedBlockTests {
    private let motion = MotionFixture()
    private var view: UIView { motion.view }

    // Covers: UIView.inheritedAnimationDuration, UIView.AnimationOptions.overrideInheritedDuration, UIView.AnimationOptions.overrideInheritedOptions
    @Test("A block within another has its duration, delay, pace and options, but for what it overrides (documented)")
    func inheritance() {
        UIView.animate(withDuration: 2, delay: 1, options: [.repeat, .curveLinear]) {
            UIView.animate(withDuration: 5, delay: 0, options: .curveEaseIn) {
                #expect(UIView.inheritedAnimationDuration == 2)
                view.center.x = 100
            }
            UIView.animate(withDuration: 5, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedOptions]) {
                #expect(UIView.inheritedAnimationDuration == 5)
                view.alpha = 0
            }
            #expect(UIView.inheritedAnimationDuration == 2)
        }
        #expect(UIView.inheritedAnimationDuration == 0)
        let position = view.layer.animation(forKey: "position"), opacity = view.layer.animation(forKey: "opacity")
        #expect(position?.duration == 2)
        #expect(position?.repeatCount == .infinity)
        #expect(position?.timingFunction == nil)
        #expect((position?.beginTime ?? 0) - CACurrentMediaTime() == 1)
        #expect(opacity?.duration == 5)
        #expect(opacity?.repeatCount == 0)
        #expect(opacity?.beginTime == 0)
        view.layer.removeAllAnimations()
    }

    // Covers: UIView.animate
    @Test("A block within a spring's moves as the spring")
    func inheritedSpring() {
        UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
            UIView.animate(withDuration: 0.2) { view.center.x = 100 }
        }
        #expect(view.layer.animation(forKey: "position") is CASpringAnimation)
    }

    // Covers: UIView.performWithoutAnimation
    @Test("performWithoutAnimation within a block changes at once, and what comes after moves again (documented)")
    func without() {
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation {
                view.center.x = 50
                UIView.animate(withDuration: 1) { view.bounds.size.width = 30 }
            }
            view.alpha = 0
        }
        #expect(view.layer.animationKeys() == ["opacity"])
    }

    // Covers: UIView.modifyAnimations
    @Test("modifyAnimations repeats what its closure changes, and only that; then the block completes (documented)")
    func modified() {
        var ends: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            UIView.modifyAnimations(withRepeatCount: 2.5, autoreverses: true) { view.center.x = 100 }
            view.alpha = 0.5
        } completion: {
            ends.append($0)
        }
        motion.app.turn()
        #expect(near(motion.places(0.5, 1, 1, 2), [50, 50, 50, 50]))
        #expect(motion.shown.opacity == 0.5)
        #expect(ends.isEmpty)
        // Two and a half times there and back are 5 s.
        motion.after(0.6)
        #expect(ends == [true])
        var count = 0
        UIView.modifyAnimations(withRepeatCount: 3, autoreverses: false) { count += 1 }
        #expect(count == 1, "outside a block the closure runs as it is")
    }

    // Covers: UIView.AnimationOptions.layoutSubviews
    @Test("With layoutSubviews what the block changed is laid out within it; without, at once in the turn (documented)")
    func layout() {
        final class Host: UIView {
            let part = UIView()
            override func layoutSubviews() { part.frame = bounds.insetBy(dx: 5, dy: 5) }
        }
        for options in [UIView.AnimationOptions.curveLinear, [.curveLinear, .layoutSubviews]] {
            let host = Host(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            host.addSubview(host.part)
            view.superview?.addSubview(host)
            motion.app.turn()
            UIView.animate(withDuration: 1, delay: 0, options: options) { host.bounds.size = CGSize(width: 150, height: 50) }
            motion.app.turn()
            motion.after(0.5)
            let width = host.part.layer.presentation()?.bounds.width ?? -1
            #expect(abs(width - (options.contains(.layoutSubviews) ? 90 : 140)) < 0.01)
            host.removeFromSuperview()
        }
    }

    // Covers: UIView.layoutIfNeeded, NSLayoutConstraint.constant, UIView.animate
    @Test("Constraints move when layoutIfNeeded is called in the block (documented)")
    func constraints() {
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        let host = view.superview!
        host.addSubview(box)
        let left = box.leadingAnchor.constraint(equalTo: host.leadingAnchor)
        NSLayoutConstraint.activate([
            left, box.topAnchor.constraint(equalTo: host.topAnchor), box.widthAnchor.constraint(equalToConstant: 20),
            box.heightAnchor.constraint(equalToConstant: 20),
        ])
        motion.app.turn()
        left.constant = 100
        UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) { host.layoutIfNeeded() }
        #expect(box.frame.minX == 100)
        motion.app.turn()
        #expect(box.layer.presentation()?.frame.minX == 0)
        motion.after(0.3)
        let shown = box.layer.presentation()?.frame.minX ?? 0
        #expect(shown > 10)
        #expect(shown < 99)
        motion.after(1)
        #expect(box.layer.presentation()?.frame.minX == 100)
    }
}
