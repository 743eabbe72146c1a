// Transactions: nesting, values, completions; implicit actions.
// Apple: "CATransaction".
import Foundation
import Stage
import Testing

@testable import QuartzCore

/// Each has a clock of its own.
@Suite struct ClockedTests {
    /// A screen on a virtual clock.
    func clocked(_ body: (TestScreen, StageClock) -> Void) {
        let clock = StageClock(isVirtual: true)
        clock.advance(to: 10)
        StageClock.withOwn(clock) {
            CATransaction.current.levels = []
            body(TestScreen(100, 100), clock)
            CATransaction.current.levels = []
        }
    }

    // Covers: CATransaction.begin, CATransaction.commit, CATransaction.setDisableActions, CATransaction.setAnimationDuration, CATransaction.setCompletionBlock, CATransaction.setAnimationTimingFunction, CATransaction.setValue
    @Test("transactions nest: inner values end with their level; completions come at once where nothing is animated")
    func nesting() {
        clocked { _, _ in
            #expect(CATransaction.animationDuration() == 0.25)
            #expect(!CATransaction.disableActions())
            var log: [String] = []
            CATransaction.begin()
            CATransaction.setAnimationDuration(2)
            CATransaction.setCompletionBlock { log.append("outer") }
            CATransaction.begin()
            #expect(CATransaction.animationDuration() == 2)
            #expect(CATransaction.completionBlock() == nil)
            CATransaction.setDisableActions(true)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
            CATransaction.setValue(5, forKey: "mine")
            CATransaction.setCompletionBlock { log.append("inner") }
            #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == true)
            CATransaction.commit()
            #expect(log == ["inner"])
            #expect(!CATransaction.disableActions())
            #expect(CATransaction.value(forKey: "mine") == nil)
            #expect(CATransaction.animationTimingFunction() == nil)
            CATransaction.commit()
            #expect(log == ["inner", "outer"])
            #expect(CATransaction.animationDuration() == 0.25)
        }
    }

    // Covers: CATransaction.flush, CATransaction.setDisableActions
    @Test("a shown layer's change animates for 0.25 s; new layers, disabled actions and NSNull change at once (documented)")
    func implicit() {
        final class Refusing: CALayerDelegate {
            func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
        }
        clocked { screen, clock in
            let layer = box(0, 0, 10, 10, red)
            screen.root.addSublayer(layer)
            layer.opacity = 0.5
            #expect(layer.animationKeys() == nil)
            CATransaction.flush()
            layer.opacity = 1
            #expect(layer.animationKeys() == ["opacity"])
            let animation = layer.animation(forKey: "opacity") as? CABasicAnimation
            #expect(animation?.duration == 0.25)
            #expect(animation?.timingFunction == CAMediaTimingFunction(name: .default))
            CATransaction.flush()
            #expect(layer.presentation()?.opacity == 0.5)
            clock.advance(to: 10.1)
            let middle = layer.presentation()!.opacity
            #expect(middle > 0.6)
            #expect(middle < 0.95)
            clock.advance(to: 10.25)
            CATransaction.flush()
            #expect(layer.animationKeys() == nil)
            #expect(layer.presentation()?.opacity == 1)
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.opacity = 0
            CATransaction.commit()
            #expect(layer.animationKeys() == nil)
            let refusing = Refusing()
            layer.delegate = refusing
            layer.position = CGPoint(x: 50, y: 50)
            #expect(layer.animationKeys() == nil)
        }
    }

