// Springs of animation blocks and of timing parameters, against the law of the oscillator itself.
// Apple: "UIView", animate(withDuration:delay:usingSpringWithDamping:...), animate(springDuration:...);
// "UISpringTimingParameters".
import CoreGraphics
import Foundation
import QuartzCore
import TestFixtures
import Testing
import UIKit

@MainActor @Suite("Springs of blocks", .harness) struct SpringBlockTests {
    private let motion = MotionFixture()
    private var view: UIView { motion.view }

    // Covers: UIView.animate
    @Test("A spring with a damping ratio settles within the duration: without bounce for 1, beyond the end below 1 (documented)")
    func fitted() {
        for (ratio, top) in [(CGFloat(1), CGFloat(100)), (0.5, 116.3), (0.2, 152.7)] as [(CGFloat, CGFloat)] {
            view.center.x = 0
            motion.app.turn()
            var ends: [Bool] = []
            UIView.animate(withDuration: 2, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: 0) {
                view.center.x = 100
            } completion: {
                ends.append($0)
            }
            motion.app.turn()
            var greatest: CGFloat = 0
            for _ in 0..<199 {
                motion.after(0.01)
                greatest = max(greatest, motion.x)
            }
            // The first swing beyond the end is e^(−πζ/√(1−ζ²)) of the way.
            #expect(abs(greatest - top) < 0.3, "\(ratio): \(greatest)")
            #expect(abs(motion.x - 100) < 0.11)
            #expect(ends.isEmpty)
            motion.after(0.02)
            #expect(ends == [true])
            #expect(motion.x == 100)
        }
    }

