// Asking paths about themselves.
// Apple: "CGPath".
import CoreGraphics
import Foundation
import Testing

@Suite struct CGPathQueriesTests {
    // Covers: CGPath.boundingBox, CGMutablePath.boundingBoxOfPath
    @Test("boundingBox counts control points, boundingBoxOfPath the curve alone (documented)")
    func boxes() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 10), control2: CGPoint(x: 10, y: 10))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 7.5))
        let quad = CGMutablePath()
        quad.move(to: .zero)
        quad.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(quad.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 5))
        #expect(CGMutablePath().boundingBox.isNull)
        #expect(CGMutablePath().boundingBoxOfPath.isNull)
    }

    // Covers: CGPath.contains, CGPath.isEmpty, CGPath.currentPoint
    @Test("contains follows the rule; a ring wound one way is full by winding and hollow by even-odd")
    func contains() {
        let ring = CGMutablePath()
        #expect(ring.isEmpty)
        #expect(ring.currentPoint == .zero)
        ring.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        ring.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
        #expect(ring.contains(CGPoint(x: 5, y: 5)))
        #expect(!ring.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
        #expect(ring.contains(CGPoint(x: 1, y: 1), using: .evenOdd))
        #expect(!ring.contains(CGPoint(x: -1, y: 5)))
        #expect(!ring.contains(CGPoint(x: CGFloat.nan, y: 5)))
        #expect(ring.contains(CGPoint(x: 25, y: 5), using: .evenOdd, transform: CGAffineTransform(scaleX: 3, y: 1)))
        #expect(ring.currentPoint == CGPoint(x: 3, y: 3))
        #expect(!ring.isEmpty)
        let open = CGMutablePath()
        open.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
        #expect(open.contains(CGPoint(x: 2, y: 2)))
        #expect(!open.contains(CGPoint(x: 6, y: 6)))
    }

    @Test("contains agrees with the pixels that a fill covers, on random curves and both rules")
    func containsAgainstPixels() {
        var numbers = SeededNumbers(seed: 11)
        for _ in 0..<40 {
            func point() -> CGPoint {
                CGPoint(x: CGFloat.random(in: 0...32, using: &numbers), y: CGFloat.random(in: 0...32, using: &numbers))
            }
            let path = CGMutablePath()
            path.move(to: point())
            for _ in 0..<4 { path.addCurve(to: point(), control1: point(), control2: point()) }
            for rule in [CGPathFillRule.winding, .evenOdd] {
                let canvas = Canvas(32, 32).drawing {
                    $0.addPath(path)
                    $0.fillPath(using: rule)
                }
                for y in 0..<32 {
                    for x in 0..<32 {
                        let alpha = canvas.pixel(x, y) >> 24
                        let isInside = path.contains(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5), using: rule)
                        if alpha == 255 { #expect(isInside) }
                        if alpha == 0 { #expect(!isInside) }
                    }
                }
            }
        }
    }

    // Covers: CGPath.isRect
    @Test("isRect finds rectangles drawn by hand, and no others")
    func rectangles() {
        var found = CGRect.zero
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 5, y: 9), CGPoint(x: 1, y: 9), CGPoint(x: 1, y: 2), CGPoint(x: 5, y: 2)])
        path.closeSubpath()
        #expect(path.isRect(&found))
        #expect(found == CGRect(x: 1, y: 2, width: 4, height: 7))
        var turn = CGAffineTransform(rotationAngle: 0.1)
        #expect(!CGPath(rect: found, transform: &turn).isRect(nil))
        #expect(!CGPath(ellipseIn: found, transform: nil).isRect(nil))
        path.addRect(found)
        #expect(!path.isRect(nil))
    }

    // Covers: CGPath.apply
    @Test("apply hands its info to each visit")
    func apply() {
        var count = 0
        withUnsafeMutablePointer(to: &count) { pointer in
            CGPath(rect: .zero, transform: nil).apply(info: pointer) { info, _ in
                info!.assumingMemoryBound(to: Int.self).pointee += 1
            }
        }
        #expect(count == 5)
    }
}
