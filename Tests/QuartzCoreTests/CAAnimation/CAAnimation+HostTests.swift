// Animations on a screen: ends, order of what is told, clocks that UIKit turns, what ticks.
// Apple: "CALayer"; "CAAnimationDelegate"; "CATransaction".
import CoreGraphics
import Foundation
import Stage
import Testing

@testable import QuartzCore

@Suite struct CAAnimationHostTests {
    @Test("delegates hear of begins in the order of adding and of ends in the order of ending (guessed)")
    func order() {
        onVirtualClock { screen, clock in
            let a = box(0, 0, 10, 10, red), b = box(20, 0, 10, 10, red), log = AnimationLog()
            screen.root.addSublayer(a)
            screen.root.addSublayer(b)
            CATransaction.flush()
            b.add(basic("opacity", 0, 1).with(name: "first", duration: 2, log: log), forKey: "x")
            a.add(basic("opacity", 0, 1).with(name: "second", duration: 1, log: log), forKey: "x")
            a.add(basic("zPosition", 0, 1).with(name: "third", duration: 1, log: log), forKey: "y")
            CATransaction.flush()
            #expect(log.lines == ["start first", "start second", "start third"])
            clock.advance(to: 13)
            CATransaction.flush()
            #expect(log.lines.dropFirst(3) == ["stop second true", "stop third true", "stop first true"])
        }
    }

