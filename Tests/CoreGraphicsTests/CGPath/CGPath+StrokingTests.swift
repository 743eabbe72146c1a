// Strokes and dashes as paths: two ways to the same pixels.
// Apple: "CGPath", copy(strokingWithWidth:…), copy(dashingWithPhase:…).
import CoreGraphics
import Foundation
import Testing

@Suite struct CGPathStrokingTests {
    static let zigzag: CGPath = {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 12, y: 50), CGPoint(x: 30, y: 14), CGPoint(x: 44, y: 46), CGPoint(x: 56, y: 20)])
        return path
    }()
    static let loop: CGPath = {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 10, y: 32))
        path.addCurve(to: CGPoint(x: 54, y: 32), control1: CGPoint(x: 60, y: -10), control2: CGPoint(x: 4, y: 70))
        path.closeSubpath()
        path.addEllipse(in: CGRect(x: 20, y: 20, width: 24, height: 20))
        return path
    }()

    // Covers: CGContext.replacePathWithStrokedPath, CGContext.setLineCap, CGContext.setLineJoin, CGContext.setLineWidth
    // Covers: CGContext.setMiterLimit, CGLineCap.butt, CGLineCap.round, CGLineCap.square, CGContext.strokePath
    @Test(
        "Filling the stroked path gives the pixels of the stroke, within the rasteriser's grid",
        arguments: [CGLineCap.butt, .round, .square], [CGLineJoin.miter, .round, .bevel])
    func outlines(cap: CGLineCap, join: CGLineJoin) {
        for path in [Self.zigzag, Self.loop] {
            let stroked = Canvas(64, 64).drawing {
                $0.setLineWidth(7)
                $0.setLineCap(cap)
                $0.setLineJoin(join)
                $0.setMiterLimit(3)
                $0.addPath(path)
                $0.strokePath()
            }
            let filled = Canvas(64, 64).drawing {
                $0.setLineWidth(7)
                $0.setLineCap(cap)
                $0.setLineJoin(join)
                $0.setMiterLimit(3)
                $0.addPath(path)
                $0.replacePathWithStrokedPath()
                $0.fillPath()
            }
            #expect(stroked.area > 400)
            #expect(difference(stroked, filled) <= 40)
            #expect(abs(stroked.area - filled.area) < stroked.area * 0.004)
        }
    }

    // Covers: CGContext.setLineDash
    @Test("Stroking a dashed copy gives the pixels of a dashed stroke", arguments: [0, 5, -3, 40] as [CGFloat])
    func dashes(phase: CGFloat) {
        let lengths: [CGFloat] = [9, 4, 3]
        let direct = Canvas(64, 64).drawing {
            $0.setLineWidth(3)
            $0.setLineDash(phase: phase, lengths: lengths)
            $0.addPath(Self.zigzag)
            $0.strokePath()
        }
        let copied = Canvas(64, 64).drawing {
            $0.setLineWidth(3)
            $0.addPath(Self.zigzag.copy(dashingWithPhase: phase, lengths: lengths))
            $0.strokePath()
        }
        #expect(direct.area > 100)
        #expect(difference(direct, copied) <= 12)
    }

    @Test("Miters are cut off beyond the limit")
    func miters() {
        let sharp = CGMutablePath()
        sharp.addLines(between: [CGPoint(x: 10, y: 20), CGPoint(x: 50, y: 24), CGPoint(x: 10, y: 28)])
        func box(_ limit: CGFloat) -> CGRect {
            sharp.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: limit).boundingBoxOfPath
        }
        #expect(box(2).maxX < 53)
        #expect(box(30).maxX > 65)
    }

    @Test("A point stroked is a disc with round caps, a square with square ones, nothing with butt ones (documented)")
    func dots() {
        let dot = CGMutablePath()
        dot.move(to: CGPoint(x: 8, y: 8))
        dot.addLine(to: CGPoint(x: 8, y: 8))
        func area(_ cap: CGLineCap) -> Double {
            Canvas(16, 16).drawing {
                $0.addPath(dot.copy(strokingWithWidth: 8, lineCap: cap, lineJoin: .miter, miterLimit: 10))
                $0.fillPath()
            }.area
        }
        #expect(abs(area(.round) - 16 * Double.pi) < 0.8)
        #expect(area(.square) == 64)
        #expect(area(.butt) == 0)
    }
}
