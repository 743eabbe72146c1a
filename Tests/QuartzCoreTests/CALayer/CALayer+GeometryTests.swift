// Geometry, conversion and hit testing of layers.
// Apple: "CALayer".
import Foundation
import Testing

@testable import QuartzCore

@Suite struct CALayerGeometryTests {
    // Covers: CALayer.init(), CALayer.anchorPoint, CALayer.position, CALayer.zPosition, CALayer.bounds, CALayer.contentsScale, CALayer.contentsGravity, CALayer.opacity, CALayer.isHidden, CALayer.isDoubleSided, CALayer.masksToBounds, CALayer.cornerRadius, CALayer.borderWidth, CALayer.backgroundColor, CALayer.shadowOpacity, CALayer.shadowOffset, CALayer.shadowRadius, CALayer.allowsGroupOpacity, CALayer.isOpaque, CALayer.isGeometryFlipped
    @Test("a new layer has the documented defaults (documented)")
    func defaults() {
        let layer = CALayer()
        #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(layer.position == .zero)
        #expect(layer.zPosition == 0)
        #expect(layer.bounds == .zero)
        #expect(layer.contentsScale == 1)
        #expect(layer.contentsGravity == .resize)
        #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(layer.contentsCenter == layer.contentsRect)
        #expect(layer.opacity == 1)
        #expect(!layer.isHidden)
        #expect(layer.isDoubleSided)
        #expect(!layer.isGeometryFlipped)
        #expect(!layer.masksToBounds)
        #expect(layer.cornerRadius == 0)
        #expect(layer.borderWidth == 0)
        #expect(!layer.isOpaque)
        #expect(layer.backgroundColor == nil)
        #expect(layer.borderColor == CGColor(red: 0, green: 0, blue: 0, alpha: 1))
        #expect(layer.shadowOpacity == 0)
        #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
        #expect(layer.shadowRadius == 3)
        #expect(layer.allowsGroupOpacity)
        #expect(layer.rasterizationScale == 1)
        #expect(layer.sublayers == nil)
        #expect(layer.superlayer == nil)
        #expect(layer.mask == nil)
    }

    // Covers: CALayer.frame, CALayer.position, CALayer.bounds, CALayer.anchorPoint
    @Test("the frame follows from position, bounds and anchor point, and sets the first two")
    func frame() {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(layer.position == CGPoint(x: 60, y: 45))
        #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        layer.anchorPoint = .zero
        #expect(layer.frame == CGRect(x: 60, y: 45, width: 100, height: 50))
        layer.bounds.origin = CGPoint(x: 5, y: 5)
        #expect(layer.frame == CGRect(x: 60, y: 45, width: 100, height: 50))
    }

    // Covers: CALayer.transform, CALayer.frame, CALayer.affineTransform, CALayer.setAffineTransform
    @Test("the frame of a turned layer is the smallest rectangle around it")
    func turnedFrame() {
        let layer = box(0, 0, 100, 50)
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        let frame = layer.frame
        #expect(abs(frame.minX - 25) < 1e-9)
        #expect(abs(frame.minY + 25) < 1e-9)
        #expect(abs(frame.width - 50) < 1e-9)
        #expect(abs(frame.height - 100) < 1e-9)
        #expect(layer.affineTransform().b == layer.transform.m12)
    }

    // Covers: CALayer.convert
    @Test("points and rectangles convert through bounds origins, transforms and up and down the tree")
    func convert() {
        let root = box(0, 0, 200, 200), a = box(10, 10, 100, 100), b = box(20, 20, 50, 50), c = box(100, 50, 20, 20)
        root.addSublayer(a)
        a.addSublayer(b)
        root.addSublayer(c)
        a.bounds.origin = CGPoint(x: 5, y: 0)
        #expect(b.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 26, y: 32))
        #expect(b.convert(CGPoint(x: 26, y: 32), from: root) == CGPoint(x: 1, y: 2))
        #expect(b.convert(CGPoint.zero, to: c) == CGPoint(x: -75, y: -20))
        #expect(c.convert(CGRect(x: 0, y: 0, width: 4, height: 4), to: b) == CGRect(x: 75, y: 20, width: 4, height: 4))
        c.transform = CATransform3DMakeScale(2, 2, 1)
        #expect(c.convert(CGPoint.zero, to: root) == CGPoint(x: 90, y: 40))
        c.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        let turned = c.convert(CGPoint.zero, to: root)
        #expect(abs(turned.x - 120) < 1e-9)
        #expect(abs(turned.y - 50) < 1e-9)
    }

