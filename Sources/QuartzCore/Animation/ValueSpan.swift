// The first and the last value of a basic animation.
// Apple: "CABasicAnimation", Setting Interpolation Values.
import CoreGraphics

/// A value that can be interpolated and added.
protocol Mixable {
    /// Interpolates to another value at a progress that may lie outside 0…1.
    func mixed(with other: Self, _ p: CGFloat) -> Self
    /// The sum with a multiple of another value.
    func adding(_ other: Self, times factor: CGFloat) -> Self
}

extension CGFloat: Mixable {
    @inline(__always) func mixed(with other: CGFloat, _ p: CGFloat) -> CGFloat { self + (other - self) * p }
    @inline(__always) func adding(_ other: CGFloat, times factor: CGFloat) -> CGFloat { self + other * factor }
}

extension CGPoint: Mixable {
    @inline(__always) func mixed(with other: CGPoint, _ p: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * p, y: y + (other.y - y) * p)
    }
    @inline(__always) func adding(_ other: CGPoint, times factor: CGFloat) -> CGPoint {
        CGPoint(x: x + other.x * factor, y: y + other.y * factor)
    }
}

extension AnimatableValue: Mixable {}

/// The values `from`, `to` and `by` of an animation, each of which may be missing.
struct ValueSpan<Value: Mixable> {
    var from: Value?
    var to: Value?
    var by: Value?
    var isAdditive = false
    var isCumulative = false

    /// The value at a progress, given what the property is without the animation; nil where nothing is set.
    @inline(__always)
    func value(_ p: Double, runs: Int, under: Value) -> Value? {
        let start: Value
        let end: Value
        switch (from, to, by) {
        case (let from?, let to?, _): (start, end) = (from, to)
        case (let from?, nil, let by?): (start, end) = (from, from.adding(by, times: 1))
        case (nil, let to?, let by?): (start, end) = (to.adding(by, times: -1), to)
        case (let from?, nil, nil): (start, end) = (from, under)
        case (nil, let to?, nil): (start, end) = (under, to)
        case (nil, nil, let by?): (start, end) = (under, under.adding(by, times: 1))
        case (nil, nil, nil): return nil
        }
        // The ends are met to the bit.
        var result = p == 0 ? start : p == 1 ? end : start.mixed(with: end, CGFloat(p))
        if isCumulative && runs > 0 {
            result = result.adding(end.adding(start, times: -1), times: CGFloat(runs))
        }
        // Of transforms: what is there without it, then this one.
        return isAdditive ? under.adding(result, times: 1) : result
    }
}