    // Covers: CAShapeLayer.path, CALayer.shadowPath
    @Test("Paths that are set change at once, and animate where an animation is added (documented)")
    func paths() {
        clocked { screen, clock in
            let layer = CAShapeLayer()
            screen.root.addSublayer(layer)
            let small = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
            let large = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil)
            layer.path = small
            layer.shadowPath = small
            CATransaction.flush()
            layer.path = large
            layer.shadowPath = large
            #expect(layer.animationKeys() == nil)
            // The colour of the same layer does animate.
            layer.fillColor = red
            #expect(layer.animationKeys() == ["fillColor"])
            let animation = CABasicAnimation(keyPath: "path")
            animation.fromValue = small
            animation.duration = 1
            layer.add(animation, forKey: "path")
            CATransaction.flush()
            clock.advance(to: 10.5)
            #expect(layer.presentation()?.path?.boundingBox.width == 20)
        }
    }

    // Covers: CALayer.action, CALayer.actions, CALayer.defaultAction
    @Test("an action is searched at the delegate, in actions, in the style, at the class (documented)")
    func actionSearch() {
        final class Note: CAAction {
            let name: String
            init(_ name: String) { self.name = name }
            func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
        }
        final class Classy: CALayer {
            override class func defaultAction(forKey event: String) -> (any CAAction)? { Note("class") }
        }
        final class Giving: CALayerDelegate {
            func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { Note("delegate") }
        }
        let layer = Classy()
        func found() -> String? { (layer.action(forKey: "opacity") as? Note)?.name }
        #expect(found() == "class")
        layer.style = ["actions": ["opacity": Note("style") as any CAAction]]
        #expect(found() == "style")
        layer.actions = ["opacity": Note("actions")]
        #expect(found() == "actions")
        let delegate = Giving()
        layer.delegate = delegate
        #expect(found() == "delegate")
        layer.delegate = nil
        layer.actions = ["opacity": NSNull()]
        #expect(layer.action(forKey: "opacity") == nil)
    }

    // Covers: CABasicAnimation.init(keyPath:), CABasicAnimation.fromValue, CABasicAnimation.toValue, CALayer.add, CAAnimation.delegate, CAMediaTiming.duration, CALayer.presentation, CALayer.model, CAAnimationDelegate.animationDidStop(_:finished:), CAAnimationDelegate.animationDidStart(_:)
    @Test("a position animation runs end to end: frames, presentation, delegate, completion, removal")
    func endToEnd() {
        final class Listener: CAAnimationDelegate {
            var log: [String] = []
            func animationDidStart(_ anim: CAAnimation) { log.append("start") }
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
        }
        clocked { screen, clock in
            let layer = box(0, 0, 10, 10, red)
            screen.root.addSublayer(layer)
            CATransaction.flush()
            screen.time = clock.now
            _ = screen.frame()
            let listener = Listener()
            CATransaction.begin()
            CATransaction.setCompletionBlock { listener.log.append("completion") }
            let move = CABasicAnimation(keyPath: "position")
            move.fromValue = CGPoint(x: 5, y: 5)
            move.toValue = CGPoint(x: 85, y: 5)
            move.duration = 1
            move.delegate = listener
            layer.add(move, forKey: "move")
            CATransaction.commit()
            move.duration = 99  // The layer has its own copy.
            CATransaction.flush()
            #expect(listener.log == ["start"])
            #expect(screen.host.hasRunningAnimations)
            var damages: [PixelRegionBounds] = []
            for step in 1...4 {
                clock.advance(to: 10 + Double(step) / 4)
                CATransaction.flush()
                screen.time = clock.now
                let frame = screen.host.renderFrame(at: clock.now)
                if let frame { damages.append(frame.damage.bounds.description) }
                let x = step == 4 ? 0 : 20 * step
                #expect(frame?.buffer.pixel(x: x + 5, y: 5) == 0xFFFF_0000, "step \(step)")
                if step < 4 {
                    #expect(layer.presentation()?.position == CGPoint(x: 5 + 20 * step, y: 5))
                    #expect(layer.presentation()?.model() === layer)
                    #expect(layer.position == CGPoint(x: 5, y: 5))
                }
            }
            #expect(damages.count == 4)
            #expect(listener.log == ["start", "stop true", "completion"])
            #expect(layer.animationKeys() == nil)
            #expect(!screen.host.hasRunningAnimations)
            #expect(screen.host.renderFrame(at: 12) == nil)
        }
    }

    private typealias PixelRegionBounds = String

    // Covers: CALayer.removeAnimation, CALayer.removeAllAnimations, CALayer.animationKeys, CALayer.animation
    @Test("removed and replaced animations stop unfinished, as do those of layers that leave")
    func removal() {
        final class Listener: CAAnimationDelegate {
            var log: [Bool] = []
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append(flag) }
        }
        clocked { screen, clock in
            let layer = box(0, 0, 10, 10, red), listener = Listener()
            screen.root.addSublayer(layer)
            CATransaction.flush()
            func add(_ key: String) {
                let animation = CABasicAnimation(keyPath: "opacity")
                animation.toValue = 0
                animation.duration = 1
                animation.delegate = listener
                layer.add(animation, forKey: key)
            }
            add("a")
            add("b")
            #expect(layer.animationKeys() == ["a", "b"])
            #expect(layer.animation(forKey: "b") is CABasicAnimation)
            CATransaction.flush()
            add("a")
            #expect(listener.log == [false])
            layer.removeAnimation(forKey: "b")
            #expect(listener.log == [false, false])
            layer.removeAllAnimations()
            #expect(listener.log.count == 3)
            #expect(layer.animationKeys() == nil)
            add("c")
            CATransaction.flush()
            layer.removeFromSuperlayer()
            CATransaction.flush()
            #expect(listener.log == [false, false, false, false])
            #expect(!screen.host.hasRunningAnimations)
        }
    }

    // Covers: CAAnimation.isRemovedOnCompletion, CAMediaTiming.fillMode, CALayer.presentation
    @Test("an animation that stays and fills forwards keeps its last value; its delegate hears once")
    func fills() {
        clocked { screen, clock in
            let layer = box(0, 0, 10, 10, red)
            screen.root.addSublayer(layer)
            CATransaction.flush()
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.toValue = 0.25
            animation.duration = 1
            animation.fillMode = .forwards
            animation.isRemovedOnCompletion = false
            layer.add(animation, forKey: "x")
            CATransaction.flush()
            clock.advance(to: 20)
            CATransaction.flush()
            #expect(layer.presentation()?.opacity == 0.25)
            #expect(layer.animationKeys() == ["x"])
            #expect(!screen.host.hasRunningAnimations)
        }
    }

    // Covers: CALayer.presentation, CALayer.init(layer:)
    @Test("presentation() gives an object of the layer's own class, made by its init(layer:) (documented)")
    func ownClass() {
        final class Marked: CAShapeLayer {
            var mark = 0
            override init() { super.init() }
            override init(layer: Any) {
                mark = ((layer as? Marked)?.mark ?? 0) + 100
                super.init(layer: layer)
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        clocked { screen, _ in
            let layer = Marked()
            layer.mark = 5
            layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
            #expect(layer.presentation() == nil)
            screen.root.addSublayer(layer)
            CATransaction.flush()
            let shown = layer.presentation()
            #expect(shown?.mark == 105)
            #expect(shown?.frame == layer.frame)
            #expect(shown !== layer)
            #expect(shown?.model() === layer)
            #expect((Marked(layer: layer) as CALayer).frame == layer.frame)
        }
    }

    // Covers: CADisplayLink.add, CADisplayLink.invalidate, CADisplayLink.isPaused, CADisplayLink.timestamp, CADisplayLink.targetTimestamp, CADisplayLink.duration, CADisplayLink.preferredFrameRateRange, CAFrameRateRange.init(minimum:maximum:preferred:), CADisplayLink.remove
    @Test("a display link is called each frame, at its own rate, until it is paused or invalidated")
    func displayLink() { DisplayLinks.$list.withValue(DisplayLinks.List()) { displayLinkBody() } }

    private func displayLinkBody() {
        var calls: [Double] = []
        let link = CADisplayLink { calls.append($0.timestamp) }
        #expect(DisplayLinks.isEmpty)
        link.add(to: .main, forMode: .common)
        #expect(!DisplayLinks.isEmpty)
        for frame in 0..<6 { DisplayLinks.fire(at: Double(frame) / 60) }
        #expect(calls.count == 6)
        #expect(link.targetTimestamp == link.timestamp + link.duration)
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30, preferred: 30)
        #expect(link.preferredFrameRateRange.preferred == 30)
        for frame in 6..<12 { DisplayLinks.fire(at: Double(frame) / 60) }
        #expect(calls.count == 9)
        link.isPaused = true
        #expect(DisplayLinks.isEmpty)
        DisplayLinks.fire(at: 1)
        link.isPaused = false
        DisplayLinks.fire(at: 2)
        #expect(calls.count == 10)
        #expect(link.timestamp == 2)
        link.remove(from: .main, forMode: .common)
        DisplayLinks.fire(at: 3)
        link.add(to: .main, forMode: .common)
        link.invalidate()
        link.add(to: .main, forMode: .common)
        DisplayLinks.fire(at: 4)
        #expect(calls.count == 10)
        #expect(DisplayLinks.isEmpty)
    }
}