    // Covers: CALayer.convert, CALayer.sublayerTransform
    @Test("conversion through a perspective comes back to where it began")
    func convertPerspective() {
        let root = box(0, 0, 200, 200), card = box(50, 50, 100, 100)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 300
        root.sublayerTransform = perspective
        root.addSublayer(card)
        card.transform = CATransform3DMakeRotation(0.7, 0, 1, 0)
        let out = card.convert(CGPoint(x: 100, y: 0), to: root)
        let back = card.convert(out, from: root)
        #expect(abs(back.x - 100) < 1e-6)
        #expect(abs(back.y) < 1e-6)
        // The right side turns away from the viewer: it is nearer to the middle line and lower.
        #expect(out.x < 145)
        #expect(out.y > 50)
    }

    // Covers: CALayer.hitTest, CALayer.contains
    @Test("hitTest finds the deepest layer, front to back, and leaves out hidden and clipped ones")
    func hitTest() {
        let root = box(0, 0, 100, 100), a = box(0, 0, 50, 50), b = box(20, 20, 50, 50), inner = box(40, 40, 40, 40)
        root.addSublayer(a)
        root.addSublayer(b)
        b.addSublayer(inner)
        #expect(root.hitTest(CGPoint(x: 25, y: 25)) === b)
        #expect(root.hitTest(CGPoint(x: 5, y: 5)) === a)
        #expect(root.hitTest(CGPoint(x: 75, y: 75)) === inner)
        b.masksToBounds = true
        #expect(root.hitTest(CGPoint(x: 75, y: 75)) === root)
        b.isHidden = true
        #expect(root.hitTest(CGPoint(x: 25, y: 25)) === a)
        a.zPosition = -1
        b.isHidden = false
        #expect(root.hitTest(CGPoint(x: 25, y: 25)) === b)
        #expect(root.hitTest(CGPoint(x: 101, y: 5)) == nil)
        #expect(a.contains(CGPoint(x: 49, y: 49)))
        #expect(!a.contains(CGPoint(x: 51, y: 0)))
        a.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
        #expect(root.hitTest(CGPoint(x: 1, y: 1)) === root)
    }

    // Covers: CALayer.visibleRect, CALayer.contentsAreFlipped
    @Test("the visible part is cut by clipping superlayers")
    func visibleRect() {
        let root = box(0, 0, 100, 100), clip = box(10, 10, 50, 50), layer = box(30, 30, 40, 40)
        root.addSublayer(clip)
        clip.addSublayer(layer)
        clip.masksToBounds = true
        #expect(layer.visibleRect == CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(layer.contentsAreFlipped())
        clip.isGeometryFlipped = true
        #expect(!layer.contentsAreFlipped())
    }

    // Covers: CALayer.convertTime, CALayer.beginTime, CALayer.speed, CALayer.timeOffset
    @Test("time converts through begin, speed and offset of the layers between")
    func time() {
        let root = CALayer(), layer = CALayer()
        root.addSublayer(layer)
        root.speed = 2
        layer.beginTime = 3
        layer.timeOffset = 1
        #expect(layer.convertTime(10, from: nil) == 18)
        #expect(layer.convertTime(18, to: nil) == 10)
        #expect(root.convertTime(20, to: layer) == 18)
        root.speed = 0
        #expect(layer.convertTime(10, from: nil) == -2)
    }

    // Covers: CALayer.value, CALayer.setValue, CALayer.name, CALayer.style
    @Test("values are read and set by key and by path into points, rectangles and transforms")
    func keyValue() {
        let layer = box(0, 0, 10, 20)
        layer.setValue(CGFloat(0.5), forKeyPath: "transform.rotation.z")
        #expect(abs(layer.affineTransform().b - sin(0.5)) < 1e-12)
        #expect(abs((layer.value(forKeyPath: "transform.rotation") as! CGFloat) - 0.5) < 1e-12)
        layer.setValue(2.0, forKeyPath: "transform.scale")
        #expect(abs((layer.value(forKeyPath: "transform.scale.x") as! CGFloat) - 2) < 1e-12)
        layer.setValue(7, forKeyPath: "position.x")
        #expect(layer.position == CGPoint(x: 7, y: 10))
        #expect(layer.value(forKeyPath: "bounds.size.height") as? CGFloat == 20)
        layer.setValue("x", forKey: "mine")
        #expect(layer.value(forKey: "mine") as? String == "x")
        layer.setValue(true, forKey: "hidden")
        #expect(layer.isHidden)
        layer.style = ["fallback": 3]
        #expect(layer.value(forKey: "fallback") as? Int == 3)
        layer.name = "n"
        #expect(layer.value(forKey: "name") as? String == "n")
    }
}
