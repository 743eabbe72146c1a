// A 3×3 matrix whose last column is 0, 0, 1: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
// Apple: "CGAffineTransform".

/// An affine map of the plane; points are rows and multiply from the left.
public struct CGAffineTransform: Hashable, Sendable {
    /// What x gives to x.
    public var a: CGFloat
    /// What x gives to y.
    public var b: CGFloat
    /// What y gives to x.
    public var c: CGFloat
    /// What y gives to y.
    public var d: CGFloat
    /// The move along x.
    public var tx: CGFloat
    /// The move along y.
    public var ty: CGFloat

    /// A transform of zeros, as at Apple; see ``identity`` for the neutral one.
    public init() {
        self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// The transform of these six numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// The six values in the order a, b, c, d, tx, ty.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// A move by `tx`, `ty`.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// A scale about the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// A rotation about the origin in radians, from the x axis towards the y axis.
    public init(rotationAngle angle: CGFloat) {
        let sine = sin(angle)
        let cosine = cos(angle)
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// The transform that changes nothing.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Whether this is exactly ``identity``.
    public var isIdentity: Bool { self == .identity }
}
