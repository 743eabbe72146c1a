// A plane mapped onto a plane, with perspective: what a 4×4 matrix does to a flat layer.
// No Apple page: this is ours.
import CoreGraphics
import Foundation

/// A 3×3 matrix for points (x y 1) as rows; `g`, `h`, `i` make the divisor: w = g·x + h·y + i.
struct Projection: Equatable {
    var a: CGFloat, b: CGFloat
    var c: CGFloat, d: CGFloat
    var tx: CGFloat, ty: CGFloat
    var g: CGFloat, h: CGFloat, i: CGFloat
    /// Sides of at least so many device pixels are never less than one pixel: thin lines of a screen that is drawn smaller
    /// than its device. No side at first.
    var thinnest = CGFloat.infinity

    static let identity = Projection(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0, g: 0, h: 0, i: 1)

    init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat, g: CGFloat, h: CGFloat, i: CGFloat) {
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

    init(_ t: CGAffineTransform) {
        self.init(a: t.a, b: t.b, c: t.c, d: t.d, tx: t.tx, ty: t.ty, g: 0, h: 0, i: 1)
    }

    /// The projection from points of a screen to its pixels.
    static func screen(scale: CGFloat, thinnest: CGFloat) -> Projection {
        var result = Projection.identity
        result.a = scale
        result.d = scale
        result.thinnest = thinnest
        return result
    }

    /// Projects the plane z = 0 by a 4×4 matrix, seen from the front.
    init(_ t: CATransform3D) {
        self.init(
            a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42, g: t.m14, h: t.m24, i: t.m44)
    }

    var isAffine: Bool { g == 0 && h == 0 && i == 1 }

    /// Whether the projection only moves and scales along the axes, mirrored or not.
    var isScaleAndMove: Bool { isAffine && b == 0 && c == 0 }

    /// Keeps rectangles rectangles: scaled, mirrored, turned by quarters.
    var keepsRectangles: Bool { isAffine && ((b == 0 && c == 0) || (a == 0 && d == 0)) }

    /// Nearer than this to the eye's plane nothing is drawn.
    static let nearest: CGFloat = 1e-4

    func w(_ p: CGPoint) -> CGFloat { g * p.x + h * p.y + i }

    /// The image of a point; wrong for points behind the eye.
    func map(_ p: CGPoint) -> CGPoint {
        let x = a * p.x + c * p.y + tx, y = b * p.x + d * p.y + ty
        if isAffine { return CGPoint(x: x, y: y) }
        let w = max(w(p), Self.nearest)
        return CGPoint(x: x / w, y: y / w)
    }

    /// The projection that applies this one first, then `other`.
    func then(_ o: Projection) -> Projection {
        if isAffine && o.isAffine {
            var result = Projection(
                a: a * o.a + b * o.c, b: a * o.b + b * o.d, c: c * o.a + d * o.c, d: c * o.b + d * o.d,
                tx: tx * o.a + ty * o.c + o.tx, ty: tx * o.b + ty * o.d + o.ty, g: 0, h: 0, i: 1)
            result.thinnest = min(thinnest, o.thinnest)
            return result
        }
        var result = Projection(
            a: a * o.a + b * o.c + g * o.tx, b: a * o.b + b * o.d + g * o.ty,
            c: c * o.a + d * o.c + h * o.tx, d: c * o.b + d * o.d + h * o.ty,
            tx: tx * o.a + ty * o.c + i * o.tx, ty: tx * o.b + ty * o.d + i * o.ty,
            g: a * o.g + b * o.h + g * o.i, h: c * o.g + d * o.h + h * o.i, i: tx * o.g + ty * o.h + i * o.i
        ).normalized
        result.thinnest = min(thinnest, o.thinnest)
        return result
    }

    /// A plain move is the commonest; keeps `i` at 1 where there is no perspective.
    private var normalized: Projection {
        guard g == 0, h == 0, i != 0, i != 1 else { return self }
        return Projection(a: a / i, b: b / i, c: c / i, d: d / i, tx: tx / i, ty: ty / i, g: 0, h: 0, i: 1)
    }

    /// The map with the whole pixels of its move taken out and the rest rounded to a 256th. What is drawn through
    /// `local` and then moved by `x`, `y` is the same to the byte wherever on the screen it lies. Under perspective
    /// nothing is taken out.
    var parted: (local: Projection, x: Int, y: Int) {
        guard isAffine else { return (self, 0, 0) }
        func part(_ value: CGFloat) -> (CGFloat, CGFloat) {
            let limit: CGFloat = 16_777_216
            let rounded = (min(max(-limit, value), limit) * 256).rounded() / 256
            let whole = rounded.rounded(.down)
            return (rounded - whole, whole)
        }
        let (x, wholeX) = part(tx), (y, wholeY) = part(ty)
        var local = self
        local.tx = x
        local.ty = y
        return (local, Int(wholeX), Int(wholeY))
    }

    var determinant: CGFloat { a * (d * i - h * ty) - b * (c * i - h * tx) + g * (c * ty - d * tx) }

    /// The inverse; nil if the plane is seen from its edge.
    var inverse: Projection? {
        if isAffine {
            let det = a * d - b * c
            guard det != 0, det.isFinite, abs(det) > 1e-12 else { return nil }
            return Projection(
                a: d / det, b: -b / det, c: -c / det, d: a / det, tx: (c * ty - d * tx) / det,
                ty: (b * tx - a * ty) / det, g: 0, h: 0, i: 1)
        }
        // Rows (a b g), (c d h), (tx ty i).
        let det = determinant
        guard det != 0, det.isFinite, abs(det) > 1e-12 else { return nil }
        return Projection(
            a: (d * i - h * ty) / det, b: (g * ty - b * i) / det, c: (h * tx - c * i) / det,
            d: (a * i - g * tx) / det, tx: (c * ty - d * tx) / det, ty: (b * tx - a * ty) / det,
            g: (b * h - g * d) / det, h: (g * c - a * h) / det, i: (a * d - b * c) / det)
    }

    /// The corners of a rectangle's image, cut where it goes behind the eye; fewer than three for nothing.
    func outline(_ r: CGRect) -> [CGPoint] {
        outline([
            CGPoint(x: r.minX, y: r.minY), CGPoint(x: r.maxX, y: r.minY), CGPoint(x: r.maxX, y: r.maxY),
            CGPoint(x: r.minX, y: r.maxY),
        ])
    }

    /// The image of a polygon, cut where it goes behind the eye.
    func outline(_ points: [CGPoint]) -> [CGPoint] {
        if isAffine || !points.contains(where: { w($0) < Self.nearest }) { return points.map(map) }
        var result: [CGPoint] = []
        for index in points.indices {
            let p = points[index], q = points[(index + 1) % points.count]
            let wp = w(p) - Self.nearest, wq = w(q) - Self.nearest
            if wp >= 0 { result.append(map(p)) }
            if (wp >= 0) != (wq >= 0) {
                let t = wp / (wp - wq)
                result.append(map(CGPoint(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t)))
            }
        }
        return result.count < 3 ? [] : result
    }

    /// The smallest rectangle around the image of a rectangle; null where nothing of it is in front of the eye.
    func map(_ r: CGRect) -> CGRect {
        if r.isNull { return r }
        if isScaleAndMove {
            let x0 = a * r.minX + tx, x1 = a * r.maxX + tx, y0 = d * r.minY + ty, y1 = d * r.maxY + ty
            return CGRect(x: min(x0, x1), y: min(y0, y1), width: abs(x1 - x0), height: abs(y1 - y0))
        }
        let points = outline(r)
        guard let first = points.first else { return .null }
        var (x0, y0, x1, y1) = (first.x, first.y, first.x, first.y)
        for p in points.dropFirst() {
            x0 = min(x0, p.x)
            x1 = max(x1, p.x)
            y0 = min(y0, p.y)
            y1 = max(y1, p.y)
        }
        return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
    }
}

