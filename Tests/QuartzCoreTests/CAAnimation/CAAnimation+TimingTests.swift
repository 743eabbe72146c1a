// CAMediaTiming of animations: offsets, fractions of runs, clocks that stand, begins and ends.
// Apple: "CAMediaTiming".
import Foundation
import Testing

@testable import QuartzCore

@Suite struct CAAnimationTimingTests {
    private func timed(_ change: (CABasicAnimation) -> Void) -> CABasicAnimation { basic("zPosition", 0, 1, change) }

    private func end(_ animation: CAAnimation) -> TimeInterval {
        animation.makeRecord(AnimationSetting(duration: 0.25))!.timing.endTime
    }

    // Covers: CAMediaTiming.timeOffset
    @Test("what an offset leaves out at first is shown in the end (observed), and the length stays")
    func offset() {
        let animation = timed { $0.timeOffset = 0.25 }
        #expect(depth(animation, at: 0) == 0.25)
        #expect(depth(animation, at: 0.75) == 1)
        #expect(abs(depth(animation, at: 0.9)! - 0.15) < 1e-12)
        #expect(end(animation) == 1)
        let far = timed {
            $0.timeOffset = 2.5; $0.repeatCount = .infinity
        }
        #expect(depth(far, at: 0) == 0.5)
    }

    // Covers: CAMediaTiming.repeatCount, CAMediaTiming.repeatDuration
    @Test("fractions of runs end in the middle of one; a repeat duration cuts where it ends (documented)")
    func fractions() {
        let half = timed {
            $0.repeatCount = 2.5; $0.fillMode = .forwards
        }
        #expect(end(half) == 2.5)
        #expect(depth(half, at: 1.25) == 0.25)
        #expect(depth(half, at: 9) == 0.5)
        let cut = timed {
            $0.repeatDuration = 1.75; $0.fillMode = .forwards
        }
        #expect(end(cut) == 1.75)
        #expect(depth(cut, at: 9) == 0.75)
        let back = timed {
            $0.repeatCount = 1.5; $0.autoreverses = true; $0.fillMode = .forwards
        }
        #expect(end(back) == 3)
        #expect(depth(back, at: 1.5) == 0.5)
        #expect(depth(back, at: 9) == 1)
        let whole = timed {
            $0.repeatCount = 2; $0.fillMode = .forwards
        }
        #expect(depth(whole, at: 9) == 1)
        let endless = timed { $0.repeatCount = .infinity }
        #expect(end(endless) == .infinity && abs(depth(endless, at: 1000.5)! - 0.5) < 1e-9)
    }

    // Covers: CAMediaTiming.speed
    @Test("a speed of 0 shows the offset for ever; below 0 an animation runs from its offset to its beginning")
    func speeds() {
        let still = timed {
            $0.speed = 0; $0.timeOffset = 0.3
        }
        #expect(depth(still, at: 0) == 0.3)
        #expect(depth(still, at: 500) == 0.3)
        #expect(end(still) == .infinity)
        let last = timed {
            $0.speed = 0; $0.timeOffset = 1
        }
        #expect(depth(last, at: 3) == 1)
        let backwards = timed {
            $0.speed = -1; $0.timeOffset = 1
        }
        #expect(depth(backwards, at: 0) == 1)
        #expect(depth(backwards, at: 0.75) == 0.25)
        #expect(end(backwards) == 1)
        #expect(depth(backwards, at: 1.5) == nil)
    }

    // Covers: CAMediaTiming.fillMode, CAMediaTiming.duration
    @Test("an animation without length shows its end alone, and only where it fills")
    func lengths() {
        let none = timed { $0.duration = 0 }
        #expect(none.makeRecord(AnimationSetting(duration: 0))!.timing.endTime == 0)
        none.fillMode = .forwards
        let record = none.makeRecord(AnimationSetting(duration: 0))!
        var layer = LayerModel()
        record.apply(to: &layer, at: 3)
        #expect(layer.zPosition == 1)
        #expect(depth(timed { $0.duration = .infinity }, at: 3) == 0)
        #expect(none.makeRecord(AnimationSetting(duration: 0.25))!.timing.endTime == 0.25)
    }

    // Covers: CAPropertyAnimation.valueFunction, CAValueFunction.init(name:), CAValueFunction.name
    @Test("a value function makes a transform of the mixed number: a whole turn is a turn (documented)")
    func valueFunction() {
        let turn = basic("transform", 0, 2 * Double.pi) { $0.valueFunction = CAValueFunction(name: .rotateZ) }
        let middle = model(CALayer(), turn, at: 0.5)!.rare.transform
        #expect(abs(middle.m11 + 1) < 1e-12)
        #expect(turn.valueFunction?.name == .rotateZ)
        let grow = basic("transform", [1, 1, 1], [3, 5, 1]) { $0.valueFunction = CAValueFunction(name: .scale) }
        #expect(model(CALayer(), grow, at: 0.5)!.rare.transform.m22 == 3)
        #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "spin")) == nil)
    }

    @Test("UIK0408: values that are not finite move nothing; a spring takes no size below 0")
    func badValues() {
        let layer = CALayer()
        layer.position = CGPoint(x: 3, y: 4)
        let lost = basic("position", CGPoint.zero, CGPoint(x: CGFloat.nan, y: 0))
        let messages = recorded { _ = lost.makeRecord(AnimationSetting(duration: 1)) }
        #expect(messages.count == 1 && messages[0].contains("CABasicAnimation.toValue was set to"))
        _ = recorded { #expect(model(layer, lost, at: 0.5)?.position == CGPoint(x: 1.5, y: 2)) }
        let keyframes = CAKeyframeAnimation(keyPath: "zPosition")
        keyframes.values = [0.0, Double.infinity]
        var record: AnimationRecord?
        let reports = recorded { record = keyframes.makeRecord(AnimationSetting(duration: 1)) }
        #expect(reports.count == 1)
        #expect(record == nil)
        layer.bounds = CGRect(x: 0, y: 0, width: 0, height: 5)
        let spring = CASpringAnimation(keyPath: "bounds.size.width")
        spring.fromValue = 100
        spring.damping = 1
        spring.duration = 9
        layer.add(spring, forKey: "s")
        layer.retime("s") { $0 = AnimationClock(timeOffset: 0.314, speed: 0) }
        #expect(layer.presentedModel(at: 0).bounds.size.width == 0)
    }

    @Test("evaluating an animation again at a time gives the same bytes, whatever came between")
    func pure() {
        let record = timed { $0.timingFunction = CAMediaTimingFunction(name: .default) }
            .makeRecord(AnimationSetting(duration: 1))!
        func value(_ time: Double) -> CGFloat {
            var model = LayerModel()
            record.apply(to: &model, at: time)
            return model.zPosition
        }
        let times = (0...100).map { Double($0) / 100 }
        let forwards = times.map(value), backwards = times.reversed().map(value)
        #expect(forwards == backwards.reversed())
    }
}
