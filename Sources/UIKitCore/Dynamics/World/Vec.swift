// Plane vectors and turns of the physics world, in arithmetic that every machine does alike.
// No Apple page: this is ours.

/// A point or direction in points.
struct Vec: Equatable, Sendable {
    var x: Double
    var y: Double

    static let zero = Vec(0, 0)

    init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    @inline(__always) static func + (a: Vec, b: Vec) -> Vec { Vec(a.x + b.x, a.y + b.y) }
    @inline(__always) static func - (a: Vec, b: Vec) -> Vec { Vec(a.x - b.x, a.y - b.y) }
    @inline(__always) static prefix func - (a: Vec) -> Vec { Vec(-a.x, -a.y) }
    @inline(__always) static func * (a: Vec, k: Double) -> Vec { Vec(a.x * k, a.y * k) }
    @inline(__always) static func * (k: Double, a: Vec) -> Vec { Vec(a.x * k, a.y * k) }
    @inline(__always) static func += (a: inout Vec, b: Vec) { a = a + b }
    @inline(__always) static func -= (a: inout Vec, b: Vec) { a = a - b }

    @inline(__always) func dot(_ b: Vec) -> Double { x * b.x + y * b.y }
    @inline(__always) func cross(_ b: Vec) -> Double { x * b.y - y * b.x }
    /// A quarter turn from x to y, scaled: the velocity that a spin gives to a point.
    @inline(__always) func turned(by spin: Double) -> Vec { Vec(-spin * y, spin * x) }
    /// The perpendicular at the right of the direction, which points outwards if polygons run from x to y.
    @inline(__always) var outward: Vec { Vec(y, -x) }
    var squared: Double { x * x + y * y }
    var length: Double { squared.squareRoot() }
    /// The vector scaled to length 1; zero stays zero.
    var unit: Vec {
        let length = length
        return length > 0 ? self * (1 / length) : .zero
    }
    var isFinite: Bool { x.isFinite && y.isFinite }
}

/// A rotation as cosine and sine.
struct Turn: Equatable, Sendable {
    var c = 1.0
    var s = 0.0

    static let none = Turn()

    init() {}

    /// Radians from x to y. Sums of powers alone, no function of the C library: every machine finds the same bits.
    init(_ angle: Double) {
        guard angle != 0, angle.isFinite else { return }
        // 1. The nearest quarter, taken off in two parts.
        let quarter = (angle * 0.636_619_772_367_581_3).rounded()
        let r = (angle - quarter * 1.570_796_326_794_896_6) - quarter * 6.123_233_995_736_766e-17
        // 2. Both series of what is left, at most an eighth of a turn.
        let q = r * r
        var sine = 0.0, cosine = 0.0
        for k in stride(from: 16.0, through: 2, by: -2) {
            sine = (1 + sine) * (-q / (k * (k + 1)))
            cosine = (1 + cosine) * (-q / (k * (k - 1)))
        }
        let (x, y) = (1 + cosine, r * (1 + sine))
        // 3. Back by whole quarters.
        let rest = quarter - (quarter * 0.25).rounded(.down) * 4
        switch rest {
        case 0: (c, s) = (x, y)
        case 1: (c, s) = (-y, x)
        case 2: (c, s) = (-x, -y)
        default: (c, s) = (y, -x)
        }
    }

    @inline(__always) func apply(_ v: Vec) -> Vec { Vec(c * v.x - s * v.y, s * v.x + c * v.y) }
    @inline(__always) func undo(_ v: Vec) -> Vec { Vec(c * v.x + s * v.y, c * v.y - s * v.x) }
}

/// An upright box, for the first look at pairs.
struct Extent: Equatable, Sendable {
    var low: Vec
    var high: Vec

    @inline(__always) func touches(_ b: Extent, within margin: Double) -> Bool {
        low.x <= b.high.x + margin && b.low.x <= high.x + margin && low.y <= b.high.y + margin
            && b.low.y <= high.y + margin
    }
}
