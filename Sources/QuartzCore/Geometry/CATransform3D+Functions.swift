// Making and joining 4×4 matrices.
// Apple: "CATransform3D", Functions.
import CoreGraphics
import Foundation

/// Returns whether the transform is exactly the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Returns whether all sixteen numbers are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns a translation by (`tx`, `ty`, `tz`).
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var t = CATransform3DIdentity
    t.m41 = tx
    t.m42 = ty
    t.m43 = tz
    return t
}

/// Returns a scaling of each axis.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var t = CATransform3DIdentity
    t.m11 = sx
    t.m22 = sy
    t.m33 = sz
    return t
}

/// Returns a rotation by `angle` radians around the axis (`x`, `y`, `z`); an axis without length gives the identity.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let c = cos(angle), s = sin(angle), d = 1 - c
    return CATransform3D(
        m11: x * x * d + c, m12: x * y * d + z * s, m13: x * z * d - y * s, m14: 0,
        m21: x * y * d - z * s, m22: y * y * d + c, m23: y * z * d + x * s, m24: 0,
        m31: x * z * d + y * s, m32: y * z * d - x * s, m33: z * z * d + c, m34: 0,
        m41: 0, m42: 0, m43: 0, m44: 1)
}

/// Returns a transform that translates first, then applies `t`.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns a transform that scales first, then applies `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns a transform that rotates first, then applies `t`.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns a transform that applies `a` first, then `b`: the product a · b.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    func row(
        _ r1: CGFloat, _ r2: CGFloat, _ r3: CGFloat, _ r4: CGFloat
    ) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
        (
            r1 * b.m11 + r2 * b.m21 + r3 * b.m31 + r4 * b.m41, r1 * b.m12 + r2 * b.m22 + r3 * b.m32 + r4 * b.m42,
            r1 * b.m13 + r2 * b.m23 + r3 * b.m33 + r4 * b.m43, r1 * b.m14 + r2 * b.m24 + r3 * b.m34 + r4 * b.m44
        )
    }
    let (m11, m12, m13, m14) = row(a.m11, a.m12, a.m13, a.m14)
    let (m21, m22, m23, m24) = row(a.m21, a.m22, a.m23, a.m24)
    let (m31, m32, m33, m34) = row(a.m31, a.m32, a.m33, a.m34)
    let (m41, m42, m43, m44) = row(a.m41, a.m42, a.m43, a.m44)
    return CATransform3D(
        m11: m11, m12: m12, m13: m13, m14: m14, m21: m21, m22: m22, m23: m23, m24: m24, m31: m31, m32: m32, m33: m33,
        m34: m34, m41: m41, m42: m42, m43: m43, m44: m44)
}

/// Returns the inverse of `t`; `t` itself if it has none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    // Cofactors by 2×2 minors of the upper (s) and lower (c) two rows.
    let s0 = t.m11 * t.m22 - t.m21 * t.m12, s1 = t.m11 * t.m23 - t.m21 * t.m13
    let s2 = t.m11 * t.m24 - t.m21 * t.m14, s3 = t.m12 * t.m23 - t.m22 * t.m13
    let s4 = t.m12 * t.m24 - t.m22 * t.m14, s5 = t.m13 * t.m24 - t.m23 * t.m14
    let c5 = t.m33 * t.m44 - t.m43 * t.m34, c4 = t.m32 * t.m44 - t.m42 * t.m34
    let c3 = t.m32 * t.m43 - t.m42 * t.m33, c2 = t.m31 * t.m44 - t.m41 * t.m34
    let c1 = t.m31 * t.m43 - t.m41 * t.m33, c0 = t.m31 * t.m42 - t.m41 * t.m32
    let determinant = s0 * c5 - s1 * c4 + s2 * c3 + s3 * c2 - s4 * c1 + s5 * c0
    guard determinant != 0, determinant.isFinite else { return t }
    let d = 1 / determinant
    return CATransform3D(
        m11: (t.m22 * c5 - t.m23 * c4 + t.m24 * c3) * d, m12: (-t.m12 * c5 + t.m13 * c4 - t.m14 * c3) * d,
        m13: (t.m42 * s5 - t.m43 * s4 + t.m44 * s3) * d, m14: (-t.m32 * s5 + t.m33 * s4 - t.m34 * s3) * d,
        m21: (-t.m21 * c5 + t.m23 * c2 - t.m24 * c1) * d, m22: (t.m11 * c5 - t.m13 * c2 + t.m14 * c1) * d,
        m23: (-t.m41 * s5 + t.m43 * s2 - t.m44 * s1) * d, m24: (t.m31 * s5 - t.m33 * s2 + t.m34 * s1) * d,
        m31: (t.m21 * c4 - t.m22 * c2 + t.m24 * c0) * d, m32: (-t.m11 * c4 + t.m12 * c2 - t.m14 * c0) * d,
        m33: (t.m41 * s4 - t.m42 * s2 + t.m44 * s0) * d, m34: (-t.m31 * s4 + t.m32 * s2 - t.m34 * s0) * d,
        m41: (-t.m21 * c3 + t.m22 * c1 - t.m23 * c0) * d, m42: (t.m11 * c3 - t.m12 * c1 + t.m13 * c0) * d,
        m43: (-t.m41 * s3 + t.m42 * s1 - t.m43 * s0) * d, m44: (t.m31 * s3 - t.m32 * s1 + t.m33 * s0) * d)
}

/// Returns the 4×4 form of a 2D matrix.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var t = CATransform3DIdentity
    t.m11 = m.a
    t.m12 = m.b
    t.m21 = m.c
    t.m22 = m.d
    t.m41 = m.tx
    t.m42 = m.ty
    return t
}

/// Returns whether the matrix is the 4×4 form of a 2D matrix.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0 && t.m33 == 1 && t.m34 == 0
        && t.m43 == 0 && t.m44 == 1
}

/// Returns the 2D part, which is only correct if ``CATransform3DIsAffine(_:)`` is true.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
