// A layer's own time: pausing a tree, runs, ends, fill modes.
// Apple: "CAMediaTiming"; Technical Q&A QA1673.
import CoreGraphics
import Foundation
import Stage
import Testing

@testable import QuartzCore

@Suite struct CALayerClockTests {
    // Covers: CALayer.speed, CALayer.timeOffset, CALayer.beginTime, CALayer.convertTime
    @Test("a tree is paused by speed 0 and the offset of now, and goes on where it was (documented: QA1673)")
    func pausing() {
        onVirtualClock { screen, clock in
            let parent = box(0, 0, 100, 100), layer = box(0, 0, 10, 10, red)
            parent.addSublayer(layer)
            screen.root.addSublayer(parent)
            CATransaction.flush()
            layer.add(basic("position.x", 0, 100), forKey: "m")
            CATransaction.flush()
            clock.advance(to: 10.25)
            let paused = parent.convertTime(CACurrentMediaTime(), from: nil)
            parent.speed = 0
            parent.timeOffset = paused
            CATransaction.flush()
            #expect(!screen.host.hasRunningAnimations)
            clock.advance(to: 60)
            CATransaction.flush()
            #expect(layer.presentation()?.position.x == 25)
            parent.speed = 1
            parent.timeOffset = 0
            parent.beginTime = 0
            parent.beginTime = parent.convertTime(CACurrentMediaTime(), from: nil) - paused
            CATransaction.flush()
            #expect(screen.host.hasRunningAnimations)
            clock.advance(to: 60.5)
            CATransaction.flush()
            #expect(abs((layer.presentation()?.position.x ?? 0) - 75) < 1e-9)
            #expect(layer.convertTime(10, to: nil) == 59.75)
            clock.advance(to: 60.75)
            CATransaction.flush()
            #expect(layer.animationKeys() == nil)
            #expect(!screen.host.hasRunningAnimations)
        }
    }

    // Covers: CALayer.duration, CALayer.fillMode, CALayer.beginTime
    @Test("a layer is not shown outside of its active time unless it fills (documented), and comes and goes by itself")
    func ends() {
        onVirtualClock { screen, clock in
            let layer = box(0, 0, 100, 100, red)
            layer.beginTime = 11
            layer.duration = 2
            screen.root.addSublayer(layer)
            func shown(_ time: TimeInterval) -> Bool {
                clock.advance(to: time)
                screen.time = time
                screen.host.commit()
                _ = screen.host.renderFrame(at: time)
                return screen.host.renderFull(at: time).pixel(x: 50, y: 50) == 0xFFFF_0000
            }
            #expect(!shown(10.5))
            #expect(screen.host.hasRunningAnimations)
            #expect(shown(11))
            #expect(shown(12.9))
            #expect(!shown(13))
            #expect(!screen.host.hasRunningAnimations)
            layer.fillMode = .forwards
            #expect(shown(20))
            #expect(!screen.host.hasRunningAnimations)
        }
    }

    // Covers: CALayer.repeatCount, CALayer.autoreverses, CALayer.repeatDuration
    @Test("a layer with a finite duration runs its time again and again, and back (documented)")
    func runs() {
        var timing = LayerTiming()
        timing.duration = 2
        timing.repeatCount = 3
        #expect(timing.local(1) == 1)
        #expect(timing.local(3) == 1)
        #expect(timing.local(5.5) == 1.5)
        #expect(timing.local(100) == 2)
        timing.autoreverses = true
        #expect(timing.local(3) == 1)
        #expect(timing.local(4) == 0)
        #expect(timing.local(5) == 1)
        #expect(timing.total == 12)
        timing.repeatDuration = 5
        #expect(timing.total == 5)
        #expect(timing.local(9) == 1)
        #expect(!timing.isShown(5))
        #expect(timing.isShown(4.9))
        let layer = CALayer()
        layer.duration = 2
        layer.repeatCount = 3
        layer.autoreverses = true
        layer.repeatDuration = 5
        #expect(layer.convertTime(3, from: nil) == 1)
        #expect(layer.repeatCount == 3)
        #expect(layer.autoreverses)
        #expect(layer.repeatDuration == 5)
    }
}
