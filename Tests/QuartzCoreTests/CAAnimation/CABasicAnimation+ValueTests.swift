// What a basic animation makes of a property at a time.
// Apple: "CABasicAnimation", "CAMediaTiming", "CAMediaTimingFunction".
import Foundation
import Testing

@testable import QuartzCore

@Suite struct CABasicAnimationValueTests {
    private func record(_ path: String, _ change: (CABasicAnimation) -> Void) -> AnimationRecord {
        let animation = CABasicAnimation(keyPath: path)
        animation.duration = 2
        change(animation)
        return animation.makeRecord(AnimationSetting(duration: 0.25))!
    }

    private func opacity(_ record: AnimationRecord, at time: Double) -> CGFloat? {
        guard let (fraction, runs) = record.timing.moment(at: time), case .number(_, let span, let pace) = record.body.kind
        else { return nil }
        return span.value(pace.progress(fraction, record.timing), runs: runs, under: 1)
    }

    // Covers: CABasicAnimation.fromValue, CABasicAnimation.toValue, CABasicAnimation.byValue, CAPropertyAnimation.isAdditive, CAPropertyAnimation.keyPath
    @Test("from, to and by in every combination (documented: Setting Interpolation Values)")
    func values() {
        func middle(_ change: (CABasicAnimation) -> Void) -> CGFloat? { opacity(record("opacity", change), at: 1) }
        #expect(
            middle {
                $0.fromValue = 0.2; $0.toValue = 0.6
            } == 0.4)
        #expect(
            middle {
                $0.fromValue = 0.2; $0.byValue = 0.4
            } == 0.4)
        #expect(
            abs(
                middle {
                    $0.byValue = 0.4; $0.toValue = 0.6
                }! - 0.4) < 1e-12)
        #expect(middle { $0.fromValue = 0 } == 0.5)
        #expect(middle { $0.toValue = 0 } == 0.5)
        #expect(middle { $0.byValue = -1 } == 0.5)
        #expect(middle { _ in } == nil)
        #expect(
            middle {
                $0.fromValue = 0; $0.toValue = 1; $0.isAdditive = true
            } == 1.5)
        #expect(CABasicAnimation(keyPath: "position.x").keyPath == "position.x")
    }

    // Covers: CAMediaTiming.beginTime, CAMediaTiming.fillMode, CAMediaTiming.speed, CAMediaTiming.timeOffset, CAMediaTiming.repeatCount, CAMediaTiming.autoreverses, CAPropertyAnimation.isCumulative
    @Test("timing: begin, fill modes, speed, offset, repeats, back and forth, cumulative runs")
    func timing() {
        let plain = record("opacity") {
            $0.fromValue = 0; $0.toValue = 1; $0.beginTime = 5
        }
        #expect(opacity(plain, at: 4.9) == nil)
        #expect(opacity(plain, at: 6) == 0.5)
        #expect(opacity(plain, at: 7) == nil)
        let filled = record("opacity") {
            $0.fromValue = 0; $0.toValue = 1; $0.beginTime = 5; $0.fillMode = .both
        }
        #expect(opacity(filled, at: 0) == 0)
        #expect(opacity(filled, at: 100) == 1)
        let fast = record("opacity") {
            $0.fromValue = 0; $0.toValue = 1; $0.speed = 2
        }
        #expect(opacity(fast, at: 0.5) == 0.5)
        #expect(fast.timing.endTime == 1)
        let offset = record("opacity") {
            $0.fromValue = 0; $0.toValue = 1; $0.timeOffset = 1
        }
        #expect(opacity(offset, at: 0.5) == 0.75)
        let back = record("opacity") {
            $0.fromValue = 0; $0.toValue = 1; $0.autoreverses = true; $0.repeatCount = 2
        }
        #expect(opacity(back, at: 3) == 0.5)
        #expect(opacity(back, at: 5) == 0.5)
        #expect(opacity(back, at: 8) == nil)
        #expect(back.timing.endTime == 8)
        let climbing = record("opacity") {
            $0.fromValue = 0; $0.toValue = 1; $0.repeatCount = 3; $0.isCumulative = true
        }
        #expect(opacity(climbing, at: 5) == 2.5)
    }

    // Covers: CAMediaTimingFunction.init(name:), CAMediaTimingFunction.init(controlPoints:_:_:_:), CAMediaTimingFunction.getControlPoint, CAAnimation.timingFunction
    @Test("timing functions bend time along their cubic; the names have the documented points")
    func curves() {
        let ease = TimingCurve(.easeInEaseOut)
        #expect(abs(ease(0.5) - 0.5) < 1e-9)
        #expect(ease(0.25) < 0.15)
        #expect(ease(0.75) > 0.85)
        #expect(ease(0) == 0)
        #expect(ease(1) == 1)
        #expect(TimingCurve(.linear)(0.3) == 0.3)
        // At t = ½ of (0.25, 0.1) (0.25, 1): x = 0.3125, y = 0.5375.
        #expect(abs(TimingCurve(.default)(0.3125) - 0.5375) < 1e-9)
        let function = CAMediaTimingFunction(controlPoints: 0.1, 2, 0.3, -1)
        var point: [Float] = [0, 0]
        function.getControlPoint(at: 1, values: &point)
        #expect(point == [0.1, 2])
        CAMediaTimingFunction(name: .easeIn).getControlPoint(at: 3, values: &point)
        #expect(point == [1, 1])
        let slow = record("opacity") {
            $0.fromValue = 0; $0.toValue = 1; $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
        }
        #expect(opacity(slow, at: 1)! < 0.4)
    }

    @Test("colours, rectangles and transforms are mixed; a turn goes the short way")
    func kinds() {
        let layer = CALayer()
        func animated(_ path: String, _ from: Any, _ to: Any) -> LayerModel {
            var result = layer.values
            record(path) {
                $0.fromValue = from; $0.toValue = to
            }.apply(to: &result, at: 1)
            return result
        }
        #expect(animated("backgroundColor", red, blue).backgroundColor?.premultipliedPixel == 0xFF80_0080)
        let bounds = animated("bounds", CGRect.zero, CGRect(x: 0, y: 0, width: 10, height: 20)).bounds
        #expect(bounds == CGRect(x: 0, y: 0, width: 5, height: 10))
        let turn = animated(
            "transform", CATransform3DMakeRotation(3, 0, 0, 1), CATransform3DMakeRotation(-3, 0, 0, 1)
        ).rare.transform
        #expect(abs(turn.m11 + 1) < 1e-9)
        let spin = animated("transform.rotation.z", 0, Double.pi).rare.transform
        #expect(abs(spin.m12 - 1) < 1e-9)
        #expect(animated("position.x", 0, 8).position == CGPoint(x: 4, y: 0))
        #expect(animated("nowhere", 0, 8).position == .zero)
    }
}
