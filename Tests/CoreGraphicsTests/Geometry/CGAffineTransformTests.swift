// Transforms of the plane.
// Apple: "CGAffineTransform".
import CoreGraphics
import Foundation
import Testing

@Suite struct CGAffineTransformTests {
    // Covers: CGAffineTransform.identity, CGAffineTransform.init(translationX:y:), CGAffineTransform.init(scaleX:y:)
    // Covers: CGAffineTransform.init(rotationAngle:), CGAffineTransform.init(a:b:c:d:tx:ty:), CGPoint.applying
    @Test("A point is a row that multiplies from the left (documented)")
    func points() {
        let p = CGPoint(x: 3, y: 4)
        #expect(p.applying(CGAffineTransform.identity) == p)
        #expect(p.applying(CGAffineTransform(translationX: 1, y: -2)) == CGPoint(x: 4, y: 2))
        #expect(p.applying(CGAffineTransform(scaleX: 2, y: 3)) == CGPoint(x: 6, y: 12))
        let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.x) < 1e-15)
        #expect(turned.y == 1)
        let t = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(p.applying(t) == CGPoint(x: 1 * 3 + 3 * 4 + 5, y: 2 * 3 + 4 * 4 + 6))
    }

    // Covers: CGAffineTransform.concatenating, CGAffineTransform.translatedBy, CGAffineTransform.scaledBy
    // Covers: CGAffineTransform.rotated, CGAffineTransform.a, CGAffineTransform.b, CGAffineTransform.c
    // Covers: CGAffineTransform.d, CGAffineTransform.tx, CGAffineTransform.ty
    @Test("translatedBy, scaledBy and rotated come before the transform, concatenating after (documented)")
    func order() {
        let t = CGAffineTransform(translationX: 10, y: 20)
        #expect(t.concatenating(CGAffineTransform(scaleX: 2, y: 2)).tx == 20)
        #expect(t.scaledBy(x: 2, y: 3) == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 20))
        let scaled = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 1, y: 1)
        #expect((scaled.tx, scaled.ty) == (2, 3))
        let turned = t.rotated(by: .pi / 2)
        #expect(abs(turned.a) < 1e-15)
        #expect(turned.b == 1)
        #expect(turned.c == -1)
        #expect(abs(turned.d) < 1e-15)
        #expect((turned.tx, turned.ty) == (10, 20))
    }

    // Covers: CGAffineTransform.inverted, CGAffineTransform.isIdentity
    @Test("inverted undoes a transform; one without inverse comes back unchanged (documented)")
    func inverse() {
        let t = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 7, ty: -9)
        let both = t.concatenating(t.inverted())
        for (value, wanted) in zip([both.a, both.b, both.c, both.d, both.tx, both.ty], [1, 0, 0, 1, 0, 0] as [CGFloat]) {
            #expect(abs(value - wanted) < 1e-12)
        }
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
        #expect(CGAffineTransform.identity.isIdentity)
        #expect(!flat.isIdentity)
        #expect(CGAffineTransform() == CGAffineTransform(0, 0, 0, 0, 0, 0))
    }

    // Covers: CGAffineTransform.decomposed
    @Test("decomposed parts build the transform again, mirrored ones too")
    func components() {
        var numbers = SeededNumbers(seed: 7)
        for _ in 0..<200 {
            func random() -> CGFloat { CGFloat.random(in: -3...3, using: &numbers) }
            let t = CGAffineTransform(a: random(), b: random(), c: random(), d: random(), tx: random(), ty: random())
            let again = CGAffineTransform(t.decomposed())
            for (one, other) in [(t.a, again.a), (t.b, again.b), (t.c, again.c), (t.d, again.d), (t.tx, again.tx)] {
                #expect(abs(one - other) < 1e-9)
            }
        }
        let plain = CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 2, y: 3).decomposed()
        #expect(abs(plain.rotation - 0.5) < 1e-12)
        #expect(abs(plain.scale.width - 2) < 1e-12)
        #expect(abs(plain.scale.height - 3) < 1e-12)
        #expect(abs(plain.horizontalShear) < 1e-12)
    }

    @Test("A transform is coded as six numbers in a row")
    func coding() throws {
        let t = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let data = try JSONEncoder().encode([t])
        #expect(String(decoding: data, as: UTF8.self) == "[[1,2,3,4,5,6]]")
        #expect(try JSONDecoder().decode([CGAffineTransform].self, from: data) == [t])
    }
}
