// Frames, bounds, centres, transforms, hit tests, conversion.
// Apple: "UIView", View geometry and coordinate systems.
import CoreGraphics
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("UIView: geometry", .harness) struct UIViewGeometryTests {
    // Covers: UIView.init(frame:), UIView.frame, UIView.bounds, UIView.center
    @Test("A frame sets bounds and centre, and the other way round (documented)")
    func frameBoundsCenter() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(view.center == CGPoint(x: 60, y: 45))
        view.center = CGPoint(x: 100, y: 100)
        #expect(view.frame == CGRect(x: 50, y: 75, width: 100, height: 50))
        view.bounds.size = CGSize(width: 20, height: 10)
        #expect(view.frame == CGRect(x: 90, y: 95, width: 20, height: 10))
    }

    // Covers: UIView.init(), UIView.frame
    @Test("A view without a frame has no size and stands at the origin (documented)")
    func empty() {
        let view = UIView()
        #expect(view.frame == .zero)
        #expect(view.transform == .identity)
    }

    // Covers: UIView.transform, UIView.frame, UIView.center
    @Test("A quarter turn swaps the sides of the frame about the centre (documented)")
    func turned() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(abs(view.frame.minX - 25) < 1e-9)
        #expect(abs(view.frame.minY + 25) < 1e-9)
        #expect(abs(view.frame.width - 50) < 1e-9)
        #expect(view.center == CGPoint(x: 50, y: 25))
        view.transform3D = CATransform3DMakeTranslation(5, 6, 0)
        #expect(view.transform == CGAffineTransform(translationX: 5, y: 6))
    }

    // Covers: UIView.anchorPoint, UIView.frame
    @Test("The anchor point moves the frame while the centre stays (documented)")
    func anchor() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.anchorPoint = .zero
        #expect(view.center == CGPoint(x: 50, y: 25))
        #expect(view.frame == CGRect(x: 50, y: 25, width: 100, height: 50))
    }

    // Covers: UIView.hitTest, UIView.point, UIView.isHidden, UIView.alpha, UIView.isUserInteractionEnabled
    @Test("hitTest takes the front subview and skips hidden, disabled and nearly clear ones (documented)")
    func hits() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let back = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        let front = UIView(frame: CGRect(x: 20, y: 20, width: 50, height: 50))
        root.addSubview(back)
        root.addSubview(front)
        let point = CGPoint(x: 30, y: 30)
        #expect(root.hitTest(point, with: nil) === front)
        front.isHidden = true
        #expect(root.hitTest(point, with: nil) === back)
        front.isHidden = false
        front.isUserInteractionEnabled = false
        #expect(root.hitTest(point, with: nil) === back)
        front.isUserInteractionEnabled = true
        front.alpha = 0.009
        #expect(root.hitTest(point, with: nil) === back)
        front.alpha = 0.01
        #expect(root.hitTest(point, with: nil) === front)
        #expect(root.hitTest(CGPoint(x: 15, y: 15), with: nil) === back)
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 100, y: 5), with: nil) == nil)
        #expect(!root.point(inside: CGPoint(x: -0.1, y: 0), with: nil))
        #expect(root.point(inside: .zero, with: nil))
    }

    // Covers: UIView.hitTest, UIView.clipsToBounds
    @Test("A subview outside its superview's bounds is drawn but not hit (documented)")
    func outside() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let holder = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let far = UIView(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
        root.addSubview(holder)
        holder.addSubview(far)
        #expect(!holder.clipsToBounds)
        #expect(root.hitTest(CGPoint(x: 55, y: 55), with: nil) === root)
    }

    // Covers: UIView.convert
    @Test("Points and rectangles go through scrolled, moved and scaled superviews and back")
    func conversion() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let middle = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let leaf = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        let other = UIView(frame: CGRect(x: 50, y: 0, width: 50, height: 50))
        root.addSubview(middle)
        middle.addSubview(leaf)
        root.addSubview(other)
        middle.bounds.origin = CGPoint(x: 0, y: 3)
        #expect(leaf.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 16, y: 23))
        #expect(leaf.convert(CGPoint(x: 16, y: 23), from: root) == CGPoint(x: 1, y: 1))
        #expect(leaf.convert(leaf.bounds, to: other) == CGRect(x: -35, y: 22, width: 10, height: 10))
        #expect(other.convert(leaf.bounds, from: leaf) == CGRect(x: -35, y: 22, width: 10, height: 10))
        other.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(other.convert(CGPoint(x: 25, y: 25), to: root) == CGPoint(x: 75, y: 25))
        #expect(other.convert(CGPoint(x: 0, y: 0), to: root) == CGPoint(x: 25, y: -25))
    }

    // Covers: UIView.convert, UIScreen.coordinateSpace, UIWindow.init(frame:)
    @Test("nil means the window; views of two windows meet on the screen")
    func conversionAcrossWindows() {
        let app = StageFixture()
        let first = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        app.show(first)
        let second = UIWindow(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        second.isHidden = false
        let inner = UIView(frame: CGRect(x: 1, y: 2, width: 5, height: 5))
        second.addSubview(inner)
        #expect(first.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 10))
        #expect(first.convert(CGPoint(x: 10, y: 10), from: nil) == .zero)
        #expect(inner.convert(CGPoint.zero, to: first) == CGPoint(x: 91, y: 92))
        #expect(first.convert(CGPoint(x: 91, y: 92), to: inner) == .zero)
        #expect(inner.convert(CGPoint.zero, to: UIScreen.main.coordinateSpace) == CGPoint(x: 101, y: 102))
        #expect(inner.convert(CGPoint(x: 101, y: 102), from: UIScreen.main.coordinateSpace) == .zero)
    }

    // Covers: UIView.sizeThatFits, UIView.sizeToFit
    @Test("sizeToFit takes the size of sizeThatFits and keeps the origin (documented)")
    func fits() {
        final class Fitting: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 33, height: 44) }
        }
        let view = Fitting(frame: CGRect(x: 7, y: 8, width: 1, height: 1))
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 7, y: 8, width: 33, height: 44))
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        #expect(plain.sizeThatFits(CGSize(width: 100, height: 100)) == CGSize(width: 9, height: 9))
    }

    // Covers: UIView.intrinsicContentSize, UIView.noIntrinsicMetric
    @Test("A plain view has no intrinsic size: −1 on both axes (documented)")
    func intrinsic() {
        #expect(UIView.noIntrinsicMetric == -1)
        #expect(UIView().intrinsicContentSize == CGSize(width: -1, height: -1))
    }

    // Covers: UIView.layerClass, UIView.layer
    @Test("The layer has the class that layerClass names, also in a subclass of the subclass")
    func layerClass() {
        final class TagLayer: CAGradientLayer {
            var made = "yes"
        }
        class Gradient: UIView {
            override class var layerClass: AnyClass { TagLayer.self }
        }
        final class Sub: Gradient {}
        #expect((Sub(frame: .zero).layer as? TagLayer)?.made == "yes")
        #expect(type(of: UIView().layer) == CALayer.self)
        let plain = UIView()
        #expect(plain.layer.delegate === plain)
    }
}
