// A transform taken apart into move, turn and scale, so that it can be read and written by component.
// Apple: "Key-Value Coding Extensions" in the Core Animation Programming Guide.
import CoreGraphics
import Foundation

/// Move, turn (about x, then y, then z) and scale of a transform without perspective or skew; others lose those.
struct TransformParts {
    var translation: (x: CGFloat, y: CGFloat, z: CGFloat)
    var rotation: (x: CGFloat, y: CGFloat, z: CGFloat)
    var scale: (x: CGFloat, y: CGFloat, z: CGFloat)
    /// The perspective part, which is not interpolated.
    private let perspective: CGFloat

    init(_ t: CATransform3D) {
        translation = (t.m41, t.m42, t.m43)
        perspective = t.m34
        func length(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CGFloat { (x * x + y * y + z * z).squareRoot() }
        var sx = length(t.m11, t.m12, t.m13)
        let sy = length(t.m21, t.m22, t.m23), sz = length(t.m31, t.m32, t.m33)
        let determinant =
            t.m11 * (t.m22 * t.m33 - t.m23 * t.m32) - t.m12 * (t.m21 * t.m33 - t.m23 * t.m31)
            + t.m13 * (t.m21 * t.m32 - t.m22 * t.m31)
        if determinant < 0 { sx = -sx }
        scale = (sx, sy, sz)
        func part(_ value: CGFloat, _ scale: CGFloat) -> CGFloat { scale == 0 ? 0 : value / scale }
        let r11 = part(t.m11, sx), r12 = part(t.m12, sx), r13 = part(t.m13, sx)
        let r22 = part(t.m22, sy), r23 = part(t.m23, sy), r32 = part(t.m32, sz), r33 = part(t.m33, sz)
        let y = asin(min(max(-1, -r13), 1))
        if abs(r13) < 0.999_999 {
            rotation = (atan2(r23, r33), y, sx == 0 ? 0 : atan2(r12, r11))
        } else {
            rotation = (atan2(-r32, r22), y, 0)
        }
    }

    var matrix: CATransform3D {
        var t = CATransform3DMakeScale(scale.x, scale.y, scale.z)
        if rotation.x != 0 { t = CATransform3DConcat(t, CATransform3DMakeRotation(rotation.x, 1, 0, 0)) }
        if rotation.y != 0 { t = CATransform3DConcat(t, CATransform3DMakeRotation(rotation.y, 0, 1, 0)) }
        if rotation.z != 0 { t = CATransform3DConcat(t, CATransform3DMakeRotation(rotation.z, 0, 0, 1)) }
        t.m41 = translation.x
        t.m42 = translation.y
        t.m43 = translation.z
        t.m34 += perspective
        return t
    }

    /// Mixes two transforms by their parts, the turn the shorter way round; those without parts (what they show has no
    /// area) number by number.
    static func mix(_ a: CATransform3D, _ b: CATransform3D, _ p: CGFloat) -> CATransform3D {
        if p == 0 { return a }
        if p == 1 { return b }
        if CATransform3DIsAffine(a), CATransform3DIsAffine(b) {
            return PlaneParts(a).mixed(with: PlaneParts(b), p).matrix
        }
        if let u = SpaceParts(a), let v = SpaceParts(b) { return u.mixed(with: v, p).matrix }
        return mixNumbers(a, b, p)
    }

    private static func mixNumbers(_ a: CATransform3D, _ b: CATransform3D, _ p: CGFloat) -> CATransform3D {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a.mixed(with: b, p) }
        return CATransform3D(
            m11: mix(a.m11, b.m11), m12: mix(a.m12, b.m12), m13: mix(a.m13, b.m13), m14: mix(a.m14, b.m14),
            m21: mix(a.m21, b.m21), m22: mix(a.m22, b.m22), m23: mix(a.m23, b.m23), m24: mix(a.m24, b.m24),
            m31: mix(a.m31, b.m31), m32: mix(a.m32, b.m32), m33: mix(a.m33, b.m33), m34: mix(a.m34, b.m34),
            m41: mix(a.m41, b.m41), m42: mix(a.m42, b.m42), m43: mix(a.m43, b.m43), m44: mix(a.m44, b.m44))
    }
}

/// A 2D transform as scale, skew, turn, move, in this order.
struct PlaneParts {
    var x: CGFloat
    var y: CGFloat
    var angle: CGFloat
    var sx: CGFloat
    var sy: CGFloat
    var skew: CGFloat

    init(_ t: CATransform3D) {
        x = t.m41
        y = t.m42
        // Of a mirrored one, the axis is turned back that points the wrong way, so that a flip is no turn.
        let isFlipped = t.m11 * t.m22 - t.m12 * t.m21 < 0 && t.m11 < t.m22
        let (m11, m12) = isFlipped ? (-t.m11, -t.m12) : (t.m11, t.m12)
        let length = (m11 * m11 + m12 * m12).squareRoot()
        angle = length == 0 ? 0 : atan2(m12, m11)
        let (ux, uy) = length == 0 ? (1, 0) : (m11 / length, m12 / length)
        sx = isFlipped ? -length : length
        skew = t.m21 * ux + t.m22 * uy
        sy = t.m22 * ux - t.m21 * uy
    }

    func mixed(with other: PlaneParts, _ p: CGFloat) -> PlaneParts {
        var result = self
        var turn = other.angle - angle
        if turn > .pi { turn -= 2 * .pi }
        if turn < -.pi { turn += 2 * .pi }
        result.x = x.mixed(with: other.x, p)
        result.y = y.mixed(with: other.y, p)
        result.angle = angle + turn * p
        result.sx = sx.mixed(with: other.sx, p)
        result.sy = sy.mixed(with: other.sy, p)
        result.skew = skew.mixed(with: other.skew, p)
        return result
    }

    var matrix: CATransform3D {
        let c = angle == 0 ? 1 : cos(angle), s = angle == 0 ? 0 : sin(angle)
        var t = CATransform3DIdentity
        t.m11 = sx * c
        t.m12 = sx * s
        t.m21 = skew * c - sy * s
        t.m22 = skew * s + sy * c
        t.m41 = x
        t.m42 = y
        return t
    }
}
