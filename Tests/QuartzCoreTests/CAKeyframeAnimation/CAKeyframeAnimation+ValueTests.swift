// Keyframes: values, times, modes, paths.
// Apple: "CAKeyframeAnimation".
import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite struct CAKeyframeAnimationValueTests {
    private func keyframes(_ path: String, _ values: [Any]?, _ change: (CAKeyframeAnimation) -> Void = { _ in })
        -> CAKeyframeAnimation
    {
        let animation = CAKeyframeAnimation(keyPath: path)
        animation.values = values
        animation.duration = 1
        animation.fillMode = .both
        change(animation)
        return animation
    }

    private func place(_ animation: CAAnimation, _ time: TimeInterval) -> CGPoint {
        model(CALayer(), animation, at: time)!.position
    }

    // Covers: CAKeyframeAnimation.init(keyPath:), CAKeyframeAnimation.values, CAKeyframeAnimation.keyTimes, CAKeyframeAnimation.timingFunctions
    @Test("linear keyframes go through their values at their times, each part at its own pace (documented)")
    func linear() {
        let even = keyframes("zPosition", [0, 10, 30])
        #expect(depth(even, at: 0) == 0)
        #expect(depth(even, at: 0.25) == 5)
        #expect(depth(even, at: 0.75) == 20)
        let timed = keyframes("zPosition", [0, 10, 30]) { $0.keyTimes = [0, 0.2, 1] }
        #expect(abs(depth(timed, at: 0.1)! - 5) < 1e-12 && abs(depth(timed, at: 0.6)! - 20) < 1e-12)
        let paced = keyframes("zPosition", [0, 10, 30]) {
            $0.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear)]
        }
        #expect(abs(depth(paced, at: 0.25)! - 10 * TimingCurve(.easeIn)(0.5)) < 1e-6)
        #expect(depth(paced, at: 0.75) == 20)
        let bent = keyframes("zPosition", [0, 10]) { $0.timingFunction = CAMediaTimingFunction(name: .easeIn) }
        #expect(abs(depth(bent, at: 0.5)! - 10 * TimingCurve(.easeIn)(0.5)) < 1e-6)
        #expect(depth(keyframes("zPosition", [7]), at: 0.4) == 7)
        #expect(keyframes("zPosition", []).makeRecord(AnimationSetting(duration: 1)) == nil)
        let raised = keyframes("zPosition", [0, 10]) { $0.isAdditive = true }
        #expect(depth(raised, at: 0.5) == 6)
        let climbing = keyframes("zPosition", [0, 4, 10]) {
            $0.isCumulative = true; $0.repeatCount = 3
        }
        #expect(depth(climbing, at: 1.5) == 14)
    }

    // Covers: CAKeyframeAnimation.calculationMode
    @Test("discrete keyframes jump, with one more time than values; paced ones keep one speed (documented)")
    func modes() {
        let jumps = keyframes("zPosition", [1, 2, 3]) {
            $0.calculationMode = .discrete
            $0.keyTimes = [0, 0.5, 0.9, 1]
        }
        #expect(depth(jumps, at: 0.49) == 1)
        #expect(depth(jumps, at: 0.5) == 2)
        #expect(depth(jumps, at: 0.95) == 3)
        let even = keyframes("zPosition", [1, 2, 3, 4]) { $0.calculationMode = .discrete }
        #expect(depth(even, at: 0.24) == 1)
        #expect(depth(even, at: 0.76) == 4)
        let paced = keyframes("position", [CGPoint.zero, CGPoint(x: 30, y: 40), CGPoint(x: 30, y: 90)]) {
            $0.calculationMode = .paced
            $0.keyTimes = [0, 0.1, 1]
        }
        #expect(place(paced, 0.5) == CGPoint(x: 30, y: 40))
        #expect(abs(place(paced, 0.25).y - 20) < 1e-9)
    }

    // Covers: CAKeyframeAnimation.tensionValues, CAKeyframeAnimation.continuityValues, CAKeyframeAnimation.biasValues
    @Test("cubic keyframes go through their values without a corner; tension, continuity and bias bend them")
    func cubic() {
        let values: [Any] = [0.0, 10.0, 0.0, 10.0]
        let smooth = keyframes("zPosition", values) { $0.calculationMode = .cubic }
        for (index, value) in [0, 10, 0, 10].enumerated() {
            #expect(abs(depth(smooth, at: Double(index) / 3)! - CGFloat(value)) < 1e-9)
        }
        func slope(_ animation: CAAnimation, _ time: Double) -> CGFloat {
            (depth(animation, at: time + 1e-6)! - depth(animation, at: time)!) / 1e-6
        }
        func corner(_ animation: CAAnimation) -> CGFloat { slope(animation, 1.0 / 3) - slope(animation, 1.0 / 3 - 1e-6) }
        #expect(abs(corner(smooth)) < 0.01)
        // On a straight line a cubic curve is that line.
        let straight = keyframes("zPosition", [0.0, 5.0, 10.0]) { $0.calculationMode = .cubic }
        #expect(abs(depth(straight, at: 0.3)! - 3) < 1e-9)
        let tight = keyframes("zPosition", [0.0, 4.0, 10.0]) {
            $0.calculationMode = .cubic; $0.tensionValues = [0, 1, 0]
        }
        #expect(abs(slope(tight, 0.5)) < 0.01)
        let sharp = keyframes("zPosition", values) {
            $0.calculationMode = .cubic; $0.continuityValues = [0, -1, 0, 0]
        }
        #expect(abs(corner(sharp)) > 10)
        let before = keyframes("zPosition", [0.0, 4.0, 20.0]) {
            $0.calculationMode = .cubic; $0.biasValues = [0, 1, 0]
        }
        let after = keyframes("zPosition", [0.0, 4.0, 20.0]) {
            $0.calculationMode = .cubic; $0.biasValues = [0, -1, 0]
        }
        #expect(abs(slope(before, 0.5) - 8) < 0.01)
        #expect(abs(slope(after, 0.5) - 32) < 0.01)
        // At an even speed: the same curve, every step as long as the others.
        let even = keyframes("position", [CGPoint.zero, CGPoint(x: 10, y: 40), CGPoint(x: 80, y: 50)]) {
            $0.calculationMode = .cubicPaced
        }
        let places = (0...20).map { place(even, Double($0) / 20.0001) }
        let steps = zip(places, places.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
        #expect(steps.max()! / steps.min()! < 1.02)
    }

    // Covers: CAKeyframeAnimation.path, CAKeyframeAnimation.rotationMode
    @Test("a path is followed through its lines and curves, and the layer may turn with it (documented)")
    func path() {
        let route = CGMutablePath()
        route.move(to: .zero)
        route.addLine(to: CGPoint(x: 30, y: 0))
        route.addLine(to: CGPoint(x: 30, y: 10))
        let follow = keyframes("position", nil) { $0.path = route }
        #expect(place(follow, 0.25) == CGPoint(x: 15, y: 0))
        #expect(place(follow, 0.75) == CGPoint(x: 30, y: 5))
        let paced = keyframes("position", [CGPoint(x: 99, y: 99)]) {
            $0.path = route; $0.calculationMode = .paced
        }
        #expect(abs(place(paced, 0.5).x - 20) < 1e-9)
        let turning = keyframes("position", nil) {
            $0.path = route; $0.rotationMode = .rotateAuto
        }
        #expect(model(CALayer(), turning, at: 0.25)!.rare.transform.m11 == 1)
        let turned = model(CALayer(), turning, at: 0.75)!.rare.transform
        #expect(abs(turned.m12 - 1) < 1e-12)
        #expect(abs(turned.m11) < 1e-12)
        let back = keyframes("position", nil) {
            $0.path = route; $0.rotationMode = .rotateAutoReverse
        }
        #expect(abs(model(CALayer(), back, at: 0.25)!.rare.transform.m11 + 1) < 1e-12)
        let curve = CGMutablePath()
        curve.move(to: .zero)
        curve.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        curve.closeSubpath()
        let bow = keyframes("position", nil) { $0.path = curve }
        #expect(abs(place(bow, 0.25).y - 5) < 1e-9)
        #expect(abs(place(bow, 0.75).x - 5) < 1e-9)
    }

    @Test("UIK0409: times of another number and falling ones are told, and even steps stand in")
    func badLists() {
        let short = keyframes("zPosition", [0, 10, 30]) { $0.keyTimes = [0, 1] }
        let falling = keyframes("zPosition", [0, 10, 30]) { $0.keyTimes = [0, 0.9, 0.5] }
        let curves = keyframes("zPosition", [0, 10, 30]) {
            $0.timingFunctions = [CAMediaTimingFunction(name: .linear)]
        }
        var values: [CGFloat?] = []
        let messages = recorded {
            let setting = AnimationSetting(duration: 1)
            _ = short.makeRecord(setting)
            _ = falling.makeRecord(setting)
            _ = curves.makeRecord(setting)
        }
        _ = recorded { values = [short, falling, curves].map { depth($0, at: 0.25) } }
        #expect(values == [5, 5, 5])
        #expect(messages.count == 3)
        #expect(
            messages.first == """
                UIK0409 misuse: A list of a keyframe animation does not fit its values.
                  at       CAKeyframeAnimation+ValueTests.swift:…
                  cause    keyTimes has 2 elements, 3 are asked for by 3 values.
                  fix      Set as many key times as values (one more for discrete), increasing from 0 to 1, and one timing function fewer.
                """)
    }
}
