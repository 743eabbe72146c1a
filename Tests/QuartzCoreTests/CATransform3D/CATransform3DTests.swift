// The 4×4 matrix.
// Apple: "CATransform3D".
import Foundation
import Testing

@testable import QuartzCore

@Suite struct CATransform3DTests {
    // Covers: CATransform3DMakeTranslation.init(_:_:_:), CATransform3DMakeScale.init(_:_:_:), CATransform3DConcat.init(_:_:), CATransform3DTranslate.init(_:_:_:_:), CATransform3DScale.init(_:_:_:_:), CATransform3DEqualToTransform.init(_:_:), CATransform3DIsIdentity.init(_:)
    @Test("the functions put their change before the matrix they are given")
    func order() {
        let scale = CATransform3DMakeScale(2, 3, 4)
        let moved = CATransform3DTranslate(scale, 1, 1, 1)
        #expect(CATransform3DEqualToTransform(moved, CATransform3DConcat(CATransform3DMakeTranslation(1, 1, 1), scale)))
        #expect(moved.m41 == 2)
        #expect(moved.m42 == 3)
        #expect(moved.m43 == 4)
        let scaled = CATransform3DScale(CATransform3DMakeTranslation(5, 6, 7), 2, 2, 2)
        #expect(scaled.m41 == 5)
        #expect(scaled.m11 == 2)
        #expect(CATransform3DIsIdentity(CATransform3DIdentity))
        #expect(!CATransform3DIsIdentity(CATransform3D()))
    }

    // Covers: CATransform3DMakeRotation.init(_:_:_:_:), CATransform3DRotate.init(_:_:_:_:_:)
    @Test("a rotation about z turns x to y; about any axis by its whole length it comes back")
    func rotation() {
        let z = CATransform3DMakeRotation(.pi / 2, 0, 0, 9)
        #expect(abs(z.m12 - 1) < 1e-12)
        #expect(abs(z.m21 + 1) < 1e-12)
        #expect(abs(z.m11) < 1e-12)
        var turned = CATransform3DIdentity
        for _ in 0..<8 { turned = CATransform3DRotate(turned, .pi / 4, 1, 2, -1) }
        let back = Projection(turned)
        #expect(abs(back.a - 1) < 1e-9)
        #expect(abs(back.d - 1) < 1e-9)
        #expect(abs(turned.m33 - 1) < 1e-9)
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    }

    // Covers: CATransform3DInvert.init(_:)
    @Test("a matrix times its inverse is the identity; a flat one is its own inverse")
    func inverse() {
        var t = CATransform3DMakeRotation(0.7, 1, 2, 3)
        t.m34 = -1 / 500
        t.m41 = 20
        t.m23 += 0.3
        let product = CATransform3DConcat(t, CATransform3DInvert(t))
        let identity = CATransform3DIdentity
        #expect(abs(product.m11 - identity.m11) < 1e-9)
        #expect(abs(product.m22 - 1) < 1e-9)
        #expect(abs(product.m44 - 1) < 1e-9)
        #expect(abs(product.m12) < 1e-9)
        #expect(abs(product.m34) < 1e-9)
        #expect(abs(product.m41) < 1e-9)
        #expect(abs(product.m23) < 1e-9)
        let flat = CATransform3DMakeScale(1, 0, 1)
        #expect(CATransform3DInvert(flat) == flat)
    }

    // Covers: CATransform3DMakeAffineTransform.init(_:), CATransform3DGetAffineTransform.init(_:), CATransform3DIsAffine.init(_:)
    @Test("2D matrices go in and come out")
    func affine() {
        let m = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let t = CATransform3DMakeAffineTransform(m)
        #expect(CATransform3DIsAffine(t))
        #expect(CATransform3DGetAffineTransform(t) == m)
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
    }

    @Test("a projection's inverse undoes it; outlines are cut at the eye")
    func projection() {
        var t = CATransform3DMakeRotation(1.2, 0, 1, 0)
        var eye = CATransform3DIdentity
        eye.m34 = -1 / 50
        t = CATransform3DConcat(t, eye)
        let p = Projection(t)
        let back = p.then(p.inverse!)
        let point = back.map(CGPoint(x: 7, y: -3))
        #expect(abs(point.x - 7) < 1e-9)
        #expect(abs(point.y + 3) < 1e-9)
        let outline = p.outline(CGRect(x: -400, y: -10, width: 800, height: 20))
        #expect(outline.count >= 3)
        #expect(outline.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    }
}
