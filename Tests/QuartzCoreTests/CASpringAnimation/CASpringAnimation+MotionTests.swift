// Springs: their motion, their settling, their two ways of being described.
// Apple: "CASpringAnimation".
import Foundation
import Testing

@testable import QuartzCore

#if arch(x86_64)
    private typealias Wide = Float80
#else
    private typealias Wide = Double
#endif

@Suite struct CASpringAnimationMotionTests {
    private func spring(_ mass: CGFloat, _ stiffness: CGFloat, _ damping: CGFloat, _ velocity: CGFloat) -> CASpringAnimation {
        let spring = CASpringAnimation(keyPath: "zPosition")
        spring.fromValue = 0
        spring.toValue = 1
        spring.mass = mass
        spring.stiffness = stiffness
        spring.damping = damping
        spring.initialVelocity = velocity
        spring.allowsOverdamping = true
        spring.duration = 2
        return spring
    }

    /// The equation of motion, step by step (Runge and Kutta), in numbers wider than a double.
    private func integrated(_ s: CASpringAnimation, until time: Double) -> Double {
        let m = Wide(s.mass), k = Wide(s.stiffness), c = Wide(s.damping), steps = 20_000
        let h = Wide(time) / Wide(steps)
        var x: Wide = 0, v = Wide(s.initialVelocity)
        func pull(_ x: Wide, _ v: Wide) -> Wide { (k * (1 - x) - c * v) / m }
        for _ in 0..<steps {
            let v1 = v, a1 = pull(x, v)
            let v2 = v + h / 2 * a1, a2 = pull(x + h / 2 * v1, v2)
            let v3 = v + h / 2 * a2, a3 = pull(x + h / 2 * v2, v3)
            let v4 = v + h * a3, a4 = pull(x + h * v3, v4)
            x += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
            v += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
        }
        return Double(x)
    }

    // Covers: CASpringAnimation.mass, CASpringAnimation.stiffness, CASpringAnimation.damping, CASpringAnimation.initialVelocity, CASpringAnimation.allowsOverdamping
    @Test("under, at, near and above critical damping the motion is the equation's to 1e-9; it may leave 0…1")
    func motion() {
        let cases: [(CGFloat, CGFloat, CGFloat, CGFloat)] = [
            (1, 100, 10, 0), (1, 100, 0, 0), (2, 300, 5, 8), (1, 100, 20, 0), (1, 100, 20, -15), (1, 100, 19.999_999, 3),
            (1, 100, 20.000_001, 3), (1, 100, 50, 0), (3, 40, 90, 12), (1, 100, 400, 0), (0.5, 200, 21, -2),
        ]
        for (mass, stiffness, damping, velocity) in cases {
            let one = spring(mass, stiffness, damping, velocity)
            #expect(one.mass == mass)
            #expect(one.stiffness == stiffness)
            #expect(one.damping == damping)
            #expect(one.initialVelocity == velocity)
            #expect(one.allowsOverdamping)
            for time in [0.05, 0.3, 1.1, 1.9] {
                let difference = abs(Double(depth(one, at: time)!) - integrated(one, until: time))
                #expect(difference < 1e-9, "\((mass, stiffness, damping, velocity)) at \(time)")
            }
        }
        #expect(depth(spring(1, 100, 2, 0), at: 0.3)! > 1.5)
    }

    @Test("without leave to be overdamped a spring is critically damped at most (guessed)")
    func limited() {
        let slow = spring(1, 100, 50, 0), critical = spring(1, 100, 20, 0)
        slow.allowsOverdamping = false
        #expect(depth(slow, at: 0.4) == depth(critical, at: 0.4))
        slow.allowsOverdamping = true
        #expect(depth(slow, at: 0.4)! < depth(critical, at: 0.4)!)
    }

    // Covers: CASpringAnimation.settlingDuration
    @Test("settling: 2.85 s for a damping of 5 (documented), 1.4727 s by default (observed), never without damping")
    func settling() {
        let spring = CASpringAnimation(keyPath: "position")
        #expect(spring.mass == 1)
        #expect(spring.stiffness == 100)
        #expect(spring.damping == 10)
        #expect(spring.initialVelocity == 0)
        #expect(abs(spring.settlingDuration - 1.4727) < 0.0001)
        spring.damping = 5
        #expect(abs(spring.settlingDuration - 2.855) < 0.001)
        spring.damping = 0
        #expect(spring.settlingDuration == .infinity)
        for (damping, velocity) in [(20, 0), (60, 0), (200, 30), (20, -40)] as [(CGFloat, CGFloat)] {
            let one = self.spring(1, 100, damping, velocity)
            one.duration = 1000
            let end = one.settlingDuration
            #expect(abs(depth(one, at: end)! - 1) < 0.001_000_1)
            #expect(end < 30)
            // Not much longer than it takes.
            #expect(abs(depth(one, at: end * 0.5)! - 1) > 0.001)
        }
    }

    // Covers: CASpringAnimation.init(perceptualDuration:bounce:), CASpringAnimation.perceptualDuration, CASpringAnimation.bounce
    @Test("a perceptual duration and a bounce make stiffness (2π/d)² and a damping ratio of 1 − bounce (WWDC 2023)")
    func feel() {
        let firm = CASpringAnimation(perceptualDuration: 0.5, bounce: 0)
        #expect(abs(firm.stiffness - 157.914) < 0.001)
        #expect(abs(firm.damping - 25.133) < 0.001)
        #expect(firm.mass == 1)
        #expect(firm.perceptualDuration == 0.5)
        #expect(firm.bounce == 0)
        #expect(firm.duration == firm.settlingDuration)
        let lively = CASpringAnimation(perceptualDuration: 1, bounce: 0.4)
        #expect(abs(lively.damping / (2 * lively.stiffness.squareRoot()) - 0.6) < 1e-12)
        #expect(lively.bounce == 0.4)
        let slow = CASpringAnimation(perceptualDuration: 1, bounce: -0.5)
        #expect(abs(slow.damping / (2 * slow.stiffness.squareRoot()) - 2) < 1e-12)
        #expect(slow.allowsOverdamping)
        slow.damping = slow.stiffness.squareRoot()
        #expect(abs(slow.bounce - 0.5) < 1e-12)
        #expect(abs(slow.perceptualDuration - 1) < 1e-12)
    }

    @Test("UIK0408: a mass of 0, a negative damping and a bounce of 2 are refused")
    func badValues() {
        let spring = CASpringAnimation(keyPath: "position")
        let messages = recorded {
            spring.mass = 0
            spring.damping = -1
            spring.stiffness = .nan
            _ = CASpringAnimation(perceptualDuration: 0.5, bounce: 2)
        }
        #expect(spring.mass == 1)
        #expect(spring.damping == 10)
        #expect(spring.stiffness == 100)
        #expect(messages.count == 4)
        #expect(
            messages.first == """
                UIK0408 misuse: An animation was given a number outside its domain.
                  at       CASpringAnimation+MotionTests.swift:…
                  cause    CASpringAnimation.mass was set to 0.0.
                  fix      Mass, stiffness and perceptual duration must be above 0, damping at least 0, bounce in -1...1; animated values must be finite.
                """)
    }
}
