// Copies in time and in space.
// Apple: "CAReplicatorLayer", instanceDelay, preservesDepth.
import Foundation
import PixelKernels
import Stage
import Testing

@testable import QuartzCore

@Suite struct CAReplicatorLayerCopiesTests {
    // Covers: CAReplicatorLayer.instanceDelay, CAReplicatorLayer.instanceCount, CAReplicatorLayer.instanceTransform
    @Test("each copy shows its sublayers' animations later than the one before by instanceDelay")
    func delay() {
        let clock = StageClock(isVirtual: true)
        clock.advance(to: 10)
        StageClock.withOwn(clock) {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            let screen = TestScreen(60, 100)
            let replicator = CAReplicatorLayer()
            replicator.frame = CGRect(x: 0, y: 0, width: 60, height: 100)
            replicator.instanceCount = 3
            replicator.instanceDelay = 1
            replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
            let dot = box(0, 0, 10, 10, red)
            replicator.addSublayer(dot)
            screen.root.addSublayer(replicator)
            let fall = CABasicAnimation(keyPath: "position.y")
            fall.fromValue = 15.0
            fall.toValue = 95.0
            fall.duration = 8
            fall.timingFunction = CAMediaTimingFunction(name: .linear)
            dot.add(fall, forKey: "fall")
            CATransaction.commit()
            screen.time = 10
            screen.frame()
            // After 2.5 seconds: 25, 15 and 5 points on; the last copy has run for half a second.
            screen.time = 12.5
            guard let buffer = screen.frame()?.buffer else {
                Issue.record("nothing was drawn")
                return
            }
            buffer.show("replicator-delay")
            for (index, middle) in [40, 30, 20].enumerated() {
                let x = index * 20 + 5
                #expect(buffer.pixel(x: x, y: middle) == 0xFFFF_0000)
                #expect(buffer.pixel(x: x, y: middle - 4) == 0xFFFF_0000)
                #expect(buffer.pixel(x: x, y: middle - 6) == 0xFF00_0000)
                #expect(buffer.pixel(x: x, y: middle + 6) == 0xFF00_0000)
            }
            #expect(buffer.isEqual(to: screen.host.renderFull(at: 12.5)))
        }
    }

    // Covers: CAReplicatorLayer.preservesDepth, CAReplicatorLayer.instanceColor, CAReplicatorLayer.instanceRedOffset
    @Test("copies that preserve depth stand in space and go through each other; else each lies in one plane")
    func depth() {
        let screen = TestScreen(100, 100, scale: 2)
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        replicator.instanceCount = 2
        replicator.instanceTransform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0)
        replicator.instanceColor = white
        replicator.instanceRedOffset = -1
        let wing = box(10, 10, 80, 80, white)
        wing.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
        replicator.addSublayer(wing)
        screen.root.addSublayer(replicator)
        let flat = screen.picture()
        replicator.preservesDepth = true
        let deep = screen.picture()
        flat.show("replicator-flat")
        deep.show("replicator-deep")
        #expect(deep.pixel(x: 80, y: 100) == 0xFFFF_FFFF)
        #expect(deep.pixel(x: 120, y: 100) == 0xFF00_FFFF)
        #expect(flat.pixel(x: 80, y: 100) == flat.pixel(x: 120, y: 100))
    }
}
