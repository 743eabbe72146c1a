// The steps that each constructor makes.
// Apple: "CGPath", "CGMutablePath".
import CoreGraphics
import Foundation
import Testing

/// The steps as text, three decimals, as swift-snapshot-testing writes paths recorded on iOS.
func text(_ path: CGPath) -> [String] {
    var lines: [String] = []
    path.applyWithBlock { element in
        let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
        let points = (0..<count).map { index in
            let p = element.pointee.points[index]
            return "(\((p.x * 1000).rounded() / 1000 + 0), \((p.y * 1000).rounded() / 1000 + 0))"
        }
        let name = ["MoveTo", "LineTo", "QuadCurveTo", "CurveTo", "Close"][Int(element.pointee.type.rawValue)]
        lines.append(([name] + points).joined(separator: " "))
    }
    return lines
}

@Suite struct CGPathConstructionTests {
    // Covers: CGMutablePath.addEllipse, CGPath.applyWithBlock, CGMutablePath.init()
    @Test("An ellipse begins at the right and goes towards larger y (observed on iOS)")
    func ellipse() {
        let path = CGMutablePath()
        path.addEllipse(in: CGRect(x: 60, y: 60, width: 30, height: 30))
        let wanted = [
            "MoveTo (90.0, 75.0)", "CurveTo (90.0, 83.284) (83.284, 90.0) (75.0, 90.0)",
            "CurveTo (66.716, 90.0) (60.0, 83.284) (60.0, 75.0)",
            "CurveTo (60.0, 66.716) (66.716, 60.0) (75.0, 60.0)",
            "CurveTo (83.284, 60.0) (90.0, 66.716) (90.0, 75.0)", "Close",
        ]
        var seen: [String] = []
        path.applyWithBlock { _ in seen.append("") }
        #expect(text(path) == wanted)
        #expect(seen.count == wanted.count)
    }

    // Covers: CGMutablePath.move, CGMutablePath.addLine, CGMutablePath.addQuadCurve, CGMutablePath.addCurve
    // Covers: CGMutablePath.closeSubpath, CGMutablePath.addRect, CGMutablePath.addPath
    @Test("Steps stand in the order they were added, under the transform given with them")
    func steps() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 1, y: 1), transform: CGAffineTransform(scaleX: 10, y: 10))
        path.addQuadCurve(to: CGPoint(x: 3, y: 0), control: CGPoint(x: 2, y: 2))
        path.addCurve(to: CGPoint(x: 6, y: 0), control1: CGPoint(x: 4, y: 1), control2: CGPoint(x: 5, y: 1))
        path.closeSubpath()
        path.closeSubpath()
        let other = CGMutablePath()
        other.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
        path.addPath(other, transform: CGAffineTransform(translationX: 100, y: 0))
        #expect(
            text(path) == [
                "MoveTo (0.0, 0.0)", "LineTo (10.0, 10.0)", "QuadCurveTo (2.0, 2.0) (3.0, 0.0)",
                "CurveTo (4.0, 1.0) (5.0, 1.0) (6.0, 0.0)", "Close", "MoveTo (101.0, 2.0)", "LineTo (104.0, 2.0)",
                "LineTo (104.0, 6.0)", "LineTo (101.0, 6.0)", "Close",
            ])
    }

    // Covers: CGPath.init(rect:transform:), CGPath.init(ellipseIn:transform:)
    // Covers: CGPath.init(roundedRect:cornerWidth:cornerHeight:transform:)
    @Test("Paths made at once equal those that are built, and take a transform")
    func shapes() {
        let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
        var move = CGAffineTransform(translationX: 5, y: 5)
        let built = CGMutablePath()
        built.addRect(rect, transform: move)
        #expect(CGPath(rect: rect, transform: &move) == built)
        let ellipse = CGMutablePath()
        ellipse.addEllipse(in: rect)
        #expect(CGPath(ellipseIn: rect, transform: nil) == ellipse)
        let rounded = CGMutablePath()
        rounded.addRoundedRect(in: rect, cornerWidth: 4, cornerHeight: 6)
        #expect(CGPath(roundedRect: rect, cornerWidth: 4, cornerHeight: 6, transform: nil) == rounded)
        #expect(CGPath(roundedRect: rect, cornerWidth: 0, cornerHeight: 0, transform: nil) == CGPath(rect: rect, transform: nil))
        let capsule = CGPath(roundedRect: rect, cornerWidth: 99, cornerHeight: 99, transform: nil)
        #expect(capsule.boundingBoxOfPath == rect)
        #expect(!capsule.contains(CGPoint(x: 11, y: 21)))
    }

    // Covers: CGMutablePath.addArc, CGMutablePath.addRelativeArc
    @Test("Arcs lie on their circle, clockwise means falling angles, a line leads to their start")
    func arcs() {
        let quarter = CGMutablePath()
        quarter.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(text(quarter) == ["MoveTo (10.0, 0.0)", "CurveTo (10.0, 5.523) (5.523, 10.0) (0.0, 10.0)"])
        let rest = CGMutablePath()
        rest.move(to: CGPoint(x: 20, y: 0))
        rest.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(text(rest).prefix(2) == ["MoveTo (20.0, 0.0)", "LineTo (10.0, 0.0)"])
        #expect(text(rest).count == 5)
        let relative = CGMutablePath()
        relative.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: .pi / 2)
        #expect(relative == quarter)
        for clockwise in [true, false] {
            let whole = CGMutablePath()
            whole.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: clockwise)
            let box = whole.boundingBoxOfPath
            #expect(abs(box.minX + 10) < 1e-9)
            #expect(abs(box.maxY - 10) < 1e-9)
            #expect(abs(box.height - 20) < 1e-9)
        }
    }

    // Covers: CGMutablePath.addArc
    @Test("A tangent arc rounds a corner: it leaves the first line and meets the second where they touch the circle")
    func tangentArcs() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        #expect(text(path) == ["MoveTo (0.0, 0.0)", "LineTo (6.0, 0.0)", "CurveTo (8.209, 0.0) (10.0, 1.791) (10.0, 4.0)"])
        let mirrored = CGMutablePath()
        mirrored.move(to: CGPoint(x: 0, y: 0))
        mirrored.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: -10), radius: 4)
        #expect(text(mirrored).last == "CurveTo (8.209, 0.0) (10.0, -1.791) (10.0, -4.0)")
        let straight = CGMutablePath()
        straight.move(to: CGPoint(x: 0, y: 0))
        straight.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 4)
        #expect(text(straight) == ["MoveTo (0.0, 0.0)", "LineTo (5.0, 0.0)"])
    }

    // Covers: CGMutablePath.mutableCopy, CGPath.copy
    @Test("Copies do not change with the path they come from")
    func copies() throws {
        let path = CGMutablePath()
        path.addRects([CGRect(x: 0, y: 0, width: 1, height: 1)])
        let copy = try #require(path.copy())
        let mutable = try #require(path.mutableCopy())
        path.addLines(between: [CGPoint(x: 5, y: 5), CGPoint(x: 6, y: 6)])
        #expect(copy == mutable)
        #expect(copy != path)
        #expect(text(path).count == 7)
        mutable.addPath(copy)
        #expect(text(mutable).count == 10)
        #expect(text(copy).count == 5)
        var scale = CGAffineTransform(scaleX: 3, y: 3)
        #expect(copy.copy(using: &scale)?.boundingBox == CGRect(x: 0, y: 0, width: 3, height: 3))
    }
}
