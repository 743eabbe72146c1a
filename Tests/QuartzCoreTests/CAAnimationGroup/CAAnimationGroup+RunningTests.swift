// Groups: their clock, their ends, their pace.
// Apple: "CAAnimationGroup".
import Foundation
import Stage
import Testing

@testable import QuartzCore

@Suite struct CAAnimationGroupRunningTests {
    private func group(_ animations: [CAAnimation], _ change: (CAAnimationGroup) -> Void = { _ in }) -> CAAnimationGroup {
        let group = CAAnimationGroup()
        group.animations = animations
        group.duration = 2
        change(group)
        return group
    }

    // Covers: CAAnimationGroup.init(), CAAnimationGroup.animations
    @Test("animations of a group run in its time; those without a duration take the group's (documented by example)")
    func times() {
        let late = basic("zPosition", 0, 10) {
            $0.beginTime = 0.5; $0.fillMode = .forwards
        }
        let whole = basic("cornerRadius", 0, 10) { $0.duration = 0 }
        let both = group([late, whole])
        let layer = CALayer()
        layer.zPosition = 3
        #expect(model(layer, both, at: 0.25)!.zPosition == 3)
        #expect(model(layer, both, at: 0.25)!.cornerRadius == 1.25)
        #expect(model(layer, both, at: 1)!.zPosition == 5 && model(layer, both, at: 1.9)!.zPosition == 10)
        #expect(model(layer, both, at: 2) == nil)
        #expect(both.animations?.count == 2)
    }

    @Test("what is longer than its group is cut off; a group that fills keeps what ends with it (documented)")
    func clipping() {
        let long = group([basic("zPosition", 0, 10) { $0.duration = 4 }]) { $0.fillMode = .forwards }
        #expect(depth(long, at: 1) == 2.5)
        #expect(depth(long, at: 9) == 5)
        let exact = group([basic("zPosition", 0, 10) { $0.duration = 2 }]) { $0.fillMode = .forwards }
        #expect(depth(exact, at: 9) == 10)
        let short = group([basic("zPosition", 0, 10)]) { $0.fillMode = .forwards }
        #expect(depth(short, at: 1.5) == 1)
        #expect(depth(short, at: 9) == 1)
    }

    @Test("a group repeats, goes back and paces all that is in it; groups nest")
    func pacing() {
        let back = group([basic("zPosition", 0, 10) { $0.duration = 2 }]) {
            $0.autoreverses = true; $0.repeatCount = 2
        }
        #expect(depth(back, at: 3) == 5)
        #expect(depth(back, at: 5) == 5)
        let slow = group([basic("zPosition", 0, 10) { $0.duration = 2 }]) {
            $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
        }
        #expect(abs(depth(slow, at: 1)! - 10 * TimingCurve(.easeIn)(0.5)) < 1e-6)
        let nested = group([group([basic("zPosition", 0, 10) { $0.duration = 2 }]) { $0.speed = 2 }])
        #expect(depth(nested, at: 0.5) == 5)
    }

    @Test("only the group's delegate hears, and only the group's removal counts (documented)")
    func delegates() {
        onVirtualClock { screen, clock in
            let log = AnimationLog(), layer = box(0, 0, 10, 10, red)
            screen.root.addSublayer(layer)
            CATransaction.flush()
            let inner = basic("opacity", 0, 1) { $0.isRemovedOnCompletion = false }.with(name: "inner", log: log)
            layer.add(group([inner]).with(name: "group", duration: 2, log: log), forKey: "g")
            CATransaction.flush()
            clock.advance(to: 11.5)
            CATransaction.flush()
            #expect(log.lines == ["start group"])
            #expect(layer.animationKeys() == ["g"])
            clock.advance(to: 12)
            CATransaction.flush()
            #expect(log.lines == ["start group", "stop group true"])
            #expect(layer.animationKeys() == nil)
        }
    }
}
