// A cubic curve that bends time, as a value.
// Apple: "CAMediaTimingFunction".
import Foundation

/// The curve from (0, 0) to (1, 1) with two inner points. Only + − × ÷, fused multiplication and comparisons, so every
/// processor agrees.
struct TimingCurve: Hashable, Sendable {
    let x1: Double
    let y1: Double
    let x2: Double
    let y2: Double

    /// The inner points; x is clamped to 0…1, so that time never goes back.
    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = min(max(0, x1), 1)
        self.y1 = y1
        self.x2 = min(max(0, x2), 1)
        self.y2 = y2
    }

    init(_ name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(0.42, 0, 1, 1)
        case .easeOut: self.init(0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(0.42, 0, 0.58, 1)
        case .default: self.init(0.25, 0.1, 0.25, 1)
        default: self.init(0, 0, 1, 1)
        }
    }

    /// Whether it changes nothing.
    var isLinear: Bool { x1 == y1 && x2 == y2 }

    /// Progress at a time of 0…1; times outside count as the nearest.
    func callAsFunction(_ time: Double) -> Double {
        if time <= 0 { return 0 }
        if time >= 1 { return 1 }
        if isLinear { return time }
        let t = parameter(at: time)
        let c = 3 * y1, b = 3 * (y2 - y1) - c, a = 1 - c - b
        return ((a * t + b) * t + c) * t
    }

    /// Finds the curve's parameter where x is the time: Newton's steps, halving where one leaves the bracket.
    private func parameter(at time: Double) -> Double {
        let c = 3 * x1, b = 3 * (x2 - x1) - c, a = 1 - c - b
        var t = time, low = 0.0, high = 1.0
        for _ in 0..<64 {
            let off = ((a * t + b) * t + c) * t - time
            if off > 0 { high = t } else { low = t }
            let slope = (3 * a * t + 2 * b) * t + c
            var next = t - off / slope
            if !(next >= low && next <= high) { next = (low + high) / 2 }
            let step = abs(next - t)
            t = next
            // The steps' lengths go down by squares: after one of 1e-9 nothing is left.
            if step < 1e-9 {
                if slope < 0.02 { break }
                return t
            }
        }
        // Nearly upright: doubles cannot tell x of neighbouring parameters apart.
        return refined(time)
    }

    /// Halving with twice a double's digits.
    private func refined(_ time: Double) -> Double {
        var low = 0.0, high = 1.0
        for _ in 0..<80 {
            let middle = (low + high) / 2
            if middle == low || middle == high { break }
            if isBefore(middle, time) { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// Whether x at a parameter is below a time: 3(1−t)²t·x₁ + 3(1−t)t²·x₂ + t³ < time.
    private func isBefore(_ t: Double, _ time: Double) -> Bool {
        let t = Twofold(t), u = Twofold(1) - t
        let three = Twofold(3)
        let x = three * u * u * t * Twofold(x1) + three * u * t * t * Twofold(x2) + t * t * t
        return (x - Twofold(time)).high < 0
    }
}

/// A number as the unevaluated sum of two doubles (after Dekker, 1971, and Knuth).
private struct Twofold {
    var high: Double
    var low: Double

    init(_ value: Double) { (high, low) = (value, 0) }

    private init(_ a: Double, _ b: Double) {
        let sum = a + b
        (high, low) = (sum, b - (sum - a))
    }

    static func + (a: Twofold, b: Twofold) -> Twofold {
        let sum = a.high + b.high, part = sum - a.high
        let rest = (a.high - (sum - part)) + (b.high - part)
        return Twofold(sum, rest + a.low + b.low)
    }

    static func - (a: Twofold, b: Twofold) -> Twofold {
        var negative = b
        negative.high = -b.high
        negative.low = -b.low
        return a + negative
    }

    static func * (a: Twofold, b: Twofold) -> Twofold {
        let product = a.high * b.high
        let rest = (-product).addingProduct(a.high, b.high)
        return Twofold(product, rest + a.high * b.low + a.low * b.high)
    }
}