    // Covers: CATransaction.setCompletionBlock
    @Test("nested completions: the inner block comes first, and the outer one waits for the inner one's animations")
    func completions() {
        onVirtualClock { screen, clock in
            let layer = box(0, 0, 10, 10, red)
            var log: [String] = []
            screen.root.addSublayer(layer)
            CATransaction.flush()
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.append("outer") }
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.append("inner") }
            layer.add(basic("opacity", 0, 1).with(duration: 1), forKey: "x")
            CATransaction.commit()
            CATransaction.commit()
            CATransaction.flush()
            #expect(log.isEmpty)
            clock.advance(to: 11)
            CATransaction.flush()
            #expect(log == ["inner", "outer"])
        }
    }

    @Test("an animation of a layer that no tree shows at the commit ends unfinished, and completions do not wait for it")
    func unseen() {
        onVirtualClock { screen, clock in
            let inside = box(0, 0, 10, 10, red), log = AnimationLog()
            var alone: CALayer? = box(0, 0, 10, 10, red)
            var completed: [String] = []
            func animate(_ layer: CALayer, _ name: String) {
                CATransaction.begin()
                CATransaction.setCompletionBlock { completed.append(name) }
                layer.add(basic("opacity", 0, 1).with(name: name, log: log), forKey: "x")
                CATransaction.commit()
            }
            screen.root.addSublayer(inside)
            CATransaction.flush()
            animate(inside, "leaves")
            inside.removeFromSuperlayer()
            animate(alone!, "goes")
            alone = nil
            #expect(completed.isEmpty)
            CATransaction.flush()
            #expect(log.lines == ["stop leaves false", "stop goes false"])
            #expect(completed == ["leaves", "goes"])
            #expect(inside.animationKeys() == nil)
            // Added before the layer, in one turn: it runs.
            animate(inside, "enters")
            screen.root.addSublayer(inside)
            CATransaction.flush()
            #expect(log.lines.last == "start enters")
            #expect(completed.count == 2)
            clock.advance(to: 11)
            CATransaction.flush()
            #expect(log.lines.last == "stop enters true")
            #expect(completed.last == "enters")
        }
    }

    @Test("an animation whose layer the layout of a commit takes off the screen ends unfinished with that commit")
    func takenOutByLayout() {
        final class Dropper: CALayer {
            override func layoutSublayers() { sublayers?.first?.removeFromSuperlayer() }
        }
        onVirtualClock { screen, clock in
            let host = Dropper(), inside = box(0, 0, 10, 10, red), log = AnimationLog()
            screen.root.addSublayer(host)
            screen.root.addSublayer(inside)
            inside.add(basic("opacity", 0, 1).with(name: "x", log: log), forKey: "x")
            CATransaction.flush()
            #expect(log.lines == ["start x"])
            clock.advance(to: 10.5)
            host.addSublayer(inside)
            host.setNeedsLayout()
            CATransaction.flush()
            #expect(inside.superlayer == nil)
            #expect(inside.animationKeys() == nil)
            #expect(log.lines == ["start x", "stop x false"])
            #expect(!screen.host.hasRunningAnimations)
            clock.advance(to: 20)
            CATransaction.flush()
            #expect(log.lines.count == 2)
        }
    }

    @Test("the seam's clock: an animation that stands shows its offset, never ends and lets nothing tick")
    func retime() {
        onVirtualClock { screen, clock in
            let layer = box(0, 0, 10, 10, red), log = AnimationLog()
            screen.root.addSublayer(layer)
            CATransaction.flush()
            let move = basic("position.x", 0, 100) {
                $0.fillMode = .both; $0.isRemovedOnCompletion = false
            }
            layer.add(move.with(name: "m", log: log), forKey: "m")
            layer.retime("m") { $0 = AnimationClock(timeOffset: 0.25, speed: 0) }
            #expect(layer.presented("position.x") as? CGFloat == 25)
            CATransaction.flush()
            #expect(!screen.host.hasRunningAnimations)
            #expect(log.lines == ["start m"])
            clock.advance(to: 100)
            CATransaction.flush()
            #expect(layer.presented("position") as? CGPoint == CGPoint(x: 25, y: 5))
            #expect(layer.presentation()?.position.x == 25)
            #expect(layer.animationKeys() == ["m"])
            // Goes on, to its end, where it stays.
            layer.retime("m") { clock in
                #expect(clock.timeOffset == 0.25)
                #expect(clock.speed == 0)
                clock = AnimationClock(beginTime: 100, timeOffset: 0.25, speed: 1)
            }
            CATransaction.flush()
            #expect(screen.host.hasRunningAnimations)
            clock.advance(to: 100.5)
            #expect(layer.presented("position.x") as? CGFloat == 75)
            CATransaction.flush()
            clock.advance(to: 101)
            CATransaction.flush()
            #expect(layer.presented("position.x") as? CGFloat == 100)
            #expect(!screen.host.hasRunningAnimations)
            #expect(log.lines == ["start m", "stop m true"])
            // And back again: it runs, and is not told twice.
            layer.retime("m") { $0 = AnimationClock(beginTime: 0, timeOffset: 1, speed: -2) }
            CATransaction.flush()
            #expect(screen.host.hasRunningAnimations)
            clock.advance(to: 101.25)
            #expect(layer.presented("position.x") as? CGFloat == 50)
            clock.advance(to: 102)
            CATransaction.flush()
            #expect(layer.presented("position.x") as? CGFloat == 0)
            #expect(!screen.host.hasRunningAnimations)
            #expect(log.lines.count == 2)
            layer.retime("nothing") { $0.speed = 5 }
        }
    }

    @Test("the seam's clock may leave the pace out: a part of the time is that part of the way")
    func linearClock() {
        onVirtualClock { screen, _ in
            let layer = box(0, 0, 10, 10)
            screen.root.addSublayer(layer)
            layer.add(basic("zPosition", 0, 10) { $0.timingFunction = CAMediaTimingFunction(name: .easeIn) }, forKey: "z")
            layer.retime("z") { $0 = AnimationClock(timeOffset: 0.5, speed: 0, isLinear: true) }
            #expect(layer.presented("zPosition") as? CGFloat == 5)
            layer.retime("z") { $0.isLinear = false }
            #expect((layer.presented("zPosition") as? CGFloat ?? 9) < 4)
        }
    }

    @Test("nothing ticks while no animation runs: not after the last end, not while all stand; a delay does tick")
    func ticking() {
        onVirtualClock { screen, clock in
            let layer = box(0, 0, 10, 10, red)
            screen.root.addSublayer(layer)
            CATransaction.flush()
            #expect(!screen.host.hasRunningAnimations)
            layer.add(basic("opacity", 0, 1) { $0.beginTime = 12 }, forKey: "late")
            CATransaction.flush()
            #expect(screen.host.hasRunningAnimations)
            layer.speed = 0
            layer.timeOffset = 10
            CATransaction.flush()
            #expect(!screen.host.hasRunningAnimations)
            clock.advance(to: 50)
            CATransaction.flush()
            #expect(layer.animationKeys() == ["late"])
            layer.speed = 1
            layer.timeOffset = 0
            CATransaction.flush()
            #expect(layer.animationKeys() == nil)
            #expect(!screen.host.hasRunningAnimations)
        }
    }

    @Test("what is presented before the commit that begins an animation is its beginning")
    func beforeCommit() {
        onVirtualClock { screen, _ in
            let layer = box(0, 0, 10, 10, red)
            screen.root.addSublayer(layer)
            layer.opacity = 0.5
            CATransaction.flush()
            layer.opacity = 1
            layer.opacity = 0
            // From where it is shown, not from where it was set in between.
            #expect((layer.animation(forKey: "opacity") as? CABasicAnimation)?.fromValue as? CGFloat == 0.5)
        }
    }

    // Covers: CALayer.removeFromSuperlayer
    @Test("a layer that leaves and is let go tells its delegate all the same, unfinished")
    func leaving() {
        onVirtualClock { screen, _ in
            let log = AnimationLog()
            var layer: CALayer? = box(0, 0, 10, 10, red)
            weak let gone = layer
            screen.root.addSublayer(layer!)
            layer!.add(basic("opacity", 0, 1).with(name: "x", log: log), forKey: "x")
            CATransaction.flush()
            layer!.removeFromSuperlayer()
            layer = nil
            CATransaction.flush()
            #expect(log.lines == ["start x", "stop x false"])
            #expect(gone == nil)
            #expect(!screen.host.hasRunningAnimations)
        }
    }
}
