// A 3D transform taken apart, its turn as a quaternion.
// No Apple page: the method is Shoemake's ("Animating rotation with quaternion curves", 1985) and Gram and Schmidt's.
import CoreGraphics
import Foundation

/// Scale, skew, turn, move, perspective, in this order.
struct SpaceParts {
    typealias Three = SIMD3<Double>

    private var scale: Three
    /// The three shears: y by x, z by x, z by y.
    private var skew: Three
    /// x, y, z, w of length 1.
    private var turn: SIMD4<Double>
    private var move: Three
    private var perspective: SIMD4<Double>

    /// Splits a transform; nil for a transform that flattens everything into a line, is not finite or has m44 = 0.
    init?(_ t: CATransform3D) {
        guard t.m44 != 0, t.isFinite else { return nil }
        let w = t.m44
        func row(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> Three { Three(Double(a), Double(b), Double(c)) / Double(w) }
        // 1. The last column is the perspective's: the transform without it, then what is left.
        var x = row(t.m11, t.m12, t.m13), y = row(t.m21, t.m22, t.m23), z = row(t.m31, t.m32, t.m33)
        move = row(t.m41, t.m42, t.m43)
        perspective = SIMD4(0, 0, 0, 1)
        if t.m14 != 0 || t.m24 != 0 || t.m34 != 0 {
            guard let solved = Self.solve(x, y, z, move, SIMD4(Double(t.m14), Double(t.m24), Double(t.m34), Double(w)) / Double(w))
            else { return nil }
            perspective = solved
        }
        // 2. Rows to lengths, slants and directions.
        func length(_ v: Three) -> Double { (v * v).sum().squareRoot() }
        func dot(_ a: Three, _ b: Three) -> Double { (a * b).sum() }
        scale = Three(length(x), 0, 0)
        guard scale.x > 0 else { return nil }
        x /= scale.x
        skew = Three(dot(x, y), 0, 0)
        y -= x * skew.x
        scale.y = length(y)
        guard scale.y > 0 else { return nil }
        y /= scale.y
        skew.x /= scale.y
        skew.y = dot(x, z)
        z -= x * skew.y
        skew.z = dot(y, z)
        z -= y * skew.z
        scale.z = length(z)
        guard scale.z > 0 else { return nil }
        z /= scale.z
        skew.y /= scale.z
        skew.z /= scale.z
        // 3. A mirror image has a negative scale along x.
        let cross = Three(y.y * z.z - y.z * z.y, y.z * z.x - y.x * z.z, y.x * z.y - y.y * z.x)
        if dot(x, cross) < 0 {
            scale.x = -scale.x
            skew.x = -skew.x
            skew.y = -skew.y
            x = -x
        }
        turn = Self.quaternion(x, y, z)
    }

    /// The quaternion of a turn given by what becomes of the axes.
    private static func quaternion(_ x: Three, _ y: Three, _ z: Three) -> SIMD4<Double> {
        let trace = x.x + y.y + z.z
        if trace > 0 {
            let s = (trace + 1).squareRoot() * 2
            return SIMD4((y.z - z.y) / s, (z.x - x.z) / s, (x.y - y.x) / s, s / 4)
        }
        if x.x > y.y && x.x > z.z {
            let s = (1 + x.x - y.y - z.z).squareRoot() * 2
            return SIMD4(s / 4, (x.y + y.x) / s, (z.x + x.z) / s, (y.z - z.y) / s)
        }
        if y.y > z.z {
            let s = (1 + y.y - x.x - z.z).squareRoot() * 2
            return SIMD4((x.y + y.x) / s, s / 4, (y.z + z.y) / s, (z.x - x.z) / s)
        }
        let s = (1 + z.z - x.x - y.y).squareRoot() * 2
        return SIMD4((z.x + x.z) / s, (y.z + z.y) / s, s / 4, (x.y - y.x) / s)
    }

    /// The column p with M · p = column, where M has the rows x, y, z and move and the last column 0, 0, 0, 1.
    private static func solve(
        _ x: Three, _ y: Three, _ z: Three, _ move: Three, _ column: SIMD4<Double>
    ) -> SIMD4<Double>? {
        func determinant(_ a: Three, _ b: Three, _ c: Three) -> Double {
            a.x * (b.y * c.z - b.z * c.y) - a.y * (b.x * c.z - b.z * c.x) + a.z * (b.x * c.y - b.y * c.x)
        }
        let whole = determinant(x, y, z)
        guard abs(whole) > 1e-12 else { return nil }
        func replaced(_ index: Int) -> Double {
            var (a, b, c) = (x, y, z)
            (a[index], b[index], c[index]) = (column.x, column.y, column.z)
            return determinant(a, b, c) / whole
        }
        let p = Three(replaced(0), replaced(1), replaced(2))
        return SIMD4(p.x, p.y, p.z, column.w - (move * p).sum())
    }

    func mixed(with other: SpaceParts, _ p: CGFloat) -> SpaceParts {
        let p = Double(p)
        var result = self
        result.scale = scale + (other.scale - scale) * p
        result.skew = skew + (other.skew - skew) * p
        result.move = move + (other.move - move) * p
        result.perspective = perspective + (other.perspective - perspective) * p
        // Along the great circle, the shorter way.
        var to = other.turn
        var cosine = (turn * to).sum()
        if cosine < 0 {
            to = -to
            cosine = -cosine
        }
        if cosine > 0.999_999_9 {
            result.turn = turn + (to - turn) * p
        } else {
            let angle = acos(min(1, cosine)), sine = sin(angle)
            result.turn = turn * (sin((1 - p) * angle) / sine) + to * (sin(p * angle) / sine)
        }
        result.turn /= (result.turn * result.turn).sum().squareRoot()
        return result
    }

    var matrix: CATransform3D {
        let (qx, qy, qz, qw) = (turn.x, turn.y, turn.z, turn.w)
        let x = Three(1 - 2 * (qy * qy + qz * qz), 2 * (qx * qy + qz * qw), 2 * (qx * qz - qy * qw))
        let y = Three(2 * (qx * qy - qz * qw), 1 - 2 * (qx * qx + qz * qz), 2 * (qy * qz + qx * qw))
        let z = Three(2 * (qx * qz + qy * qw), 2 * (qy * qz - qx * qw), 1 - 2 * (qx * qx + qy * qy))
        let rowX = x * scale.x
        let rowY = (y + x * skew.x) * scale.y
        let rowZ = (z + x * skew.y + y * skew.z) * scale.z
        func last(_ row: Three, _ w: Double) -> CGFloat {
            CGFloat(row.x * perspective.x + row.y * perspective.y + row.z * perspective.z + w * perspective.w)
        }
        return CATransform3D(
            m11: CGFloat(rowX.x), m12: CGFloat(rowX.y), m13: CGFloat(rowX.z), m14: last(rowX, 0),
            m21: CGFloat(rowY.x), m22: CGFloat(rowY.y), m23: CGFloat(rowY.z), m24: last(rowY, 0),
            m31: CGFloat(rowZ.x), m32: CGFloat(rowZ.y), m33: CGFloat(rowZ.z), m34: last(rowZ, 0),
            m41: CGFloat(move.x), m42: CGFloat(move.y), m43: CGFloat(move.z), m44: last(move, 1))
    }
}