    // Covers: UIView.animate
    @Test("The initial velocity counts ways a second: 5 goes off five times as fast as the whole way in a second (documented)")
    func velocity() {
        for velocity in [CGFloat(5), -5, 0] {
            view.center.x = 0
            motion.app.turn()
            UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: velocity) {
                view.center.x = 100
            }
            motion.app.turn()
            motion.after(1e-4)
            #expect(abs(motion.x - velocity * 100 * 1e-4) < 1e-4, "\(velocity): \(motion.x)")
            motion.after(2)
        }
    }

    // Covers: UIView.animate
    @Test("Duration and bounce are a spring of mass 1 that swings once in the duration without damping (documented)")
    func bounce() {
        for (seconds, bounce) in [(0.5, 0.0), (0.5, 0.4), (0.3, 0.9), (0.5, -0.5)] {
            view.center.x = 0
            motion.app.turn()
            var ends: [Bool] = []
            UIView.animate(springDuration: seconds, bounce: CGFloat(bounce)) {
                view.center.x = 100
            } completion: {
                ends.append($0)
            }
            motion.app.turn()
            let frequency = 2 * Double.pi / seconds, ratio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
            for step in 1...3 {
                motion.after(0.1)
                let wanted =
                    100
                    * steppedSpring(
                        mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: 0,
                        time: 0.1 * Double(step))
                #expect(abs(Double(motion.x) - wanted) < 1e-5, "\(seconds) \(bounce) \(step): \(motion.x), \(wanted)")
            }
            #expect(ends.isEmpty)
            motion.after(20)
            #expect(ends == [true])
            #expect(motion.x == 100)
        }
    }

    // Covers: UISpringTimingParameters.init(), UISpringTimingParameters.init(dampingRatio:), UISpringTimingParameters.init(dampingRatio:initialVelocity:), UISpringTimingParameters.init(mass:stiffness:damping:initialVelocity:), UISpringTimingParameters.init(duration:bounce:), UISpringTimingParameters.init(duration:bounce:initialVelocity:), UISpringTimingParameters.initialVelocity, UISpringTimingParameters.timingCurveType, UISpringTimingParameters.springTimingParameters, UISpringTimingParameters.cubicTimingParameters, UITimingCurveType.spring
    @Test("Springs by ratio take the animator's time; by mass, stiffness and damping, and by duration, their own (observed)")
    func parameters() throws {
        let velocity = CGVector(dx: 1, dy: 2)
        let ratio = UISpringTimingParameters(dampingRatio: 0.7, initialVelocity: velocity)
        #expect(ratio.initialVelocity == velocity)
        #expect(ratio.timingCurveType == .spring)
        #expect(ratio.springTimingParameters === ratio)
        #expect(ratio.cubicTimingParameters == nil)
        #expect(AnimationPace(ratio).naturalDuration == nil)
        #expect(AnimationPace(UISpringTimingParameters(dampingRatio: 1)).naturalDuration == nil)
        // A public report measured 1.47 s for this one.
        let physical = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
        let settled = try #require(AnimationPace(physical).naturalDuration)
        #expect(abs(settled - 1.4727) < 1e-4, "\(settled)")
        #expect(UISpringTimingParameters(duration: 0.5, bounce: 0.2).initialVelocity == .zero)
        let swing = UISpringTimingParameters(duration: 0.5, bounce: 0.2, initialVelocity: velocity)
        #expect(swing.initialVelocity == velocity)
        #expect(AnimationPace(swing).naturalDuration != nil)
        // Apple documents the ratio of the default as 4.56.
        let system = UISpringTimingParameters()
        guard case .spring(let spring) = AnimationPace(system) else {
            Issue.record("no spring")
            return
        }
        #expect(abs(spring.damping / (2 * (spring.mass * spring.stiffness).squareRoot()) - 4.56) < 0.01)
    }

    // Covers: UISpringTimingParameters.copy, UISpringTimingParameters.encode, UISpringTimingParameters.init(coder:), UISpringTimingParameters.isEqual, UICubicTimingParameters.copy, UICubicTimingParameters.encode, UICubicTimingParameters.init(coder:), UICubicTimingParameters.isEqual
    @Test("Timing parameters are copied and archived as what they are")
    func archives() throws {
        func again<T: NSObject & NSCoding>(_ object: T) throws -> T? {
            let coder = NSKeyedArchiver(requiringSecureCoding: false)
            object.encode(with: coder)
            coder.finishEncoding()
            let reader = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
            reader.requiresSecureCoding = false
            return T(coder: reader)
        }
        let spring = UISpringTimingParameters(mass: 2, stiffness: 30, damping: 4, initialVelocity: CGVector(dx: 1, dy: -1))
        #expect(try again(spring)?.isEqual(spring) == true && (spring.copy() as? UISpringTimingParameters)?.isEqual(spring) == true)
        #expect(try again(spring)?.isEqual(UISpringTimingParameters()) == false)
        for cubic in [
            UICubicTimingParameters(animationCurve: .easeIn), UICubicTimingParameters(),
            UICubicTimingParameters(controlPoint1: CGPoint(x: 0.1, y: -1), controlPoint2: CGPoint(x: 0.9, y: 2)),
        ] {
            #expect(try again(cubic)?.isEqual(cubic) == true && (cubic.copy() as? UICubicTimingParameters)?.isEqual(cubic) == true)
            #expect(!cubic.isEqual(UICubicTimingParameters(animationCurve: .linear)))
        }
        let empty = try NSKeyedUnarchiver(
            forReadingFrom: NSKeyedArchiver.archivedData(withRootObject: NSString("x"), requiringSecureCoding: false))
        #expect(UISpringTimingParameters(coder: empty) == nil)
        #expect(UICubicTimingParameters(coder: empty) == nil)
    }

    // Covers: UICubicTimingParameters.init(), UICubicTimingParameters.init(animationCurve:), UICubicTimingParameters.init(controlPoint1:controlPoint2:), UICubicTimingParameters.animationCurve, UICubicTimingParameters.controlPoint1, UICubicTimingParameters.controlPoint2, UICubicTimingParameters.timingCurveType, UICubicTimingParameters.cubicTimingParameters, UICubicTimingParameters.springTimingParameters, UITimingCurveType.cubic, UITimingCurveType.builtin
    @Test("Curves by name and by points; by default Core Animation's default curve (documented)")
    func curves() {
        let curve = UICubicTimingParameters(animationCurve: .easeIn)
        #expect(curve.animationCurve == .easeIn)
        #expect(curve.timingCurveType == .builtin)
        #expect(curve.controlPoint1 == CGPoint(x: 0.42, y: 0))
        #expect(curve.controlPoint2 == CGPoint(x: 1, y: 1))
        #expect(curve.cubicTimingParameters === curve)
        #expect(curve.springTimingParameters == nil)
        let points = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.3, y: -0.5), controlPoint2: CGPoint(x: 1.5, y: 2))
        #expect(points.timingCurveType == .cubic)
        #expect(points.controlPoint1 == CGPoint(x: 0.3, y: -0.5))
        #expect(points.controlPoint2 == CGPoint(x: 1, y: 2), "x counts as the nearest of 0…1")
        let system = UICubicTimingParameters()
        #expect(system.controlPoint1 == CGPoint(x: 0.25, y: 0.1))
        #expect(system.controlPoint2 == CGPoint(x: 0.25, y: 1))
    }

    @Test("A pace's inverse finds the first time of each part of the way, for curves and springs")
    func inverse() {
        let paces: [AnimationPace] = [
            .linear, AnimationPace(.easeIn), AnimationPace(.easeInOut), .cubic(x1: 0.2, y1: 1.8, x2: 0.8, y2: -0.8),
            .fittedSpring(dampingRatio: 0.3, velocity: .zero), .fittedSpring(dampingRatio: 2, velocity: CGVector(dx: 3, dy: 0)),
            .spring(.init(mass: 1, stiffness: 100, damping: 20, velocity: .zero)),
        ]
        for pace in paces {
            for part in stride(from: 0.05, to: 1, by: 0.05) {
                let time = pace.fraction(of: part, duration: 1)
                #expect(abs(pace.progress(at: time, duration: 1) - part) < 1e-9 || time == 1, "\(pace) \(part)")
                let before = stride(from: 0, to: time - 0.004, by: 0.01).map { pace.progress(at: $0, duration: 1) }
                #expect(before.allSatisfy { $0 < part }, "\(pace) \(part)")
            }
        }
    }

    @Test("The closed form of springs agrees with the law in small steps: bouncing, critical, creeping, with velocities")
    func law() {
        for (damping, velocity) in [(4.0, 0.0), (20, 0), (60, 0), (4, 7), (20, -3), (60, 12)] {
            let spring = AnimationPace.Spring(
                mass: 1, stiffness: 100, damping: damping, velocity: CGVector(dx: velocity, dy: 0), isScalar: true)
            for time in [0.05, 0.3, 1.1] {
                let wanted = steppedSpring(mass: 1, stiffness: 100, damping: damping, velocity: velocity, time: time)
                let found = AnimationPace.spring(spring).progress(at: time / 3, duration: 3)
                #expect(abs(found - wanted) < 1e-9, "\(damping) \(velocity) \(time)")
            }
            let rest = AnimationPace.spring(spring).naturalDuration ?? 0
            let after = stride(from: rest, to: rest + 1, by: 0.01).map {
                AnimationPace.spring(spring).progress(at: $0 / 100, duration: 100)
            }
            #expect(after.allSatisfy { abs($0 - 1) <= 0.001_001 }, "\(damping) \(velocity): \(rest)")
        }
    }
}
