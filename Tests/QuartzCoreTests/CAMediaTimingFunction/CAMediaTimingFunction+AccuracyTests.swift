// How near the cubic's solution comes to the true one.
// Apple: "CAMediaTimingFunction".
import Foundation
import Testing

@testable import QuartzCore

/// A sum of two doubles, for the reference alone.
private struct Pair {
    var a: Double
    var b: Double = 0

    static func sum(_ x: Pair, _ y: Pair) -> Pair {
        let s = x.a + y.a, v = s - x.a
        let e = (x.a - (s - v)) + (y.a - v) + x.b + y.b
        let high = s + e
        return Pair(a: high, b: e - (high - s))
    }

    static func product(_ x: Pair, _ y: Pair) -> Pair {
        let p = x.a * y.a
        let e = (-p).addingProduct(x.a, y.a) + (x.a * y.b + x.b * y.a)
        let high = p + e
        return Pair(a: high, b: e - (high - p))
    }

    var half: Pair { Pair(a: a / 2, b: b / 2) }

    /// De Casteljau's construction between 0, two numbers and 1.
    static func bezier(_ p: Double, _ q: Double, _ t: Pair) -> Pair {
        func mix(_ x: Pair, _ y: Pair) -> Pair {
            sum(x, product(sum(y, Pair(a: -x.a, b: -x.b)), t))
        }
        let points = [Pair(a: 0), Pair(a: p), Pair(a: q), Pair(a: 1)]
        let one = zip(points, points.dropFirst()).map { mix($0, $1) }
        let two = zip(one, one.dropFirst()).map { mix($0, $1) }
        return mix(two[0], two[1])
    }

    /// By bisection of the parameter, itself a pair.
    static func solve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at time: Double) -> Double {
        var low = Pair(a: 0), high = Pair(a: 1)
        for _ in 0..<104 {
            let middle = sum(low, high).half
            let x = bezier(x1, x2, middle)
            if sum(x, Pair(a: -time)).a < 0 { low = middle } else { high = middle }
        }
        return bezier(y1, y2, sum(low, high).half).a
    }
}

@Suite struct CAMediaTimingFunctionAccuracyTests {
    private func curves() -> [(Double, Double, Double, Double)] {
        var random = SeededGenerator(seed: 5)
        func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
        var result = (0..<60).map { _ in (number(0...1), number(-1...2), number(0...1), number(-1...2)) }
        result += [
            (0.42, 0, 1, 1), (0, 0, 0.58, 1), (0.42, 0, 0.58, 1), (0.25, 0.1, 0.25, 1), (0, 1, 1, 0), (1, 0, 0, 1),
            (1, 1, 0, 0), (0.9, 0.1, 0.1, 0.9), (0, 0, 0, 1), (1, 0, 1, 1), (0.999, 0, 0.001, 1), (0, 0.5, 1, 0.5),
        ]
        return result
    }

    // Covers: CAMediaTimingFunction.init(controlPoints:_:_:_:)
    @Test("the solution lies within 1e-9 of bisection with twice a double's digits, also where the curve stands upright")
    func accuracy() {
        var worst = 0.0, at = ""
        for (x1, y1, x2, y2) in curves() {
            let curve = TimingCurve(x1, y1, x2, y2)
            for step in 0...60 {
                let time = step < 40 ? Double(step) / 40 : 0.5 + Double(step - 50) * 1e-5
                let difference = abs(curve(time) - (time <= 0 ? 0 : time >= 1 ? 1 : Pair.solve(x1, y1, x2, y2, at: time)))
                if difference > worst { (worst, at) = (difference, "\(curve) at \(time)") }
            }
        }
        #expect(worst < 1e-9, "\(at)")
        let function = CAMediaTimingFunction(controlPoints: 1, 0, 0, 1)
        #expect(abs(function.curve(0.5) - 0.5) < 1e-12)
    }

    @Test("progress never falls where the curve never does")
    func monotone() {
        for (x1, y1, x2, y2) in curves() where y1 >= 0 && y1 <= 1 && y2 >= 0 && y2 <= 1 {
            let curve = TimingCurve(x1, y1, x2, y2)
            var last = 0.0
            for step in 0...4000 {
                let value = curve(Double(step) / 4000)
                #expect(value >= last - 1e-15)
                #expect(value <= 1 + 1e-15)
                last = value
            }
        }
    }
}
