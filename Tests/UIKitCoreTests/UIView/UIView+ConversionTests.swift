// Points and rectangles between trees that share no root.
// Apple: "UIView", Converting between view coordinate systems; "CALayer", Mapping between coordinate and time spaces.
import QuartzCore
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Conversion between trees", .harness) struct UIViewConversionTests {
    // Covers: UIView.convert
    @Test(
        "two roots meet in the space around them: a at (20, 20), b at (0, 0), (50, 50) of b is (30, 30) of a (observed)"
    )
    func roots() {
        let a = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
        let b = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let point = CGPoint(x: 50, y: 50)
        #expect(a.convert(point, from: b) == CGPoint(x: 30, y: 30))
        #expect(b.convert(CGPoint(x: 30, y: 30), to: a) == CGPoint(x: 10, y: 10))
        #expect(a.convert(CGPoint(x: 30, y: 30), to: b) == point)
        #expect(b.convert(point, from: a) == CGPoint(x: 70, y: 70))
        let rect = CGRect(x: 50, y: 50, width: 10, height: 5)
        #expect(a.convert(rect, from: b) == CGRect(x: 30, y: 30, width: 10, height: 5))
        #expect(a.convert(rect, to: b) == CGRect(x: 70, y: 70, width: 10, height: 5))
        let (inA, inB) = (
            UIView(frame: CGRect(x: 1, y: 2, width: 9, height: 9)),
            UIView(frame: CGRect(x: 3, y: 4, width: 9, height: 9))
        )
        a.addSubview(inA)
        b.addSubview(inB)
        #expect(inA.convert(CGPoint.zero, to: inB) == CGPoint(x: 18, y: 18))
        a.bounds.origin = CGPoint(x: 5, y: 0)
        #expect(inA.convert(CGPoint.zero, to: inB) == CGPoint(x: 13, y: 18))
        b.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(
            a.convert(CGRect(x: 0, y: 0, width: 1, height: 1), from: b) == CGRect(x: -65, y: -70, width: 2, height: 2))
        #expect(a.convert(CGPoint(x: 7, y: 7), to: a) == CGPoint(x: 7, y: 7))
    }

    // Covers: UIView.convert, UIWindow.convert
    @Test("a tree without a window meets windows on the screen, as its root's frame says (guessed)") func windows() {
        let app = StageFixture()
        app.show(UIViewController())
        let window = UIWindow(frame: CGRect(x: 100, y: 50, width: 50, height: 50))
        window.isHidden = false
        let inner = UIView(frame: CGRect(x: 1, y: 2, width: 5, height: 5))
        window.addSubview(inner)
        let root = UIView(frame: CGRect(x: 20, y: 30, width: 10, height: 10))
        #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 81, y: 22))
        #expect(inner.convert(CGPoint.zero, from: root) == CGPoint(x: -81, y: -22))
        #expect(
            inner.convert(CGRect(x: 0, y: 0, width: 2, height: 3), to: root)
                == CGRect(x: 81, y: 22, width: 2, height: 3))
        let hidden = UIWindow(frame: CGRect(x: 7, y: 0, width: 50, height: 50))
        #expect(hidden.convert(CGPoint.zero, to: window as UIView) == CGPoint(x: -93, y: -50))
        #expect(hidden.convert(CGPoint.zero, to: inner) == CGPoint(x: -94, y: -52))
    }

    // Covers: CALayer.convert
    @Test("so do the roots of layers; nil is the root's own space") func layers() {
        let (one, two) = (CALayer(), CALayer())
        one.frame = CGRect(x: 20, y: 20, width: 10, height: 10)
        two.frame = CGRect(x: 5, y: 0, width: 10, height: 10)
        let inner = CALayer()
        inner.frame = CGRect(x: 1, y: 1, width: 2, height: 2)
        one.addSublayer(inner)
        #expect(one.convert(CGPoint(x: 50, y: 50), from: two) == CGPoint(x: 35, y: 30))
        #expect(inner.convert(CGPoint.zero, to: two) == CGPoint(x: 16, y: 21))
        #expect(inner.convert(inner.bounds, to: two) == CGRect(x: 16, y: 21, width: 2, height: 2))
        #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 1, y: 1))
    }
}