extension LayerModel {
    /// The matrix from the layer's own space to its superlayer's, without that one's `sublayerTransform`.
    var matrix: CATransform3D {
        let ax = bounds.origin.x + anchorPoint.x * bounds.size.width
        let ay = bounds.origin.y + anchorPoint.y * bounds.size.height
        if !hasRare { return CATransform3DMakeTranslation(position.x - ax, position.y - ay, zPosition) }
        let rare = rare
        if rare.transformIsIdentity {
            return CATransform3DMakeTranslation(position.x - ax, position.y - ay, zPosition)
        }
        var t = CATransform3DTranslate(rare.transform, -ax, -ay, -rare.anchorPointZ)
        t = CATransform3DConcat(t, CATransform3DMakeTranslation(position.x, position.y, zPosition + rare.anchorPointZ))
        return t
    }

    /// Applied to every sublayer's matrix after its own: `sublayerTransform` about the anchor point, and the flip.
    /// Nil for none.
    var sublayerMatrix: CATransform3D? {
        let flips = flags.contains(.geometryFlipped)
        guard flips || (hasRare && !rare.sublayerTransformIsIdentity) else { return nil }
        var t = CATransform3DIdentity
        if flips {
            t.m22 = -1
            t.m42 = bounds.origin.y * 2 + bounds.size.height
        }
        if hasRare && !rare.sublayerTransformIsIdentity {
            let ax = bounds.origin.x + anchorPoint.x * bounds.size.width
            let ay = bounds.origin.y + anchorPoint.y * bounds.size.height
            t = CATransform3DConcat(t, CATransform3DMakeTranslation(-ax, -ay, 0))
            t = CATransform3DConcat(t, rare.sublayerTransform)
            t = CATransform3DConcat(t, CATransform3DMakeTranslation(ax, ay, 0))
        }
        return t
    }

    /// Whether the layer is drawn by a plain move into its superlayer.
    var isPlainMove: Bool { !hasRare || rare.transformIsIdentity }

    /// The plain move's distance.
    var offset: CGPoint {
        CGPoint(
            x: position.x - bounds.origin.x - anchorPoint.x * bounds.size.width,
            y: position.y - bounds.origin.y - anchorPoint.y * bounds.size.height)
    }
}
