// Geometry of views: frame, bounds, center, transform, conversion.
import Testing
import UIKit

@MainActor @Suite("View geometry") struct ViewGeometryTests {
    @Test("setting the frame sets center and bounds size and keeps the bounds origin [documented]") func frame() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect(view.center == CGPoint(x: 60, y: 45))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        view.bounds.origin = CGPoint(x: 7, y: 9)
        view.frame = CGRect(x: 0, y: 0, width: 20, height: 30)
        #expect(view.bounds == CGRect(x: 7, y: 9, width: 20, height: 30))
        #expect(view.center == CGPoint(x: 10, y: 15))
    }

    @Test("changing the bounds size keeps the center [documented]") func bounds() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        view.bounds.size = CGSize(width: 60, height: 10)
        #expect(view.center == CGPoint(x: 60, y: 45))
        #expect(view.frame == CGRect(x: 30, y: 40, width: 60, height: 10))
    }

    @Test("the frame of a scaled view is the box around it; bounds and center stay [documented]") func scaled() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.transform = CGAffineTransform(scaleX: 2, y: 4)
        #expect(view.frame == CGRect(x: -50, y: -75, width: 200, height: 200))
        #expect(view.bounds.size == CGSize(width: 100, height: 50))
        #expect(view.center == CGPoint(x: 50, y: 25))
    }

    @Test("a quarter turn swaps the sides of the frame about the center [documented]") func turned() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(abs(view.frame.minX - 25) < 1e-9 && abs(view.frame.minY + 25) < 1e-9)
        #expect(abs(view.frame.width - 50) < 1e-9 && abs(view.frame.height - 100) < 1e-9)
    }

    @Test("the anchor point is what center places and transforms turn about [documented]") func anchor() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.layer.anchorPoint = .zero
        #expect(view.frame.origin == CGPoint(x: 50, y: 25))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.frame == CGRect(x: 50, y: 25, width: 200, height: 100))
    }

    @Test("points convert through bounds origins and transforms and back [documented]") func conversion() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
        let scroll = UIView(frame: CGRect(x: 10, y: 10, width: 300, height: 300))
        scroll.bounds.origin = CGPoint(x: 0, y: 100)
        let inner = UIView(frame: CGRect(x: 20, y: 120, width: 100, height: 100))
        inner.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        root.addSubview(scroll)
        scroll.addSubview(inner)
        #expect(inner.convert(CGPoint(x: 0, y: 0), to: root) == CGPoint(x: 55, y: 55))
        #expect(root.convert(CGPoint(x: 55, y: 55), to: inner) == .zero)
        #expect(inner.convert(inner.bounds, to: root) == CGRect(x: 55, y: 55, width: 50, height: 50))
        #expect(
            root.convert(CGRect(x: 55, y: 55, width: 50, height: 50), from: root) == CGRect(x: 55, y: 55, width: 50, height: 50))
    }

    @Test("flexible width and height follow the superview; a flexible margin takes all the change [documented]")
    func autoresizing() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let fill = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
        fill.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let corner = UIView(frame: CGRect(x: 70, y: 70, width: 20, height: 20))
        corner.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
        let fixed = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        fixed.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
        for view in [fill, corner, fixed] { parent.addSubview(view) }
        parent.frame.size = CGSize(width: 200, height: 150)
        #expect(fill.frame == CGRect(x: 10, y: 10, width: 180, height: 130))
        #expect(corner.frame == CGRect(x: 170, y: 120, width: 20, height: 20))
        #expect(fixed.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test("without autoresizesSubviews nothing follows [documented]") func noAutoresizing() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let fill = UIView(frame: parent.bounds)
        fill.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.addSubview(fill)
        parent.autoresizesSubviews = false
        parent.frame.size = CGSize(width: 200, height: 150)
        #expect(fill.frame.size == CGSize(width: 100, height: 100))
    }
}
