// Maps of the plane for sampling: affine or a projection.
// No Apple page: this is ours.

/// A map from one space of pixels to another: (x, y) → ((a·x + c·y + tx) / w, (b·x + d·y + ty) / w) with
/// w = g·x + h·y + i. Named as `CGAffineTransform`; affine where g = h = 0 and i = 1.
public struct PixelTransform: Hashable, Sendable {
    /// The affine part, named as in `CGAffineTransform`.
    public var a, b, c, d, tx, ty: Double
    /// The row that makes a projection; 0, 0, 1 for none.
    public var g, h, i: Double

    /// The map of these numbers.
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty, g: 0, h: 0, i: 1)
    }

    /// The map of these numbers.
    public init(
        a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double, g: Double, h: Double, i: Double
    ) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
        self.g = g
        self.h = h
        self.i = i
    }

    /// The map that moves nothing.
    public static let identity = PixelTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Whether parallel lines stay parallel.
    public var isAffine: Bool { g == 0 && h == 0 && i == 1 }

    /// Whether the map only moves, by whole pixels.
    public var isIntegerTranslation: Bool {
        isAffine && a == 1 && b == 0 && c == 0 && d == 1 && tx == tx.rounded() && ty == ty.rounded()
    }

    /// The way back; nil where the map is singular or not finite.
    public var inverted: PixelTransform? {
        // The adjugate of [a c tx; b d ty; g h i].
        let a1 = d * i - ty * h, c1 = tx * h - c * i, x1 = c * ty - tx * d
        let b1 = ty * g - b * i, d1 = a * i - tx * g, y1 = tx * b - a * ty
        let g1 = b * h - d * g, h1 = c * g - a * h, i1 = a * d - c * b
        let determinant = a * a1 + c * b1 + tx * g1
        guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
        // A projection may be scaled at will: its sign is chosen so that w stays positive where it was.
        let k = 1 / determinant
        return PixelTransform(
            a: a1 * k, b: b1 * k, c: c1 * k, d: d1 * k, tx: x1 * k, ty: y1 * k, g: g1 * k, h: h1 * k, i: i1 * k)
    }

    /// Where a point goes; nil at or behind the horizon of a projection.
    public func apply(x: Double, y: Double) -> (x: Double, y: Double)? {
        let w = g * x + h * y + i
        guard w > 1e-12 else { return nil }
        return ((a * x + c * y + tx) / w, (b * x + d * y + ty) / w)
    }
}
