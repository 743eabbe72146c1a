// Paths: shapes, elements, attributes, drawing.
// Apple: "UIBezierPath"
import CoreGraphics
import Foundation
import TestFixtures
import Testing
import UIKitValues

struct UIBezierPathTests {
    private func near(_ one: CGRect, _ two: CGRect, _ tolerance: CGFloat = 0.01) -> Bool {
        abs(one.minX - two.minX) < tolerance && abs(one.minY - two.minY) < tolerance
            && abs(one.width - two.width) < tolerance && abs(one.height - two.height) < tolerance
    }

    // Covers: UIBezierPath.init(), UIBezierPath.move, UIBezierPath.addLine, UIBezierPath.addQuadCurve, UIBezierPath.addCurve, UIBezierPath.close, UIBezierPath.currentPoint, UIBezierPath.isEmpty
    @Test("elements follow in order, and the current point with them")
    func elements() {
        let path = UIBezierPath()
        #expect(path.isEmpty)
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), controlPoint: CGPoint(x: 0, y: 9))
        path.addCurve(
            to: CGPoint(x: 7, y: 8), controlPoint1: CGPoint(x: 1, y: 1), controlPoint2: CGPoint(x: 2, y: 2))
        #expect(path.currentPoint == CGPoint(x: 7, y: 8))
        #expect(!path.isEmpty)
        path.close()
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
        #expect(
            path.cgPath.elements == [
                .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 3, y: 4)),
                .quad(control: CGPoint(x: 0, y: 9), to: CGPoint(x: 5, y: 6)),
                .cubic(control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2), to: CGPoint(x: 7, y: 8)), .close,
            ])
        path.removeAllPoints()
        #expect(path.isEmpty)
    }

    // Covers: UIBezierPath.init(rect:), UIBezierPath.init(ovalIn:), UIBezierPath.bounds, UIBezierPath.contains
    @Test("rectangles and ovals fill their rectangle")
    func shapes() {
        let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(UIBezierPath(rect: rect).bounds == rect)
        let oval = UIBezierPath(ovalIn: rect)
        #expect(near(oval.bounds, rect))
        #expect(oval.contains(CGPoint(x: 25, y: 40)))
        #expect(!oval.contains(CGPoint(x: 11, y: 21)))
    }

    // Covers: UIBezierPath.init(arcCenter:radius:startAngle:endAngle:clockwise:), UIBezierPath.addArc
    @Test("clockwise arcs run clockwise on the screen; an arc is joined by a line (documented)")
    func arcs() {
        let quarter = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(near(quarter.bounds, CGRect(x: 0, y: 0, width: 10, height: 10)))
        let rest = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(near(rest.bounds, CGRect(x: -10, y: -10, width: 20, height: 20)))
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 50))
        path.addArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
        #expect(path.cgPath.elements[1] == .line(CGPoint(x: 10, y: 0)))
        #expect(abs(path.currentPoint.x + 10) < 1e-9)
    }

    // Covers: UIBezierPath.init(roundedRect:cornerRadius:), UIBezierPath.init(roundedRect:byRoundingCorners:cornerRadii:)
    @Test("rounded corners begin 1.53 radii from the corner; too large a radius rounds the whole side (observed)")
    func roundedRects() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
        let path = UIBezierPath(roundedRect: rect, cornerRadius: 10)
        guard case .move(let start) = path.cgPath.elements[0] else { return #expect(Bool(false)) }
        #expect(abs(start.x - 15.28665) < 1e-4)
        #expect(start.y == 0)
        #expect(near(path.bounds, rect))
        #expect(!path.contains(CGPoint(x: 1.5, y: 1.5)))
        #expect(path.contains(CGPoint(x: 3.2, y: 3.2)))
        let capsule = UIBezierPath(roundedRect: rect, cornerRadius: 500)
        #expect(near(capsule.bounds, rect))
        #expect(!capsule.contains(CGPoint(x: 5, y: 10)))
        let one = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 15, height: 15))
        #expect(!one.contains(CGPoint(x: 1, y: 1)))
        #expect(one.contains(CGPoint(x: 99.5, y: 0.5)))
        #expect(one.contains(CGPoint(x: 0.5, y: 59.5)))
        #expect(one.contains(CGPoint(x: 99.5, y: 59.5)))
        #expect(UIBezierPath(roundedRect: rect, cornerRadius: 0).cgPath.elements.count == 5)
    }

    // Covers: UIBezierPath.append, UIBezierPath.apply, UIBezierPath.cgPath, UIBezierPath.init(cgPath:)
    @Test("append adds elements, apply moves them, cgPath is a copy")
    func combining() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.append(UIBezierPath(rect: CGRect(x: 20, y: 0, width: 10, height: 10)))
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 30, height: 10))
        let before = path.cgPath
        path.apply(CGAffineTransform(translationX: 5, y: 6))
        #expect(path.bounds == CGRect(x: 5, y: 6, width: 30, height: 10))
        #expect(before.boundingBox == CGRect(x: 0, y: 0, width: 30, height: 10))
        #expect(UIBezierPath(cgPath: before).bounds == before.boundingBox)
    }

    // Covers: UIBezierPath.usesEvenOddFillRule, UIBezierPath.contains
    @Test("the fill rule decides about holes")
    func fillRules() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
        #expect(path.contains(CGPoint(x: 15, y: 15)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 15, y: 15)))
        #expect(path.contains(CGPoint(x: 5, y: 5)))
    }

    // Covers: UIBezierPath.reversing
    @Test("reversing draws the same shape the other way: a reversed hole is a hole by winding")
    func reversing() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addCurve(
            to: CGPoint(x: 10, y: 10), controlPoint1: CGPoint(x: 12, y: 3), controlPoint2: CGPoint(x: 13, y: 7))
        path.close()
        #expect(
            path.reversing().cgPath.elements == [
                .move(CGPoint(x: 10, y: 10)),
                .cubic(control1: CGPoint(x: 13, y: 7), control2: CGPoint(x: 12, y: 3), to: CGPoint(x: 10, y: 0)),
                .line(CGPoint(x: 0, y: 0)), .close,
            ])
        let frame = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        frame.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)).reversing())
        #expect(!frame.contains(CGPoint(x: 15, y: 15)))
        #expect(frame.contains(CGPoint(x: 5, y: 5)))
    }

    // Covers: UIBezierPath.fill, UIBezierPath.stroke, UIBezierPath.lineWidth, UIBezierPath.addClip
    @Test("fill and stroke draw in the current colours, clip narrows what is drawn")
    func drawing() {
        let filled = ViewPicture.drawn(CGSize(width: 20, height: 20)) {
            UIColor.red.setFill()
            UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)).fill()
        }
        #expect(filled.pixel(5, 5) == 0xFFFF_0000)
        #expect(filled.pixel(4, 5) == 0)
        #expect(filled.pixel(14, 14) == 0xFFFF_0000)
        let stroked = ViewPicture.drawn(CGSize(width: 20, height: 20)) {
            UIColor.blue.setStroke()
            let path = UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10))
            path.lineWidth = 2
            path.stroke()
        }
        #expect(stroked.pixel(4, 10) == 0xFF00_00FF)
        #expect(stroked.pixel(5, 10) == 0xFF00_00FF)
        #expect(stroked.pixel(3, 10) == 0)
        #expect(stroked.pixel(6, 10) == 0)
        #expect(stroked.pixel(10, 10) == 0)
        let clipped = ViewPicture.drawn(CGSize(width: 20, height: 20)) {
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20)).addClip()
            UIColor.green.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        #expect(clipped.pixel(9, 9) == 0xFF00_FF00)
        #expect(clipped.pixel(10, 9) == 0)
    }

    // Covers: UIBezierPath.fill, UIBezierPath.stroke
    @Test("fill and stroke take a blend mode and an alpha, and leave the context as it was")
    func blending() {
        let picture = ViewPicture.drawn(CGSize(width: 10, height: 10)) {
            UIColor.black.setFill()
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 5)).fill(with: .normal, alpha: 0.5)
            UIBezierPath(rect: CGRect(x: 0, y: 5, width: 10, height: 5)).fill()
            UIBezierPath(rect: CGRect(x: 0, y: 8, width: 10, height: 2)).fill(with: .clear, alpha: 1)
        }
        #expect(picture.pixel(5, 2) == 0x8000_0000)
        #expect(picture.pixel(5, 6) == 0xFF00_0000)
        #expect(picture.pixel(5, 9) == 0)
    }

    // Covers: UIBezierPath.setLineDash, UIBezierPath.getLineDash, UIBezierPath.lineCapStyle, UIBezierPath.lineJoinStyle, UIBezierPath.miterLimit, UIBezierPath.flatness
    @Test("the attributes have Apple's defaults, and a dash leaves gaps")
    func attributes() {
        let path = UIBezierPath()
        #expect(path.lineWidth == 1)
        #expect(path.lineCapStyle == .butt)
        #expect(path.lineJoinStyle == .miter)
        #expect(path.miterLimit == 10)
        #expect(path.flatness == 0.6)
        #expect(!path.usesEvenOddFillRule)
        path.move(to: CGPoint(x: 0, y: 5))
        path.addLine(to: CGPoint(x: 20, y: 5))
        path.lineWidth = 2
        path.setLineDash([4, 4], count: 2, phase: 0)
        var pattern: [CGFloat] = [0, 0]
        var count = 0
        var phase: CGFloat = -1
        path.getLineDash(&pattern, count: &count, phase: &phase)
        #expect(pattern == [4, 4])
        #expect(count == 2)
        #expect(phase == 0)
        let picture = ViewPicture.drawn(CGSize(width: 20, height: 10)) { path.stroke() }
        #expect(picture.pixel(2, 5) == 0xFF00_0000)
        #expect(picture.pixel(6, 5) == 0)
        #expect(picture.pixel(10, 5) == 0xFF00_0000)
    }

    // Covers: UIBezierPath.copy, UIBezierPath.init(coder:), UIBezierPath.encode
    @Test("copies and archives keep elements and attributes, and are independent")
    func copies() throws {
        let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 20))
        path.lineWidth = 3
        path.usesEvenOddFillRule = true
        path.setLineDash([1, 2], count: 2, phase: 0.5)
        let copy = try #require(path.copy() as? UIBezierPath)
        path.removeAllPoints()
        #expect(copy.bounds.height == 20)
        #expect(copy.lineWidth == 3)
        #expect(copy.usesEvenOddFillRule)
        // archivedData calls encode(with:), unarchivedObject init(coder:).
        let data = try NSKeyedArchiver.archivedData(withRootObject: copy, requiringSecureCoding: true)
        let back = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIBezierPath.self, from: data))
        #expect(back.cgPath.elements == copy.cgPath.elements)
        #expect(back.lineWidth == 3)
        #expect(back.usesEvenOddFillRule)
    }
}
